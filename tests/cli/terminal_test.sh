#!/bin/sh
# On a terminal verdicts have colours: without them the bytes are those of a pipe. NO_COLOR and a dumb terminal have
# none. usage: BUILD=build tests/cli/terminal_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
export TERM=xterm
unset NO_COLOR COLUMNS
escape=$(printf '\033')
green="$escape[32m" red="$escape[31m" yellow="$escape[33m" end="$escape[0m"
terminal() { tests/cli/terminal.py "$@"; }
plain() { sed "s/$escape\[[0-9]*m//g" "$1"; }

# judged WHICH COMMAND...: in a pipe to $dir/pipe, on a wide terminal to $dir/shown; its colours are all that is added.
judged() {
  which=$1
  shift
  if [ "$which" = out ]; then "$@" >"$dir/pipe" 2>/dev/null; else "$@" 2>"$dir/pipe" >/dev/null; fi
  status=$?
  terminal "$which" 300 "$@" >"$dir/shown"
  expect "$name: status" is $? $status
  plain "$dir/shown" >"$dir/plain"
  expect "$name: there is something" [ -s "$dir/pipe" ]
  expect "$name: nothing but colours" same "$dir/plain" "$dir/pipe"
  expect "$name: none in a pipe" is "$(grep -c "$escape" "$dir/pipe")" 0
  NO_COLOR=1 terminal "$which" 300 "$@" >"$dir/none"
  expect "$name: NO_COLOR" same "$dir/none" "$dir/pipe"
  TERM=dumb terminal "$which" 300 "$@" >"$dir/none"
  expect "$name: a dumb terminal" same "$dir/none" "$dir/pipe"
  NO_COLOR='' terminal "$which" 300 "$@" >"$dir/none"
  expect "$name: an empty NO_COLOR" same "$dir/none" "$dir/shown"
}

cat >"$dir/apart" <<'CASES'
{"id":"apart","question":"distance","a":{"shape":"point","points":[[0,0,0]]},"b":{"shape":"point","points":[[3,4,0]]}}
CASES
echo '{"id":"apart","engine":"right","distance":5}' >"$dir/right"
echo '{"id":"apart","engine":"wrong","distance":6}' >"$dir/wrong"

name='judge, right'
judged err "$origo" judge "$dir/apart" --claims "$dir/right"
expect "$name" says "$dir/shown" "${green}1 right$end, 0 tolerable, 0 wrong,"
name='judge, wrong'
judged err "$origo" judge "$dir/apart" --claims "$dir/wrong"
expect "$name" says "$dir/shown" "0 right, 0 tolerable, ${red}1 wrong$end (1 gross)"
{
  "$origo" judge --quiet "$dir/apart" --claims "$dir/right"
  "$origo" judge --quiet "$dir/apart" --claims "$dir/wrong"
} >"$dir/judgements"
name=report
judged out "$origo" report "$dir/judgements" --families
expect "$name, right" says "$dir/shown" "$green      1$end"
expect "$name, wrong" says "$dir/shown" "$red     1$end"
expect "$name: rows have one colour each" is "$(grep -o "$escape\[3[0-9]m" "$dir/shown" | wc -l)" 4
name='csv has none'
terminal out 300 "$origo" report --csv "$dir/judgements" >"$dir/shown"
expect "$name" is "$(grep -c "$escape" "$dir/shown")" 0
name='ask --table'
judged out "$origo" ask --table --limit 1 --quiet docs/tour.jsonl
expect "$name" says "$dir/shown" "${yellow}undecided  $end"
expect "$name: only what is undecided" is "$(grep -c "$escape" "$dir/shown")" "$(grep -c undecided "$dir/pipe")"
name='answers have none'
terminal out 300 "$origo" ask --quiet docs/tour.jsonl >"$dir/shown"
"$origo" ask --quiet docs/tour.jsonl >"$dir/pipe"
expect "$name" same "$dir/shown" "$dir/pipe"
name='a wrong command'
judged err "$origo" aks
expect "$name" says "$dir/shown" "did you mean '${green}ask$end'?"
name='a wrong option'
judged err "$origo" ask --tabel
expect "$name" says "$dir/shown" "did you mean '${green}--table$end'? see origo ask --help"
name='a wrong algorithm'
judged err "$origo" run gjkk "$dir/apart"
expect "$name" says "$dir/shown" "did you mean '${green}gjk$end'?"
name='a wrong family'
judged err "$origo" gen touch-boxe
expect "$name" says "$dir/shown" "did you mean '${green}touch-boxes$end'?"
name='a wrong study'
judged err "$origo" study accurcy
expect "$name" says "$dir/shown" "did you mean '${green}accuracy$end'?"
name='a wrong check'
judged err "$origo" judge --abs norml=1 "$dir/apart" --claims "$dir/right"
expect "$name" says "$dir/shown" "did you mean '${green}normal$end'?"
name='a wrong kind'
judged err "$origo" world --table --dispatch boxx,hull=sat-3d
expect "$name" says "$dir/shown" "did you mean '${green}box$end'?"

# ---- columns ----
name='a narrow terminal'
{
  printf '{"id":"thirds","question":"distance","a":{"shape":"point","points":[[0,0,0]]},'
  printf '"b":{"shape":"point","points":[["1/7","1/11","1/1234567891"]]}}\n'
} >"$dir/thirds"
"$origo" ask --table "$dir/thirds" >"$dir/wide"
for columns in 124 300; do
  terminal out $columns "$origo" ask --table "$dir/thirds" >"$dir/shown"
  expect "$name: $columns columns are enough" same "$dir/shown" "$dir/wide"
done
for columns in 123 110 106 90 89 80 70 69 40; do
  least=$((columns > 69 ? columns : 69))
  terminal out $columns "$origo" ask --table "$dir/thirds" >"$dir/shown"
  expect "$name: $columns" is "$(head -n 1 "$dir/shown" | tr -d '\n' | wc -c)" "$least"
  expect "$name: $columns, the value" [ "$(tail -n 1 "$dir/shown" | tr -d '\n' | wc -c)" -le "$least" ]
  expect "$name: $columns, the double stays" says "$dir/shown" "$(tail -n 1 "$dir/wide" | awk '{print $(NF - 2)}')"
  COLUMNS=124 terminal out $columns "$origo" ask --table "$dir/thirds" >"$dir/shown"
  expect "$name: $columns, but COLUMNS" same "$dir/shown" "$dir/wide"
done
COLUMNS=40 "$origo" ask --table "$dir/thirds" >"$dir/shown"
expect "$name: a pipe has no columns" same "$dir/shown" "$dir/wide"
name='the table of answers at 80 columns'
TERM=dumb terminal out 80 "$origo" ask --table --quiet docs/tour.jsonl >"$dir/shown"
expect "$name: no line is longer" is "$(awk 'length > 80' "$dir/shown" | wc -l)" 0
expect "$name: every case" is "$(wc -l <"$dir/shown")" "$(($(wc -l <docs/tour.jsonl) + 1))"

# ---- the table of a report ----
export TERM=dumb
tests/report/make_judgements.py corpus/cases/needles.jsonl corpus/cases/touch-face.jsonl >"$dir/many"
for judgements in judgements many; do
  for families in '' --families; do
    # shellcheck disable=SC2086
    "$origo" report $families "$dir/$judgements" >"$dir/wide"
    for columns in 300 "$(head -n 1 "$dir/wide" | tr -d '\n' | wc -c)"; do
      # shellcheck disable=SC2086
      terminal out "$columns" "$origo" report $families "$dir/$judgements" >"$dir/shown"
      expect "$judgements $families: $columns columns are enough" same "$dir/shown" "$dir/wide"
    done
    # shellcheck disable=SC2086
    COLUMNS=20 "$origo" report $families "$dir/$judgements" >"$dir/shown"
    expect "$judgements $families: a pipe has no columns" same "$dir/shown" "$dir/wide"
    # shellcheck disable=SC2086
    for columns in 170 140 80 20; do
      terminal out $columns "$origo" report $families "$dir/$judgements" >"$dir/shown"
      tests/cli/league_rows.py $columns "$dir/wide" "$dir/shown" >"$dir/told"
      expect "$judgements $families: $columns, $(cat "$dir/told")" is "$?" 0
    done
  done
done
terminal out 80 "$origo" report "$dir/judgements" >"$dir/shown"
expect 'columns of nothing are left out' is "$(sed -n 2p "$dir/shown" | tr -s ' ')" \
  'engine cases right | gross strict | distance depth'
terminal out 70 "$origo" report "$dir/judgements" >"$dir/shown"
expect 'both columns of a title stay' is "$(head -n 1 "$dir/shown" | tr -s ' ')" ' | wrong of it wrong | worst error'
conclude
