/** Relative luminance as WCAG has it, of a color such as `rgb(0, 12, 255)`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (/^rgb\((.*)\)$/.exec(color)?.[1] ?? '').split(',').map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colors as WCAG has it: 1 to 21, or 0 where one of them is no such color. */
export function contrast(one: string, other: string): number {
  if (![one, other].every((color) => /^rgb\(\d+, \d+, \d+\)$/.test(color))) {
    return 0;
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
