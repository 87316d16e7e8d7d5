#!/usr/bin/env bash
# Minifiers of HTML hide text that browsers let readers find.
#
# Guess:    `hidden` has had the value `until-found` since 2022, so minifiers keep it, as they keep the values of `popover`.
# Seen:     @swc/html 1.15.3 writes `hidden` for `hidden="until-found"` without an option, and html-minifier-terser 7.2.0 with
#           `collapseBooleanAttributes`. A browser's "find in page" then never opens the text. Both keep `popover="manual"`.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund @swc/html@1.15.3 html-minifier-terser@7.2.0

cat >minify.mjs <<'JS'
import swc from '@swc/html';
import terser from 'html-minifier-terser';
for (const attribute of ['popover="manual"', 'hidden="until-found"']) {
  const page = `<!doctype html><html lang=en><title>a</title><div ${attribute}>a</div></html>`;
  const minified = [
    await terser.minify(page),
    await terser.minify(page, {collapseBooleanAttributes: true}),
    (await swc.minify(Buffer.from(page))).code,
  ];
  console.log(`${attribute}: ${minified.map((html) => /<div[^>]*>/.exec(html)[0]).join(' ')}`);
}
JS
node minify.mjs | tee output
grep -qxF 'popover="manual": <div popover="manual"> <div popover="manual"> <div popover=manual>' output
grep -qxF 'hidden="until-found": <div hidden="until-found"> <div hidden> <div hidden>' output
