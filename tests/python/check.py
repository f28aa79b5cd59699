"""What the programs of these tests share: they count what holds, and end with how much did."""

import sys

_held = 0
_failed = []


def holds(what, name):
    global _held
    if what:
        _held += 1
    elif len(_failed) < 10:
        _failed.append(name)
        print(f"FAILED {name}")


def raises(kind, name, call, *arguments, says=""):
    """The exception, which has to be of this very kind and to have these words."""
    try:
        call(*arguments)
    except Exception as found:
        holds(type(found) is kind and says in str(found), f"{name}: {type(found).__name__}: {found}")
        return found
    holds(False, f"{name}: no exception")
    return None


def conclude(least):
    """Fails where something did not hold, or where less was looked at than there is."""
    print(f"{_held} hold")
    sys.exit(1 if _failed or _held < least else 0)
