/** The skills for coding agents, as a program finds and reads them. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {keyOf, pages} from '../../config/pages';
import {released, unreleased} from '../../config/versions';
import {readFrontMatter} from '../../plugins/engine/markdown';
import {build, read} from '../support/built';
import {readBlocks} from '../support/examples';

const FOLDER = '/.well-known/agent-skills';
const versions = [released.path, unreleased.path];

interface Skill {
  name: string;
  description: string;
  url: string;
  digest: string;
}

const readIndex = () => (JSON.parse(read(`${FOLDER}/index.json`).toString()) as {skills: Skill[]}).skills;

test('the index lists a skill for each version', () => {
  const names = versions.map((version) => `holos-${version}`);
  expect(
    readIndex()
      .map((skill) => skill.name)
      .sort(),
  ).toEqual(names.sort());
});

for (const version of versions) {
  const name = `holos-${version}`;
  const readSkill = () => read(`${FOLDER}/${name}/SKILL.md`).toString();

  test(`${name}: the archive has the listed digest and the published files`, () => {
    const {url = '', digest} = readIndex().find((listed) => listed.name === name) ?? {};
    const archive = path.join(build, FOLDER, url);
    const content = readFileSync(archive);
    expect(digest).toBe(`sha256:${createHash('sha256').update(content).digest('hex')}`);
    const folder = test.info().outputPath(name);
    mkdirSync(folder);
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    execFileSync('diff', ['-r', folder, path.join(build, FOLDER, name)]);
  });

  test(`${name}: its front matter follows the format, and its references exist`, () => {
    const skill = readSkill();
    const {description = ''} = readIndex().find((listed) => listed.name === name) ?? {};
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(readFrontMatter(skill)).toMatchObject({name, description});
    expect(description.length).toBeLessThanOrEqual(1024);
    expect(skill.split('\n').length).toBeLessThanOrEqual(500);
    const references = [...skill.matchAll(/\]\((references\/[\w.]+)\)/g)].map(([, file]) => file);
    expect([...new Set(references)].sort()).toEqual(['references/errors.md', 'references/fields.md']);
    for (const file of references) {
      expect(read(`${FOLDER}/${name}/${file}`).length).toBeGreaterThan(1000);
    }
  });

  test(`${name}: each block is one of the executed page, with all commands that readers of the page see`, () => {
    const page = pages.all().find((each) => keyOf(each) === `${version}/topics/agents`);
    const shown = (page ? readBlocks(page) : [])
      .filter(({kind}) => kind !== 'proof' && kind !== 'skip')
      .map(({body}) => body);
    const blocks = [...readSkill().matchAll(/^```\w+.*\n([^]*?\n)```$/gm)].map(([, body]) => body);
    expect(blocks).toEqual(shown);
    expect(blocks.length).toBeGreaterThan(30);
  });
}
