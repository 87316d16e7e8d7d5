#!/usr/bin/env bash
# Text that JSON quotes becomes a truth value, a number or an error, because two programs read two versions of YAML.
#
# Guess:    a converter from JSON to YAML quotes each text that another reader would take for something else.
# Seen:     yq 4.54.3 quotes "true", "0644", "1e3" and "2026-01-01", but not yes, on, 12:30 and =. They are plain
#           text in YAML 1.2. PyYAML 6.0.2 reads YAML 1.1: true, true, 750, and an error at the last one.
# Needs:    Go, and Python with venv.
set -euo pipefail
work=$(mktemp -d)
trap 'chmod -R u+w "$work" && rm -rf "$work"' EXIT
cd "$work"
GOBIN=$work GOPATH=$work/go GOFLAGS=-mod=mod go install github.com/mikefarah/yq/v4@v4.54.3 2>/dev/null
python3 -m venv python
python/bin/pip --quiet --disable-pip-version-check install pyyaml==6.0.2

printf '{"a": "yes", "b": "on", "c": "12:30", "d": "true", "e": "0644", "f": "1e3", "g": "2026-01-01"}\n' >text.json
./yq -P -p json -o yaml text.json | tee text.yaml
read -r values < <(python/bin/python -c 'import yaml; print(*yaml.safe_load(open("text.yaml")).values())')
echo "PyYAML: $values"
[[ $values == 'True True 750 true 0644 1e3 2026-01-01' ]] || { echo 'changed' && exit 1; }

printf '{"h": "="}\n' | ./yq -P -p json -o yaml | tee equals.yaml
if python/bin/python -c 'import yaml; yaml.safe_load(open("equals.yaml"))' 2>log; then
  echo 'changed: PyYAML reads =' && exit 1
fi
grep -o "could not determine a constructor for the tag '[^']*'" log
