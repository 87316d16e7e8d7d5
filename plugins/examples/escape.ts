/** A text as a part of a regular expression: `a.b` → `a\.b` */
export const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
