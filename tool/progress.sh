#!/bin/sh
# Runs make and says how far it is: objects built of how many, and seconds. The Makefile builds by it.
# usage: tool/progress.sh FOLDER MAKE [ARGUMENT...]        FOLDER holds the objects
# A terminal gets a line that is written over each second, a log one each ten seconds. Nothing is said where nothing is
# to be built, or where make was told to be silent (make -s), to ask or to pretend. The exit status is that of make.
folder=$1
shift
# The first word of MAKEFLAGS has the options of one letter, if there are any.
case ${MAKEFLAGS%% *} in *[nqst]*) exec "$@" ;; esac
# Other lines of `make -n` link, or write an archive. What make has to say against it, it says below.
total=$("$@" -n 2>/dev/null | grep -c ' -c ')
[ "$total" -gt 0 ] || exec "$@"

stamp=$(mktemp)
begin=$(date +%s)
if [ -t 2 ]; then end_of_line='\r' pause=1; else end_of_line='\n' pause=10; fi
say() { # say END_OF_LINE
  built=$(find "$folder" -name '*.o' -newer "$stamp" | wc -l)
  # A message of the compiler begins where the line does, and is written over it.
  printf "[%${#total}d of %d objects] %d s$1" "$built" "$total" $(($(date +%s) - begin)) >&2
}
# Ends with the script, however that ends, and takes its nap along.
watch() {
  trap 'kill "$nap" 2>/dev/null; exit' TERM
  while :; do
    sleep $pause >/dev/null 2>&1 &
    nap=$!
    wait $nap
    kill -0 $$ 2>/dev/null || exit
    say "$end_of_line"
  done
}
watch &
watcher=$!
finish() {
  kill $watcher 2>/dev/null
  wait $watcher
  rm -f "$stamp"
} 2>/dev/null
trap 'finish; exit 130' INT
trap 'finish; exit 143' TERM HUP
"$@"
status=$?
say '\n'
finish
exit $status
