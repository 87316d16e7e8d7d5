#!/usr/bin/env bash
# In MDX, quotes of code become typographic if the code is an element instead of Markdown.
#
# Guess:    code keeps its quotes in either spelling.
# Seen:     remark-smartypants 3.0.3 with remark-mdx 3.1.1 leaves `echo 'a'`, and changes <code>echo 'a'</code>: of elements, it
#           skips only <style> and <script>. A reader who copies the command gets other characters.
# Needs:    Node.js and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund unified@11.0.5 remark-parse@11.0.0 remark-mdx@3.1.1 remark-stringify@11.0.0 remark-smartypants@3.0.3

cat >run.mjs <<'JS'
import mdx from 'remark-mdx';
import parse from 'remark-parse';
import smartypants from 'remark-smartypants';
import stringify from 'remark-stringify';
import {unified} from 'unified';
const text = "It's `echo 'a'` and <code>echo 'a'</code>.\n";
process.stdout.write(String(await unified().use(parse).use(mdx).use(smartypants).use(stringify).process(text)));
JS
node run.mjs | tee output
diff output - <<<"It’s \`echo 'a'\` and <code>echo ‘a’</code>."
