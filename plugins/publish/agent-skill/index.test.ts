// test/build/skills.spec.ts tests the index and the archives.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {FinishedSite} from '../../engine/finishedPage';
import {agentSkills} from '.';

const skill = {
  name: 'wash-v2',
  title: 'Wash v2',
  description: 'Wash "cars".',
  compatibility: 'Needs water.',
  page: '/v2/agents/',
  errors: '/v2/errors/',
  fields: {shapes: '/v2/shapes/'},
};

/** A section that is in the skill, given the address of the skill's folder. */
const wash = (folder: string) => `## Wash

See [fields](${folder}references/fields.md).

### Rinse

- \`\`\`cue
  ## Install
  \`\`\`
`;

const address = 'https://a.example/w/.well-known/agent-skills/wash-v2/';

const copies = {
  'v2/agents': `# Agents\n\nHi.\n\n## Install\n\nUnpack it.\n\n${wash(address)}\n## Next steps\n\nPolish.\n`,
  'v2/errors': '# Errors\n',
  'v2/shapes':
    '# Shapes\n\n- `no`, this is text.\n\n### `#Shape`\n\n' +
    '- `size?`: `[...int] = [1]` · Of a [shape](https://a.example/#x). More.\n\n## Tags\n\n- `tag`: `"a"` · A tag.\n',
};

/** Writes the skills of a site with copies of pages, and returns a file's path. */
async function publish(skills: (typeof skill)[]): Promise<(file: string) => string> {
  const outDir = test.info().outputPath('build');
  for (const [page, copy] of Object.entries(copies)) {
    mkdirSync(path.join(outDir, page), {recursive: true});
    writeFileSync(path.join(outDir, page, 'index.md'), copy);
  }
  const site = {outDir, url: 'https://a.example/w'} as FinishedSite;
  await agentSkills({skills, without: ['Install', 'Next steps']}).site?.(site);
  return (file) => path.join(outDir, '.well-known/agent-skills', file);
}

test('a skill has sections of a page, a line for each field, and the errors', async () => {
  const at = await publish([skill]);
  const read = (file: string) => readFileSync(at(`wash-v2/${file}`), 'utf8');
  expect(read('SKILL.md')).toBe(`---
name: "wash-v2"
description: "Wash \\"cars\\"."
compatibility: "Needs water."
---

# Wash v2

${wash('')}`);
  expect(read('references/fields.md')).toBe(
    '# Fields of Wash v2\n\n- `shapes.Shape.size?`: `[...int] = [1]` · Of a shape.\n- `shapes.tag`: `"a"` · A tag.\n',
  );
  expect(read('references/errors.md')).toBe('# Errors\n');
});

test('a version without the page has no skill', async () => {
  const at = await publish([{...skill, page: '/v1/agents/'}]);
  expect(existsSync(at('index.json'))).toBe(false);
});
