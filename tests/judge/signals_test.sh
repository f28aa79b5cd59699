#!/bin/sh
# origo judge and origo shrink under SIGINT, SIGTERM and SIGHUP leave nothing behind: see signals.py.
# usage: BUILD=build tests/judge/signals_test.sh
set -u
cd "$(dirname "$0")/../.."
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
tests/judge/signals.py "${BUILD:-build}/origo" "$dir"
