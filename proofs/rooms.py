"""What was proved, kept in one file a room, proofs/ledger/ROOM.json: a room is a folder of sources.

An entry is a line of proofs/subjects.txt: what was proved (functions with the count of their goals and by whom), the
digest of all that it depends on, the commit and the day on which it was last proved for real, and the seconds of processor
time that it took. proofs/ledger/whole.json says when all of it was last proved from scratch, in one run.
"""
import json
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent / "ledger"
WHOLE = "whole.json"


def room_of(name):
    """ref/closest/logic.h is in ref-closest, ref/vec3.h in ref."""
    return "-".join(name.split("/")[:-1])


def key(entry):
    return entry["model"], entry["file"], entry["what"]


def read_room(room, folder=FOLDER):
    path = folder / f"{room}.json"
    return json.loads(path.read_text()) if path.exists() else []


def read(folder=FOLDER):
    """All entries, room by room."""
    return [entry for path in sorted(folder.glob("*.json")) if path.name != WHOLE
            for entry in read_room(path.stem, folder)]


def functions(entries):
    """A line for each function and lemma: its file, its model, its goals."""
    return [{"function": function, "file": entry["file"], "model": entry["model"], **figures}
            for entry in entries for function, figures in entry["functions"].items()]


def whole(folder=FOLDER):
    """When all was last proved from scratch: memory model, commit, date, seconds."""
    return json.loads((folder / WHOLE).read_text())


def text_of(entries):
    """An entry begins a line, and so does each of its functions: changes of two are merged as those of two lines."""
    shown = []
    for entry in entries:
        head = json.dumps({name: value for name, value in entry.items() if name != "functions"})
        lines = [f"  {json.dumps(function)}: {json.dumps(figures)}" for function, figures in entry["functions"].items()]
        shown.append(head[:-1] + ', "functions": {\n' + ",\n".join(lines) + "}}")
    return "[\n" + ",\n".join(shown) + "\n]\n"


def replace(path, text):
    """All of it or nothing, whatever ends the run."""
    path.parent.mkdir(exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(text)
    new.replace(path)


def write(entry, order, folder=FOLDER):
    """Puts one entry into its room, in the place that `order`, a list of keys, gives it."""
    room = room_of(entry["file"])
    entries = {key(e): e for e in read_room(room, folder)} | {key(entry): entry}
    place = {k: number for number, k in enumerate(order)}
    kept = sorted(entries.values(), key=lambda e: place.get(key(e), len(order)))
    replace(folder / f"{room}.json", text_of(kept))


def write_whole(said, folder=FOLDER):
    replace(folder / WHOLE, json.dumps(said, indent=1) + "\n")


def forget(keys, folder=FOLDER):
    """Takes out the entries of what is no longer proved; their keys."""
    gone = []
    for path in sorted(folder.glob("*.json")):
        entries = read_room(path.stem, folder) if path.name != WHOLE else []
        left = [entry for entry in entries if key(entry) in keys]
        gone += [key(entry) for entry in entries if key(entry) not in keys]
        if entries and not left:
            path.unlink()
        elif left != entries:
            replace(path, text_of(left))
    return gone
