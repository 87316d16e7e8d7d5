import {readFileSync} from 'node:fs';
import type {APIRequestContext} from '@playwright/test';
import {expect, test} from '../support/fixtures';

interface Locked {
  tools: Record<string, string>;
  platform?: string;
}

const {pages} = JSON.parse(readFileSync('examples.lock.json', 'utf8')) as {pages: Record<string, Locked>};

/** Address of a page by its id in the lock. */
const addressOf = (id: string) => `/docs/${id.replace(/(^|\/)index$/, '$1').replace(/\/?$/, '/')}`;

/** What the server sends, without the comments that React puts between texts. */
async function textOf(request: APIRequestContext, address: string): Promise<string> {
  return (await (await request.get(address)).text()).replaceAll('<!-- -->', '');
}

test('a page whose commands ran says with which tools, below its last change', async ({request}) => {
  expect(Object.keys(pages).length).toBeGreaterThan(50);
  for (const [id, {tools}] of Object.entries(pages)) {
    const text = await textOf(request, addressOf(id));
    const {holos, helm, kubectl} = tools;
    expect.soft(text, id).toMatch(/Last updated on [^]*Run with holos /);
    expect.soft(text, id).toContain(`Run with holos ${holos}, helm ${helm} and kubectl ${kubectl}.`);
  }
});

test('a page without commands says nothing of tools', async ({request}) => {
  expect(await textOf(request, '/docs/v1alpha6/glossary/')).not.toContain('Run with');
});

test('each tutorial offers the platform it ends with, and no other page does', async ({request}) => {
  const offered: string[] = [];
  for (const id of Object.keys(pages)) {
    const text = await textOf(request, addressOf(id));
    for (const [, target = ''] of text.matchAll(
      /<a href="?([^ "]+)"? download[^>]*>Download the finished/g,
    )) {
      const response = await request.get(target);
      expect(response.status(), id).toBe(200);
      const archive = await response.text();
      expect(archive, id).toContain(`The platform at the end of https://holos.run${addressOf(id)}\n`);
      expect(archive, id).toMatch(/^-- platform\/.+\.cue --$/m);
      expect(archive, id).toMatch(/^-- deploy\/.+\.yaml --$/m);
      offered.push(id);
    }
  }
  const lessons = ['cue', 'hello-holos', 'helm-values', 'kustomize', 'overview', 'validators'];
  expect(offered.sort()).toEqual(
    ['v1alpha5', 'v1alpha6'].flatMap((version) => lessons.map((lesson) => `${version}/tutorial/${lesson}`)),
  );
});
