#!/bin/sh
# What others put into their CI (action.yml, docs/ci) judges an engine with a release that make static makes, as GitHub
# and GitLab would start it: right and wrong engines, known failures, and releases that are missing or not what they
# should be.
# usage: BUILD=build tests/package/ci_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
unset GITHUB_ACTIONS GITHUB_STEP_SUMMARY GITHUB_OUTPUT GITHUB_SHA CI_COMMIT_SHA
root=$PWD
version=$(sed -n 's/^#define ORIGO_VERSION "\(.*\)"/\1/p' spec/version.h)
name=origo-static-$version-$(uname -m)-linux

# ---- the release ----
release=$dir/release
XZ_OPT=-1 make -s static BUILD="$BUILD" RELEASE="$release" >"$dir/said" 2>&1
expect "make static: $(tail -n 3 "$dir/said")" is "$(tail -n 1 "$dir/said")" "$release/$name.tar.xz"
expect 'digests of the static file and the script' is "$(cut -c 67- "$release/SHA256SUMS" | xargs)" \
  "$name.tar.xz origo-ci.sh"
expect 'the script is the one of this tree' same docs/ci/origo-ci.sh "$release/origo-ci.sh"
digest=$(head -c 64 "$release/SHA256SUMS")

# ---- as the hosts start it, in a folder of an engine's project ----
here=$dir/project
mkdir "$here"
cp corpus/cases/random-boxes.jsonl "$here/mine.jsonl"
cd "$here" || exit 1
# A step of each host: its words are in ../out, its status in $status.
github() {
  : >../summary
  : >../output
  GITHUB_SHA=0123abc GITHUB_STEP_SUMMARY=../summary GITHUB_OUTPUT=../output \
    "$root/tests/package/ci_files.py" action "$@" >../out 2>&1
  status=$?
}
ends() { is "$status $(tail -n 1 ../out)" "$1 origo-ci: $2"; }
said() { grep -c "$1" ../out; }
gitlab() {
  CI_COMMIT_SHA=4567def "$root/tests/package/ci_files.py" gitlab "$@" >../out 2>&1
  status=$?
}
run=.origo/$name/origo\ run
github engine="$run gjk" release="file://$release"
expect 'GitHub, a right engine' ends 0 'nothing is wrong; origo-report/report.html shows them'
expect 'the whole corpus' [ "$(wc -l <origo-report/judgements.jsonl)" -gt 2000 ]
expect 'no annotation' is "$(grep -c '^::' ../out)" 0
expect 'the summary' says ../summary '### Origo: nothing is wrong'
expect 'the table is in it' says ../summary 'origo gjk'
expect 'outputs' is "$(xargs <../output)" 'report=origo-report failures=0'
expect 'the commit is in the page' says origo-report/report.html 0123abc
expect 'all reports' is "$(cd origo-report && find . -type f | sort | xargs)" \
  './judgements.jsonl ./junit.xml ./known.jsonl ./report.html ./report.sarif ./report.tap ./run.json'\
' ./summary.md ./table.txt'

github engine="$run mpr" release="$release" cases='mine.jsonl origo:cases/touch-face.jsonl' report=r sha256="$digest"
failures=$(grep -c '"wrong"' r/judgements.jsonl)
expect 'GitHub, a wrong engine' ends 1 "$failures failures; r/report.html shows them"
expect 'as many outputs' is "$(tail -n 1 ../output)" "failures=$failures"
expect 'ten annotations' is "$(grep -c '^::error ' ../out)" 10
expect 'at lines of the project' \
  is "$(said '^::error file=mine.jsonl,line=[0-9]*,title=origo mpr [^:,]*%3A random-boxes-[0-9]*::')" 10
expect 'ten in the summary, and how many more' is "$(grep -c '^- `origo mpr' ../summary) $(grep '^- and' ../summary)" \
  "10 - and $((failures - 10)) more: report.html has them all"
github engine="$run mpr" release="$release" cases='origo:cases/touch-fac*.jsonl'
expect 'cases of the release are annotated at no line' is "$status $(grep -c '^::error title=origo mpr' ../out)" '1 10'

# Known failures: what a run writes, the next one takes.
cp r/known.jsonl known.jsonl
cases='mine.jsonl origo:cases/touch-face.jsonl'
github engine="$run mpr" release="$release" cases="$cases" baseline=known.jsonl
expect 'as bad as the baseline' ends 0 'nothing new is wrong; origo-report/report.html shows them'
grep -v '"random-boxes-0003"' known.jsonl >less.jsonl
github engine="$run mpr" release="$release" cases="$cases" baseline=less.jsonl
expect 'worse than the baseline' ends 1 '1 new failures; origo-report/report.html shows them'
expect 'the new one is annotated' is "$(grep '^::error' ../out | cut -d , -f 1-2)" '::error file=mine.jsonl,line=4'
expect 'the next baseline has it' same origo-report/known.jsonl known.jsonl
github engine="$run mpr" release="$release" baseline=nowhere.jsonl
expect 'a baseline that is not there' is "$status $(grep -c 'nowhere.jsonl: cannot open' ../out)" '2 1'
expect 'the step says so' says ../out '::error title=Origo::the judge ended with status 2'
expect 'older reports are not taken for new' says ../out 'the reports in origo-report are older'

# Engines that do not answer.
printf '#!/bin/sh\nkill -SEGV $$\n' >crash
chmod +x crash
github engine=./crash release="$release" cases=mine.jsonl
expect 'an engine that crashes' ends 1 '30 failures; origo-report/report.html shows them'
expect 'by its signal' is "$(grep -ci '^::error.*crashed.*segmentation' ../out)" 10
github engine=./none release="$release" cases=mine.jsonl
expect 'an engine that is not there' is "$status $(grep -c "cannot run './none'" ../out)" '1 1'
github engine="$run gjk" release="$release" cases=mine.jsonl options='--as-hulls --colour=red'
expect 'an option that is none' is "$status $(grep -c 'colour' ../out)" '2 1'

# GitLab.
gitlab ORIGO_ENGINE="$run gjk" ORIGO_RELEASE="file://$release" ORIGO_CASES=mine.jsonl
expect 'GitLab, a right engine' ends 0 'nothing is wrong; origo-report/report.html shows them'
expect 'with its commit' says origo-report/report.html 4567def
gitlab ORIGO_ENGINE="$run mpr" ORIGO_RELEASE="file://$release" ORIGO_CASES=mine.jsonl \
  ORIGO_OPTIONS='--quiet --as-hulls' \
  ORIGO_CI_SHA256="$(sha256sum <"$release/origo-ci.sh" | head -c 64)"
expect 'GitLab, a wrong engine' is "$status $(grep -c '^::' ../out)" '1 0'
expect 'the report of tests' [ "$(grep -c '<failure' origo-report/junit.xml)" -gt 10 ]
gitlab ORIGO_ENGINE="$run mpr" ORIGO_RELEASE="file://$release" ORIGO_CI_SHA256="$digest"
expect 'a script that is another one is not run' \
  is "$((status > 0)) $(said 'did NOT match') $(said origo-ci:)" '1 1 0'

# ---- releases that are not what they should be ----
# refused WORDS INPUT...: the step fails with status 2, and says so to both the log and the page
refused() {
  words=$1
  shift
  github engine="$run gjk" cases=mine.jsonl "$@"
  expect "refused: $words ($(head -n 3 ../out))" \
    is "$status $(said "^origo-ci: .*$words") $(said "^::error title=Origo::.*$words")" '2 1 1'
}
refused 'nowhere has no SHA256SUMS' release=../nowhere
refused 'a release is a path, file:' release=http://localhost/release
refused 'no static file of the digest 0000' release="$release" sha256=0000
refused 'there are no cases other.jsonl' release="$release" cases=other.jsonl
refused 'there are no cases .origo/.*/none-.*.jsonl' release="$release" cases='mine.jsonl origo:cases/none-*.jsonl'
refused 'ORIGO_RELEASE names no folder' release=
refused 'ORIGO_ENGINE says no command' engine= release="$release"
mkdir ../bad
bad() { cp "$release/SHA256SUMS" "$release/$name.tar.xz" ../bad; }
bad
rm ../bad/"$name.tar.xz"
refused "bad has no $name.tar.xz" release=../bad
bad
printf x >>../bad/"$name.tar.xz"
refused "$name.tar.xz has not the digest $digest" release=../bad
refused "$name.tar.xz has not the digest $digest" release=../bad sha256="$digest"
bad
sed -i "s/$(uname -m)/riscv64/" ../bad/SHA256SUMS
refused "has no static file for $(uname -m)" release=../bad
bad
sed "s/^./0/; s/$version/9.9/" "$release/SHA256SUMS" >>../bad/SHA256SUMS
refused 'has several static files' release=../bad
github engine="$run gjk" cases=mine.jsonl release=../bad sha256="$digest"
expect 'one of several, by its digest' is $status 0
head -c 1000 "$release/$name.tar.xz" >../bad/"$name.tar.xz"
(cd ../bad && sha256sum "$name.tar.xz" >SHA256SUMS)
refused "$name.tar.xz cannot be unpacked" release=../bad
cd "$root" || exit 1
expect 'the workflow to copy fits the action' tests/package/ci_files.py workflow
expect 'shellcheck has nothing to say' shellcheck docs/ci/*.sh

conclude
