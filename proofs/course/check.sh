#!/bin/sh
# Says in words what of an exercise is proved.                  usage: proofs/course/check.sh N [--solution] | --test
# --test: every solution proves wholly, and no exercise as it is given. BUILD: where the work is done.
exec python3 "$(dirname "$0")/check.py" --work "${BUILD:-build}/course" "$@"
