#!/bin/sh
# Proves proofs/subjects.txt with Frama-C/WP.
# usage: proofs/prove.sh [--cache DIR] [--resume | --unchanged [--turn]] [FILE...]
#        proofs/prove.sh --print FILE...      prints the commands that prove these files, to be typed as they are
# Without FILE: all of it, the deliberately false contracts of proofs/negative/ and the ledger. With FILE: those only,
# and no ledger. Without --cache every goal goes to a prover, but with --resume those that an interrupted run of this
# commit has proved, with --unchanged all that are as the ledger saw them (--turn: and whose turn it is not). What a
# goal is, and what is trusted: docs/trust/verification.md. TIMEOUT (seconds a goal), PAR (files at a time) and BUILD
# may be set.
set -eu
BUILD=${BUILD:-build}
exec python3 "$(dirname "$0")/prove.py" --work "$BUILD/proofs" --timeout "${TIMEOUT:-120}" --jobs "${PAR:-3}" "$@"
