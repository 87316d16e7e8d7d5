import type {Page} from '@playwright/test';

/** A part of a page as Chromium tells it to a screen reader. */
export interface Node {
  role: string;
  name: string;
  description: string;
  /** Role of what it stands in. */
  parent: string;
}

/** The page as Chromium tells it to a screen reader. */
export async function accessibilityTree(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const roles = new Map(nodes.map(({nodeId, role}) => [nodeId, String(role?.value ?? '')]));
  return nodes
    .filter(({ignored}) => !ignored)
    .map(({role, name, description, parentId}) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      description: String(description?.value ?? '').trim(),
      parent: roles.get(parentId ?? '') ?? '',
    }));
}

const controls = ['link', 'button', 'checkbox', 'textbox', 'combobox', 'tab', 'DisclosureTriangle'];
const landmarks = ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region', 'search'];

/** What of the page a screen reader could not name: controls, images, and landmarks of a kind that repeats. */
export function namelessIn(tree: readonly Node[]): string[] {
  const places = tree.filter(({role}) => landmarks.includes(role));
  const repeated = places.filter(({role}) => places.filter((place) => place.role === role).length > 1);
  const names = places.map(({role, name}) => `${role} ${name}`);
  return [
    ...tree.filter(({role, name}) => controls.includes(role) && name === '').map(({role}) => role),
    // A control's own name stands for the picture in it.
    ...tree
      .filter(
        ({role, name, parent}) => ['image', 'img'].includes(role) && !controls.includes(parent) && !name,
      )
      .map(({role}) => role),
    ...repeated.filter(({name}) => name === '').map(({role}) => role),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `a second ${name}`),
    ...['main', 'contentinfo']
      .filter((role) => places.filter((place) => place.role === role).length !== 1)
      .map((role) => `not one ${role}`),
  ];
}
