#!/bin/sh
# Cases and answers about what meshes, height fields and compounds share, ours and others': what the certificate proves
# is accepted, all else is refused by name; the example of docs/questions/contact.md is what it says.
# usage: BUILD=build tests/parts/contacts_answers_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

put() { printf '{"id":"s","question":"contact","a":%s,"b":%s}\n' "$1" "$2" >"$dir/case"; }
# asked NAME FILTER WANTED A B: what we answer, and that we accept it.
asked() {
  put "$4" "$5"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(jq -rc "$2" "$dir/answer")" "$3"
  expect "$1 is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
}
box_at() { printf '{"shape":"box","half":[1,1,1],"pose":{"translation":[%s]}}' "$1"; }
ball_at() { printf '{"shape":"sphere","radius":1,"pose":{"translation":[%s]}}' "$1"; }
floor='{"shape":"mesh","points":[[0,0,0],[4,0,0],[4,4,0],[0,4,0]],"triangles":[[0,1,2],[0,2,3]]}'
field='{"shape":"height_field","heights":[[0,0,0],[0,0,0],[0,0,0]]}'
legs() {
  printf '{"shape":"compound","bodies":[{"shape":"box","half":[1,1,1]},%s]}' \
    "{\"shape\":\"box\",\"half\":[1,1,$1],\"pose\":{\"translation\":[4,0,0]}}"
}
ground='{"shape":"box","half":[9,9,1],"pose":{"translation":[0,0,-2]}}'

# ---- what they share ----
touching='[.relation,.deepest,[.contacts[]|[.parts,.relation,.contact.kind]]]'
asked 'two legs on the ground' "$touching" \
  '["touching",null,[[[0,0],"touching","polygon"],[[1,0],"touching","polygon"]]]' "$(legs 1)" "$ground"
asked 'one leg in it' '[.relation,.deepest,[.contacts[]|.depth.exact]]' '["penetrating",1,[null,"1/2"]]' \
  "$(legs '"3/2"')" "$ground"
asked 'the ground at one leg in it' '[.relation,[.contacts[]|[.parts,.plane.normal,.translation]]]' \
  '["penetrating",[[[0,0],["0","0","-1"],null],[[0,1],["0","0","-1"],["0","0","-1/2"]]]]' "$ground" \
  "$(legs '"3/2"')"
asked 'one leg an ulp into it' '[.relation,.contacts[1].depth.double]' '["penetrating","0x1p-52"]' \
  "$(legs '"0x1.0000000000001p+0"')" "$ground"
asked 'one leg an ulp above it' '[.relation,[.contacts[].parts]]' '["touching",[[0,0]]]' \
  "$(legs '"0x1.fffffffffffffp-1"')" "$ground"
asked 'apart' '[.relation,.contacts,.certificate.contacts]' '["separated",null,[]]' "$(legs 1)" "$(box_at 2,9,0)"
asked 'a box on the diagonal of a floor' "$touching" \
  '["touching",null,[[[0,0],"touching","polygon"],[[0,1],"touching","polygon"]]]' "$(box_at 2,2,1)" "$floor"
asked 'an ulp above it' .relation separated "$(box_at '2,2,"0x1.0000000000001p+0"')" "$floor"
asked 'an ulp into it' '[.relation,[.contacts[].depth.double]]' '["penetrating",["0x1p-53","0x1p-53"]]' \
  "$(box_at '2,2,"0x1.fffffffffffffp-1"')" "$floor"
asked 'a ball on a corner of six triangles' \
  '[.relation,[.contacts[].parts[1]],([.contacts[].contact.points]|unique)]' \
  '["touching",[0,1,2,5,6,7],[[["1","1","0"]]]]' "$(ball_at 1,1,1)" "$field"
asked 'a ball in it' '[.relation,.deepest,.contacts[0].core_translation,.contacts[0].contact.of,(.contacts|length)]' \
  '["penetrating",0,["0","0","-1/2"],"cores",8]' "$(ball_at '1,1,"1/2"')" "$field"
asked 'a ball in a closed mesh' .relation separated "$(ball_at 0,0,0)" \
  '{"shape":"mesh","points":[[-9,-9,-9],[9,-9,-9],[0,9,-9],[0,0,99]],"triangles":[[0,1,2],[0,1,3],[1,2,3],[2,0,3]]}'
asked 'two meshes that cross' '[.relation,.deepest,[.contacts[]|[.parts,.relation]]]' \
  '["penetrating",0,[[[0,0],"penetrating"]]]' \
  '{"shape":"mesh","points":[[1,1,-1],[1,1,1],[2,1,1]],"triangles":[[0,1,2]]}' \
  '{"shape":"mesh","points":[[0,0,0],[4,0,0],[0,4,0]],"triangles":[[0,1,2]]}'
asked 'a mesh and itself' '[.relation,[.contacts[]|[.parts,.contact.kind]]]' \
  '["touching",[[[0,0],"polygon"],[[0,1],"segment"],[[1,0],"segment"],[[1,1],"polygon"]]]' "$floor" "$floor"

# ---- what others say ----
put "$(legs 1)" "$ground"
"$BUILD/origo" ask "$dir/case" >"$dir/right"
# judged NAME WORDS FILTER: the right answer changed by the filter.
judged() {
  jq -c "$3" "$dir/right" >"$dir/claim"
  "$BUILD/origo-check" "$dir/case" "$dir/claim" >"$dir/out" 2>"$dir/err"
  expect "$1" says "$dir/out" "$2" || cat "$dir/err"
}
# malformed NAME WORDS FILTER: the line is no answer at all.
malformed() {
  jq -c "$3" "$dir/right" >"$dir/claim"
  "$BUILD/origo-check" "$dir/case" "$dir/claim" >"$dir/out" 2>"$dir/err"
  expect "$1: status" is "$?" 2
  expect "$1" says "$dir/err" "$2"
}
judged 'the same' '1 accepted' .
judged 'fewer fields' '1 accepted' 'del(.relation, .contacts)'
judged 'fields of contacts left out' '1 accepted' '.contacts |= map({parts})'
judged 'other blocks' '1 accepted' '.certificate.b = [0]'
judged 'another relation' 'relation: not what the certificate proves' '.relation = "penetrating"'
judged 'a contact that is left out' 'contacts: not what the certificate proves' '.contacts |= .[:1]'
judged 'other parts' 'contacts: not what the certificate proves' '.contacts[0].parts = [1, 0]'
judged 'another corner' 'contacts: not what the certificate proves' '.contacts[1].contact.points[0][0] = "2"'
judged 'a depth of what touches' 'contacts: not what the certificate proves' '.contacts[0].depth = {exact: "0"}'
judged 'a deepest one' 'deepest: claimed, but the certificate proves none' '.deepest = 0'
judged 'a contact not shown' 'nothing shows that two parts are far enough apart' '.certificate.contacts |= .[1:]'
judged 'the wrong order' 'nothing shows that two parts are far enough apart' '.certificate.contacts |= reverse'
judged 'the same twice' 'the walk does not come to a block, a late pair or a contact' \
  '.certificate.contacts += [.certificate.contacts[1]]'
judged 'another normal' 'the certificate of a contact does not show what two parts share' \
  '.certificate.contacts[0].pair.normal = ["1", "0", "0"]'
judged 'a corner left out' 'the certificate of a contact does not show what two parts share' \
  '.certificate.contacts[0].pair.corners |= .[1:]'
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{id, relation: "undecided"}'
judged 'an order that is none' 'an order is not a permutation' '.certificate.a = [0, 0]'
malformed 'another kind' "certificate.kind: unknown kind 'parts'; expected contacts" '.certificate.kind = "parts"'
malformed 'no kind' "certificate: the field 'kind' is missing" 'del(.certificate.kind)'
malformed 'no certificate' "the field 'certificate' is missing" 'del(.certificate)'
malformed 'an order that is no list' 'certificate.a: a number where' '.certificate.a = 1'
malformed 'no contacts' "certificate: the field 'contacts' is missing" 'del(.certificate.contacts)'
malformed 'contacts that are no list' 'certificate.contacts: a number where' '.certificate.contacts = 1'
malformed 'a contact without parts' "certificate.contacts[0]: the field 'parts' is missing" \
  'del(.certificate.contacts[0].parts)'
malformed 'a contact of one part' 'certificate.contacts[1].parts: 1 element; expected 2' \
  '.certificate.contacts[1].parts = [0]'
malformed 'a contact without a pair' "certificate.contacts[0]: the field 'pair' is missing" \
  'del(.certificate.contacts[0].pair)'
malformed 'another field' "certificate: unknown field 'late'" '.certificate.late = []'
malformed 'another field of a contact' "certificate.contacts[0]: unknown field 'x'" '.certificate.contacts[0].x = 1'

# ---- limits ----
put "$(legs 1)" "$ground"
"$BUILD/origo-check" --max-pairs 1 "$dir/case" "$dir/right" >"$dir/out" 2>&1
expect 'a limit' says "$dir/out" 'its walk costs more than the limit'
put "$(legs 1)" "$(box_at 2,9,0)"
expect 'the table: apart' is "$("$BUILD/origo" ask --table "$dir/case" 2>/dev/null | grep -c 'separated.*contacts')" 1
put "$(legs 1)" "$ground"
expect 'the table: contacts' is \
  "$("$BUILD/origo" ask --table "$dir/case" 2>/dev/null | grep -c 'touching.*contacts: 2.*contacts')" 1

# ---- the example ----
awk '/^### Bodies made of parts/ { here = 1; next } /^## / { here = 0 } here && /^\{"id":/ { print }' \
  docs/questions/contact.md >"$dir/example"
head -n 1 "$dir/example" >"$dir/case"
tail -n 1 "$dir/example" >"$dir/answer"
expect 'the example has a case and an answer' lines "$dir/example" 2
"$BUILD/origo" ask "$dir/case" >"$dir/made"
expect 'the example is what we answer' same "$dir/answer" "$dir/made"

conclude
