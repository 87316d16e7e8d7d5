/** Names of pages, in addresses and in front matter. */

/** Whether a part of an address is in lower case, its words joined by hyphens. */
export const isName = (part: string): boolean => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(part);

/** The title that a path suggests: `topics/private-charts` gives "Private charts". */
export function titleFrom(id: string): string {
  const words = (id.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text as a value of YAML: quoted where its signs could mean something. */
export const yamlText = (text: string): string =>
  /^[A-Za-z][\w ,.()/-]*$/.test(text) && !/^(?:true|false|yes|no|null|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);
