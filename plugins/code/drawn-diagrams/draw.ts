import {chromium} from '@playwright/test';
import {findChromium} from '../../engine/chromium';
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

/**
 * Draws a diagram in the browser, where it can use no other function of this file. Leaves out what the drawing doesn't use,
 * because mermaid's style and definitions cover every kind of diagram.
 */
async function drawSheet([id = '', source = '', theme, font]: readonly string[]): Promise<Sheet> {
  const all = <Type extends Element>(selector: string) =>
    Array.from(document.querySelectorAll<Type>(selector));

  function tidy(): void {
    // Mermaid puts a label's text into a paragraph in a span, which HTML doesn't allow.
    all('span > p').forEach((paragraph) => paragraph.replaceWith(...Array.from(paragraph.childNodes)));
    // An arrow without words has an empty label.
    all('.edgeLabel:has(foreignObject[width="0"])').forEach((label) => label.remove());
  }

  /** Takes the style out of the drawing, and returns its rules with the selectors that match something. */
  function takeRules(): Sheet['rules'] {
    const [style] = all<HTMLStyleElement>('svg style');
    const rules = Array.from(style?.sheet?.cssRules ?? []).flatMap((rule): Sheet['rules'] => {
      const selectors = rule instanceof CSSStyleRule ? rule.selectorText.split(', ') : [];
      const used = selectors.filter((selector) => document.querySelector(selector));
      const declarations = (rule as CSSStyleRule).style;
      return used.length > 0
        ? [[used.join(', '), Array.from(declarations, (name) => [name, declarations.getPropertyValue(name)])]]
        : [];
    });
    style?.remove();
    return rules;
  }

  function removeUnused(rules: Sheet['rules']): void {
    const text = document.body.innerHTML + JSON.stringify(rules);
    for (const element of all('svg *')) {
      const isDefinition = element.id && element.closest('defs, marker, filter, linearGradient');
      if (isDefinition && !text.includes(`#${element.id})`)) {
        element.remove();
      }
      for (const {name, value} of Array.from(element.attributes)) {
        if (name.startsWith('data-') || value === '' || value === ';') {
          element.removeAttribute(name);
        }
      }
    }
    all('defs:empty').forEach((element) => element.remove());
  }

  /** The policy allows a style by its hash, but no attributes, so they become rules. These repeat the id to keep their precedence. */
  function takeAttributes(): Sheet['rules'] {
    const names = new Map<string, string>();
    return all('svg[style], svg [style]').flatMap((element): Sheet['rules'] => {
      const style = element.getAttribute('style') ?? '';
      const known = names.get(style);
      const name = known ?? `own-${names.size}`;
      names.set(style, name);
      element.classList.add(name);
      element.removeAttribute('style');
      const declarations = style
        .split(';')
        .map((declaration) => declaration.split(':').map((part) => part.trim()))
        .filter(([property]) => property);
      const selector = `#${id}#${id}${element.matches('svg') ? '' : ' '}.${name}`;
      return known
        ? []
        : [[selector, declarations.map(([property = '', ...value]) => [property, value.join(':')])]];
    });
  }

  const {mermaid} = window as unknown as {mermaid: Mermaid};
  mermaid.initialize({startOnLoad: false, theme, fontFamily: font});
  document.body.innerHTML = (await mermaid.render(id, source)).svg;
  tidy();
  const rules = takeRules();
  removeUnused(rules);
  rules.push(...takeAttributes());
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
