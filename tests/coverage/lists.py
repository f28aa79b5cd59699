"""The two committed lists of what no test reaches, and holding them against what was counted.

A place is (file, function, text of the line); at each there may be several shortfalls, a tuple of numbers whose names
the caller gives (lines, branches, conditions). An entry: FILE FUNCTION NUMBERS, then indented the line's text,
then the reason; an empty line before the next. So entries survive changes elsewhere, and become void when the line
itself changes.
"""
import collections
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def read_list(path, kind):
    """By place: (shortfall, reason). `kind` is a namedtuple of numbers."""
    entries = {}
    for block in re.split(r"\n\s*\n", path.read_text(encoding="utf-8")) if path.exists() else []:
        lines = [line for line in block.strip().split("\n") if not line.startswith("#")]
        if not lines or not lines[0]:
            continue
        try:
            file, function, *numbers = lines[0].split()
            place = file, function, lines[1].strip()
            shortfall = kind(*map(int, numbers))
        except (ValueError, IndexError, TypeError):
            sys.exit(f"{path.name}: not an entry: {lines[0]}")
        if place in entries:
            sys.exit(f"{path.name}: twice: {lines[0]}: {lines[1].strip()}")
        entries[place] = shortfall, " ".join(line.strip() for line in lines[2:])
    return entries


def entry_text(place, shortfall):
    return f"{place[0]} {place[1]} {' '.join(map(str, shortfall))}\n  {place[2]}\n"


def write_open(path, missing, kind, script):
    head = (f"# Not reached by any test yet. Written by tests/coverage/{script} --update, never by hand.\n"
            f"# FILE FUNCTION {' '.join(kind._fields).upper()}, then the line.\n")
    path.write_text(head + "".join("\n" + entry_text(place, missing[place]) for place in missing), encoding="utf-8")


def total(parts, kind):
    return kind(*(sum(column) for column in zip([0] * len(kind._fields), *parts)))


def difference(missing, lists, kind):
    """What is missing and in no list, and what the lists say of places that are reached: both by place."""
    new, stale = {}, {}
    none = total([], kind)
    listed = collections.defaultdict(lambda: none)
    for entries in lists:
        for place, (shortfall, _) in entries.items():
            listed[place] = total([listed[place], shortfall], kind)
    for place in missing.keys() | listed.keys():
        pairs = list(zip(missing.get(place, none), listed[place]))
        more = kind(*(max(0, has - may) for has, may in pairs))
        less = kind(*(max(0, may - has) for has, may in pairs))
        if any(more):
            new[place] = more
        if any(less):
            stale[place] = less
    return dict(sorted(new.items())), dict(sorted(stale.items()))


def hold(missing, kind, script, update):
    """Holds what is missing against exclusions.txt and open.txt, the latter written anew where it is to be updated. Returns
    the entries of both, and a list of (file, complaint)."""
    path = HERE / "open.txt"
    excluded, still_open = read_list(HERE / "exclusions.txt", kind), read_list(path, kind)
    if update:
        rest, _ = difference(missing, [excluded], kind)
        before, after = total((shortfall for shortfall, _ in still_open.values()), kind), total(rest.values(), kind)
        if path.exists() and any(new > old for new, old in zip(after, before)):
            sys.exit(f"{path.name} may only become shorter: {before} were open, now {after}; reach them by a test, or "
                     "exclude them with a reason")
        write_open(path, rest, kind, script)
        still_open = read_list(path, kind)
    new, stale = difference(missing, [excluded, still_open], kind)
    complaints = [(place[0], f"not reached: {entry_text(place, shortfall)}") for place, shortfall in new.items()]
    complaints += [(place[0], f"a list is stale, this is reached: {entry_text(place, shortfall)}")
                   for place, shortfall in stale.items()]
    complaints += [(place[0], f"excluded without a reason: {' '.join(place)}\n")
                   for place, (_, reason) in excluded.items() if not reason]
    return excluded, still_open, complaints


def area_of(name):
    """The folder, two deep at most: ref/cso, spec. What searches is one area, whatever its room: spec/*/solve."""
    folders = name.split("/")[:-1]
    return "spec/*/solve" if folders[0] == "spec" and "solve" in folders else "/".join(folders[:2])


def summed(areas):
    """Sorted, with the sum of all as the last."""
    everything = collections.Counter()
    for area in areas.values():
        everything.update(area)
    return dict(sorted(areas.items())) | {"all": everything}


def conclude(files, complaints):
    """Prints the complaints and how many files are as listed. The exit status."""
    for _, complaint in complaints:
        print(f"FAILED {complaint}", end="")
    failed = {name for name, _ in complaints}
    print(f"{len(files)} files; what is not reached is listed, and only that, in all but {len(failed)} of them")
    print(f"{len(files.keys() - failed)} passed, {len(failed)} failed")
    return 1 if failed else 0
