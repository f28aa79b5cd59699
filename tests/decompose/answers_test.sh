#!/bin/sh
# Answers about parts of meshes, ours and others': what the certificate proves is accepted, all else is refused by name.
# usage: BUILD=build tests/decompose/answers_test.sh
set -u
# shellcheck source=tests/answers.sh
. "$(dirname "$0")/../answers.sh"
proof() { judged "$1" "$2" "{\"id\":\"s\",\"certificate\":$3}"; }
# posed POINTS TRIANGLES PARTS BOUND: the case of what follows.
posed() { printf '{"id":"s","question":"decompose","a":{"shape":"mesh","points":%s,"triangles":%s},"parts":%s,"bound":%s}\n' "$@" >"$dir/case"; }
# asked NAME ANSWER POINTS TRIANGLES PARTS BOUND: what we answer, up to the certificate, and that we accept it.
asked() {
  name=$1 wanted=$2
  shift 2
  posed "$@"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$name" is "$(sed 's/,"certificate.*//; s/.*"decompose",//' "$dir/answer")" "$wanted"
  expect "$name is accepted" is "$(check)" '1 accepted, 0 refused'
}

# ---- what is answered: a tetrahedron; with a pit in its slanted side; two of them ----
corner='[[0,0,0],[1,0,0],[0,1,0],[0,0,1]]'
sides='[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]'
asked 'a tetrahedron' '"decomposition":"valid","hull":"1/6","allowed":"0","parts":[{"volume":"1/6","hull":"1/6","concavity":"0"}]' "$corner" "$sides" '[[0,1,2,3]]' 0
pit='[[0,0,0],[1,0,0],[0,1,0],[0,0,1],[0.25,0.25,0.25]]'
pit_sides='[[0,2,1],[0,1,3],[0,3,2],[1,2,4],[2,3,4],[3,1,4]]'
asked 'a pit at the bound' '"decomposition":"valid","hull":"1/6","allowed":"1/24","parts":[{"volume":"1/8","hull":"1/6","concavity":"1/24"}]' "$pit" "$pit_sides" '[[0,1,2,3,4,5]]' 0.25
asked 'one ulp below' '"decomposition":"concave","hull":"1/6","allowed":"9007199254740991/216172782113783808","part":0,"measured":{"volume":"1/8","hull":"1/6","concavity":"1/24"}' "$pit" "$pit_sides" '[[0,1,2,3,4,5]]' '"0x1.fffffffffffffp-3"'
asked 'a side is missing' '"decomposition":"missing","triangle":2' "$corner" "$sides" '[[0,1,3]]' 0
asked 'a side is there twice' '"decomposition":"repeated","triangle":1' "$corner" "$sides" '[[0,1,2,3],[1]]' 0
asked 'no parts' '"decomposition":"missing","triangle":0' "$corner" "$sides" '[]' 0
asked 'a part without triangles' '"decomposition":"flat","part":1,"measured":{"volume":"0"}' "$corner" "$sides" '[[0,1,2,3],[]]' 0
asked 'an open mesh' '"decomposition":"open","part":0,"edge":[2,1]' "$corner" '[[0,2,1],[0,1,3],[0,3,2]]' '[[0,1,2]]' 0
asked 'halves of a surface' '"decomposition":"open","part":0,"edge":[0,2]' "$corner" "$sides" '[[0,1],[2,3]]' 0
asked 'inside out' '"decomposition":"inside-out","part":0,"measured":{"volume":"-1/6"}' "$corner" '[[0,1,2],[0,3,1],[0,2,3],[1,3,2]]' '[[0,1,2,3]]' 0
asked 'no volume' '"decomposition":"flat","part":0,"measured":{"volume":"0"}' '[[0,0,0],[1,0,0],[0,1,0],[1,1,0]]' "$sides" '[[0,1,2,3]]' 0
asked 'twice around' '"decomposition":"folded","hull":"1/6","allowed":"1/6","part":0,"measured":{"volume":"1/3","hull":"1/6","concavity":"-1/6"}' "$corner" '[[0,2,1],[0,1,3],[0,3,2],[1,2,3],[0,2,1],[0,1,3],[0,3,2],[1,2,3]]' '[[0,1,2,3,4,5,6,7]]' 1
asked 'one ulp high' '"decomposition":"valid","hull":"1/27021597764222976","allowed":"0","parts":[{"volume":"1/27021597764222976","hull":"1/27021597764222976","concavity":"0"}]' '[[0,0,0],[1,0,0],[0,1,0],[0,0,"0x1p-52"]]' "$sides" '[[0,1,2,3]]' 0
wall='[[0,0,0],[1,0,0],[0,1,0],[0,0,1],[0,0,-1]]'
wall_sides='[[0,2,1],[0,1,3],[0,3,2],[1,2,3],[0,1,2],[0,4,1],[0,2,4],[1,4,2]]'
asked 'a wall between two' '"decomposition":"valid","hull":"1/3","allowed":"0","parts":[{"volume":"1/6","hull":"1/6","concavity":"0"},{"volume":"1/6","hull":"1/6","concavity":"0"}]' "$wall" "$wall_sides" '[[0,1,2,3],[4,5,6,7]]' 0
asked 'the wall within one' '"decomposition":"valid","hull":"1/3","allowed":"0","parts":[{"volume":"1/3","hull":"1/3","concavity":"0"}]' "$wall" "$wall_sides" '[[0,1,2,3,4,5,6,7]]' 0

# ---- what is accepted of others ----
posed "$corner" "$sides" '[[0,1,2,3]]' 0
hull='{"simplex":[0,1,2,3],"facets":[[0,1,3],[0,2,1],[0,3,2],[1,2,3]],"holders":[]}'
good="\"certificate\":{\"kind\":\"hulls\",\"hulls\":[$hull,$hull]}"
judged 'hulls' '1 accepted' "{\"id\":\"s\",$good}"
judged 'the volume in other words' '1 accepted' "{\"id\":\"s\",\"hull\":\"2/12\",\"parts\":[{\"volume\":\"2/12\",\"hull\":\"1/6\",\"concavity\":\"0\"}],$good}"
judged 'another volume' 'parts: not what the certificate proves' "{\"id\":\"s\",\"parts\":[{\"volume\":\"1/7\",\"hull\":\"1/6\",\"concavity\":\"0\"}],$good}"
judged 'another verdict' 'decomposition: not what the certificate proves' "{\"id\":\"s\",\"decomposition\":\"concave\",$good}"
judged 'a fault beside it' 'triangle: claimed, but the certificate proves none' "{\"id\":\"s\",\"triangle\":1,$good}"
judged 'another question' "it answers the question 'hull'" "{\"id\":\"s\",\"question\":\"hull\",$good}"
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{"id":"s","relation":"undecided"}'
judged 'no certificate' "the field 'certificate' is missing" '{"id":"s","decomposition":"valid"}'
judged 'a field that is not there' "unknown field 'radius'" "{\"id\":\"s\",\"radius\":3,$good}"

# ---- what is refused ----
proof 'one hull' 'not the hulls of the whole and of each part' "{\"kind\":\"hulls\",\"hulls\":[$hull]}"
proof 'three hulls' 'not the hulls of the whole and of each part' "{\"kind\":\"hulls\",\"hulls\":[$hull,$hull,$hull]}"
proof 'a hull that is none' 'a hull is none' "{\"kind\":\"hulls\",\"hulls\":[$hull,{\"simplex\":[0,1,2,3],\"facets\":[],\"holders\":[]}]}"
proof 'a triangle that is fine' 'what it names is no fault' '{"kind":"triangle","triangle":2}'
proof 'a triangle that is none' 'a triangle or a part that there is not' '{"kind":"triangle","triangle":4}'
proof 'an edge that is fine' 'what it names is no fault' '{"kind":"edge","part":0,"edge":[0,1]}'
proof 'an edge that is none' 'what it names is no fault' '{"kind":"edge","part":0,"edge":[7,1]}'
proof 'a part that is none' 'a triangle or a part that there is not' '{"kind":"edge","part":1,"edge":[0,1]}'
proof 'a volume that is positive' 'the volume of a part has another sign' '{"kind":"volume","part":0}'
proof 'a hull within the bound' 'on the other side of the bound' "{\"kind\":\"hull\",\"part\":0,\"hulls\":[$hull,$hull]}"
proof 'a hull without the whole' 'not the hulls of the whole and of each part' "{\"kind\":\"hull\",\"part\":0,\"hulls\":[$hull]}"
posed "$corner" "$sides" '[[0,1,2]]' 0
proof 'an open part has no volume' 'a part is open' '{"kind":"volume","part":0}'
proof 'hulls of parts that miss one' 'a triangle is in no part, or there twice' "{\"kind\":\"hulls\",\"hulls\":[$hull,$hull]}"
proof 'the triangle they miss' '1 accepted' '{"kind":"triangle","triangle":3}'
proof 'the edge they miss' '1 accepted' '{"kind":"edge","part":0,"edge":[3,2]}'
proof 'that edge the other way' 'what it names is no fault' '{"kind":"edge","part":0,"edge":[2,3]}'

# ---- what is no certificate ----
proof 'a certificate of another question' "unknown kind 'facets'; expected hulls, triangle, edge, volume or hull" '{"kind":"facets"}'
proof 'a certificate without a kind' "the field 'kind' is missing" '{}'
proof 'a certificate that is no object' 'certificate: a number where an object was expected' 3
proof 'no hulls' "the field 'hulls' is missing" '{"kind":"hulls"}'
proof 'hulls that are no list' 'certificate.hulls: a number where an array' '{"kind":"hulls","hulls":7}'
proof 'a hull that is no object' 'certificate.hulls[0]: a number where an object' '{"kind":"hulls","hulls":[7]}'
proof 'a hull without facets' "certificate.hulls[0]: the field 'facets' is missing" '{"kind":"hulls","hulls":[{"simplex":[0,1,2,3],"holders":[]}]}'
proof 'no triangle' "the field 'triangle' is missing" '{"kind":"triangle"}'
proof 'a triangle that is no number' 'certificate.triangle' '{"kind":"triangle","triangle":-1}'
proof 'no part' "the field 'part' is missing" '{"kind":"volume"}'
proof 'an edge of three' 'certificate.edge: 3 elements; expected 2' '{"kind":"edge","part":0,"edge":[0,1,2]}'

# ---- tables, other questions and limits ----
posed "$pit" "$pit_sides" '[[0,1,2,3,4,5]]' 0.25
expect 'a table' grep -q '^s  *decompose  *-  *valid, parts: 1  *0.04166667  *hulls  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END
"$BUILD/origo" ask --question mesh_pairs "$dir/case" >"$dir/said" 2>&1
expect 'no other question about meshes' grep -q "the case asks 'decompose'; expected no other question about it" "$dir/said"
"$BUILD/origo" draw "$dir/case" --out "$dir/picture.svg" >"$dir/said" 2>&1
expect 'no picture of it' grep -q 'the question decompose has no picture' "$dir/said"
"$BUILD/origo" ask --max-points 5 "$dir/case" >"$dir/said" 2>&1
expect 'too many triangles' grep -q '6 triangles are more than the limit of 5 (--max-points raises it)' "$dir/said"

# ---- what an algorithm makes of the mesh ----
"$BUILD/origo" run --quiet decompose "$dir/case" >"$dir/claim"
expect 'one part within the bound' is "$(jq -c '[(.parts | length), .parts[0].volume, .status]' "$dir/claim")" '[1,"0x1p-3","ok"]'
posed "$corner" '[[0,2,1],[0,1,3],[0,3,2]]' '[[0,1,2]]' 0
expect 'an open mesh is refused' is "$("$BUILD/origo" run --quiet decompose "$dir/case" | jq -c '.status')" '"refused"'

conclude
