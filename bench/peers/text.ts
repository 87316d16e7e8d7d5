/** The text that all peers show: the Markdown copies that a build of this site has of its docs. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import {released} from '../../config/versions';

/** Where the docs stand in every peer, without slashes at its ends. */
export const root = `docs/${released.path}`;

/** The page that is measured. */
export const measured = `/${root}/tutorial/hello-holos/`;

/** A page as Markdown that needs nothing of this site. */
export interface Copy {
  /** Its address below the root of the docs, as an id of the framework: `index`, `topics/index`, `tutorial/cue`. */
  id: string;
  title: string;
  description: string;
  body: string;
}

/** The title, the description, the line with the edition and the address, and the text. */
const COPY = /^# (.+)\n\n> (.+)\n\n.+\n\n([^]*)$/;

/**
 * Reads the copies of the released docs.
 *
 * @param build a finished build of this site
 * @throws Error when the build has none, or one of another form
 */
export function readCopies(build: string): Copy[] {
  const folder = path.join(build, root);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.md')
    .sort();
  if (files.length === 0) {
    throw new Error(`${folder} has no Markdown copies`);
  }
  const folders = new Set(files.map((file) => path.dirname(path.dirname(file))));
  return files.map((file) => {
    const [, title, description, text] = COPY.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    if (!title || !description || text === undefined) {
      throw new Error(`${path.join(folder, file)}: not the form of a copy`);
    }
    const page = path.dirname(file);
    return {
      id: page === '.' ? 'index' : folders.has(page) ? `${page}/index` : page,
      title,
      description,
      // Links of the copies are whole addresses; here they lead to the peer's own pages.
      body: text.replaceAll(`](${site.url}/`, '](/'),
    };
  });
}

/** An entry of the sidebar: the id of a page, or entries below a page. */
export type Entry =
  | string
  | {type: 'category'; label: string; collapsed?: boolean; link?: {type: 'doc'; id: string}; items: Entry[]};

/** The sidebar of these pages, as the framework takes it. */
export const sidebars = JSON.parse(
  readFileSync(`versioned_sidebars/version-${released.name}-sidebars.json`, 'utf8'),
) as {doc: Entry[]};

/** A page with front matter, which every generator reads. */
export const sourceOf = ({title, description, body}: Copy) =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
