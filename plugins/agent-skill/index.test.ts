import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {FinishedSite} from '../kit/step';
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

const copies = {
  'v2/agents': `# Agents

Text for people.

## Install

Unpack it.

## Wash

See [fields](https://a.example/w/.well-known/agent-skills/wash-v2/references/fields.md).

\`\`\`cue
## Install
#Shape: 1
\`\`\`

### Rinse

Twice.

## Next steps

- Dry.
`,
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

## Wash

See [fields](references/fields.md).

\`\`\`cue
## Install
#Shape: 1
\`\`\`

### Rinse

Twice.
`);
  expect(read('references/fields.md')).toBe(
    '# Fields of Wash v2\n\n- `shapes.Shape.size?`: `[...int] = [1]` · Of a shape.\n- `shapes.tag`: `"a"` · A tag.\n',
  );
  expect(read('references/errors.md')).toBe('# Errors\n');
});

test('the index has the digest of an archive with the same files', async () => {
  const at = await publish([skill]);
  const archive = readFileSync(at('wash-v2.tar.gz'));
  expect(JSON.parse(readFileSync(at('index.json'), 'utf8'))).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'wash-v2',
        type: 'archive',
        description: 'Wash "cars".',
        url: 'wash-v2.tar.gz',
        digest: `sha256:${createHash('sha256').update(archive).digest('hex')}`,
      },
    ],
  });
  const folder = test.info().outputPath('unpacked');
  mkdirSync(folder);
  execFileSync('tar', ['-xzf', at('wash-v2.tar.gz'), '-C', folder]);
  execFileSync('diff', ['-r', folder, at('wash-v2')]);
  await publish([skill]);
  expect(readFileSync(at('wash-v2.tar.gz')).equals(archive)).toBe(true);
});

test('a version without the page has no skill', async () => {
  const at = await publish([{...skill, page: '/v1/agents/'}]);
  expect(existsSync(at('index.json'))).toBe(false);
});
