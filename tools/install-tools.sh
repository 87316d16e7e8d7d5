#!/usr/bin/env bash
# Downloads the tools that the docs run into a folder, and verifies the checksums that their projects
# publish. The versions are those of config/tools.json; `newest` takes the newest release of holos instead.
#
#   tools/install-tools.sh DIR [newest]
set -euo pipefail

folder=$(mkdir -p "$1" && cd "$1" && pwd)
which_holos=${2:-pinned}
cd "$(dirname "$0")/.."

os=$(uname -s | tr '[:upper:]' '[:lower:]')
case $(uname -m) in
  x86_64 | amd64) arch=amd64 holos_arch=x86_64 ;;
  arm64 | aarch64) arch=arm64 holos_arch=arm64 ;;
  *) echo "no released binaries for $(uname -m)" >&2 && exit 1 ;;
esac

pinned() { node --print "require('./config/tools.json').$1"; }
holos=$(pinned holos) helm=$(pinned helm) kubectl=$(pinned kubectl)
if [[ $which_holos == newest ]]; then
  latest=$(curl --fail --silent --show-error --output /dev/null --write-out '%{redirect_url}' \
    https://github.com/holos-run/holos/releases/latest)
  holos=${latest##*/v}
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

fetch() { curl --fail --silent --show-error --location --retry 3 --output "$1" "$2"; }
verify() { if command -v sha256sum >/dev/null; then sha256sum --check --strict; else shasum -a 256 --check --strict; fi; }

releases=https://github.com/holos-run/holos/releases/download/v$holos
archive=holos_$(uname -s)_$holos_arch.tar.gz
fetch "$archive" "$releases/$archive"
fetch checksums "$releases/holos_${holos}_checksums.txt"
awk -v file="$archive" '$2 == file' checksums >holos.sha256
# Without a line for the archive there would be nothing to verify.
[[ -s holos.sha256 ]] || { echo "no checksum is published for $archive" >&2 && exit 1; }
verify <holos.sha256
tar -xzf "$archive" holos

archive=helm-v$helm-$os-$arch.tar.gz
fetch "$archive" "https://get.helm.sh/$archive"
fetch helm.sha256 "https://get.helm.sh/$archive.sha256sum"
verify <helm.sha256
tar -xzf "$archive" --strip-components 1 "$os-$arch/helm"

fetch kubectl "https://dl.k8s.io/release/v$kubectl/bin/$os/$arch/kubectl"
fetch kubectl.sha256 "https://dl.k8s.io/release/v$kubectl/bin/$os/$arch/kubectl.sha256"
echo "$(<kubectl.sha256)  kubectl" | verify

install -m 755 holos helm kubectl "$folder"
echo "holos $holos, helm $helm and kubectl $kubectl are in $folder"
