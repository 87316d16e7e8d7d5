import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {checkOptions, keysOf, named, text, texts, Joi} from '../../engine/options';
import type {Capability} from '../../engine/capability';
import {fieldLines, instructions} from './contents';
import {tarGz} from './tar';

/** A skill; its pages are paths under the base URL. */
interface Skill {
  name: string;
  /** What the skill does and when to use it. */
  description: string;
  /** What it needs. */
  compatibility: string;
  title: string;
  /** The page whose sections are the instructions. A version without it has no skill. */
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

const skillSchema = keysOf<Skill>({
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
});

const schema = keysOf<Options>({skills: Joi.array().required().items(skillSchema), without: texts});

const FOLDER = '/.well-known/agent-skills';

/** Makes skills for coding agents from the copies of pages, and the index that lists them; see README.md. */
export function agentSkills(options: Options): Capability {
  const {skills, without = []} = checkOptions('agent-skill', schema, options);
  return {
    name: 'agent-skill',
    needs: {'markdown-copies': 'a skill is made of the copies of pages'},
    async site({outDir, url}) {
      const copyFile = (page: string) => path.join(outDir, page, 'index.md');
      const read = (page: string) => readFile(copyFile(page), 'utf8');
      const entries = [];
      for (const skill of skills.filter(({page}) => existsSync(copyFile(page)))) {
        const {name, description, compatibility, title} = skill;
        const fields: string[] = [];
        for (const [packageName, page] of Object.entries(skill.fields)) {
          fields.push(...fieldLines(await read(page), packageName));
        }
        const text = instructions(await read(skill.page), {name, description, compatibility}, title, without);
        const files = {
          'SKILL.md': text.replaceAll(`${url}${FOLDER}/${name}/`, ''),
          'references/fields.md': `# Fields of ${title}\n\n${fields.join('\n')}\n`,
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
        const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
        const index = JSON.stringify({$schema, skills: entries}, null, 2);
        await writeFile(path.join(outDir, FOLDER, 'index.json'), `${index}\n`);
      }
    },
  };
}
