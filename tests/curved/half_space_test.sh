#!/bin/sh
# Cylinders and cones beside half-spaces: against their lowest points (half_space.py), and what they share.
# usage: BUILD=build tests/curved/half_space_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

count=800
[ "${ORIGO_TEST_PAIRS:-1000}" -ge 1000 ] || count=40
python3 "$(dirname "$0")/half_space.py" "$origo" "$dir/cases" "$dir/answers" "$count" >"$dir/out"
expect "lowest points: $(tail -n 1 "$dir/out")" is $? 0
"$BUILD/origo-check" "$dir/cases" "$dir/answers" >"$dir/said" 2>&1
expect 'all answers are accepted' is "$(cat "$dir/said")" "$(wc -l <"$dir/cases") accepted, 0 refused"
for relation in separated touching penetrating; do
  expect "some are $relation" grep -q "\"relation\":\"$relation\"" "$dir/answers"
done
# An answer that is a little off is found.
cat >"$dir/liar" <<END
#!/bin/sh
"$origo" "\$@" | sed '1,40s/"enclosure":\["/"enclosure":["1/'
END
chmod +x "$dir/liar"
python3 "$(dirname "$0")/half_space.py" "$dir/liar" "$dir/cases" "$dir/answers" 20 >"$dir/out"
expect 'a wrong enclosure is found' is $? 1

# ---- what they share ----
on() { # NAME CONTACT BODY: on the half-space z <= 0
  printf '{"id":"s","question":"contact","a":%s,"b":{"shape":"plane","normal":[0,0,1],"offset":0}}\n' "$3" >"$dir/case"
  "$origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(jq -c .contact "$dir/answer")" "$2"
  expect "$1 is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
}
at() { printf '{"shape":"%s","radius":1,"half_height":2,"pose":{"translation":%s,"rotation":%s}}' "$1" "$2" "$3"; }
on 'all of a cap' '{"kind":"disc","centre":["3","0","0"],"radius":{"exact":"1","double":"0x1p+0"}}' \
  "$(at cylinder '[3,0,2]' '[0,0,0,1]')"
on 'a side' '{"kind":"segment","points":[["3","-2","0"],["3","2","0"]]}' "$(at cylinder '[3,0,1]' '[1,0,0,1]')"
on 'an apex' '{"kind":"point","points":[["3","0","0"]]}' "$(at cone '[3,0,2]' '[1,0,0,0]')"
on 'nothing, an ulp above' null "$(at cone '[3,0,"0x1.0000000000001p+1"]' '[1,0,0,0]')"

conclude
