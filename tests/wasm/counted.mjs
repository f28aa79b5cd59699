// What the programs of these tests share: they count what holds, and end with how much did.

let held = 0, failed = 0;

export function holds(what, name, found = "") {
  if (what) held++;
  else if (++failed <= 20) console.log(`FAILED ${name} ${String(found).slice(0, 300)}`);
}

export function is(found, expected, name) {
  holds(found === expected, name, `${found}, not ${expected}`);
}

/// The exception that a call throws, or that its promise is rejected with; null where there is none.
export async function thrown(call) {
  try {
    await call();
    return null;
  } catch (fault) {
    return fault;
  }
}

export function conclude() {
  console.log(`${held} passed, ${failed} failed`);
  process.exit(failed === 0 && held > 0 ? 0 : 1);
}
