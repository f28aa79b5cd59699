#!/bin/sh
# The wheel of make python, installed without a network where nothing of the checkout is: its answers are the commands',
# it says no to what is none, threads work at once, the page's programs and the notebook run, and
# mypy finds its types right.
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
tool/python/wheel.py "$dir/again" "$(sed -n 's/^.define ORIGO_VERSION "\(.*\)"/\1/p' spec/version.h)" \
  "$BUILD/python/liborigo-python.so" >/dev/null
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
libraries="$site/origo/liborigo-python.so $site/origo/libgmp.so.10 $site/origo/libmpfr.so.6 $site/origo/libjansson.so.4"
for library in $libraries; do
  expect "$(basename "$library") is there, with a licence" test -s "$library"
done
expect "licences" lines "$site"/origo-*.dist-info/licenses/LICENSE "$(wc -l <LICENSE)"
for name in libgmp.so.10 libmpfr.so.6 libjansson.so.4; do
  expect "the licence of $name" test -s "$(echo "$site"/origo-*.dist-info/licenses/$name.txt)"
done

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
