/** The files of a skill, made from the Markdown copies of pages. */
import {parseMarkdown, plainText} from '../../engine/markdown';

/** A heading, and the text up to the next heading of this depth or a smaller one. */
interface Section {
  title: string;
  text: string;
}

/** The sections of a copy. A line in a code block can look like a heading, also if the block begins an item of a list, so the copy is parsed. */
function sectionsOf(copy: string, isHeading: (depth: number) => boolean): Section[] {
  const starts = parseMarkdown(copy, 'copy.md').children.flatMap(({type, position, ...node}) =>
    type === 'heading' && isHeading((node as {depth: number}).depth) ? [position?.start.offset ?? 0] : [],
  );
  return starts.map((start, index) => {
    const text = copy.slice(start, starts[index + 1]);
    return {title: /^#+ (.*)/.exec(text)?.[1] ?? '', text};
  });
}

/** The instructions of a skill: the sections of a page without some of them, after its front matter. */
export function instructions(
  copy: string,
  head: Record<string, string>,
  title: string,
  without: readonly string[],
): string {
  const frontMatter = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  const sections = sectionsOf(copy, (depth) => depth === 2).filter(
    (section) => !without.includes(section.title),
  );
  return `---\n${frontMatter.join('')}---\n\n# ${title}\n\n${sections
    .map(({text}) => text)
    .join('')
    .trimEnd()}\n`;
}

/** The fields in a page of the reference, each in one line: its name with that of its type, its type, and one sentence. */
export function fieldLines(copy: string, packageName: string): string[] {
  return sectionsOf(copy, () => true).flatMap(({title, text}) => {
    const [, type] = /^`#(\w+)`/.exec(title) ?? [];
    const owner = [packageName, ...(type ? [type] : [])].join('.');
    return [...text.matchAll(/^- `(\w+\??)`: (`.*)$/gm)].map(
      ([, name, rest = '']) => `- \`${owner}.${name}\`: ${plainText(rest).replace(/\. .*/, '.')}`,
    );
  });
}
