import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

const styles = ['src/css/tokens.css', 'plugins/code/code-blocks/lines.css'].map((file) =>
  readFileSync(file, 'utf8'),
);

/** The colors by the name of their custom property without its prefix. */
function readColors(css: string): Map<string, string> {
  const found = css.matchAll(/--(?:holos-)?([\w-]+): (#[\da-f]{6});/g);
  return new Map(Array.from(found, ([, name = '', color = '']) => [name, color]));
}

const partsOf = (isDark: boolean) =>
  readColors(styles.map((css) => css.split(/^@media not print/m)[isDark ? 1 : 0]).join('\n'));

const light = partsOf(false);
light.set('code-bar', light.get('surface') ?? '');
light.set('stage', light.get('navy') ?? '');

const modes = {light, dark: new Map([...light, ...partsOf(true)])};

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);

const weigh = ([red = 0, green = 0, blue = 0]: number[], [r, g, b]: [number, number, number]) =>
  r * red + g * green + b * blue;

/** Luminance as WCAG 2 has it. */
const luminance = (color: string) =>
  weigh(
    channels(color).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)),
    [0.2126, 0.7152, 0.0722],
  );

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Lightness contrast, Lc, without its sign: APCA-W3 0.1.9 (constants 0.98G-4g), https://github.com/Myndex/apca-w3. */
function lightnessContrast(text: string, ground: string): number {
  const [front = 0, back = 0] = [text, ground].map((color) => {
    const y = weigh(
      channels(color).map((value) => value ** 2.4),
      [0.2126729, 0.7151522, 0.072175],
    );
    return y < 0.022 ? y + (0.022 - y) ** 1.414 : y;
  });
  const difference = back > front ? back ** 0.56 - front ** 0.57 : front ** 0.62 - back ** 0.65;
  const scaled = difference * 1.14;
  return scaled < 0.1 ? 0 : (scaled - 0.027) * 100;
}

const grounds = [
  'paper',
  'surface',
  'raised',
  'code-bar',
  'marigold-wash',
  'blue-wash',
  'green-wash',
  'red-wash',
];

const pairs = (texts: readonly string[], below: readonly string[]) =>
  Object.entries(modes).flatMap(([mode, colors]) =>
    texts.flatMap((text) =>
      below.map((ground) => ({
        name: `${text} on ${ground}, ${mode}`,
        text: colors.get(text),
        ground: colors.get(ground),
      })),
    ),
  );

test('the formula gives the figures of its publication', () => {
  expect(lightnessContrast('#888888', '#ffffff')).toBeCloseTo(63.06, 1);
  expect(lightnessContrast('#ffffff', '#888888')).toBeCloseTo(68.54, 1);
  expect(lightnessContrast('#112233', '#ddeeff')).toBeCloseTo(91.67, 1);
});

test('soft text, which comments in code have too, has at least Lc 60 on all that it stands on', () => {
  const stage = pairs(['stage-ink', 'stage-soft'], ['stage', 'stage-panel']);
  for (const {name, text = '', ground = ''} of [...pairs(['ink-soft'], grounds), ...stage]) {
    expect.soft(lightnessContrast(text, ground), name).toBeGreaterThanOrEqual(60);
  }
});

test('text and the colors of code have at least 4.5:1 on all that they stand on', () => {
  const texts = ['ink', 'ink-soft', 'link', 'link-hover', 'green', 'red'];
  const code = ['code-keyword', 'code-number', 'code-name', 'code-url'];
  for (const {name, text = '', ground = ''} of pairs([...texts, ...code], grounds)) {
    expect.soft(contrast(text, ground), name).toBeGreaterThanOrEqual(4.5);
  }
});

test('in dark mode, levels differ to the eye', () => {
  const levels = [
    ['paper', 'surface'],
    ['surface', 'raised'],
    ['raised', 'code-bar'],
    ['paper', 'stage'],
    ['stage', 'stage-panel'],
  ] as const;
  for (const [one, other] of levels) {
    const [a = '', b = ''] = [modes.dark.get(one), modes.dark.get(other)];
    expect.soft(contrast(a, b), `${one} and ${other}`).toBeGreaterThan(1.1);
  }
});
