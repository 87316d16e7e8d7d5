/** A release on a copy of this site. */
import {stripVTControlCharacters} from 'node:util';
import {CopiedSite, type Outcome} from './copiedSite';

/** A name that no version has. */
export const next = 'v9alpha1';

/** A copy of this site as it is now, all of it committed. */
export function copyForRelease(): CopiedSite {
  const site = new CopiedSite();
  site.commit('Before the release');
  return site;
}

/** Releases the unreleased docs of a copy, as `npm run release` does. */
export async function release(site: CopiedSite, name: string): Promise<Outcome> {
  const {status, output} = await site.run('tsx', ['tools/release/cli.ts', name]);
  return {status, output: stripVTControlCharacters(output)};
}
