#!/bin/sh
# origo judge --jobs: all that is written is the same to the byte for 1, 2, 3 and 8 processes, whatever the engine does,
# of good cases and bad; nothing is left of them after a signal; what cannot be split is refused.
# usage: BUILD=build tests/judge/jobs_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
moody=$PWD/tests/judge/moody_engine.py

# same NAME STATUS ARGUMENTS...: with "@" in the arguments as the number of processes, for files; cases of $dir/in
same() {
  name=$1 wanted=$2
  shift 2
  for jobs in 1 2 3 8; do
    mkdir -p "$dir/$jobs"
    rm -rf "${dir:?}/$jobs"/*
    (cd "$dir/$jobs" && "$origo" judge --jobs $jobs "$@" <"$dir/in" >out 2>err)
    expect "$name: status for $jobs" is $? "$wanted"
    expect "$name: the same for $jobs" is "$(diff -r "$dir/1" "$dir/$jobs" 2>&1 | head -c 300)" ''
  done
}
origo=$(cd "$(dirname "$origo")" && pwd)/$(basename "$origo")
root=$PWD
: >"$dir/in"

# ---- every case of the corpus; steps that go on after another ----
same 'the corpus' 1 --engine "$moody" "$root"/corpus/cases/*.jsonl
expect 'all of it' is "$(wc -l <"$dir/8/out")" "$(cat corpus/cases/*.jsonl | wc -l)"
cube='{"shape":"box","half":[1,1,1]'
for k in 0 1 2 3 4 5 6 7 8 9 a b c d; do
  after=
  for step in 0 1 2; do
    printf '{"id":"%s%d",%s"question":"contact","a":%s,"b":%s,"pose":{"translation":[0,0,%s]}}}\n' \
      $k $step "$after" "$cube}" "$cube" 1.9$step
    after="\"after\":\"$k$step\","
  done
done >"$dir/steps"
cat >"$dir/contacts" <<'C'
#!/bin/sh
# Contacts that jump at the second step.
while read -r line; do
  id=${line#*\"id\":\"} id=${id%%\"*} x=1
  case $id in *1) x=0.5 ;; esac
  contact="{\"points\":[[$x,0,1],[$x,0,0.95]],\"depth\":0.05,\"id\":1}"
  echo "{\"id\":\"$id\",\"engine\":\"jumps\",\"colliding\":true,\"normal\":[0,0,-1],\"contacts\":[$contact]}"
done
C
chmod +x "$dir/contacts"
same 'steps' 1 --engine "$dir/contacts" "$dir/steps"
expect 'steps are compared' is "$(grep -c '"what":"jumped"' "$dir/8/out")" 28

# ---- engines that fail, with all that is written besides ----
head -12 -q corpus/cases/segments.jsonl corpus/cases/stacked-boxes.jsonl corpus/cases/ulp-vertex.jsonl >"$dir/few"
head -40 corpus/cases/random-boxes.jsonl >>"$dir/few"
same 'crashes' 1 --engine "$moody crash twice" --engine "$moody" --record r --write-baseline b "$dir/few"
expect 'there were some' is "$(grep -c '"crashed"' "$dir/8/out" | sed 's/^[1-9].*/some/')" some
head -5 "$dir/1/b" >"$dir/known"
echo '{"id":"segments-0001","fails":"timed out"}' >>"$dir/known"
same 'a baseline' 1 --engine "$moody" --baseline "$dir/known" --write-baseline b "$dir/few"
expect 'something known' is "$(grep -c '"known"' "$dir/8/out" | sed 's/^[1-9].*/some/')" some
same 'nonsense without end, and a hang' 1 --timeout 2 --engine "$moody nonsense endless hang" "$dir/few"
expect 'such there were' is "$(jq -r .status "$dir/8/out" | sort -u | tr '\n' ' ')" 'nonsense ok timed out '
same 'changes that must not matter' 1 --metamorphic --engine "$moody twice" "$dir/few"
same 'binary32, a shard' 1 --float32 --as-hulls --shard 2/3 --engine "$moody" "$dir/few"
same 'no such command' 1 --engine "$dir/nothing" "$dir/few"
expect 'said once' is "$(grep -c 'cannot run' "$dir/8/err")" 1

# ---- bad lines, in their place; standard input ----
{
  sed -n 1,3p "$dir/few"
  echo '{"id":"odd"'
  sed -n 4,20p "$dir/few"
  sed -n 2p "$dir/few"
  sed -n '4s/{/{"after":"nobody",/; 4s/"id": *"/&lost-/p' "$dir/few"
  printf '\377\n'
  sed -n 21,40p "$dir/few"
} >"$dir/in"
same 'bad lines' 2 --engine "$moody"
expect 'the first one ends it' is "$(wc -l <"$dir/8/out") $(grep -c standard "$dir/8/err")" '3 1'
same 'bad lines passed over' 2 --keep-going --engine "$moody"
expect 'and is passed over' is "$(wc -l <"$dir/8/out") $(grep -c standard "$dir/8/err")" '40 4'
same 'limits' 3 --keep-going --max-points 3 --engine "$moody" "$dir/few"
same 'a file that is not there' 2 --engine "$moody" "$dir/few" "$dir/none"
: >"$dir/in"
same 'no case' 0 --engine "$moody"

# ---- who is asked for what cannot be ----
refused() {
  says=$1
  shift
  "$origo" judge "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "refused: $*" is $? 2
  expect "refused: $*" says "$dir/err" "$says"
}
for number in 0 -1 x 1.5 257; do refused 'jobs' --jobs $number --engine "$moody" "$dir/few"; done
refused 'claims of a file' --jobs 2 --engine "$moody" --claims "$dir/few" "$dir/few"
printf 'engine = "%s"\njobs = 2\n' "$moody" >"$dir/origo.toml"
refused 'no-such-file' --settings "$dir/origo.toml" "$dir/no-such-file"
"$origo" judge --settings "$dir/origo.toml" "$dir/few" >"$dir/out" 2>/dev/null
expect 'from a file of options' is "$(wc -l <"$dir/out")" "$(wc -l <"$dir/few")"
"$origo" judge --jobs 3 --engine "$moody" "$dir/few" >/dev/full 2>"$dir/err"
expect 'a full disk' is $? 2
expect 'a full disk' says "$dir/err" 'cannot write to standard output'

# ---- a process that is killed; a signal ----
cat >"$dir/killer" <<'C'
#!/bin/sh
# Kills the process that plays: the parent of its keeper.
read -r line
echo $$ >>"$1"
keeper=$PPID
kill -9 "$(awk '{print $4}' "/proc/$(awk '{print $4}' "/proc/$keeper/stat")/stat")"
sleep 300
C
chmod +x "$dir/killer"
head -1 "$dir/few" >"$dir/one"
"$origo" judge --jobs 2 --engine "$dir/killer $dir/pids" "$dir/one" >"$dir/out" 2>"$dir/err"
expect 'a process that is killed' is $? 3
expect 'a process that is killed' says "$dir/err" 'killed by signal 9'
cat >"$dir/slow" <<'C'
#!/bin/sh
trap '' INT TERM HUP
echo $$ >>"$1"
sleep 300
C
chmod +x "$dir/slow"
for signal in INT TERM HUP; do
  rm -f "$dir/pids"
  python3 - "$signal" "$dir" "$origo" <<'P' >"$dir/how"
import os, pathlib, signal, subprocess, sys, time
which, folder, origo = getattr(signal, "SIG" + sys.argv[1]), sys.argv[2], sys.argv[3]
engine = folder + "/slow " + folder + "/pids"
one = subprocess.Popen([origo, "judge", "--jobs", "3", "--engine", engine, folder + "/few"],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
                       preexec_fn=lambda: signal.signal(which, signal.SIG_DFL))
pids = pathlib.Path(folder, "pids")
while not pids.exists() or len(pids.read_text().split()) < 3:
    time.sleep(0.01)
os.killpg(one.pid, which)
end = one.wait()
def runs(pid):
    try:
        return pathlib.Path("/proc", pid, "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
print(end == -which, sum(runs(pid) for pid in pids.read_text().split()))
P
  expect "SIG$signal leaves nothing behind" is "$(cat "$dir/how")" 'True 0'
done
conclude
