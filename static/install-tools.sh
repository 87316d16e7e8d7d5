#!/usr/bin/env bash
# Downloads holos, helm and kubectl into a directory, and verifies the checksums that their projects publish.
#
#   bash install-tools.sh DIRECTORY
#
# Change a version here, or for one run: HELM_VERSION=3.22.0 bash install-tools.sh DIRECTORY
# HOLOS_VERSION=newest takes the newest release. A mirror has the same paths below its address.
set -euo pipefail

HOLOS_VERSION=${HOLOS_VERSION:-0.106.0}
HELM_VERSION=${HELM_VERSION:-3.22.0}
KUBECTL_VERSION=${KUBECTL_VERSION:-1.32.4}

HOLOS_RELEASES=${HOLOS_RELEASES:-https://github.com/holos-run/holos/releases}
HELM_RELEASES=${HELM_RELEASES:-https://get.helm.sh}
KUBECTL_RELEASES=${KUBECTL_RELEASES:-https://dl.k8s.io/release}

[[ $# == 1 ]] || { echo "usage: $0 DIRECTORY" >&2 && exit 2; }
directory=$(mkdir -p "$1" && cd "$1" && pwd)

os=$(uname -s | tr '[:upper:]' '[:lower:]')
case $(uname -m) in
  x86_64 | amd64) arch=amd64 holos_arch=x86_64 ;;
  arm64 | aarch64) arch=arm64 holos_arch=arm64 ;;
  *) echo "no released binaries for $(uname -m)" >&2 && exit 1 ;;
esac

if [[ $HOLOS_VERSION == newest ]]; then
  latest=$(curl --fail --silent --show-error --output /dev/null --write-out '%{redirect_url}' "$HOLOS_RELEASES/latest")
  HOLOS_VERSION=${latest##*/v}
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

fetch() { curl --fail --silent --show-error --location --retry 3 --output "$1" "$2"; }
verify() { if command -v sha256sum >/dev/null; then sha256sum --check --strict; else shasum -a 256 --check --strict; fi; }

archive=holos_$(uname -s)_$holos_arch.tar.gz
fetch "$archive" "$HOLOS_RELEASES/download/v$HOLOS_VERSION/$archive"
fetch checksums "$HOLOS_RELEASES/download/v$HOLOS_VERSION/holos_${HOLOS_VERSION}_checksums.txt"
awk -v file="$archive" '$2 == file' checksums >holos.sha256
# Without a line for the archive there would be nothing to verify.
[[ -s holos.sha256 ]] || { echo "no checksum is published for $archive" >&2 && exit 1; }
verify <holos.sha256
tar -xzf "$archive" holos

archive=helm-v$HELM_VERSION-$os-$arch.tar.gz
fetch "$archive" "$HELM_RELEASES/$archive"
fetch helm.sha256 "$HELM_RELEASES/$archive.sha256sum"
verify <helm.sha256
tar -xzf "$archive" --strip-components 1 "$os-$arch/helm"

fetch kubectl "$KUBECTL_RELEASES/v$KUBECTL_VERSION/bin/$os/$arch/kubectl"
fetch kubectl.sha256 "$KUBECTL_RELEASES/v$KUBECTL_VERSION/bin/$os/$arch/kubectl.sha256"
echo "$(<kubectl.sha256)  kubectl" | verify

install -m 755 holos helm kubectl "$directory"
echo "holos $HOLOS_VERSION, helm $HELM_VERSION and kubectl $KUBECTL_VERSION are in $directory"
