import {contentChecks} from './content';
import {expect, options, test} from './fixture/site';
import {completeOptions} from './options';
import {readText} from '../engine/sourcePage';

test('an unknown word of a fence is named in a post, which does not run', ({site}) => {
  site.page('base', 'Text.\n');
  const {page} = readText('blog/a.md', 'Text.\n\n- ~~~bash titel="a.sh"\n  true\n  ~~~\n');
  const post = {...page, folder: 'blog', route: '/blog/a/'};
  const check = (kind: string) =>
    contentChecks(completeOptions(options)).flatMap((one) =>
      one({siteDir: site.root, pages: [{...post, kind} as never], hasId: () => true, isPreview: true}),
    );
  const problem = {file: 'blog/a.md', line: 3, message: expect.stringContaining('unknown word titel')};
  expect(check('blog')).toContainEqual(problem);
  expect(check('docs')).not.toContainEqual(problem);
});
