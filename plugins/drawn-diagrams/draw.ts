import {chromium} from '@playwright/test';
import {findChromium} from '../kit/chromium';
import {elementIdOf, idOf} from './drawings';
import type {Options} from './options';

/** Paths and commands in labels are as wide as diagrams.css shows them. */
const codeStyle = 'code{font-family:monospace,monospace;font-size:0.875em}';

interface Mermaid {
  initialize(options: object): void;
  render(id: string, source: string): Promise<{svg: string}>;
}

/** A drawing in one mode: its shapes, and the style rules that apply to them. */
interface Sheet {
  shapes: string;
  rules: [selector: string, declarations: [property: string, value: string][]][];
}

/** Runs in the browser. Removes unused selectors, because mermaid's style covers every kind of diagram. */
async function drawSheet([id, source, theme, font]: readonly string[]): Promise<Sheet> {
  const {mermaid} = window as unknown as {mermaid: Mermaid};
  mermaid.initialize({startOnLoad: false, theme, fontFamily: font});
  const {svg} = await mermaid.render(id ?? '', source ?? '');
  document.body.innerHTML = svg;
  // Mermaid puts a label's text into a paragraph in a span, which HTML doesn't allow.
  for (const paragraph of Array.from(document.querySelectorAll('span > p'))) {
    paragraph.replaceWith(...Array.from(paragraph.childNodes));
  }
  // An arrow without words has an empty label.
  document.querySelectorAll('.edgeLabel:has(foreignObject[width="0"])').forEach((label) => label.remove());
  const style = document.querySelector('svg style') as unknown as HTMLStyleElement;
  const rules = Array.from(style.sheet?.cssRules ?? [])
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
    .map((rule) => ({
      rule,
      used: rule.selectorText.split(', ').filter((selector) => document.querySelector(selector)),
    }))
    .filter(({used}) => used.length > 0)
    .map(({rule, used}): Sheet['rules'][number] => [
      used.join(', '),
      Array.from(rule.style, (property) => [property, rule.style.getPropertyValue(property)]),
    ]);
  style.remove();
  const text = document.body.innerHTML + JSON.stringify(rules);
  for (const element of Array.from(document.querySelectorAll('svg *'))) {
    const isUnused =
      element.id &&
      element.closest('defs, marker, filter, linearGradient') &&
      !text.includes(`#${element.id})`);
    if (isUnused) {
      element.remove();
    }
    for (const {name, value} of Array.from(element.attributes)) {
      if (name.startsWith('data-') || value === '' || value === ';') {
        element.removeAttribute(name);
      }
    }
  }
  document.querySelectorAll('defs:empty').forEach((element) => element.remove());
  // The policy allows a style by its hash, but no attributes, so they become rules. They repeat the id to keep their precedence.
  const own = new Map<string, string>();
  for (const element of Array.from(document.querySelectorAll('svg[style], svg [style]'))) {
    const style = element.getAttribute('style') ?? '';
    const name = own.get(style) ?? `own-${own.size}`;
    if (!own.has(style)) {
      own.set(style, name);
      const declarations = style
        .split(';')
        .map((declaration) => declaration.split(':').map((part) => part.trim()));
      rules.push([
        `#${id}#${id}${element.matches('svg') ? '' : ' '}.${name}`,
        declarations
          .filter(([property]) => property)
          .map(([property = '', ...value]) => [property, value.join(':')]),
      ]);
    }
    element.classList.add(name);
    element.removeAttribute('style');
  }
  return {shapes: document.querySelector('svg')?.outerHTML ?? '', rules};
}

const ruleOf = (selector: string, declarations: readonly (readonly [string, string])[]) =>
  `${selector}{${declarations.map(([property, value]) => `${property}:${value}`).join(';')}}`;

/** Joins both modes in one style: the light mode's rules, then the dark mode's differences, except in print. */
function styleOf(light: Sheet, dark: Sheet): string {
  const differing = dark.rules.flatMap(([selector, declarations], index) => {
    const known = new Map(light.rules[index]?.[1]);
    const changed = declarations.filter(([property, value]) => known.get(property) !== value);
    return changed.length > 0
      ? [ruleOf(`[data-theme=dark] ${selector.replaceAll(', ', ', [data-theme=dark] ')}`, changed)]
      : [];
  });
  return `${light.rules.map((rule) => ruleOf(...rule)).join('')}@media not print{${differing.join('')}}`;
}

/** Draws diagrams, each for both color modes in one SVG. */
export async function drawDiagrams(
  sources: readonly string[],
  {themes, fontFamily}: Pick<Options, 'themes' | 'fontFamily'>,
): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    // An empty page is in quirks mode, which reduces the height of code.
    await page.setContent('<!doctype html>');
    await page.addScriptTag({path: require.resolve('mermaid/dist/mermaid.min.js')});
    await page.addStyleTag({content: codeStyle});
    const drawings: string[] = [];
    for (const source of sources) {
      const id = elementIdOf(idOf(source));
      const light = await page.evaluate(drawSheet, [id, source, themes.light, fontFamily] as const);
      const dark = await page.evaluate(drawSheet, [id, source, themes.dark, fontFamily] as const);
      if (light.shapes !== dark.shapes || light.rules.length !== dark.rules.length) {
        throw new Error(`The modes differ in more than colors:\n${source}`);
      }
      drawings.push(light.shapes.replace(/>/, `><style>${styleOf(light, dark)}</style>`));
    }
    return drawings;
  } finally {
    await browser.close();
  }
}
