#!/bin/sh
# Bodies and poses as engines have them are answered as what they stand for, or refused.
# usage: BUILD=build tests/format/spellings_test.sh
set -u
cd "$(dirname "$0")/../.." || exit 1
exec python3 tests/format/spellings.py "${BUILD:-build}"
