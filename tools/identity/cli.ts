/**
 * `npm run identity`: makes logos, icons, the picture for link previews and the manifest anew. For after a change of the
 * colors in src/css/tokens.css, of the mark in config/identity.ts, or of the name in config/site.ts.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {identityFiles} from './files';

async function main(): Promise<void> {
  for (const [name, content] of identityFiles(siteDir)) {
    const file = path.join(siteDir, 'static', name);
    if (!readFileSync(file).equals(Buffer.from(content))) {
      writeFileSync(file, content);
      console.log(`wrote static/${name}`);
    }
  }
}

void main();
