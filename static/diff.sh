#!/bin/sh
# Shows the differences between the objects of two YAML files:
#   sh diff.sh BEFORE AFTER
set -e
work=$(mktemp -d)
for side in before after; do
	mkdir "$work/$side"
	# kubectl reads the file as the API server does, while Kustomize turns a "yes" without quotes into text.
	kubectl label --local -f "$1" -o json no-such-label- > "$work/$side.json"
	# The first line of each object is a brace.
	awk '/^[{]/ {print "---"} {print}' "$work/$side.json" > "$work/$side/objects.yaml"
	printf 'resources: [objects.yaml]\nsortOptions: {order: legacy}\n' > "$work/$side/kustomization.yaml"
	kubectl kustomize "$work/$side" > "$work/$side.yaml"
	shift
done
diff -U1 "$work/before.yaml" "$work/after.yaml"
