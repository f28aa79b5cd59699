#!/bin/sh
# tool/progress.sh, by which the Makefile builds: it counts every object and no other, hides neither what make says nor
# its exit status, says nothing where it is not to, and leaves no process behind. A small makefile stands for the large
# one; of the large one: as many jobs as there are processors, or as make was told.
# usage: tests/package/progress_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
unset MAKEFLAGS MFLAGS MAKELEVEL
progress=$PWD/tool/progress.sh

cat >"$dir/Makefile" <<'TEXT'
OBJECTS = $(patsubst %.c,obj/%.o,$(wildcard *.c))
all:
	@+$(PROGRESS) obj $(MAKE) --no-print-directory -s program
program: $(OBJECTS)
	$(CC) $^ -o $@
obj/%.o: %.c
	@mkdir -p obj
	$(SLOWLY) $(CC) -c $< -o $@
TEXT
echo 'int main(void) { return 0; }' >"$dir/main.c"
for k in 1 2 3 4 5; do echo "int f$k(void) { return $k; }" >"$dir/f$k.c"; done
build() { make -C "$dir" --no-print-directory PROGRESS="$progress" "$@" >"$dir/out" 2>"$dir/err"; }

build
expect 'what is built is a success' is $? 0
expect 'the last line has all objects' begins "$(tail -n 1 "$dir/err")" '[6 of 6 objects] '
expect 'nothing else is said' is "$(wc -l <"$dir/err") $(wc -c <"$dir/out")" '1 0'
build
expect 'where nothing is to be built, nothing is said' is "$? $(cat "$dir/out" "$dir/err" | wc -c)" '0 0'
touch "$dir/f2.c"
build -j1
expect 'one object is one' begins "$(tail -n 1 "$dir/err")" '[1 of 1 objects] '
touch "$dir/f2.c"
build -s
expect 'make -s is silent' is "$? $(cat "$dir/out" "$dir/err" | wc -c)" '0 0'
touch "$dir/f2.c"
build -n
expect 'make -n prints the command and says no more' is "$(grep -c ' -c f2.c' "$dir/out") $(wc -c <"$dir/err")" '1 0'
expect 'make -n builds nothing' [ "$dir/f2.c" -nt "$dir/obj/f2.o" ]

echo 'int f3(void) { return unknown_name; }' >"$dir/f3.c"
touch "$dir/f5.c"
build -j2
expect 'a failing build has status 2' is $? 2
expect "the compiler's message is shown" says "$dir/err" unknown_name
expect "make's own is shown" says "$dir/err" 'obj/f3.o] Error 1'
touch "$dir"/f*.c
build -k
expect 'make -k fails, too' is $? 2
expect 'make -k builds the rest' begins "$(grep objects "$dir/err")" '[4 of 5 objects] '
expect 'and shows the message' says "$dir/err" unknown_name
echo 'int f3(void) { return 3; }' >"$dir/f3.c"

# A terminal has one line, written over each second.
touch "$dir"/*.c
script -qec "make -C '$dir' --no-print-directory PROGRESS='$progress' SLOWLY='sleep 0.4;'" /dev/null >"$dir/terminal" 2>&1 </dev/null
expect 'a terminal sees it grow' [ "$(tr '\r' '\n' <"$dir/terminal" | grep -c 'of 6 objects')" -ge 3 ]
expect 'and the last is all of them' begins "$(tr '\r' '\n' <"$dir/terminal" | grep 'of 6 objects' | tail -n 1)" '[6 of 6 objects] '

# Ended by a signal, with all of its group as by ctrl-C, it takes the process that watches along.
touch "$dir"/*.c
(cd "$dir" && exec setsid "$progress" obj make -s program SLOWLY='sleep 0.5;') >"$dir/out" 2>"$dir/err" &
runner=$!
for _ in $(seq 100); do [ -z "$(find "$dir/obj/f1.o" -newer "$dir/f1.c")" ] || break; sleep 0.1; done
kill -TERM -$runner
wait $runner
expect 'ended by a signal, it has failed' is $? 143
group_left() { cat /proc/[0-9]*/stat 2>/dev/null | sed 's/.*) //' | awk -v group=$runner '$1 != "Z" && $3 == group' | wc -l; }
expect 'and left no process' is "$(group_left)" 0

# The Makefile itself, which only pretends.
told() { make -n "$@" BUILD="$dir/none" all 2>/dev/null | sed -n 's/.*--no-print-directory -s *\(-j[0-9]*\)* programs.*/[\1]/p' | head -n 1; }
expect 'as many jobs as processors' is "$(told)" "[-j$(nproc)]"
expect 'or as many as make was told' is "$(told -j1) $(told -j3)" '[] []'
# Without the mark + in the Makefile, make neither goes down there when it pretends nor shares its jobs.
make -j3 -n BUILD="$dir/none" all >"$dir/out" 2>"$dir/err"
expect 'make -n goes down to the objects' [ "$(grep -c ' -c ' "$dir/out")" -gt 500 ]
expect 'and its jobs are shared' is "$(grep -c jobserver "$dir/err")" 0
expect 'or MAKEFLAGS' is "$(MAKEFLAGS=-j3 told)" '[]'

conclude
