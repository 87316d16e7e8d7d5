/** `7 changes`, `1 change` */
export const quantity = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
