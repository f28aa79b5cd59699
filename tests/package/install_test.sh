#!/bin/sh
# What `make install` installs can be used: the commands run, a C program compiles and links against the library,
# shared and static, by pkg-config alone, as C and as C++, and the man page renders without a warning.
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
flags=$(pkg-config --define-variable=prefix="$root" --cflags --libs origo)
static=$(pkg-config --define-variable=prefix="$root" --static --cflags --libs origo)
check "compiles against the shared library" gcc -std=c17 -Wall -Wextra -Wpedantic -Werror "$work/user.c" $flags -lgmp -lmpfr -o "$work/shared"
# Each header alone, of those that are installed and no others.
compile_flags=$(pkg-config --define-variable=prefix="$root" --cflags origo)
headers=$(cd "$root/include/origo" && find . -name '*.h' | sed 's|^\./||' | sort)
check "headers are installed" [ "$(echo "$headers" | wc -l)" -gt 10 ]
for header in $headers; do
  printf '#include <%s>\n#include <%s>\nint here;\n' "$header" "$header" >"$work/one.c"
  cp "$work/one.c" "$work/one.cpp"
  # shellcheck disable=SC2086
  check "$header compiles alone" gcc -std=c17 -Wall -Wextra -Wpedantic -Werror -c "$work/one.c" $compile_flags -o "$work/one.o"
  # shellcheck disable=SC2086
  check "$header compiles alone as C++" g++ -std=c++17 -Wall -Wextra -c "$work/one.cpp" $compile_flags -o "$work/one.o"
done
check "runs with the shared library" env LD_LIBRARY_PATH="$root/lib" "$work/shared"
cp "$work/user.c" "$work/user.cpp"
check "compiles as C++" g++ -std=c++17 -Wall -Wextra "$work/user.cpp" $flags -lgmp -lmpfr -o "$work/cpp"
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
check "uninstall leaves no file" sh -c "make -s BUILD='${BUILD:-build}' uninstall DESTDIR='$work/root' PREFIX=$prefix && ! find '$root' -type f -o -type l | grep ."
echo "$passed passed, $failed failed"
[ $failed = 0 ]
