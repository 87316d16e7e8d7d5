import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {checkOptions, keysOf, named, text, texts, Joi} from '../../engine/options';
import type {Capability} from '../../engine/capability';
import {fieldLines, instructions} from './assemble';
import {tarGz} from './tar';

/** A skill; its pages are paths under the base URL. */
interface Skill {
  /** Lower-case letters, digits and single hyphens. */
  name: string;
  /** What the skill does and when to use it, in at most 1,024 characters. */
  description: string;
  /** What it needs, in at most 500 characters. */
  compatibility: string;
  title: string;
  /** The page whose sections are the instructions. */
  page: string;
  /** The page that explains error messages. */
  errors: string;
  /** The pages of the reference, by the package that each one describes. */
  fields: Readonly<Record<string, string>>;
}

interface Options {
  skills: readonly Skill[];
  /** Sections of the page that only people need. */
  without?: readonly string[];
}

const schema = keysOf<Options>({
  skills: Joi.array()
    .required()
    .items(
      keysOf<Skill>({
        name: text
          .required()
          .max(64)
          .pattern(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'lower-case letters, digits and single hyphens'),
        description: text.required().max(1024),
        compatibility: text.required().max(500),
        title: text.required(),
        page: text.required(),
        errors: text.required(),
        fields: named(text).required(),
      }),
    ),
  without: texts.default([]),
});

const FOLDER = '/.well-known/agent-skills';

/** The skills of a site for coding agents, and the index that lists them; see README.md. */
export function agentSkills(options: Options): Capability {
  const {skills, without = []} = checkOptions('agent-skill', schema, options);
  return {
    name: 'agent-skill',
    needs: {'markdown-copies': 'a skill is made of the copies of pages'},
    async site({outDir, url}) {
      const copyOf = (page: string) => path.join(outDir, page, 'index.md');
      const read = (page: string) => readFile(copyOf(page), 'utf8');
      const entries = [];
      // An older version may lack the page.
      for (const skill of skills.filter(({page}) => existsSync(copyOf(page)))) {
        const {name, description, compatibility, title} = skill;
        const fields = await Promise.all(
          Object.entries(skill.fields).map(async ([key, page]) => fieldLines(await read(page), key)),
        );
        const text = instructions(await read(skill.page), {name, description, compatibility}, title, without);
        const files = {
          'SKILL.md': text.replaceAll(`${url}${FOLDER}/${name}/`, ''),
          'references/fields.md': `# Fields of ${title}\n\n${fields.flat().join('\n')}\n`,
          'references/errors.md': await read(skill.errors),
        };
        const folder = path.join(outDir, FOLDER, name);
        await mkdir(path.join(folder, 'references'), {recursive: true});
        for (const [file, content] of Object.entries(files)) {
          await writeFile(path.join(folder, file), content);
        }
        const archive = tarGz(files);
        await writeFile(`${folder}.tar.gz`, archive);
        const digest = `sha256:${createHash('sha256').update(archive).digest('hex')}`;
        entries.push({name, type: 'archive', description, url: `${name}.tar.gz`, digest});
      }
      if (entries.length > 0) {
        const index = {
          $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
          skills: entries,
        };
        await writeFile(path.join(outDir, FOLDER, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
      }
    },
  };
}
