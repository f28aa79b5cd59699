#!/bin/sh
# The package of make npm: the same bytes each time; it installs without a network where nothing of the checkout is, the
# lines of its README and of its page run, and its types fit.   usage: tests/wasm/npm.sh BUILD
set -u
BUILD=$1
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
version=$(sed -n 's/^.define ORIGO_VERSION "\(.*\)"/\1/p' spec/version.h)
to=$(realpath "$BUILD/wasm/origo")
checkout=$PWD tests=$PWD/tests/wasm

expect "there is a package" sh -c "make -s npm BUILD='$BUILD' >'$dir/said' 2>&1 || { tail '$dir/said'; false; }"
package=$to/origo-$version.tgz
digest=$(sha256sum <"$package")
tool/wasm/npm.py "$to" "$version" "$BUILD/wasm/libraries" >/dev/null
expect "the same bytes again" is "$(sha256sum <"$package")" "$digest"
for name in LICENSE README.md licences/GMP.txt licences/GPL-3.txt licences/MPFR.txt licences/Jansson.txt \
  licences/musl.txt; do
  expect "it has $name" sh -c "tar -tzf '$package' | grep -qx 'package/$name'"
done

mkdir "$dir/project"
cp "$package" "$dir"
echo '{"name": "project", "private": true, "type": "module"}' >"$dir/project/package.json"
cd "$dir/project" || exit 1
if command -v npm >/dev/null; then
  install="npm install --offline --no-audit --no-fund --loglevel=error"
  expect "it is installed without a network" sh -c "$install ../origo-$version.tgz >said 2>&1 || { cat said; false; }"
else # Debian's Node comes without it: it would unpack the package, which needs no other
  mkdir -p node_modules/origo
  expect "it is unpacked" tar -xzf "../origo-$version.tgz" -C node_modules/origo --strip-components=1
fi

# Blocks of the pages, each a program; a comment after what it prints says what that is.
number=0
for page in node_modules/origo/README.md "$checkout/docs/use/javascript.md"; do
  awk -v number="$number" '/^```js$/ { inside = 1; name = sprintf("block%02d.mjs", number++); next }
    /^```/ { inside = 0 } inside { print >name }' "$page"
  number=$(find . -maxdepth 1 -name 'block*.mjs' | wc -l)
done
expect "there are blocks" [ "$number" -ge 8 ]
for block in block*.mjs; do
  expect "$block runs" sh -c "node '$block' >out 2>&1 || { cat out; false; }"
  sed -n 's/^ *console\.log(.*); \/\/ \(.*\)$/\1/p' "$block" >expected
  missing=$(grep -vxFf out expected)
  expect "$block prints what it says: $missing" is "$missing" ""
done

# ---- types ----
cp "$tests/types.ts" good.ts
echo 'import { load } from "origo"; export const text: number = (await load()).askText({});' >bad.ts
cat >tsconfig.json <<'TS'
{"compilerOptions": {"strict": true, "target": "es2022", "module": "node16", "moduleResolution": "node16",
 "lib": ["es2022", "dom"], "noEmit": true, "types": []}, "files": ["good.ts"]}
TS
expect "types fit" sh -c "tsc -p . >said 2>&1 || { cat said; false; }"
sed -i 's/good/bad/' tsconfig.json
expect "and what does not fit is told" sh -c "tsc -p . | grep -q \"Type 'string' is not assignable to type 'number'\""
cp "$tests/names.mjs" .
expect "each name has its type" sh -c "node names.mjs >said 2>&1 || { cat said; false; }"
conclude
