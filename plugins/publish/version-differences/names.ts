import {quantity} from '../../engine/quantity';

/** The file with the number of changes of each page. */
export const COUNTS = 'differences.json';

/** What an attribute says of the other version; a link without such words keeps its own text. */
export const WHERE = String.raw`(?:in|since) [^"]+`;

/** What a link to differences says: `7 changes in v2`, `Same in v2`. */
export const sayDifferences = (count: number, where: string) =>
  `${count > 0 ? quantity(count, 'change') : 'Same'} ${where}`;
