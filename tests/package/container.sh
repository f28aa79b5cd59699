#!/bin/sh
# Builds the image of docs/ci/Containerfile from a release, as docs/use/ci.md does, one with an engine on top of it, and
# judges there. No registry is asked: instead of Debian the image begins with busybox. `buildah unshare` is for users.
# usage: tests/package/container.sh FOLDER RELEASE     FOLDER is empty, and gets out, report and empty (how that failed)
set -eu
folder=$1 release=$2
[ "$(id -u)" = 0 ] || [ -n "${_CONTAINERS_USERNS_CONFIGURED:-}" ] || exec buildah unshare "$0" "$@"
export BUILDAH_ISOLATION=chroot HOME="$folder" XDG_RUNTIME_DIR="$folder" TMPDIR="$folder"
# In a folder of its own, with a driver that every file system carries.
b() {
  command=$1
  shift
  buildah --root "$folder/root" --runroot "$folder/run" --storage-driver vfs "$command" "$@"
}
build() { b bud --quiet --pull-never "$@"; }

mkdir -p "$folder/base/bin" "$folder/none" "$folder/engine" "$folder/report"
cp /bin/busybox "$folder/base/bin"
for name in cat env ln mkdir sh; do ln -s busybox "$folder/base/bin/$name"; done
base=$(b from scratch)
b copy --quiet "$base" "$folder/base" /
b commit --quiet "$base" localhost/base

build --build-arg BASE=localhost/base -t localhost/origo -f docs/ci/Containerfile "$release"
printf '#!/bin/sh\nexec origo run mpr\n' >"$folder/engine/my-engine"
chmod 755 "$folder/engine/my-engine"
printf 'FROM localhost/origo\nCOPY my-engine /usr/local/bin/\n' >"$folder/engine/Containerfile"
build -t localhost/judged "$folder/engine"
judged=$(b from --pull-never localhost/judged)
# What is said goes to files: of what a short run says to a pipe, buildah may lose the end.
status=0
b run --volume "$folder/report:/judged/report" "$judged" -- sh -c 'exec >report/out
  origo --version
  echo cases /usr/local/share/origo/cases/*.jsonl
  origo-judge my-engine report /usr/local/share/origo/cases/random-boxes.jsonl' >"$folder/log" 2>&1 || status=$?
{ cat "$folder/report/out" && echo "status $status"; } >"$folder/out"
rm "$folder/report/out"

! build --build-arg BASE=localhost/base -f docs/ci/Containerfile "$folder/none" >"$folder/empty" 2>&1
