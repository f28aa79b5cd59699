#!/bin/sh
# What `make prove` makes of Frama-C's reports, which are written here by hand: what is not proved, a function or a
# lemma of which the report says nothing, and contradictions, which are looked for deeper where something is assumed.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

mkdir -p "$dir/work" "$dir/real"
# Each line of the script is what one run of Frama-C finds: {function or lemma: {goal: is it proved}}
cat >"$dir/ask.py" <<'PROGRAM'
import argparse, json, os, pathlib, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "proofs")
import prove, stated
here, functions = pathlib.Path(sys.argv[1]), sys.argv[2:]
runs = iter(sys.stdin.read().splitlines())

def frama_c(options, folder, name, selection, report, timeout):
    found = json.loads(next(runs))
    figures = lambda proved: {"wp:main": {"total": 1, "valid": int(proved)}, "z3:linear": {"valid": int(proved)}}
    entries = {subject: {goal: figures(proved) for goal, proved in goals.items()} for subject, goals in found.items()}
    lemmas = {lemma: goals[lemma] for lemma, goals in entries.items() if lemma in goals}
    report.write_text(json.dumps({"wp:functions": entries, "wp:axiomatics": {"": lemmas}}))
    unshown = [{"function": name.split("_")[0], "name": name, "file": "a.c"} for name in os.environ.get("UNSHOWN", "").split()]
    prove.stated_by(report).write_text(json.dumps({"unshown": unshown}))
    print(timeout, *(word for word in selection if word not in prove.SMOKE))
    goals = [proved for of_subject in found.values() for proved in of_subject.values()]
    return f"[wp] Proved goals: {sum(goals)} / {len(goals)}", 0

# What is read off a.c
def clauses(*names):
    return [{"clause": name, "empty": False, "uses": [], "text": name} for name in names]

def function(calls, *names):
    return {"defined": True, "static": True, "file": "a.c", "calls": calls, "odd": [], "contract": clauses(*names)}

lemma = lambda name: {"name": name, "kind": "lemma", "file": "a.c", "line": 1, "text": "\\true", "uses": []}
facts = {"lemmas": [lemma("grows"), lemma("falls")], "logic": {}, "admits": [], "strange": [], "functions": {
    "f": function(["og_sqrt"], "requires", "ensures"), "g": function(["og_is_finite"], "ensures"), "h": function([], "requires"),
    "og_sqrt": function([], "ensures"), "og_is_finite": function([], "assigns")}}
gate = stated.Gate([], None)
gate.known = {("function", "a.c", "og_sqrt"), ("function", "a.c", "og_is_finite")}
gate.unit = lambda model, name: stated.Unit(facts)

prove.frama_c = frama_c
options = argparse.Namespace(work=here / "work", timeout=120, smoke="SMOKE" in os.environ,
                             everywhere="EVERYWHERE" in os.environ, gate=gate)
counted, complaints = prove.prove(options, here / "real", "real", "a.c", functions)
print(" ".join(f"{subject}:{c['proved']}/{c['total']}" for subject, c in counted.items()))
print("\n".join(complaints))
print(f"{len(list(runs))} runs left")
PROGRAM
ask() { python3 "$dir/ask.py" "$dir" "$@" >"$dir/out" 2>"$dir/err" || cat "$dir/err"; }

ask f g <<'RUNS'
{"f": {"f_ensures": true}, "g": {"g_ensures": true, "g_assigns": true}}
RUNS
expect "all proved" same "$dir/out" - <<'SAID'
120 -wp-fct f,g
f:1/1 g:2/2

0 runs left
SAID

SMOKE=yes ask f g h <<'RUNS'
{"f": {"f_ensures": true}, "g": {"g_ensures": true}, "h": {"h_ensures": true}}
{"f": {"f_exits": true, "f_wp_smoke_default_requires": true, "og_sqrt_wp_smoke_dead_call_s1": true}}
{"g": {"g_exits": true}, "h": {"h_exits": true, "h_wp_smoke_default_requires": true}}
RUNS
expect "deeper behind what is assumed and says something" same "$dir/out" - <<'SAID'
120 -wp-fct f,g,h
120 -wp-fct f
120 -wp-fct g,h -wp-no-smoke-dead-code -wp-no-smoke-dead-call
f:1/1 g:1/1 h:1/1

0 runs left
SAID

EVERYWHERE=yes SMOKE=yes ask f g <<'RUNS'
{"f": {"f_ensures": true}, "g": {"g_ensures": true}}
{"f": {"f_exits": true, "f_wp_smoke_default_requires": false}, "g": {"g_exits": true, "g_wp_smoke_dead_code_s3": true}}
RUNS
expect "everywhere, when told" says "$dir/out" "120 -wp-fct f,g"
expect "a contradiction" says "$dir/out" "a.c: f: contradiction: f_wp_smoke_default_requires"
expect "is not one of others" is "$(grep -c "a.c: g" "$dir/out")" 0

SMOKE=yes ask g h <<'RUNS'
{"g": {"g_ensures": true}, "h": {"h_ensures": true}}
{"g": {"g_exits": true}, "h": {"h_exits": true, "h_wp_smoke_default_requires": false}}
RUNS
expect "a contradiction elsewhere" says "$dir/out" "a.c: h: contradiction: h_wp_smoke_default_requires"

for silent in f h; do
  SMOKE=yes ask $silent <<RUNS
{"$silent": {"${silent}_ensures": true}}
{"$silent": {"${silent}_exits": true}}
RUNS
  expect "$silent without a test for contradictions" says "$dir/out" "a.c: nothing looked for contradictions"
done
SMOKE=yes ask g <<'RUNS'
{"g": {"g_ensures": true}}
{"g": {"g_exits": true}}
RUNS
expect "where there is nothing to ask" says "$dir/out" "g:1/1"
expect "nobody complains" is "$(grep -c "a.c: " "$dir/out")" 0

ask f g <<'RUNS'
{"f": {"f_ensures": false}, "g": {"g_ensures": true}}
RUNS
expect "what is not proved" says "$dir/out" "a.c: f: not proved: f_ensures"
expect "is counted" says "$dir/out" "f:0/1 g:1/1"

UNSHOWN="f_left_out h_left_out" ask f g <<'RUNS'
{"f": {"f_ensures": true}, "g": {"g_ensures": true}}
RUNS
expect "what Frama-C has as not shown" says "$dir/out" "a.c: f: not shown: f_left_out"
expect "is asked of these functions only" is "$(grep -c "not shown" "$dir/out")" 1

ask f g <<'RUNS'
{"f": {"f_ensures": true}}
RUNS
expect "a function without goals" says "$dir/out" "a.c: g: no goals, so nothing was proved"

ask <<'RUNS'
{"lemma_grows": {"lemma_grows": true}, "lemma_falls": {"lemma_falls": true}}
RUNS
expect "lemmas by their names" same "$dir/out" - <<'SAID'
120 -wp-prop=grows,falls
lemma_falls:1/1 lemma_grows:1/1

0 runs left
SAID

ask <<'RUNS'
{"lemma_falls": {"lemma_falls": true}}
RUNS
expect "a lemma of which the report says nothing" says "$dir/out" "a.c: lemma_grows: no goals, so nothing was proved"

conclude
