#!/bin/sh
# What `make install` installs can be used: the commands run, programs compile and link against the library, shared and
# static, by pkg-config and by CMake alone, as C and as C++, and reach every question. The shared library shows what its
# headers declare and nothing else. The man pages render without a warning.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
check() { # check WHAT COMMAND...
  what=$1
  shift
  if "$@" >"$work/log" 2>&1; then passed=$((passed + 1)); else
    echo "FAILED $what"
    sed 's/^/  /' "$work/log" | head -n 20
    failed=$((failed + 1))
  fi
}
prefix=/opt/origo
check "make install" make -s BUILD="${BUILD:-build}" install DESTDIR="$work/root" PREFIX=$prefix
root=$work/root$prefix
case='{"id": "c", "question": "distance", "a": {"shape": "point", "points": [[0, 0, 0]]}, "b": {"shape": "point", "points": [[3, 4, 0]]}}'
echo "$case" >"$work/case.jsonl"
"$root/bin/origo" ask "$work/case.jsonl" >"$work/answer.jsonl"
check "the installed origo answers" grep -q '"distance": *{"exact": *"5"' "$work/answer.jsonl"
check "the installed origo-check accepts" "$root/bin/origo-check" "$work/case.jsonl" "$work/answer.jsonl"
cat >"$work/user.c" <<'C'
#include <origo.h>
#include <stdio.h>
int main(void) {
  const double a[3] = {0, 0, 0}, b[3] = {3, 4, 0};
  og_problem problem;
  og_answer answer;
  og_solver *solver = og_solver_new();
  og_problem_init(&problem);
  og_answer_init(&answer);
  og_problem_set_doubles(&problem, a, 1, 0.0, b, 1, 0.0);
  const int right = og_solve(solver, OG_DISTANCE, &problem, NULL, &answer) == OG_ANSWERED &&
                    og_surd_to_double(&answer.finding.distance) == 5.0;
  og_answer_clear(&answer);
  og_problem_clear(&problem);
  og_solver_free(solver);
  return right ? 0 : 1;
}
C
export PKG_CONFIG_PATH="$root/lib/pkgconfig"
strict_c="gcc -std=c17 -Wall -Wextra -Wpedantic -Werror" strict_cpp="g++ -std=c++17 -Wall -Wextra -Werror"
config() { pkg-config --define-variable=prefix="$root" "$@" origo; }
flags=$(config --cflags --libs)
static=$(config --static --cflags --libs)
compile_flags=$(config --cflags)
# shellcheck disable=SC2086
check "compiles against the shared library" $strict_c "$work/user.c" $flags -o "$work/shared"
# Each header alone, of those that are installed and no others.
headers=$(cd "$root/include/origo" && find . -name '*.h' | sed 's|^\./||' | sort)
check "headers are installed" [ "$(echo "$headers" | wc -l)" -gt 80 ]
mkdir "$work/alone"
for header in $headers; do
  one=$work/alone/$(echo "$header" | tr / -)
  printf '#include <%s>\n#include <%s>\nint here;\n' "$header" "$header" | tee "$one.c" >"$one.cpp"
done
# shellcheck disable=SC2086
check "each header compiles alone" $strict_c -fsyntax-only $compile_flags \
  "$work"/alone/*.c
# shellcheck disable=SC2086
check "each header compiles alone as C++" $strict_cpp -fsyntax-only $compile_flags \
  "$work"/alone/*.cpp
# shellcheck disable=SC2086
check "the header of text is C99 and needs no other" gcc -std=c99 -Wall -Wextra -Wpedantic -Werror -fsyntax-only \
  -x c "$root/include/origo/text.h"
check "it includes the standard library's types only" \
  [ "$(grep '^#include' "$root/include/origo/text.h")" = '#include <stddef.h>' ]

# Every question is solved and checked through these headers alone, in C and in C++.
cp tests/package/every_question.c "$work/every.c"
cp tests/package/every_question.c "$work/every.cpp"
# shellcheck disable=SC2086
check "every question is reached from C" $strict_c "$work/every.c" $flags -o "$work/every"
# shellcheck disable=SC2086
check "every question is reached from C++" $strict_cpp "$work/every.cpp" $flags -o "$work/every++"
check "that are all there are, in C" env LD_LIBRARY_PATH="$root/lib" "$work/every"
check "that are all there are, in C++" env LD_LIBRARY_PATH="$root/lib" "$work/every++"

# The shared library shows what the headers declare: everything, and nothing else.
printf '#include <origo.h>\n#include <origo/text.h>\n' >"$work/declared.c"
# shellcheck disable=SC2086
gcc -std=c17 -fsyntax-only $compile_flags -aux-info "$work/declared" "$work/declared.c"
grep -v ' static ' "$work/declared" | sed -n 's/^[^(]*[ *]\(og_[a-z0-9_]*\) (.*/\1/p' | sort -u >"$work/names"
nm -D --defined-only "$root/lib/liborigo.so" | awk '$2 == "T" { print $3 }' | sort -u >"$work/shown"
check "the headers declare functions" [ "$(wc -l <"$work/names")" -gt 400 ]
check "the library shows just these, with their version" \
  sh -c "sed 's/\$/@@ORIGO_0.2/' '$work/names' | diff - '$work/shown'"
check "and no data" [ -z "$(nm -D --defined-only "$root/lib/liborigo.so" | awk '$2 !~ /^[TA]$/')" ]
# What can be written to: the flag that Jansson was seeded, and the C library's own.
objdump -t "$root/lib/liborigo.so" | awk '$4 ~ /^\.(bss|data|tbss|tdata)$/ { print $NF }' | sed 's/\.[0-9]*$//' | sort >"$work/state"
check "and keeps no state" [ "$(grep -v '^__\|^completed$' "$work/state")" = once ]
check "its soname has the version" sh -c "readelf -d '$root/lib/liborigo.so' | grep -q 'soname: \[liborigo.so.0.2\]'"

# CMake, by the package that is installed, in a folder that has been moved.
mkdir "$work/project"
cp tests/package/every_question.c "$work/project/every.c"
cat >"$work/project/CMakeLists.txt" <<'CMAKE'
cmake_minimum_required(VERSION 3.18)
project(user C CXX)
find_package(origo 0.2 REQUIRED CONFIG)
add_executable(user every.c)
target_link_libraries(user origo::origo)
add_executable(static every.c)
target_link_libraries(static origo::static)
CMAKE
check "CMake finds it" cmake -S "$work/project" -B "$work/cmake" -DCMAKE_PREFIX_PATH="$root"
check "CMake builds with it" cmake --build "$work/cmake"
check "and what is built runs" "$work/cmake/user"
check "with the static library, too" "$work/cmake/static"
sed -i 's/origo 0.2/origo 0.3/' "$work/project/CMakeLists.txt"
check "CMake does not take it for a later one" \
  sh -c "! cmake -S '$work/project' -B '$work/cmake' -DCMAKE_PREFIX_PATH='$root'"

for file in schemas/case.schema.json corpus/cases/touch-face.jsonl corpus/answers/touch-face.jsonl ref/algorithm.h \
  LICENSE; do
  check "$file is installed" cmp "$root/share/origo/$file" "$(echo "$file" | sed 's|^schemas|docs|')"
done
check "the installed origo32 answers" "$root/bin/origo32" run gjk "$work/case.jsonl"
check "runs with the shared library" env LD_LIBRARY_PATH="$root/lib" "$work/shared"
cp "$work/user.c" "$work/user.cpp"
# shellcheck disable=SC2086
check "compiles as C++" g++ -std=c++17 -Wall -Wextra "$work/user.cpp" $flags -o "$work/cpp"
check "compiles against the static library" gcc -std=c17 "$work/user.c" -Wl,-Bstatic -lorigo -Wl,-Bdynamic $static -o "$work/static" -L"$root/lib"
check "runs with the static library" "$work/static"
commands=$("$root/bin/origo" --help | sed -n 's/^  \([a-z]*\)  *[a-z].*/\1/p')
for page in origo $(for command in $commands; do echo "origo-$command"; done); do
  check "the man page of $page renders" sh -c "! man --warnings -l '$root/share/man/man1/$page.1' 2>&1 >/dev/null | grep ."
done
# Completions: bash by what it offers, the others by their syntax and by what is in them.
offers() { # offers WORD... : what bash offers for the last of them
  bash -c '. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _origo "$1"; echo "${COMPREPLY[@]}"' \
    "$root/share/bash-completion/completions/origo" "$@"
}
check "bash completes a command" [ "$(offers origo ju)" = judge ]
check "bash completes an option" [ "$(offers origo judge --basel)" = --baseline ]
check "bash completes an algorithm" [ "$(offers origo run mpr)" = mpr ]
check "bash completes an algorithm whose steps are drawn" [ "$(offers origo draw --trace gjk-v)" = gjk-voronoi ]
check "bash completes no door" [ -z "$(offers origo run doors)" ]
check "bash completes a question" [ "$(offers origo ask --question dis)" = distance ]
check "bash completes a family" [ "$(offers origo gen touch-f)" = touch-face ]
check "bash completes help" [ "$(offers origo help shr)" = shrink ]
check "bash completes the checker's options" [ "$(offers origo-check --keep)" = --keep-going ]
check "zsh reads its completion" zsh -n "$root/share/zsh/site-functions/_origo"
check "fish reads its completion" fish --no-config -n "$root/share/fish/vendor_completions.d/origo.fish"
for command in $commands; do
  check "zsh completes $command" grep -q "^  $command)" "$root/share/zsh/site-functions/_origo"
  check "fish completes $command" grep -q "__fish_use_subcommand -f -a $command " \
    "$root/share/fish/vendor_completions.d/origo.fish"
done
check "libraries go where they are wanted" \
  make -s BUILD="${BUILD:-build}" install DESTDIR="$work/root" \
  PREFIX=$prefix LIBDIR=$prefix/lib/x86
check "pkg-config says where" [ "$(pkg-config --variable=libdir "$root/lib/x86/pkgconfig/origo.pc")" = $prefix/lib/x86 ]
check "CMake, too" grep -q '/../../../.."' "$root/lib/x86/cmake/origo/origo-config.cmake"
make -s BUILD="${BUILD:-build}" uninstall DESTDIR="$work/root" PREFIX=$prefix LIBDIR=$prefix/lib/x86
check "uninstall leaves no file" sh -c "make -s BUILD='${BUILD:-build}' uninstall DESTDIR='$work/root' PREFIX=$prefix && ! find '$root' -type f -o -type l | grep ."
echo "$passed passed, $failed failed"
[ $failed = 0 ]
