import path from 'node:path';
import type {Capability} from '../../engine/capability';
import {inlineScript} from '../../engine/inlineScript';

const file = (name: string) => path.join(__dirname, name);

/** Renders `<Tabs>` as HTML that works without scripts, and stores the reader's choice. See README.md of the room. */
export function tabs(): Capability {
  return {
    name: 'tabs',
    client: [file('tabs.css')],
    theme: file('theme'),
    plugin: () => ({
      async contentLoaded({actions}) {
        await actions.createData('script.json', {text: await inlineScript(file('page/index.ts'))});
      },
      getPathsToWatch: () => [file('{choices,page/index}.ts')],
    }),
  };
}
