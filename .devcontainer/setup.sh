#!/usr/bin/env bash
# What the README's commands need on Debian, and the tools that the docs run, in the versions of the examples.
set -euo pipefail
cd "$(dirname "$0")/.."

as_root() { if [[ $(id -u) == 0 ]]; then "$@"; else sudo "$@"; fi; }

as_root apt-get update
as_root apt-get install --yes --no-install-recommends chromium
npm ci
tools=$(mktemp -d)
bash static/install-tools.sh "$tools"
as_root install -m 755 "$tools"/* /usr/local/bin
rm -rf "$tools"
