import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {ContentPage} from '../../engine/content';
import {parseMarkdown} from '../../engine/markdown';
import {checkPolicy} from './content';

const services = {images: ['https://i.example']};

/** The problems of a page, each as `line: message`. */
function answers(text: string): string[] {
  const page = {file: 'a.mdx', text, tree: parseMarkdown(text, 'a.mdx')} as ContentPage;
  const problems = checkPolicy(services)({siteDir: '', pages: [page], isPreview: false, hasId: () => true});
  return problems.map(({line, message}) => `${line}: ${message}`);
}

const loaded = (element: string, address: string) =>
  `1: <${element}> loads ${address} from another site, which the policy of the site blocks`;

const a = 'https://a.example/b';

test('everything that a page would load from another site is reported with its line', () => {
  for (const [text, element] of [
    [`![A](${a})`, 'img'],
    [`<img src="${a}" alt="A" />`, 'img'],
    [`<img src="/b.png" srcSet="/b.png 1x, ${a} 2x" alt="A" />`, 'img'],
    [`<picture><source srcSet="${a}" /></picture>`, 'source'],
    [`<video src="${a}" />`, 'video'],
    [`<video poster="${a}" />`, 'video'],
    [`<audio src="${a}" />`, 'audio'],
    [`<video><track src="${a}" /></video>`, 'track'],
    [`<iframe src="${a}" title="A" />`, 'iframe'],
    [`<embed src="${a}" />`, 'embed'],
    [`<object data="${a}" />`, 'object'],
    [`<form action="${a}"></form>`, 'form'],
    [`<script src="${a}"></script>`, 'script'],
    [`<link rel="stylesheet" href="${a}" />`, 'link'],
  ] as const) {
    expect(answers(text), text).toEqual([loaded(element, a)]);
  }
  expect(answers('![A](//a.example/b)')).toEqual([loaded('img', '//a.example/b')]);
  expect(answers(`![A][x]\n\n[x]: ${a}`)).toEqual([loaded('img', a).replace('1:', '3:')]);
});

test('styles and handlers in HTML are reported; links, own files, services and components are allowed', () => {
  expect(answers('<p style={{color: "red"}}>A</p>')).toEqual([
    '1: <p> has an attribute "style", which the policy of the site blocks',
  ]);
  expect(answers('Text.\n\n<p onClick="a()">A</p>')).toEqual([
    '3: <p> has an attribute "onClick", which the policy of the site blocks',
  ]);
  const allowed = `[A](${a}) <a href="${a}">A</a> ![A](/b.png) ![A](./b.png) ![A](https://i.example/b.png) <Video src="${a}" />`;
  expect(answers(allowed)).toEqual([]);
  expect(answers(`\`![A](${a})\`\n\n\`\`\`md\n![A](${a})\n\`\`\``)).toEqual([]);
});

test('in the preview, the style of a component that a page imports is named in the file of the component', () => {
  const siteDir = test.info().outputPath('site');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  };
  const text = "import Mast from '@site/src/Mast';\n\n<Mast />\n";
  write('a.mdx', text);
  write('src/Mast/index.tsx', "import Sail from './Sail';\nexport default () => <Sail style={{a: 1}} />;\n");
  write(
    'src/Mast/Sail.tsx',
    'export default () =>\n  <p className="a" onClick={() => ({})}\n    style={{a: 1}} />;\n',
  );
  write('src/Other.tsx', '<p style={{a: 1}} />');
  const page = {file: 'a.mdx', text, tree: parseMarkdown(text, 'a.mdx')} as ContentPage;
  const check = (isPreview: boolean) =>
    checkPolicy({})({siteDir, pages: [page], isPreview, hasId: () => true});
  expect(check(false)).toEqual([]);
  expect(check(true)).toMatchObject([{file: 'src/Mast/Sail.tsx', line: 2, severity: 'warning'}]);
});
