/** Writes text and attributes of HTML. */

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

export const escape = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** An attribute after a space; nothing without a value. */
export const attribute = (name: string, value?: string) =>
  value === undefined ? '' : ` ${name}="${escape(value).replaceAll('"', '&quot;')}"`;
