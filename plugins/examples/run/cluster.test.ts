import {type TestSite, expect, lockFile, run, test, withVariables} from '../fixture/site';

/** A stand-in for kubectl, whose cluster is a folder with a file for each object. */
function installCluster(site: TestSite, label = 'run'): void {
  site.write('objects/old', '');
  site.write(
    'bin/kubectl',
    `#!/bin/bash
cd ${site.folder}
case "$*" in
  'config view --minify --flatten --context=kind-docs') echo access ;;
  'config view'*) echo 'error: no context' >&2; exit 1 ;;
  *) [[ $(cat "$KUBECONFIG") == access ]] || { echo 'no cluster' >&2; exit 1; } ;;&
  'get namespace default'*) printf '${label}' ;;
  'get --raw /version') echo '"gitVersion": "v1.34.4"' ;;
  'api-resources'*) echo things ;;
  'get things'*) for f in objects/*; do echo "things \${f#*/} --namespace="; done ;;
  'delete'*) rm objects/$5 ;;
  'create'*) echo "\${PPID}" >objects/$2; echo "created $2"; sleep 0.2 ;;
esac
`,
    0o755,
  );
}

const fence = (words: string, code: string, output = '') =>
  `~~~bash ${words}\n${code}\n~~~\n\n` + (output && `~~~txt output cluster\n${output}\n~~~\n\n`);
const inCluster = (code: string, output = '') => fence('run cluster', code, output);

const page = run('echo a', 'a') + inCluster('kubectl create web', 'created web');
const cluster = {cluster: 'kind-docs'};

test('a block for a cluster runs only in a chosen one that its owner has labeled for it', async ({site}) => {
  installCluster(site);
  site.page('page', page);
  expect(await site.run()).toMatchObject({status: 0});
  expect(site.has('objects/web')).toBe(false);
  site.page('page', page.replace('\ncreated web', '\nupdated web'));
  expect(await site.run()).toMatchObject({status: 0});
  expect((await site.run([], cluster)).out).toContain('docs/page.mdx:13: the output differs from this block');
  const unknown = await site.run([], {cluster: 'production'});
  expect(unknown).toMatchObject({status: 1, errors: expect.stringContaining('error: no context')});
  installCluster(site, '');
  expect((await site.run([], cluster)).errors).toContain(
    "the cluster of kind-docs isn't marked for runs; if pages may change it, run: kubectl --context kind-docs label",
  );
});

test('only blocks marked cluster reach it, and they can’t change the page’s files', async ({site}) => {
  installCluster(site);
  const none = '/dev/null http://127.0.0.1:1';
  site.page(
    'page',
    run('echo $KUBECONFIG $KUBERNETES_MASTER', none) +
      inCluster('echo changed >file\nkubectl create web', 'created web') +
      fence('run proof', 'test "$KUBECONFIG" = /dev/null\ntest ! -e file') +
      fence('run proof cluster', 'kubectl create other\ntest ! -e file') +
      fence('run cluster fails', 'kubectl nothing\nfalse') +
      fence('run fails', 'kubectl get things'),
  );
  const ran = await withVariables({KUBECONFIG: '/nonexistent'}, () => site.run([], cluster));
  expect(ran).toMatchObject({status: 0, errors: ''});
});

test('what a page creates in the cluster is deleted, even if it fails, and nothing else', async ({site}) => {
  installCluster(site);
  site.page('page', page + inCluster('false'));
  expect(await site.run([], cluster)).toMatchObject({status: 1});
  expect(site.has('objects/web')).toBe(false);
  expect(site.has('objects/old')).toBe(true);
});

test('a run with a cluster runs only the pages that use it, one after the other', async ({site}) => {
  installCluster(site);
  const alone = `mkdir ${site.folder}/only\nkubectl create web\nrmdir ${site.folder}/only`;
  ['a', 'b', 'c'].forEach((name) => site.page(name, inCluster(alone)));
  site.page('other', run('false'));
  const {status, out} = await site.run([], cluster);
  expect(status, out).toBe(0);
  expect(out).toContain('3 pages passed');
});

test('a block for a cluster that changed, or never passed, is an error without a cluster', async ({site}) => {
  installCluster(site);
  const problem = (what: string) =>
    `docs/page.mdx:1: its blocks for a cluster have ${what} passed; run: npm run examples v2/page -- --update --cluster CONTEXT\n`;
  site.page('page', page);
  await site.update();
  expect(site.check().errors).toContain(problem('never'));
  await site.run([], {...cluster, update: true});
  expect(site.check()).toMatchObject({status: 0, errors: ''});
  expect(site.read(lockFile)).toContain('"kubernetes": "1.34.4"');
  // A run without a cluster keeps what is known of it.
  site.page(
    'page',
    page.replaceAll('a', 'b').replaceAll('crebted', 'created').replaceAll('crebte', 'create'),
  );
  await site.update();
  site.page('page', page);
  await site.update();
  expect(site.check()).toMatchObject({status: 0, errors: ''});
  for (const [former, edit] of [
    ['create web', 'create app'],
    ['created web', 'made web'],
    ['run cluster', 'run cluster fails'],
  ] as const) {
    site.page('page', page.replace(former, edit));
    await site.update();
    expect(site.check().errors).toContain(problem('changed since they'));
  }
});

test('commands and their output must both be marked cluster, and a file can’t be', ({site}) => {
  const both = 'write cluster in both or none of this fence and the one at line 1';
  site.page('a', inCluster('true') + '~~~txt output\na\n~~~\n');
  site.page('b', fence('run', 'true', 'a'));
  site.page('c', '~~~txt title="a" cluster\na\n~~~\n');
  expect(site.problems()).toEqual(
    expect.arrayContaining([
      `docs/a.mdx:5: ${both}`,
      `docs/b.mdx:5: ${both}`,
      "docs/c.mdx:1: these words can't be combined: title, cluster",
    ]),
  );
});

test('a cluster gets what the page pushes; readers see the address of the real Git host', async ({site}) => {
  installCluster(site);
  site.page(
    'page',
    run(
      'mkdir work && cd work && git init -q -b main\ngit config user.name a && git config user.email a@example.org\n' +
        'echo https://git.example.org/team/platform.git >url\ngit add . && git commit -qm a',
    ) +
      inCluster(
        'git push --quiet origin main\ngit clone --quiet $(cat url) ../copy && cat ../copy/url',
        'https://git.example.org/team/platform.git',
      ) +
      run('cat url', 'https://git.example.org/team/platform.git'),
  );
  expect(await site.run([], cluster)).toMatchObject({status: 0, errors: ''});
});
