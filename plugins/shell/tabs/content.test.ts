import {expect, test} from '@playwright/test';
import type {ContentPage} from '../../engine/content';
import {parseMarkdown} from '../../engine/markdown';
import {checkTabs} from '.';

/** The problems of a page, each as `line: message`. */
function answers(text: string): string[] {
  const page = {file: 'a.mdx', text, tree: parseMarkdown(text, 'a.mdx')} as ContentPage;
  const problems = checkTabs({siteDir: '', pages: [page], isPreview: false});
  return problems.map(({line, message}) => `${line}: ${message}`);
}

const item = (attributes: string) => `<TabItem ${attributes}>\n\nText\n\n</TabItem>`;
const tabs = (attributes: string, ...items: string[]) =>
  `<Tabs ${attributes}>\n${items.map((one) => item(one)).join('\n')}\n</Tabs>`;

test('mistakes in tabs are named with their line', () => {
  for (const [text, answer] of [
    [tabs('defaultValue="mac"', 'value="Mac"'), '1: no tab has the default value mac'],
    [tabs('', 'label="First"'), '1: a tab has no value'],
    [tabs('', 'value="a"', 'value="a"'), '1: two tabs have the value a'],
    ['<Tabs>\n</Tabs>', '1: <Tabs> has no tab'],
    [tabs('queryString', 'value="a"'), '1: queryString needs a name'],
    [tabs('group="os"', 'value="a"'), '1: <Tabs> has no property group'],
    [tabs('', 'value="a" title="A"'), '2: <TabItem> has no property title'],
    [
      `Text.\n\n<Tabs>\n\nLost.\n\n${item('value="a"')}\n</Tabs>`,
      '5: content of <Tabs> outside its tabs, which readers would not see',
    ],
  ] as const) {
    expect(answers(text), text).toEqual([answer]);
  }
});

test('tabs as the framework documents them are allowed', () => {
  for (const text of [
    tabs('groupId="os" queryString', 'value="a" label="A" default', 'value="b"'),
    tabs('defaultValue={null}', 'value="a"'),
    tabs('values={[{label: "A", value: "a"}]} defaultValue="a"', 'value="a"'),
    '<Tabs><TabItem value="a">A</TabItem> <TabItem value="b">B</TabItem></Tabs>',
    '- Item\n\n  <Tabs>\n  <TabItem value="a">\n\n  Text\n\n  </TabItem>\n  </Tabs>',
  ]) {
    expect(answers(text), text).toEqual([]);
  }
});
