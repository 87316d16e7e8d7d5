import {expect, file, from, options, proof, run, test} from './fixture/site';
import {completeOptions} from './options';
import {chainOf, openSite} from './pages';
import {testscript} from './testscript';

const fails = (code: string) => run(code).replace('run', 'run fails');

test('the commands of a page and of those before it are a script, the files follow it', ({site}) => {
  site.page('base', run('mkdir work && cd work\nname=you') + file('a/b.txt', 'one\ntwo'));
  site.page(
    'page',
    from('base') +
      run("echo 'a.b' $name", 'a.b you') +
      run('greet', "greet [..] at /home/you/work in 5ms\n\n[...]\nit's (done)") +
      proof('false') +
      fails('greet nobody\ncd a\ncd ..') +
      file('a/b.txt', 'two', 'excerpt') +
      file('made.txt', 'x\n[...]', 'output') +
      file('whole.txt', 'x', 'output') +
      run('greet pack', '-- a --\nb') +
      file('a/b.txt', 'new', 'replaces'),
  );
  const folder = openSite(site.root, options);
  const page = folder.pages.get('v2/page');
  const all = {...folder, options: completeOptions({...options, environment: {A: '1'}})};
  expect(testscript(page ? chainOf(page, all) : [], all.options, 'Title\n\nText\n')).toBe(`# Title
# 
# Text

env A=1
env HOME=$WORK/home/you
mkdir $HOME
cd $HOME

# mkdir work && cd work
exec bash -eo pipefail $WORK/blocks/01.sh
cd work

# a/b.txt
mkdir a
cp $WORK/blocks/02/a/b.txt a/b.txt

# echo 'a.b' $name
exec bash -eo pipefail $WORK/blocks/03.sh
cmp stdout $WORK/blocks/04.txt

# greet
exec bash -eo pipefail $WORK/blocks/05.sh
stdout '^.*greet .* at .*/home/you/work in .*$'
stdout '^it''s \\(done\\)$'

# greet nobody
! exec bash -eo pipefail $WORK/blocks/06.sh
grep '^[ \\t]*two$' a/b.txt
grep '^x$' made.txt
cmp whole.txt $WORK/blocks/07.txt

# greet pack
exec bash -eo pipefail $WORK/blocks/08.sh
stdout '^-- a --$'
stdout '^b$'

# a/b.txt
mkdir a
cp $WORK/blocks/09/a/b.txt a/b.txt

-- blocks/01.sh --
exec 2>&1
mkdir work && cd work
name=you
-- blocks/02/a/b.txt --
one
two
-- blocks/03.sh --
exec 2>&1
name=you
echo 'a.b' $name
-- blocks/04.txt --
a.b you
-- blocks/05.sh --
exec 2>&1
name=you
greet
-- blocks/06.sh --
exec 2>&1
name=you
greet nobody
cd a
cd ..
-- blocks/07.txt --
x
-- blocks/08.sh --
exec 2>&1
name=you
greet pack
-- blocks/09/a/b.txt --
new
`);
});
