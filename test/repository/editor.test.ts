import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import ts from 'typescript';
import {siteDir} from '../../config/pages';
import {parsePage} from '../../plugins/kit/examplePage';

/** Reads a file of settings, which may have comments. */
function settings<T>(file: string): T {
  const {config, error} = ts.parseConfigFileTextToJson(
    file,
    readFileSync(path.join(siteDir, file), 'utf8'),
  ) as {
    config: T;
    error?: ts.Diagnostic;
  };
  expect(error?.messageText, file).toBeUndefined();
  return config;
}

interface Task {
  command?: string;
  script?: string;
  problemMatcher?: {pattern: {regexp: string; file: number; line: number; message: number}} | string[];
}

test('the tasks of the editor run what there is, and find the places that the checks name', () => {
  const {tasks} = settings<{tasks: Task[]}>('.vscode/tasks.json');
  const {scripts} = settings<{scripts: Record<string, string>}>('package.json');
  expect(tasks.length).toBeGreaterThan(0);
  for (const {command = '', script, problemMatcher} of tasks) {
    const [, name = script] = /^npm (?:run )?(\S+)/.exec(command) ?? [];
    if (name) {
      expect.soft(Object.keys(scripts)).toContain(name);
    } else {
      // The framework's own program has the commands of the plugins.
      expect.soft(command).toMatch(/^npx docusaurus /);
    }
    if (problemMatcher && 'pattern' in problemMatcher) {
      const {regexp, file, line, message} = problemMatcher.pattern;
      const found = new RegExp(regexp).exec('docs/topics/kargo.mdx:3: front matter: a b') ?? [];
      expect([found[file], found[line], found[message]]).toEqual([
        'docs/topics/kargo.mdx',
        '3',
        'front matter: a b',
      ]);
    }
  }
});

test('the snippets begin pages and blocks that the examples can read', () => {
  const snippets = settings<Record<string, {body: string[]}>>('.vscode/mdx.code-snippets');
  for (const [name, {body}] of Object.entries(snippets)) {
    // Each place that the writer fills in, by its proposal or a word.
    const text = body
      .join('\n')
      .replace(/\$\{\d+:([^}]*)\}|\$(\d+)/g, (_, proposal?: string) => proposal ?? '');
    const before = /output$|^```txt/m.test(text) ? '```bash run\ntrue\n```\n\n' : '';
    const titled = text.replace('title=""', 'title="a.cue"');
    expect(parsePage(`${before}${titled}\n`, 'docs/page.mdx').problems, name).toEqual([]);
  }
});
