import {expect, test} from '@playwright/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {commandAnchor, commandName, explainedNames, type CommandLine} from '../../lib/commands';
import {siteDir} from '../../config/pages';
import {versions} from '../../config/versions';
import {deriveCommandLine, digestOf, type Run} from './derive';
import {hidden} from './hidden';
import {compareCommandPage, parseCommandPage} from './pages';
import {parseHelp} from './parse';
import {formatCommandLine, readCommandLine, runHolos} from './sources';

const globalFlags = `Global Flags:
      --log-level string    how much to say (default "info")
`;

/** A tool with one group, one command, and what the real one hides. */
const helps: Record<string, string> = {
  '--help': `Prose, with an example:

  tool --prose

Usage:
  holos [flags]
  holos [command]

Available Commands:
  cue         other tool
  wash        group

Flags:
      --log-level string    how much to say (default "info")
  -v, --version             version for holos

Use "holos [command] --help" for more information about a command.
`,
  'wash --help': `Usage:
  holos wash [command]

Aliases:
  wash, clean

Available Commands:
  car         one car

${globalFlags}
Use "holos wash [command] --help" for more information about a command.
`,
  'wash car --help': `Usage:
  holos wash car NAME [flags]

Examples:
  holos wash car --nothing

Flags:
      --concurrency int   how many (default 16)
  -d, --dry               without (water)
      --soap strings      kinds (default [a,b])

${globalFlags}`,
  'cue --help': 'Available Commands:\n  get         get things\n',
  'cue get --help': 'Available Commands:\n  crd         get one\n',
  'cue version': 'cue version v1.2.3\n',
  '--version': '9.9.9\n',
  'completion --help': `Usage:
  holos completion [command]

Available Commands:
  bash        for bash
  fish        for fish

${globalFlags}`,
  'completion bash --help': `Usage:\n  holos completion bash\n\nFlags:\n      --short   less\n\n${globalFlags}`,
  'completion fish --help': `Usage:\n  holos completion fish\n\nFlags:\n      --short   less\n\n${globalFlags}`,
  ...Object.fromEntries(hidden.map(({proof}) => [proof.join(' '), ''])),
};

const tool =
  (texts: Record<string, string | undefined>): Run =>
  (args, env = {}) =>
    texts[args.join(' ')]?.replace('"info"', JSON.stringify(env.HOLOS_LOG_LEVEL ?? 'info'));

const derived = () => deriveCommandLine(tool(helps));

test.describe('the help of a command', () => {
  test('gives usage, other names, commands and flags', () => {
    expect(parseHelp(helps['wash car --help'] ?? '')).toEqual({
      usage: 'holos wash car NAME [flags]',
      aliases: [],
      commands: [],
      flags: [
        {name: 'concurrency', value: 'int', default: '16'},
        {name: 'dry', shorthand: 'd'},
        {name: 'soap', value: 'strings', default: '[a,b]'},
      ],
      globalFlags: [{name: 'log-level', value: 'string', default: 'info'}],
    });
    expect(parseHelp(helps['wash --help'] ?? '')).toMatchObject({aliases: ['clean'], commands: ['car']});
  });

  for (const [what, line] of [
    ['a flag in a form that is not known', '  --dry without'],
    ['a flag whose sentence goes on in the next line', '                          and more'],
  ] as const) {
    test(`is refused for ${what}`, () => {
      expect(() => parseHelp(`Flags:\n${line}\n`)).toThrow('line 2: cannot read');
    });
  }

  test('is refused for a command in a form that is not known', () => {
    expect(() => parseHelp('Available Commands:\n  wash, clean  group\n')).toThrow('line 2: cannot read');
  });
});

test.describe('derived data', () => {
  test('has every command, those that are hidden, and what comes from the environment', () => {
    const {version, cue, commands} = derived();
    expect([version, cue]).toEqual(['9.9.9', '1.2.3']);
    expect(commands.map(commandName)).toEqual([
      'holos',
      'holos cue',
      'holos wash',
      'holos wash car',
      'holos completion',
      'holos version',
      'holos __complete',
    ]);
    const of = (path: string) => commands.find((command) => command.path === path);
    expect(of('')?.flags).toEqual([
      {name: 'log-level', value: 'string', default: 'info', env: 'HOLOS_LOG_LEVEL'},
      {name: 'version', shorthand: 'v'},
      {name: 'help', shorthand: 'h', hidden: true},
    ]);
    expect(of('cue')?.words).toEqual(['get', 'get crd']);
    expect(of('wash car')?.flags[0]).toEqual({name: 'concurrency', value: 'int', default: 'number of CPUs'});
    expect(of('completion')).toMatchObject({hidden: true, words: ['bash', 'fish'], flags: [{name: 'short'}]});
  });

  for (const [what, change, message] of [
    ['a hidden command that is gone', {'completion bash': undefined}, 'no hidden completion'],
    ['a command without help', {'wash car --help': undefined}, '"holos wash car" does not say its help'],
    ['other global flags', {'wash car --help': 'Usage:\n  holos wash car\n'}, 'has other global flags'],
    [
      'shells that differ',
      {'completion fish --help': `Usage:\n  holos completion fish\n${globalFlags}`},
      'have different flags',
    ],
    [
      'a default that no longer depends on the machine',
      {'wash car --help': helps['wash car --help']?.replace('16', 'all')},
      'expected to depend on the machine',
    ],
  ] as const) {
    test(`is refused for ${what}`, () => {
      expect(() => deriveCommandLine(tool({...helps, ...change}))).toThrow(message);
    });
  }

  test('of the documented version is complete, and nobody edited it', () => {
    const {commands, digest, version} = readCommandLine();
    const names = commands.flatMap(explainedNames);
    expect(version).toBe('0.106.0');
    expect([commands.length, names.filter((name) => name.startsWith('--')).length]).toEqual([19, 51]);
    expect(digestOf(commands), 'data/cli.json is generated: npm run cli').toBe(digest);
  });

  test('is what the installed holos says', () => {
    const version = runHolos(['version'])?.trim();
    test.skip(version === undefined, 'holos is not on the PATH; the job that runs the examples has it');
    test.skip(version !== '0.106.0', `the docs are about holos 0.106.0, this is ${version}`);
    expect(formatCommandLine(readCommandLine())).toBe(formatCommandLine(deriveCommandLine(runHolos)));
  });

  test('has anchors that are all different', () => {
    const anchors = readCommandLine().commands.flatMap((command) => [
      commandAnchor(command),
      ...explainedNames(command).map((name) => commandAnchor(command, name)),
    ]);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
    expect(anchors).toEqual(
      expect.arrayContaining(['render-platform', 'render-platform--write-to', 'cue-get-crd']),
    );
  });
});

test.describe('the reference of the command line', () => {
  for (const {folder} of versions) {
    test(`${folder}/api/cli.mdx explains every command and flag, and nothing else`, () => {
      const source = readFileSync(path.join(siteDir, folder, 'api/cli.mdx'), 'utf8');
      expect(compareCommandPage(parseCommandPage(source), readCommandLine())).toEqual([]);
    });
  }

  const section = ({path: words, flags, ...command}: CommandLine['commands'][number]) => {
    const full = {path: words, flags, ...command};
    const items = explainedNames(full).map((name) => `- \`${name}\`: Says something.\n`);
    return [
      `${'#'.repeat(1 + Math.max(1, words.split(' ').length))} \`${commandName(full)}\` {#${commandAnchor(full)}}\n`,
      'Does something.\n',
      `<CommandTable command="${words}">\n\n${items.join('')}\n</CommandTable>\n`,
      `\`\`\`bash run\n${commandName(full)} now\n## no heading\n\`\`\`\n`,
    ].join('\n');
  };
  const good =
    derived().commands.map(section).join('\n') +
    '\n## Environment variables\n\n- `HOLOS_LOG_LEVEL`: Says how much.\n- `HOME`: Says where.\n';
  const problems = (source: string) => compareCommandPage(parseCommandPage(source), derived());

  test('that agrees has no problems', () => {
    expect(problems(good)).toEqual([]);
  });

  for (const [what, from, to, message] of [
    [
      'a flag too few',
      '- `--soap`: Says something.\n',
      '',
      'flag of holos wash car missing on the page: --soap',
    ],
    ['a flag too many', '- `--soap`', '- `--more`: More.\n- `--soap`', 'does not have: --more'],
    ['a flag twice', '- `--soap`', '- `--dry`: Again.\n- `--soap`', 'holos wash car explained twice: --dry'],
    ['a flag without a sentence', '`--soap`: Says something.', '`--soap`:', 'an item of a table must read'],
    [
      'a word too few',
      '- `get crd`: Says something.\n',
      '',
      'flag of holos cue missing on the page: get crd',
    ],
    ['a command too few', '## `holos cue`', '## holos cue', 'command missing on the page: holos cue'],
    [
      'a command too many',
      '## `holos cue`',
      '## `holos dry` {#dry}\n\n## `holos cue`',
      'does not have: holos dry',
    ],
    ['another anchor', '{#wash-car}', '{#car}', 'must read "### `holos wash car` {#wash-car}"'],
    ['another level', '### `holos wash car`', '## `holos wash car`', 'must read "### `holos wash car`'],
    ['a command without a sentence', '{#wash-car}\n\nDoes something.\n', '{#wash-car}\n', 'has no sentence'],
    [
      'the table of another command',
      'command="wash car"',
      'command="wash"',
      'holos wash car needs one table',
    ],
    [
      'a hidden example',
      '```bash run\nholos wash car',
      '```bash run proof\nholos wash car',
      'has no example',
    ],
    [
      'the example of another command',
      'holos wash car now',
      'holos wash cars',
      'holos wash car has no example',
    ],
    [
      'a variable too few',
      '- `HOLOS_LOG_LEVEL`: Says how much.\n',
      '',
      'missing on the page: HOLOS_LOG_LEVEL',
    ],
    ['a variable too many', '- `HOME`', '- `HOLOS_HOME`', 'that the tool does not have: HOLOS_HOME'],
  ] as const) {
    test(`with ${what} is refused`, () => {
      expect(good).toContain(from);
      expect(problems(good.replace(from, to)).join('\n')).toContain(message);
    });
  }
});
