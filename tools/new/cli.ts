/** `npm run new`: makes the files of a new page or post, and says what to do next. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {released, unreleased} from '../../config/versions';
import {type Made, newPage} from './page';
import {newPost} from './post';

const usage = `Usage: npm run new page PATH ["Title"]   such as topics/secrets; both versions of the docs get it
       npm run new post SLUG ["Title"]   such as faster-renders; its day is today`;

/** What a call asks for; undefined when it is no call of this command. */
async function make([kind, name, title, ...more]: readonly string[]): Promise<Made | undefined> {
  if (!name || more.length > 0) {
    return undefined;
  }
  switch (kind) {
    case 'page':
      // The unreleased and the released version have the same pages; older ones stay as they were.
      return newPage(siteDir, [unreleased, released], name, title);
    case 'post':
      return newPost(siteDir, name, new Date().toISOString().slice(0, 10), title);
    default:
      return undefined;
  }
}

async function main(): Promise<void> {
  const made = await make(process.argv.slice(2));
  if (!made) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  for (const [file, text] of made.files) {
    const target = path.join(siteDir, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
    console.log(`wrote ${file}`);
  }
  console.log(`\nNext:\n${made.next.map((line) => `  ${line}`).join('\n')}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
