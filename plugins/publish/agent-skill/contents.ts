/** The files of a skill, made from the Markdown copies of pages. */
import {parseMarkdown, plainText} from '../../engine/markdown';

/** The sections of a copy, which is parsed because a line of code can look like a heading, also in an item of a list. */
function splitSections(copy: string, isStart: (depth: number) => boolean): {title: string; text: string}[] {
  const starts = parseMarkdown(copy, 'copy.md').children.flatMap((node) =>
    node.type === 'heading' && isStart(node.depth) ? [node.position?.start.offset ?? 0] : [],
  );
  return starts.map((start, index) => {
    const text = copy.slice(start, starts[index + 1]);
    return {title: /^#+ (.*)/.exec(text)?.[1] ?? '', text};
  });
}

/** `SKILL.md`: the sections of a page without some of them, after front matter. */
export function instructions(
  copy: string,
  frontMatter: Record<string, string>,
  title: string,
  without: readonly string[],
): string {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const sections = splitSections(copy, (depth) => depth === 2).filter((one) => !without.includes(one.title));
  const text = sections.map((section) => section.text).join('');
  return `---\n${lines.join('\n')}\n---\n\n# ${title}\n\n${text.trimEnd()}\n`;
}

/** The fields in a page of the reference, each in one line: its name with that of its type, its type, and one sentence. */
export function fieldLines(copy: string, packageName: string): string[] {
  return splitSections(copy, () => true).flatMap(({title, text}) => {
    const [, type] = /^`#(\w+)`/.exec(title) ?? [];
    const prefix = type ? `${packageName}.${type}` : packageName;
    return [...text.matchAll(/^- `(\w+\??)`: (`.*)$/gm)].map(
      ([, name, rest = '']) => `- \`${prefix}.${name}\`: ${plainText(rest).replace(/\. .*/, '.')}`,
    );
  });
}
