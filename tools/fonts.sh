#!/usr/bin/env bash
# Writes the fonts of src/css/fonts: those characters of two typefaces that src/css/typeface.css names, with kerning, without ligatures.
# Needs pyftsubset: pip install 'fonttools[woff]==4.60.1'
set -euo pipefail
fonts=$(realpath "$(dirname "$0")/../src/css/fonts")
cd "$(mktemp -d)"
for package in bricolage-grotesque jetbrains-mono; do
  tar -xzf "$(npm pack --silent "@fontsource/$package@5.3.0")" --strip-components=2 package/files
done

# write OUTPUT FONT CHARACTERS
write() {
  pyftsubset "$2.woff2" --unicodes="$3" --layout-features=kern --flavor=woff2 --output-file="$fonts/$1.woff2.subset"
}

title=bricolage-grotesque-latin-700-normal
write title "$title" U+20-7E,U+2013,U+2019,U+2026
write title-more "$title" U+A0-FF,U+152-153,U+2014-2018,U+201C-201E,U+2022,U+20AC
write code jetbrains-mono-latin-400-normal U+20-7E,U+2026
write code-names jetbrains-mono-latin-700-normal U+20-7E
