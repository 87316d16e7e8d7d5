#!/usr/bin/env bash
# Two tools read one tsconfig.json, and what unsets an inherited option for one stops the other.
#
# Guess:    "baseUrl": null is how TypeScript unsets an inherited baseUrl (TypeScript 7 refuses the option), and
#           a test runner that reads tsconfig.json for its paths accepts it, too.
# Seen:     typescript 5.9.3 checks the project. @playwright/test 1.65.1 can't load any test: it joins the
#           folder with null. Without the line, it loads the test.
# Source:   "extends" in TypeScript's reference; packages/playwright/src/transform in the package.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
printf '{"private": true}\n' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts @playwright/test@1.65.1 typescript@5.9.3 @types/node@20.19.43
printf '{"compilerOptions": {"baseUrl": ".", "module": "nodenext", "noEmit": true}}\n' >base.json
cat >a.spec.ts <<'TS'
import {test} from '@playwright/test';
import {name} from '@own/name';
test(name, () => {});
TS
printf "export const name = 'a name';\n" >name.ts
settings() {
  printf '{"extends": "./base.json", "compilerOptions": {%s "paths": {"@own/*": ["./*"]}}}\n' "$1" >tsconfig.json
}

settings '"baseUrl": null,'
npx tsc
if npx playwright test --list >log 2>&1; then
  echo 'changed: Playwright loads a test although baseUrl is null' && exit 1
fi
grep -q 'Received null' log || { cat log && exit 1; }

settings ''
npx tsc
npx playwright test --list | grep -q 'a name'
echo 'as described: TypeScript accepts "baseUrl": null, and Playwright 1.65.1 fails with "Received null"'
