#!/usr/bin/env bash
# A check of links that can't fail, because its report has another format.
#
# Guess:    the format of a report doesn't change the exit status of a check.
# Seen:     linkinator 6.1.4 finds the broken link and exits with 1, but with --format json or csv it exits
#           with 0, although its JSON says "passed": false. 7.6.1 exits with 1 in each format.
# So:       with linkinator 6, read "passed", or take the text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
printf '{"private": true}\n' >package.json
mkdir site
printf '<!doctype html><title>a</title><a href="gone.html">a page that is gone</a>\n' >site/index.html
# The status of each format: text, json, csv.
statuses() {
  npm install --silent --no-audit --no-fund --ignore-scripts "linkinator@$1"
  for format in text json csv; do
    npx linkinator site --format "$format" >"$format" 2>&1 && echo 0 || echo $?
  done | paste -sd ' '
}

old=$(statuses 6.1.4)
grep -q '"state": "BROKEN"' json && grep -q '"passed": false' json
new=$(statuses 7.6.1)
echo "text, json, csv: 6.1.4 exits with $old, 7.6.1 with $new"
[[ $old == '1 0 0' && $new == '1 1 1' ]] || { echo 'changed' && exit 1; }
