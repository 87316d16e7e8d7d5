import {distance} from '@site/lib/distance';

/** First letters that are taken for each other. */
const alike = ['ck', 'sz'];

/** From so many letters on, a word may have two errors. */
const TWICE = 9;

/** Whether two words may begin the same way: with letters that sound alike, or in each other's place. */
function beginAlike([a = '', second]: string, [b = '', other]: string): boolean {
  const isSwapped = a === other && b === second;
  return a === b || isSwapped || alike.some((pair) => pair.includes(a) && pair.includes(b));
}

/**
 * Whether one typing error makes one word of the other: a letter too many, too few, another one, or two in each
 * other's place. The first letter is right, as it almost always is, or sounds like it; of four letters, two may be in
 * each other's place and no more.
 */
export function isNear(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || !beginAlike(a, b)) {
    return false;
  }
  let start = 0;
  while (start < a.length && a[start] === b[start]) {
    start += 1;
  }
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  const isOther = restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
  return isSwapped || (isOther && a.length > 4);
}

/** Whether two typing errors make one long word of the other. */
export function isFar(a: string, b: string): boolean {
  return (
    a[0] === b[0] &&
    Math.min(a.length, b.length) >= TWICE &&
    Math.abs(a.length - b.length) <= 2 &&
    distance(a, b) <= 2
  );
}
