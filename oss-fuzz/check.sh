#!/bin/bash
# What OSS-Fuzz would do with this tree: follows the Dockerfile in a clean Debian 12 in place of its image, calls build.sh with
# the variables that its machines set, then looks at what was built (oss-fuzz/bad_build.sh) in a second clean root, which has
# no compiler and none of our libraries.
# usage: oss-fuzz/check.sh BUILD [SANITIZER...]     address and undefined where none is named; the last line: N passed, N failed
# Needs root, debootstrap and apt's mirror. The roots and logs stay in BUILD-oss-fuzz until the next run, which begins anew.
set -u
cd "$(dirname "$0")/.." || exit 2
complain() { echo "oss-fuzz-check: $*" >&2; exit 2; }
usage="usage: oss-fuzz/check.sh BUILD [address|undefined]..."
[ $# -gt 0 ] || complain "$usage"
build=$1
shift
[ $# -gt 0 ] || set -- address undefined
for sanitizer in "$@"; do
  case $sanitizer in address | undefined) ;; *) complain "there is no sanitizer $sanitizer; $usage" ;; esac
done

missing=
for need in debootstrap:debootstrap unshare:util-linux objdump:binutils python3:python3 git:git; do
  command -v "${need%:*}" >/dev/null || missing="$missing ${need#*:}"
done
[ -z "$missing" ] || complain "these packages are missing: apt-get install -y --no-install-recommends$missing"
[ "$(id -u)" = 0 ] || complain "debootstrap and chroot need root: run it as root, or by sudo"
release=bookworm
mirror=${OSS_FUZZ_MIRROR:-$(apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' 'Identifier: Packages' |
  awk -v release=$release '$2 == release && $3 == "main" { print $1; exit }')}
[ -n "$mirror" ] || complain "apt has no mirror of $release: apt-get update, or name one in OSS_FUZZ_MIRROR"

folder=$(realpath -m "$build-oss-fuzz")
runner=$folder/runner builder=$folder/builder
rm -rf --one-file-system "$folder"
mkdir -p "$folder" || exit 2

# The variables of OSS-Fuzz's images; the numbers of an engine and a sanitizer are libFuzzer's and clang's.
undefined=array-bounds,bool,builtin,enum,function,integer-divide-by-zero,null,object-size,return,returns-nonnull-attribute,shift
undefined=$undefined,signed-integer-overflow,unreachable,vla-bound
flags_of() { # flags_of SANITIZER
  echo "-O1 -fno-omit-frame-pointer -gline-tables-only -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION -fsanitize=fuzzer-no-link"
  case $1 in
  address) echo "-fsanitize=address -fsanitize-address-use-after-scope" ;;
  undefined) echo "-fsanitize=$undefined,unsigned-integer-overflow -fno-sanitize-recover=$undefined" ;;
  esac
}
in_builder() { # in_builder SANITIZER COMMAND...: in the folder $at of the builder
  local flags
  flags=$(flags_of "$1" | tr '\n' ' ')
  shift
  unshare --mount --pid --fork --mount-proc="$builder/proc" chroot "$builder" env -i --chdir="$at" \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive \
    SRC=/src OUT=/out WORK=/work CC=clang CXX=clang++ CFLAGS="$flags" CXXFLAGS="$flags" LIB_FUZZING_ENGINE=-fsanitize=fuzzer \
    FUZZING_ENGINE=libfuzzer SANITIZER="$sanitizer" ARCHITECTURE=x86_64 FUZZING_LANGUAGE=c \
    UBSAN_OPTIONS=silence_unsigned_overflow=1 "$@"
}
try() { # try WHAT COMMAND...: says how long it took, or ends with the last lines of its log
  local began=$SECONDS log=$folder/$1.log
  "${@:2}" >"$log" 2>&1 || { tail -n 20 "$log" >&2; complain "$1 failed: $log"; }
  echo "$1: $((SECONDS - began)) s"
}
# What the image has of its own and the Dockerfile may rely on: a compiler.
make_roots() {
  debootstrap --variant=minbase "$release" "$runner" "$mirror" || return
  # A proxy that apt needs here it needs there, too.
  apt-config dump | grep -E '^Acquire::(http|https)::' >"$runner/etc/apt/apt.conf.d/90host"
  cp /etc/resolv.conf "$runner/etc/" && mkdir -p "$runner"/{src,out,work} && cp -a "$runner" "$builder" &&
    in_builder address sh -c 'apt-get update && apt-get install -y --no-install-recommends clang libclang-rt-14-dev libc6-dev'
}
copy_tree() { # copy_tree FOLDER: what git knows of the working tree
  mkdir -p "$1" && git ls-files -z | tar --create --null --ignore-failed-read --files-from=- | tar --extract --no-same-owner -C "$1"
}
follow_dockerfile() {
  local word rest
  # Without -r, `read` joins lines that end with a backslash.
  # shellcheck disable=SC2162
  while read word rest; do
    rest=${rest//\$SRC//src}
    case "$word $rest" in
    FROM\ gcr.io/oss-fuzz-base/base-builder | ' ' | \#*) ;;
    RUN\ git\ clone\ *) copy_tree "$builder$at/${rest##* }" ;;
    RUN\ *) in_builder address sh -c "$rest" </dev/null ;;
    WORKDIR\ *) at=$rest ;;
    COPY\ *) cp "oss-fuzz/${rest% *}" "$builder${rest##* }" ;;
    *) echo "check.sh does not know: $word $rest"; false ;;
    esac || return
  done <oss-fuzz/Dockerfile
}

at=/src sanitizer=address
try roots make_roots
try dockerfile follow_dockerfile
at=$(sed -n 's/^WORKDIR \$SRC/\/src/p' oss-fuzz/Dockerfile)
harnesses=$(sed -n 's/^FUZZ_HARNESSES *= *//p' fuzz/fuzz.mk)
passed=0 failed=0
for sanitizer in "$@"; do
  rm -rf --one-file-system "$builder/out" "$builder/work" "$runner/out"
  mkdir "$builder/out" "$builder/work"
  try "build-$sanitizer" in_builder "$sanitizer" bash -eux /src/build.sh
  cp -a "$builder/out" "$runner/out"
  # shellcheck disable=SC2086
  CHECK_ROOT=$runner oss-fuzz/bad_build.sh "$runner/out" "$sanitizer" $harnesses | tee "$folder/$sanitizer.log"
  read -r ok _ bad _ <<<"$(tail -n 1 "$folder/$sanitizer.log" | grep -E '^[0-9]+ passed, [0-9]+ failed$')"
  passed=$((passed + ${ok:-0})) failed=$((failed + ${bad:-1}))
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
