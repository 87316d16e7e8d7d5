#!/bin/sh
# Shows the differences between the objects of two YAML files:
#   sh diff.sh BEFORE AFTER
set -e
work=$(mktemp -d)
for side in before after; do
	mkdir "$work/$side"
	cp "$1" "$work/$side/objects.yaml"
	printf 'resources: [objects.yaml]\nsortOptions: {order: legacy}\n' > "$work/$side/kustomization.yaml"
	kubectl kustomize "$work/$side" > "$work/$side.yaml"
	shift
done
diff -U1 "$work/before.yaml" "$work/after.yaml"
