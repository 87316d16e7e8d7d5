#!/usr/bin/env bash
# A minifier of CSS leaves a property without its value, so a browser keeps the value of the rule before it.
#
# Guess:    Lightning CSS writes `border-image: none` as it is, as it does with `background-image: none`.
# Seen:     Lightning CSS 1.33.0 writes `border-image:`, and `border-image: 1` for `none 1`. Browsers drop both. `mask-border` is
#           the same; `border-image-source: none` stays.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund lightningcss@1.33.0

cat >minify.cjs <<'JS'
const {transform} = require('lightningcss');
for (const value of ['background-image:none', 'border-image-source:none', 'border-image:none', 'border-image:none 1', 'mask-border:none']) {
  const {code} = transform({filename: 'a.css', code: Buffer.from(`a{${value}}`), minify: true});
  console.log(`${value} -> ${code}`);
}
JS
node minify.cjs | tee output
grep -qxF 'background-image:none -> a{background-image:none}' output
grep -qxF 'border-image-source:none -> a{border-image-source:none}' output
grep -qxF 'border-image:none -> a{border-image:}' output
grep -qxF 'border-image:none 1 -> a{border-image: 1}' output
grep -qxF 'mask-border:none -> a{mask-border:}' output
