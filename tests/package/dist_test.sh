#!/bin/sh
# make dist: the same bytes in a checkout of git and in its own unpacked tarball, where there is no git. There make knows
# the same commands for everything, begins to build, and installs. In a small tree: which files are packed, and when not.
# usage: BUILD=build tests/package/dist_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
unset SOURCE_DATE_EPOCH
root=$PWD
version=$(sed -n 's/^#define ORIGO_VERSION "\(.*\)"/\1/p' spec/version.h)
name=origo-$version

# ---- a small tree ----
small=$dir/small
mkdir -p "$small/packaging" "$small/spec" "$small/b" "$dir/home"
cp packaging/dist.py "$small/packaging"
echo '#define ORIGO_VERSION "7.8"' >"$small/spec/version.h"
echo one >"$small/b/one.txt"
echo two >"$small/b one"
echo loose >"$small/loose"
pack() { "$1/packaging/dist.py" "$2" >"$dir/said" 2>&1; }
in_small() { HOME=$dir/home git -C "$small" -c user.name=a -c user.email=a@b.c "$@" >/dev/null 2>&1; }
pack "$small" "$dir/none"
expect 'without git and manifest: status' is $? 1
expect 'and it is said' says "$dir/said" "$small is no checkout of git and has no MANIFEST"
expect 'and nothing is written' test ! -e "$dir/none"
in_small init -q
in_small add packaging spec b 'b one'
GIT_COMMITTER_DATE='1234567890 +0100' in_small commit -q -m one
expect 'it is packed' pack "$small" "$dir/first"
expect 'without a complaint' is "$(cat "$dir/said")" "$dir/first/origo-7.8.tar.xz"
expect 'in order, without what git does not know' is "$(tar -tf "$dir/first/origo-7.8.tar.xz" | xargs -d '\n')" \
  'origo-7.8/MANIFEST origo-7.8/b one origo-7.8/b/one.txt origo-7.8/packaging/dist.py origo-7.8/spec/version.h'
TZ=UTC tar --numeric-owner --full-time -tvf "$dir/first/origo-7.8.tar.xz" >"$dir/list"
expect 'owners and times' is "$(awk '{ print $2, $4, $5 }' "$dir/list" | sort -u)" '0/0 2009-02-13 23:31:30'
expect 'modes' is "$(awk '{ print $1 }' "$dir/list" | xargs)" '-rw-r--r-- -rw-r--r-- -rw-r--r-- -rwxr-xr-x -rw-r--r--'
(cd "$dir/first" && sha256sum --check --quiet SHA256SUMS)
expect 'its digest' is $? 0
tar -C "$small" -xf "$dir/first/origo-7.8.tar.xz" # within the checkout, whose git has nothing to say of it
inner=$small/origo-7.8
(cd "$inner" && sha256sum --check --quiet --strict MANIFEST)
expect 'the manifest' is $? 0
expect 'all but itself' is "$(grep -vc '^#' "$inner/MANIFEST")" 4
touch "$inner/another"
expect 'it is packed again' pack "$inner" "$dir/second"
expect 'to the same' same "$dir/first/origo-7.8.tar.xz" "$dir/second/origo-7.8.tar.xz"
SOURCE_DATE_EPOCH=86400 expect 'another time is told' pack "$inner" "$dir/third"
expect 'and taken' is "$(TZ=UTC tar -tvf "$dir/third/origo-7.8.tar.xz" | awk '{ print $4 }' | sort -u)" 1970-01-02
echo more >>"$inner/b/one.txt"
expect 'a changed file is packed' pack "$inner" "$dir/third"
expect 'and named' says "$dir/said" 'dist: not as MANIFEST has it: b/one.txt'
rm "$inner/b/one.txt"
pack "$inner" "$dir/third"
expect 'a missing file: status' is $? 1
expect 'a missing file: said' says "$dir/said" 'b/one.txt'
echo '0000  b/one.txt' >>"$inner/MANIFEST"
pack "$inner" "$dir/third"
expect 'a broken manifest: status' is $? 1
expect 'a broken manifest: said' says "$dir/said" 'MANIFEST is not one that this program wrote'
echo more >>"$small/b/one.txt"
expect 'a change in a checkout is packed' pack "$small" "$dir/third"
expect 'a change in a checkout is told' says "$dir/said" '1 files are not as the commit has them: b/one.txt'
ln -s one.txt "$small/b/link"
in_small add b/link
pack "$small" "$dir/third"
expect 'a link is refused' is "$? $(cat "$dir/said")" '1 dist: not a plain file: b/link'

# ---- this one ----
make -s dist BUILD="$dir/build" >"$dir/said" 2>&1
expect 'make dist' is "$? $(tail -n 1 "$dir/said")" "0 $dir/build/dist/$name.tar.xz"
tarball=$dir/build/dist/$name.tar.xz
mkdir "$dir/clean" "$dir/bin"
tar -C "$dir/clean" -xf "$tarball"
cd "$dir/clean/$name" || exit 1
sha256sum --check --quiet --strict MANIFEST
expect 'every file is as the manifest has it' is $? 0
# From here on git is a program that fails, and that says that it was called.
printf '#!/bin/sh\necho "$*" >>"%s"\nexit 127\n' "$dir/called" >"$dir/bin/git"
chmod +x "$dir/bin/git"
PATH=$dir/bin:$PATH
# What make would do for all programs, tests and harnesses: the commands that compile, with neither folder nor ccache.
commands() { make -C "$1" -n CCACHE= BUILD="$dir/new" programs test-programs fuzz-compiled | grep ' -c ' | sort -u; }
commands "$root" >"$dir/here"
commands . >"$dir/there"
expect 'make knows commands' [ "$(wc -l <"$dir/here")" -gt 1500 ]
expect 'the same ones' same "$dir/here" "$dir/there"
rm -rf "$dir/new"
make -s BUILD="$dir/new" "$dir/new/obj/tool/check/main.o" "$dir/new/obj/spec/number/nearest.o" >"$dir/said" 2>&1
expect "it compiles: $(cat "$dir/said")" is $? 0
expect 'git was not asked' test ! -e "$dir/called"
umask 077
LC_ALL=C TZ=Asia/Tokyo make -s dist BUILD="$dir/again" >"$dir/said" 2>&1
expect 'make dist, without git' is "$? $(cat "$dir/said")" "0 $dir/again/dist/$name.tar.xz"
expect 'the same bytes' same "$tarball" "$dir/again/dist/$name.tar.xz"

cd "$root" || exit 1
conclude
