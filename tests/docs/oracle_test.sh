#!/bin/sh
# The second oracle is independent: beside its own files it includes the types of bodies, values and findings, nothing
# that computes an answer, and no folder but its own is part of it.
# usage: tests/docs/oracle_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# problem.h and shape.h: bodies handed over; surd.h: values; checker.h: the types og_finding, og_relation and
# og_contact_finding.
allowed='tests/oracle/[a-z_]*.h
spec/body/problem.h
spec/body/shape.h
spec/number/surd.h
spec/contact/checker.h
spec/pair/checker.h'

sed -n 's/^#include "\(.*\)"/\1/p' tests/oracle/*.[ch] | sort -u >"$dir/included"
expect "it includes something" [ -s "$dir/included" ]
others=$(printf '%s\n' "$allowed" | grep -vxf - "$dir/included")
expect "it includes ${others:-no other}" [ -z "$others" ]
calls=$(grep -hoE '\bog_(check|solve|ask|exact_pair)\w*\(' tests/oracle/*.[ch] | sort -u)
expect "it calls ${calls:-no solver and no checker}" [ -z "$calls" ]

conclude
