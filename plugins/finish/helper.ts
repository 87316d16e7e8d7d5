/**
 * The program of a helping process: see helpers.ts. Node.js itself loads the libraries of its jobs, most of which are ES
 * modules; lib/typescript.mjs translates the files of this site.
 */

import type {PictureJob} from './cards/picture';
import type {PageJob} from './page';
import type {SearchJob} from './searchFiles';

/** What a helping process can do; each job loads only what it needs. */
const jobs = {
  load: async (_: undefined) => void (await import('./page')),
  page: async (job: PageJob) => (await import('./page')).finishPage(job),
  search: async (job: SearchJob) => (await import('./searchFiles')).writeSearchIndex(job),
  feed: async (html: string) => (await import('./feedContent')).feedContent(html),
  card: async (job: PictureJob) => (await import('./cards/picture')).drawPicture(job),
};

export type Jobs = typeof jobs;

/** A job on its way to a helping process. */
export interface Request {
  id: number;
  kind: keyof Jobs;
  job: never;
}

/** Its answer. */
export interface Answer {
  id: number;
  result?: unknown;
  error?: string;
}

async function answer({id, kind, job}: Request): Promise<Answer> {
  try {
    return {id, result: await jobs[kind](job)};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

process.on('message', (request: Request) => {
  // A build that has failed no longer listens, which must not become an error of its own.
  void answer(request).then((message) => process.send?.(message, undefined, undefined, () => undefined));
});

// The build has ended, or failed: nobody waits for what is not done yet.
process.on('disconnect', () => process.exit());
