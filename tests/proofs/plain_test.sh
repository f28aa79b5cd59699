#!/bin/sh
# What proved sources do not need is refused, each for its own reason (proofs/plain.py, proofs/negative/plain); what
# looks like it passes, and so does all that is proved.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

cat >"$dir/look.py" <<'PROGRAM'
import pathlib, re, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "proofs")
import plain
folder = pathlib.Path(sys.argv[1])
name = sys.argv[2]
entries = [(words.split()[0], name, words.split()[1:])
           for words in re.findall(r"^// Proved: (.*)$", (folder / name).read_text(), re.MULTILINE)]
print("\n".join(plain.complaints(folder, entries)))
PROGRAM

tricks=0
for path in proofs/negative/plain/*/*.c; do
  name=${path#proofs/negative/plain/}
  python3 "$dir/look.py" proofs/negative/plain "$name" >"$dir/said" 2>&1
  if grep -q '^// Refused: ' "$path"; then
    tricks=$((tricks + 1))
    sed -n 's|^// Refused: ||p' "$path" >"$dir/reasons"
    while read -r reason; do expect "$name: $reason" says "$dir/said" "$reason"; done <"$dir/reasons"
  else
    expect "$name is taken: $(head -n 2 "$dir/said")" is "$(grep -c . "$dir/said")" 0
  fi
done
expect 'there are tricks' is "$tricks" 20

proofs/plain.py >"$dir/said" 2>&1
expect "all that is proved is plain: $(head -n 3 "$dir/said")" is "$?$(cat "$dir/said")" 0

conclude
