/** The skills for coding agents in static/, as a program finds and reads them. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {keyOf, pages, siteDir} from '../../config/pages';
import {readFrontMatter} from '../../plugins/engine/markdown';
import {readExamplePage} from '../../plugins/examples/page';

const folder = path.join(siteDir, 'static/.well-known/agent-skills');

interface Skill {
  name: string;
  description: string;
  url: string;
  digest: string;
}

const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {skills: Skill[]};

for (const {name, description, url, digest} of index.skills) {
  const skill = readFileSync(path.join(folder, name, 'SKILL.md'), 'utf8');
  const archive = path.join(folder, url);

  test(`${name}: the index has the digest of the archive, which has the skill`, () => {
    const remedy = 'pack the skill as CONTRIBUTING.md says';
    expect(execFileSync('tar', ['-xzOf', archive, 'SKILL.md'], {encoding: 'utf8'}), remedy).toBe(skill);
    const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
    expect(digest, 'correct index.json').toBe(`sha256:${hash}`);
  });

  test(`${name}: its front matter follows the format`, () => {
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(readFrontMatter(skill)).toMatchObject({name, description});
    expect(description.length).toBeLessThanOrEqual(1024);
    expect(skill.split('\n').length).toBeLessThanOrEqual(500);
  });

  test(`${name}: its blocks are those of the executed page on agents`, () => {
    const page = pages.all().find((each) => `holos-${keyOf(each)}` === `${name}/topics/agents`);
    const shown = (page ? readExamplePage(siteDir, page.source).blocks : [])
      .filter(({kind}) => kind !== 'proof' && kind !== 'skip')
      .map(({body}) => body);
    const blocks = [...skill.matchAll(/^```\w+.*\n([^]*?\n)```$/gm)].map(([, body]) => body);
    expect(blocks).toEqual(shown);
    expect(blocks.length).toBeGreaterThan(30);
  });
}
