#!/bin/sh
# What is built: the modules are small, nothing else of a system comes to be imported, and the checker holds nothing
# that searches.   usage: tests/wasm/built.sh BUILD
set -u
BUILD=$1
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
to=$BUILD/wasm/origo
# Bytes of all that a page loads: as servers give it to browsers, by brotli, and as the older of them do, by gzip.
MOST=1000000 MOST_BY_GZIP=1200000

sizes=0 smaller=0
for file in origo.wasm origo-check.wasm; do
  size=$(gzip -9nc "$to/$file" | wc -c)
  echo "$file: $(wc -c <"$to/$file") bytes, $size by gzip -9, $(brotli -c "$to/$file" | wc -c) by brotli"
  sizes=$((sizes + size))
  smaller=$((smaller + $(brotli -c "$to/$file" | wc -c)))
done
scripts=$(cat "$to"/*.mjs | gzip -9nc | wc -c)
expect "at most $MOST bytes in all, by brotli: $smaller, and $scripts of scripts" [ $((smaller + scripts)) -le $MOST ]
expect "at most $MOST_BY_GZIP by gzip: $sizes, and $scripts" [ $((sizes + scripts)) -le $MOST_BY_GZIP ]

# The link map has the objects that each function is from.
expect "the library holds what searches" [ "$(grep -c 'obj/[a-z/]*/solve/[a-z_]*\.o' "$to/origo.wasm.map")" -ge 50 ]
expect "the checker holds none of it" is "$(grep -c '/solve/' "$to/origo-check.wasm.map")" 0
expect "and no algorithm" is "$(grep -c 'wasm/obj/ref/' "$to/origo-check.wasm.map")" 0
expect "but a checker" grep -q 'wasm/obj/spec/pair/checker.o' "$to/origo-check.wasm.map"

imports() {
  node -e 'WebAssembly.compile(require("fs").readFileSync(process.argv[1])).then((m) =>
    console.log(WebAssembly.Module.imports(m).map((i) => i.module + "." + i.name).sort().join(" ")))' "$1"
}
# Of these module.mjs does what writes, what ends and what draws a seed; the others fail in it. Nothing else is to come
# by unseen. (What starts engines in `origo judge` asks for signals and pipes.)
for file in origo.wasm origo-check.wasm; do
  others=$(imports "$to/$file" | tr ' ' '\n' | grep -v -x \
    -e 'wasi_snapshot_preview1.\(environ_get\|environ_sizes_get\|clock_time_get\|proc_exit\)' \
    -e 'wasi_snapshot_preview1.fd_\(close\|fdstat_get\|read\|seek\|write\)' \
    -e 'env.\(emscripten_notify_memory_growth\|__call_sighandler\)' \
    -e 'env.__syscall_\(dup3\|pipe\|poll\)' | tr '\n' ' ')
  expect "$file imports nothing else: $others" is "$others" ""
done
expect "no path of this machine is in it" sh -c "! grep -qF '$PWD' '$to'/*.wasm"
expect "make has nothing to do for it otherwise" sh -c "! make -n programs BUILD='$BUILD' | grep -q 'emcc\|wasm/obj'"
conclude
