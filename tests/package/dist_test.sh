#!/bin/sh
# make dist: the same bytes in a checkout of git and in its own unpacked tarball, where there is no git. There make
# knows the same commands for everything, and begins to build. In a small tree: which files are packed, and when not.
# The recipes for vcpkg, Conan and Homebrew take the tarball by its digest, and their steps install what can be used.
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

# ---- recipes: their own steps, in the unpacked sources, with what is built of them already ----
umask 022
case $BUILD in /*) built=$BUILD ;; *) built=$root/$BUILD ;; esac
cd "$root" || exit 1
packaging/recipes.py "$tarball" "$version" "file://$dir/build/dist/" "$dir/recipes" >"$dir/said"
expect 'recipes are filled in' is "$(xargs -d '\n' grep -l '@[A-Z0-9]*@' <"$dir/said" | xargs; wc -l <"$dir/said")" '
5'
tree=$dir/clean/$name
mkdir "$tree/build"
for part in obj obj32 origo origo32 origo-check liborigo.a liborigo.so libspec.a libtext.a origo.map; do
  ln -s "$built/$part" "$tree/build/$part"
done
find "$tree" -type f -exec touch -d @1 {} + # older than what is built
linked=$(stat -c %Y "$built/liborigo.so" "$built/origo")
# uses WHAT FLAGS...: a program compiles against what a recipe has installed, and runs
uses() {
  what=$1
  shift
  gcc -std=c17 tests/package/every_question.c "$@" -o "$dir/every" >"$dir/log" 2>&1
  expect "$what compiles: $(head -n 3 "$dir/log")" is $? 0
  expect "$what runs" "$dir/every"
}
libraries() { (cd "$1/lib" && find . -name 'lib*' | sort | xargs); }
shared="./liborigo.so ./liborigo.so.${version%.*} ./liborigo.so.$version"

port=$dir/recipes/vcpkg/ports/origo formula=$dir/recipes/homebrew/Formula/origo.rb
for kind in static dynamic; do
  to=$dir/vcpkg-$kind/package
  mkdir -p "$to"
  cmake -D PORT="$port/portfile.cmake" -D TREE="$tree" -D CURRENT_PACKAGES_DIR="$to" \
    -D VCPKG_LIBRARY_LINKAGE=$kind -P tests/package/recipes.cmake >"$dir/log" 2>&1
  expect "vcpkg, $kind: $(tail -n 3 "$dir/log")" is $? 0
  expect "vcpkg, $kind: the licence" same "$to/share/origo/copyright" LICENSE
  # shellcheck disable=SC2046 # words
  uses "vcpkg, $kind" -Wl,-rpath,"$to/lib" \
    $(PKG_CONFIG_PATH=$to/lib/pkgconfig pkg-config --static --cflags --libs origo)
done
expect 'vcpkg: the static library alone' is "$(libraries "$dir/vcpkg-static/package")" ./liborigo.a
expect 'vcpkg: the shared one alone' is "$(libraries "$dir/vcpkg-dynamic/package")" "$shared"
expect 'vcpkg needs' \
  is "$(jq -r '[.name, .version, .supports, .dependencies[]] | join(" ")' "$port/vcpkg.json")" \
  "origo $version linux gmp jansson mpfr"
for kind in static shared; do
  to=$dir/conan-$kind
  flags=$(tests/package/recipes.py "$dir/recipes/conan/conanfile.py" "$tree" "$to" $kind 2>"$dir/log")
  expect "Conan, $kind: $(tail -n 3 "$dir/log")" is $? 0
  expect "Conan, $kind: what stands there" is "$(cd "$to" && find . -maxdepth 2 -not -name 'lib*' | sort | xargs)" \
    '. ./include ./include/origo ./licenses ./licenses/LICENSE'
  # shellcheck disable=SC2086 # words
  uses "Conan, $kind" $flags -Wl,-rpath,"$to/lib"
done
expect 'Conan: the static library alone' is "$(libraries "$dir/conan-static")" ./liborigo.a
expect 'Conan: the shared one alone' is "$(libraries "$dir/conan-shared")" "$shared"
mkdir "$dir/brew"
ruby -w tests/package/recipes.rb "$formula" "$tree" "$dir/brew" "$dir" >"$dir/out" 2>"$dir/log"
expect "Homebrew: $(tail -n 3 "$dir/log")" is $? 0
expect 'Homebrew needs' is "$(cat "$dir/out")" 'help2man:build python@3.13:build expat gmp jansson linux mpfr'
expect 'Homebrew: the commands' is "$(cd "$dir/brew/bin" && echo *)" 'origo origo-check origo32'
expect 'Homebrew: pages' test -s "$dir/brew/share/man/man1/origo-judge.1"
expect 'nothing was built anew' is "$(stat -c %Y "$built/liborigo.so" "$built/origo")" "$linked"
# A digest of something else is refused by each.
packaging/recipes.py spec/version.h "$version" "file://$dir/build/dist" "$dir/recipes" >"$dir/said"
cmake -D PORT="$port/portfile.cmake" -D TREE="$tree" \
  -D CURRENT_PACKAGES_DIR="$dir/vcpkg-static/package" -D VCPKG_LIBRARY_LINKAGE=static -P tests/package/recipes.cmake \
  >"$dir/log" 2>&1
expect 'vcpkg, another digest' is "$? $(grep -ci 'hash mismatch' "$dir/log")" '1 1'
tests/package/recipes.py "$dir/recipes/conan/conanfile.py" "$tree" "$dir/other" static >"$dir/log" 2>&1
expect 'Conan, another digest' is "$? $(grep -c 'AssertionError: the digest' "$dir/log")" '1 1'
ruby tests/package/recipes.rb "$formula" "$tree" "$dir/other" "$dir" >"$dir/log" 2>&1
expect 'Homebrew, another digest' is "$? $(cat "$dir/log")" '1 the digest of the sources'

conclude
