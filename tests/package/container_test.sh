#!/bin/sh
# The container of docs/ci/Containerfile has a release that make static makes, and judges an engine within. Where this
# machine lets nobody make containers, that is said, with the reason.
# usage: BUILD=build tests/package/container_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
.ci/packages.sh container || exit 1
version=$(sed -n 's/^#define ORIGO_VERSION "\(.*\)"/\1/p' spec/version.h)
name=origo-static-$version-$(uname -m)-linux

# What every container needs of the kernel: mounts of its own.
if ! unshare --user --map-root-user --mount true 2>"$dir/refused" && ! unshare --mount true 2>>"$dir/refused"; then
  echo "NOT LOOKED AT: no containers can be made here: $(tail -n 1 "$dir/refused")"
  expect 'the Containerfile takes the static file' grep -q 'origo-static-' docs/ci/Containerfile
  conclude
  exit
fi
XZ_OPT=-1 make -s static BUILD="$BUILD" RELEASE="$dir/release" >"$dir/said" 2>&1
expect "make static: $(tail -n 3 "$dir/said")" is "$(tail -n 1 "$dir/said")" "$dir/release/$name.tar.xz"
mkdir "$dir/container" "$dir/context"
cp "$dir/release/$name.tar.xz" "$dir/context"
tests/package/container.sh "$dir/container" "$dir/context" >"$dir/said" 2>&1
expect "an image is built: $(tail -n 5 "$dir/said")" is $? 0
expect 'it has Origo' is "$(head -n 1 "$dir/container/out")" "origo $version"
expect 'and all cases' is "$(sed -n 's/^cases //p' "$dir/container/out" | wc -w)" \
  "$(find corpus/cases -name '*.jsonl' | wc -l)"
expect 'an engine is judged there' \
  is "$(tail -n 1 "$dir/container/out") $(grep -c '^origo mpr' "$dir/container/out")" 'status 1 1'
expect 'its reports come out' is "$(find "$dir/container/report" -type f | wc -l)" 7
expect 'without a release there is no image' says "$dir/container/empty" 'origo-static-'

conclude
