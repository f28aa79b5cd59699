"""Whose turn it is: what is recorded as shown and has not changed is shown anew by a twentieth in each run of CI.

A record can be wrong: edited by hand, or written by a run that was wrong itself. Each entry has its turn once in twenty
commits, so where a landing is one commit, a wrong one lives twenty landings at most.
"""
import functools
import hashlib
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
TURNS = 20
# Of 400 numbers the one by which the twenty parts of all proofs and drivers took most alike when this was written.
SALT = 10
# What proofs are about and how they are done, their ledgers aside.
OF_PROOFS = ["ref", "spec", "proofs", ":!proofs/ledger", ":!proofs/**/*.json"]


def git(*arguments):
    """What git says, or None where there is no history."""
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


@functools.lru_cache(maxsize=None)
def turn():
    """The number of this run's turn, or None where all have to be shown. The environment variable TURN may say it."""
    if os.environ.get("TURN"):
        return int(os.environ["TURN"]) % TURNS
    if git("rev-parse", "--is-shallow-repository") == "true":  # commits cannot be counted: another one by chance each time
        return int(git("rev-parse", "HEAD"), 16) % TURNS
    count = git("rev-list", "--count", "HEAD")
    return None if count is None else int(count) % TURNS


def turn_of(*name):
    """The turn of what has this name: the same for ever."""
    return int(hashlib.sha256(" ".join([str(SALT), *name]).encode()).hexdigest(), 16) % TURNS


def is_due(*name):
    return turn() is None or turn_of(*name) == turn()


@functools.lru_cache(maxsize=None)
def commit():
    """The commit that is checked out; with a plus if what is proved, or how, is no longer what it has."""
    name = git("rev-parse", "--short=10", "HEAD")
    if name is None:
        return "unknown"
    return name + ("+" if git("status", "--porcelain", "--untracked-files=all", "--", *OF_PROOFS) else "")


def is_of_this_run(known):
    """Whether a record that holds is of a run of the commit that is checked out. (What is changed besides, its digest says.)"""
    return known["commit"].rstrip("+") == commit().rstrip("+")


def is_taken(options, known, digest, *name):
    """Whether a run takes what was recorded under this name: it has to hold still, and its turn may be now."""
    if known is None or known["digest"] != digest:
        return False
    if options.resume:
        return is_of_this_run(known)
    return options.unchanged and not (options.turn and is_due(*name))
