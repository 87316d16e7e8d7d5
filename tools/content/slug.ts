/** The ids that the framework gives to headings, which are those of GitHub. */

/** Makes the ids of one page: a second heading of the same text gets a number. */
export function createSlugger(): (text: string) => string {
  const taken = new Map<string, number>();
  return (text) => {
    const plain = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let slug = plain;
    for (let number = taken.get(plain) ?? 0; taken.has(slug);) {
      slug = `${plain}-${++number}`;
      taken.set(plain, number);
    }
    taken.set(slug, 0);
    return slug;
  };
}
