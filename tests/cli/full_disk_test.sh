#!/bin/sh
# What cannot be written is told: each command of `origo --help`, and origo-check, on a full disk has status 2 and says
# why,
# whether standard output is full or the file that an option names.   usage: BUILD=build tests/cli/full_disk_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
if ! [ -w /dev/full ]; then
  echo "not looked at: this machine has no /dev/full"
  conclude
  exit
fi

"$origo" gen ulp-vertex --count 2 >"$dir/case"
"$origo" gen random-boxes --count 1 --index 17 >"$dir/wrong" # sat-lite fails on it
"$origo" ask "$dir/case" >"$dir/answer"
"$origo" run gjk "$dir/case" >"$dir/claims"
"$origo" judge --quiet "$dir/case" "$dir/claims" >"$dir/judgements"
printf 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n' >"$dir/mesh.obj"
sphere='<collision><geometry><sphere radius="1"/></geometry></collision>'
cat >"$dir/model.urdf" <<END
<robot><link name="a">$sphere</link><link name="b">$sphere</link><link name="c"/>
  <joint><parent link="c"/><child link="a"/></joint><joint><parent link="c"/><child link="b"/></joint></robot>
END
scene=corpus/worlds/falling-boxes.jsonl
expect 'what they are given is there' [ -s "$dir/answer" -a -s "$dir/judgements" -a -s "$dir/wrong" ]

full() { # full NAME FILE COMMAND...: without a message of its own the status would be that of a wrong case
  name=$1 file=$2
  shift 2
  "$@" >"$file" 2>"$dir/err"
  expect "$name: status" is $? 2
  expect "$name: the message" says "$dir/err" 'No space left on device'
}

# A line a command of the list; a new command needs one.
cat >"$dir/commands" <<COMMANDS
ask $dir/case
check $dir/case $dir/answer
import $dir/mesh.obj
import $dir/model.urdf
gen points
gen --list
gen --help
run gjk $dir/case
run --list
init --help
judge --quiet $dir/case $dir/claims
study accuracy --algorithm gjk $dir/case
study two-boxes
report $dir/judgements
report $dir/judgements --csv
shrink --algorithm sat-lite $dir/wrong
draw $dir/case --id ulp-vertex-0000
world $scene
list
list --markdown
--help
--version
COMMANDS
for command in $("$origo" --help | sed -n '/^commands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
  expect "$command is among them" grep -q "^$command\b" "$dir/commands"
done
while read -r command; do
  # shellcheck disable=SC2086
  full "origo $command" /dev/full "$origo" $command
done <"$dir/commands"
full 'origo-check' /dev/full "$BUILD/origo-check" "$dir/case" "$dir/answer"

for format in html junit sarif tap checks; do
  full "report --$format" "$dir/out" "$origo" report "$dir/judgements" --$format /dev/full
done
full 'judge --write-run' "$dir/out" "$origo" judge --quiet "$dir/case" "$dir/claims" --write-run /dev/full
for format in svg html; do ln -s /dev/full "$dir/full.$format"; done
full 'draw --out FILE.svg' "$dir/out" "$origo" draw "$dir/case" --id ulp-vertex-0000 --out "$dir/full.svg"
full 'draw --out FILE.html' "$dir/out" "$origo" draw "$scene" --out "$dir/full.html"
full 'world --html' "$dir/out" "$origo" world "$scene" --html /dev/full
full 'study --csv' "$dir/out" "$origo" study accuracy --algorithm gjk "$dir/case" --csv /dev/full

conclude
