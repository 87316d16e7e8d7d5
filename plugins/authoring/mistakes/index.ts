/** Says what is wrong with the content before the framework does, in the build and in the preview. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPreview} from './preview';
import {stops, type Check, type Finding} from './stops';

/** `file:line: what is wrong; how to mend it`, one below the other. */
export const listOf = (findings: readonly Finding[]) =>
  findings.map(({file, line, message}) => `${file}:${line}: ${message}`).join('\n\n');

/** @throws Error when something has to be mended first, all of which is printed */
function refuse(findings: readonly Finding[]): void {
  const mode = process.env.NODE_ENV;
  const rest = findings.filter((finding) => !stops(mode)(finding));
  if (mode === 'production' && rest.length > 0) {
    console.warn(`[WARNING] The content has\n\n${listOf(rest)}\n`);
  }
  const found = findings.filter(stops(mode));
  if (found.length > 0) {
    // The framework indents what is thrown, below an error of its own.
    console.error(`[ERROR] The content has\n\n${listOf(found)}\n`);
    const error = new Error(
      `${found.length} ${found.length > 1 ? 'mistakes' : 'mistake'} in the content, listed above`,
    );
    // The place of this line helps nobody who writes a page.
    error.stack = error.message;
    throw error;
  }
}

/** Commands that read the content; others, such as the one that cuts a version, work with what is there. */
const readers = ['start', 'build'];

/** What the plugin needs of the check. */
interface Options {
  check: Check & {
    /** Reads the pages that nobody else reads. */
    readHalf(): void;
  };
  /** Resolves when another process has read the other half of the pages; none when all of them are known. */
  ready?: Promise<void>;
}

/** The plugin, to be called before the framework reads any content. */
export default function mistakes({check, ready}: Options) {
  return async (_context: LoadContext): Promise<Plugin> => {
    const mode = process.env.NODE_ENV;
    if (readers.includes(process.argv[2] ?? '')) {
      if (ready) {
        check.readHalf();
        await ready;
      }
      refuse(check().findings);
    }
    return {
      name: 'mistakes',
      configureWebpack: (_config, isServer) =>
        isServer || mode !== 'development' ? {} : createPreview(check),
    };
  };
}
