/** `7 changes`, `1 change` */
export const quantity = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;
