import type {Page} from '@playwright/test';

/**
 * What the color modes differ in beside colors: lengths among the custom properties of the root, and elements that
 * stand elsewhere or are of another size. The mode is switched by its attribute alone, and back.
 */
export async function modeDifferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const mode = root.dataset.theme;
    const elements = Array.from(document.body.querySelectorAll('*'));
    function look(theme: string) {
      root.dataset.theme = theme;
      const style = getComputedStyle(root);
      const lengths = new Map<string, string>();
      root.computedStyleMap().forEach((_, name) => {
        const value = name.startsWith('--') ? style.getPropertyValue(name).replace(/url\(.*?\)/g, '') : '';
        lengths.set(name, (value.match(/[\d.]+(?:px|r?em|ch|v[wh])\b/g) ?? []).join(' '));
      });
      const boxes = elements.map((element) => element.getBoundingClientRect());
      return {lengths, boxes};
    }
    const [light, dark] = [look('light'), look('dark')];
    root.dataset.theme = mode;
    const differing = [...light.lengths]
      .filter(([name, value]) => dark.lengths.get(name) !== value)
      .map(([name, value]) => `${name}: ${value}, ${dark.lengths.get(name)}`);
    const moved = elements.flatMap((element, index) => {
      const [a, b] = [light.boxes[index], dark.boxes[index]];
      // Of the pictures that the modes have of their own, one is shown in each.
      const isShown = a && b && a.width > 0 && b.width > 0;
      return isShown &&
        (['x', 'y', 'width', 'height'] as const).some((side) => Math.abs(a[side] - b[side]) > 0.1)
        ? [`${element.outerHTML.slice(0, 80)}: ${JSON.stringify(a)}, ${JSON.stringify(b)}`]
        : [];
    });
    return [...differing, ...moved.slice(0, 5)];
  });
}
