#!/bin/sh
# The wheel of make python, installed without a network where nothing of the checkout is: its answers are the commands',
# it says no to what is none, threads work at once, the page's programs and the notebook run, and mypy finds its types
# right. Its library needs the C library alone, and the tag tells which.
# usage: BUILD=build tests/python/wheel_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
checkout=$PWD tests=$PWD/tests/python corpus=$PWD/corpus
# Debian's, which has pytest, numpy and mypy.
python=/usr/bin/python3
unset PYTHONPATH
export CHECKOUT="$checkout" PYTHONDONTWRITEBYTECODE=1

expect "there is a wheel" make -s python BUILD="$BUILD"
wheel=$(ls "$BUILD"/python/origo-*.whl)
digest=$(sha256sum <"$wheel")
version=$(sed -n 's/^.define ORIGO_VERSION "\(.*\)"/\1/p' spec/version.h)
licences=$BUILD/python/libraries/licences
tool/python/wheel.py "$dir/again" "$version" "$BUILD/python/liborigo-python.so" "$licences" >/dev/null
expect "the same bytes again" is "$(sha256sum <"$dir/again/$(basename "$wheel")")" "$digest"
expect "make has nothing to do for it otherwise" sh -c "! make -n programs BUILD='$BUILD' | grep -q python"

mkdir "$dir/work" "$dir/elsewhere"
cp "$wheel" "$dir/elsewhere"
cp tests/python/*.py "$dir/elsewhere"
expect "a place for it" $python -m venv "$dir/venv"
expect "it is installed" "$dir/venv/bin/pip" install -q --no-index --disable-pip-version-check \
  "$dir/elsewhere/$(basename "$wheel")"
site=$(echo "$dir"/venv/lib/python3*/site-packages)
expect "no path of the checkout is in it" sh -c "! grep -rqF '$checkout' '$site/origo' '$site'/origo-*"
expect "licences" lines "$site"/origo-*.dist-info/licenses/LICENSE "$(wc -l <LICENSE)"
for name in GMP GPL-3 MPFR Jansson; do
  expect "the licence of $name" test -s "$(echo "$site"/origo-*.dist-info/licenses/$name.txt)"
done
grep -o '^[0-9a-f]\{64\}' "$site"/origo-*.dist-info/licenses/SOURCES.txt >"$dir/digests"
expect "of three sources" lines "$dir/digests" 3
expect "with their digests" is "$(grep -cf "$dir/digests" .ci/debian-sources.sh)" 3

# ---- the library ----
library=$site/origo/liborigo-python.so
expect "it is the only one" is "$(find "$site"/origo -name '*.so*')" "$library"
LC_ALL=C readelf -W -d -l -V "$library" >"$dir/told"
sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' "$dir/told" >"$dir/needed"
expect "it needs the C library" grep -qx 'libc\.so\.6' "$dir/needed"
expect "and nothing else" sh -c \
  "! grep -vE '^(libc\.so\.6|libm\.so\.6|ld-linux-[-a-z0-9_]*\.so\.[0-9])\$' '$dir/needed'"
expect "it looks nowhere else" sh -c "! grep -E 'R(UN)?PATH|TEXTREL' '$dir/told'"
expect "no stack is code" grep -q 'GNU_STACK.* RW ' "$dir/told"
nm -D --defined-only "$library" | sed 's/@.*//' | awk '$2 != "A" { print $3 }' | sort >"$dir/shown"
sed -n 's/^ *\(og_[a-z_]*\);$/\1/p' "$BUILD/python/origo.map" | sort >"$dir/declared"
expect "functions are declared" grep -qx og_ask_text "$dir/declared"
expect "it shows them and none of GMP" diff "$dir/declared" "$dir/shown"
oldest=$(grep -o 'GLIBC_2\.[0-9]*' "$dir/told" | sort -uV | tail -n 1 | tr . _)
expect "the tag has the glibc that it needs" is "$(basename "$wheel")" \
  "origo-$version-py3-none-manylinux_${oldest#GLIBC_}_$(uname -m).whl"

refused() { # refused WORDS LIBRARY LICENCES: there is no wheel of these
  tool/python/wheel.py "$dir/refused" "$version" "$2" "$3" >"$dir/said" 2>&1
  expect "no wheel: $1" is $? 1
  expect "for a reason: $1" says "$dir/said" "$1"
}
refused "libjansson.so.4, libmpfr.so.6, which a machine may not have" "$BUILD/liborigo.so" "$licences"
refused "no shared library" "$BUILD/liborigo.a" "$licences"
refused "Not an ELF file" LICENSE "$licences"
refused "GMP.txt is missing" "$library" "$dir"
expect "there is none" test ! -e "$dir/refused"
mkdir "$dir/no-apt"
ln -s /bin/true "$dir/no-apt/apt-get"
PATH=$dir/no-apt:$PATH tool/python/libraries.sh "$dir/libraries" >"$dir/said" 2>&1
expect "without sources there are no libraries" is $? 1
expect "and it says so" says "$dir/said" "apt knows no libgmp-dev"
expect "in whole" says "$dir/said" "the libraries cannot be had (log: $dir/libraries/log)"

ran() { # ran PROGRAM ARGUMENTS...: in the folder of work, with no way to the checkout but its arguments
  (cd "$dir/work" && "$dir/venv/bin/python" "$@") >"$dir/said" 2>&1 || { tail -n 15 "$dir/said"; false; }
}

expect "answers are the corpus'" ran "$dir/elsewhere/answers.py" "$corpus"
expect "exact numbers" ran "$dir/elsewhere/exact.py"
expect "columns" ran "$dir/elsewhere/study.py" "$(realpath "$origo")" "$corpus"
expect "threads and speed" ran "$dir/elsewhere/threads.py" "$corpus"
cat "$dir/said"
command=$(realpath "$origo")
export PYTHONPATH=/usr/lib/python3/dist-packages
expect "faults" ran "$dir/elsewhere/faults.py" "$command"

# ---- the page ----
ln -s "$corpus" "$dir/work/corpus"
expect "the page has blocks" $python tests/python/blocks.py docs/use/python.md "$dir/work"
unset PYTHONPATH
for block in "$dir"/work/block*.py "$dir/work/test_engine.py"; do
  expect "$(basename "$block") runs" ran "$block"
done
expect "seven and one" is "$(find "$dir/work" -name '*.py' | wc -l)" 8
expect "the notebook shows what it says" ran "$dir/elsewhere/notebook.py" "$checkout/docs/use/accuracy.ipynb" "$command"
export PYTHONPATH=/usr/lib/python3/dist-packages
tested() { (cd "$dir/work" && "$dir/venv/bin/python" -m pytest -q -p no:cacheprovider "$@") >"$dir/said" 2>&1; }
expect "the engine of the page under pytest" \
  tested test_engine.py --origo "$corpus"/cases/sphere-[ou]*.jsonl "$corpus"/cases/points.jsonl
expect "skips what it does not take" grep -q '[1-9][0-9]* passed, [1-9][0-9]* skipped' "$dir/said"
sed 's/- a\["radius"\]//' "$dir/work/test_engine.py" >"$dir/work/test_wrong.py"
tested test_wrong.py --origo "$corpus/cases/sphere-*.jsonl"
expect "a wrong engine fails" is $? 1
expect "with what is wrong" grep -q 'distance: exact [0-9.]*, claimed [0-9.]*' "$dir/said"
expect "without cases nothing runs" tested test_engine.py
expect "and pytest says so" says "$dir/said" "1 skipped"

unset PYTHONPATH
expect "types" sh -c \
  "mypy --strict --cache-dir '$dir/mypy' tool/python/origo >'$dir/said' 2>&1 || { cat '$dir/said'; false; }"
printf 'import origo\nx: int = origo.distance([(0, 0, 0)], [(1, 0, 0)])\n' >"$dir/work/wrong.py"
expect "others see them" sh -c \
  "mypy --python-executable '$dir/venv/bin/python' --cache-dir '$dir/mypy' '$dir/work/wrong.py' |
  grep -q 'Incompatible types'"
conclude
