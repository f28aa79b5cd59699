#!/bin/sh
# fuzz/background.py with engines that only say what engines say: turns go to what has run least, each is recorded as it
# ends, a stop records what had begun, a kill loses nothing that an engine had written, and records merge.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
background=$PWD/fuzz/background.py
mkdir -p "$dir/fuzz" "$dir/docs"
cd "$dir" || exit 1
head='date,commit,harness,engine,sanitized,executions,seconds,findings,edges'
record=docs/fuzz-executions.csv
# An engine that runs for a hundredth of the seconds that it is given, or until it is interrupted.
cat >fuzz/libfuzzer.sh <<'S'
#!/bin/sh
mkdir -p "$FUZZ_FOLDER/$2/findings"
echo "#700	NEW    cov: 31 ft: 40" >"$FUZZ_FOLDER/$2/log"
[ ! -f find ] || echo x >"$FUZZ_FOLDER/$2/findings/crash-1"
sleep "$(echo "$3 / 100" | bc -l)"
echo "#900	DONE   cov: 33 ft: 42" >>"$FUZZ_FOLDER/$2/log"
S
cat >fuzz/afl.sh <<'S'
#!/bin/sh
[ ! -f "broken-$2" ] || exit 1
mkdir -p "$FUZZ_FOLDER/$2/afl/main"
# AFL++ that is resumed moves what it had found.
if [ -f crash ]; then
  cd "$FUZZ_FOLDER/$2/afl/main" && {
    mv crashes "crashes.$(date +%s%N)" 2>/dev/null
    mkdir crashes && touch crashes/id:0
  }
  cd - >/dev/null || exit
fi
had=$(sed -n 's/^execs_done *: //p' "$FUZZ_FOLDER/$2/afl/main/fuzzer_stats" 2>/dev/null)
printf 'execs_done        : %d\nedges_found       : 21\n' $((${had:-0} + 500)) >"$FUZZ_FOLDER/$2/afl/main/fuzzer_stats"
sleep "$(echo "$3 / 100" | bc -l)"
S
chmod +x fuzz/*.sh
run() { WORKERS=1 SLICE=$1 FUZZ_COMMIT=abc FUZZ_FOLDER=fuzzed python3 "$background" run build one two >out 2>&1; }
row() { grep -c "abc,$1" "$record"; }
# until CONDITION...: half a minute at most, for machines that have much else to do
until_() { for _ in $(seq 300); do "$@" >/dev/null 2>&1 && return; sleep 0.1; done; echo "  never: $*"; false; }
stop() { pkill "-$1" -f "$background run build one two"; }
begun() { find fuzzed -name 'turn-*' | grep -q . && grep -qs 'execs_done *: [1-9]' fuzzed/one/afl/main/fuzzer_stats; }

{ echo "$head"; echo "2026-01-01,old,one,afl,no,5,100,0,"; echo "2026-01-01,old,one,libfuzzer,no,5,300,0,"; } >$record
is_first() { is "$(python3 "$background" due one two | head -n 1 | awk '{ print $1, $2 }')" "$1"; }
expect "AFL++ of a harness that nobody ran is due first" is_first "two afl"
echo "2026-01-01,old,two,afl,no,5,200,0," >>$record
expect "then its other engine" is_first "two libfuzzer"
echo "2026-01-01,old,two,libfuzzer,no,5,200,0," >>$record
expect "then what ran the shortest time" is_first "one afl"

# Turns of 0.2 seconds: some end before the stop.
run 20 & pid=$!
until_ sh -c "[ \$(grep -c ',abc,' $record) -ge 3 ]"
stop TERM
wait $pid
expect "a stop ends the run" [ $? = 0 ]
expect "several turns are recorded" [ "$(row '')" -ge 3 ]
expect "each with what its engine counted, from where it went on" is "$(row 'one,afl,no,500,')" "$(row 'one,afl,')"
expect "and its edges" is "$(grep -c '^20.*abc.*,21$' $record)" "$(row '[a-z]*,afl,')"
expect "nothing is left open" is "$(find fuzzed -name 'turn-*' | wc -l)" 0

# One that would take 100 seconds is stopped at once, and what it did is recorded.
sed -i '/,abc,/d' $record
rm -rf fuzzed
run 10000 & pid=$!
until_ begun
stop TERM
wait $pid
expect "a turn that is stopped is recorded" is "$(row 'one,afl,no,500,')" 1
expect "with the seconds that it had" [ "$(sed -n 's/.*abc,one,afl,no,500,\([0-9]*\),.*/\1/p' $record)" -le 40 ]

# Killed, with its engine: the next start finds the turn.
sed -i '/,abc,/d' $record
rm -rf fuzzed
run 10000 & pid=$!
until_ begun
stop KILL
pkill -KILL -f "sleep 100"
wait $pid
expect "a kill leaves the turn open" is "$(find fuzzed -name 'turn-*' | wc -l)" 1
expect "and unrecorded" is "$(row '')" 0
touch find
echo "2026-01-01,old,one,afl,no,5,900,0," >>$record
run 20 & pid=$!
until_ grep -q ',abc,.*libfuzzer' $record
stop TERM
wait $pid
expect "the next start records it first" begins "$(grep -m 1 ',abc,' $record | cut -d , -f 2-6)" "abc,one,afl,no,500"
expect "a finding is told" grep -q 'libfuzzer .* a finding' out
expect "and recorded" [ "$(grep -c 'abc,.*,libfuzzer,no,900,[0-9]*,1,33$' $record)" -ge 1 ]

# Killed alone: its engine goes on, and the next start ends that before another one works in the same folder.
sed -i '/,abc,/d; /,900,0,$/d' $record
rm -rf fuzzed find
run 11000 & pid=$!
until_ begun
stop KILL
wait $pid
expect "an engine outlives a kill" sh -c 'pgrep -f "^sleep 110" >/dev/null'
run 20 & pid=$!
until_ grep -q ',abc,' $record
expect "the next start ends it" sh -c '! pgrep -f "^sleep 110"'
stop TERM
wait $pid
expect "and records what it did" begins "$(grep -m 1 ',abc,' $record | cut -d , -f 2-6)" "abc,one,afl,no,500"

# What AFL++ found is counted in the turn that found it, though the next one moves it away.
sed -i '/,abc,/d' $record
rm -rf fuzzed
touch crash
run 20 & pid=$!
until_ sh -c "[ \$(grep -c 'abc,one,afl,' $record) -ge 2 ]"
stop TERM
wait $pid
rm crash
expect "each turn of AFL++ has its own finding" is "$(grep -c 'abc,one,afl,no,500,[0-9]*,1,21$' $record)" \
  "$(row 'one,afl,')"

# An engine that cannot run is told of, is no row, and leaves the turns to others.
sed -i '/,abc,/d' $record
rm -rf fuzzed
touch broken-one
run 20 & pid=$!
until_ grep -q ',abc,' $record
stop TERM
wait $pid
expect "an engine that runs nothing is told of" grep -q 'one afl: ended with 1' out
expect "it is no row" is "$(row 'one,afl,')" 0
expect "and others have their turns" [ "$(row '')" -ge 1 ]

{ echo "$head"; sed -n 2p $record; echo "2026-01-02,far,two,afl,no,7,70,0,9"; } >other.csv
before=$(wc -l <$record)
expect "a record is merged" says "$(python3 "$background" merge other.csv >said; echo said)" "1 rows added"
expect "row by row" lines $record $((before + 1))
expect "and merging it again adds nothing" says "$(python3 "$background" merge other.csv >said; echo said)" "0 rows added"
expect "without a command it says how it is used" sh -c "! python3 '$background' 2>said && grep -q usage: said"

conclude
