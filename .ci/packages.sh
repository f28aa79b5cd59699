#!/bin/sh
# Installs the Debian packages that a task needs and that are missing.
# usage: .ci/packages.sh build|test|bench|engines|proof|page|fuzz|coverage|machines|musl|deb|python|wasm|site|container
# Prints nothing when all are there. Without root it uses sudo; without that it says what to install.
set -eu

build="gcc libc6-dev make pkg-config libgmp-dev libmpfr-dev libjansson-dev libexpat1-dev"
test="$build g++ cmake clang libclang-rt-14-dev libcmocka-dev valgrind jq python3 python3-jsonschema python3-yaml ruby shellcheck help2man man-db zsh fish python3-venv python3-pytest python3-numpy mypy m4"
bench="$build g++ libcgal-dev libfcl-dev libbullet-dev libccd-dev libeigen3-dev"
engines="$build g++ libqhull-dev libccd-dev libode-dev libfcl-dev libeigen3-dev libbullet-dev libcgal-dev libbox2d-dev libchipmunk-dev libsimbody-dev libembree-dev jq python3 python3-jsonschema"
page="$build chromium python3"
proof="python3 gcc libc6-dev ocaml frama-c-base why3 z3 coq cvc4 gappa libcoq-gappa"
fuzz="$build clang libclang-rt-14-dev afl++"
machines="$build gcc-i686-linux-gnu libc6-dev-i386-cross gcc-aarch64-linux-gnu libc6-dev-arm64-cross gcc-s390x-linux-gnu libc6-dev-s390x-cross qemu-user musl-tools cmake m4"
container="buildah busybox-static uidmap"
site="$build python3 python3-jinja2 python3-markdown-it python3-pygments"
musl="$build musl-tools cmake m4"
deb="$build dpkg-dev debhelper lintian help2man python3"
python="$build m4 python3"
wasm="$build emscripten brotli node-typescript python3"
coverage="$test clang-19 llvm-19 libclang-rt-19-dev"

case "${1:-}" in
  build) packages=$build ;;
  test) packages=$test ;;
  bench) packages=$bench ;;
  engines) packages=$engines ;;
  proof) packages=$proof ;;
  page) packages=$page ;;
  fuzz) packages=$fuzz ;;
  coverage) packages=$coverage ;;
  site) packages=$site ;;
  container) packages=$container ;;
  deb) packages=$deb ;;
  python) packages=$python ;;
  wasm) packages=$wasm ;;
  machines) packages=$machines ;;
  musl) packages=$musl ;;
  *) echo "usage: $0 build|test|bench|engines|proof|page|fuzz|coverage|machines|musl|deb|python|wasm|site|container" >&2; exit 2 ;;
esac

missing=
for package in $packages; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then as_root=
elif command -v sudo >/dev/null; then as_root=sudo
else
  echo "These packages are missing; install them as root:" >&2
  echo "  apt-get install -y --no-install-recommends$missing" >&2
  exit 1
fi
echo "Installing:$missing"
log=$(mktemp)
if ! { $as_root apt-get update && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1; then
  tail -n 20 "$log" >&2
  echo "apt-get could not install$missing (log: $log)" >&2
  exit 1
fi
rm -f "$log"
