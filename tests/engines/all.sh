#!/bin/sh
# All checks of the adaptors, as many at a time as there are processors: `make test-engines`, `make test-engines-js`.
# usage: tests/engines/all.sh BUILD [--js]
# What a check says is shown in the order below, when it has ended. Ends with what all of them counted.
set -u
build=$1
export BUILD="$build"
if [ "${2:-}" = --js ]; then
  checks="check.py contacts_check.sh curved_check.sh rays_check.sh meshes_check.sh hulls_check.sh polygons_check.sh cases_check.sh models_check.py templates.py"
else
  checks="check.py broad_check.py moving_check.sh spins_check.sh contacts_check.sh curved_check.sh rays_check.sh hulls_check.sh
    polygons_check.sh meshes_check.sh bounds_check.sh cases_check.sh templates.py"
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# one CHECK [--js]: its output to $work/CHECK.log, its status to $work/CHECK.status
cat >"$work/one" <<'SCRIPT'
work=$1 check=$2 js=${3:-}
case $check in
  *.sh) set -- sh "tests/engines/$check" $js ;;
  *.py) set -- "tests/engines/$check" "$BUILD" $js ;;
esac
"$@" >"$work/$check.log" 2>&1
echo $? >"$work/$check.new"
mv "$work/$check.new" "$work/$check.status"
SCRIPT
# shellcheck disable=SC2086
printf '%s\n' $checks | xargs -P "$(nproc)" -I CHECK sh "$work/one" "$work" CHECK ${2:-} &
runner=$!

passed=0 failed=0
for check in $checks; do
  while [ ! -e "$work/$check.status" ] && kill -0 $runner 2>/dev/null; do sleep 0.2; done
  echo "-- $check"
  cat "$work/$check.log"
  counts=$(grep -E '^[0-9]+ passed, [0-9]+ failed' "$work/$check.log" | tail -n 1)
  more=$(echo "${counts:-0 passed, 1 failed}" | sed 's/.*, //; s/ .*//')
  # A check that ends badly, or that counted nothing, has failed whatever it says.
  if [ "$more" = 0 ] && { [ "$(cat "$work/$check.status" 2>/dev/null)" != 0 ] || [ "${counts%% *}" = 0 ]; }; then more=1; fi
  passed=$((passed + $(echo "${counts:-0}" | cut -d ' ' -f 1)))
  failed=$((failed + more))
done
wait
echo "$passed passed, $failed failed"
[ $failed = 0 ]
