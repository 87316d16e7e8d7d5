import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../../engine/inlineScript';

/** Shows `<Tabs>` as HTML that works by itself, and remembers a reader's choice on all pages: see README.md. */
export default function tabs(): Plugin {
  const file = (name: string) => path.join(__dirname, name);
  return {
    name: 'tabs',
    async contentLoaded({actions}) {
      await actions.createData('script.json', {text: await inlineScript(file('page/index.ts'))});
    },
    getThemePath: () => file('theme'),
    getClientModules: () => [file('tabs.css')],
    getPathsToWatch: () => [file('{choices,page/index}.ts')],
  };
}
