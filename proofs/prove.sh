#!/bin/sh
# Proves the checker with Frama-C/WP and Z3.                        usage: proofs/prove.sh [--cache DIR] [--unchanged] [FILE...]
# Without FILE: all of proofs/subjects.txt, the deliberately false contracts of proofs/negative/ and the ledger. With FILE:
# those only, and no ledger. Without --cache every goal goes to a prover; with --unchanged all but those of files of ref/
# that are as the ledger saw them. What a goal is, and what is trusted: docs/verification.md. TIMEOUT (seconds a goal), PAR
# (files at a time) and BUILD may be set.
set -eu
BUILD=${BUILD:-build}
exec python3 "$(dirname "$0")/prove.py" --work "$BUILD/proofs" --timeout "${TIMEOUT:-120}" --jobs "${PAR:-3}" "$@"
