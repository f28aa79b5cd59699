"""What the drivers of Eva showed: an answer a line, in a file for those that belong together.

An answer has its name, the digest of all that it depends on, the commit and the day on which it was last given for real,
the seconds that it took, and what was reached: {file: {function: part of its statements}}.
"""
import datetime
import json

import rooms
import turns


class Answers:
    """The answers of a folder, by file and name; the options of the run say which of them are taken."""

    def __init__(self, folder, options):
        self.folder, self.options, self.stale, self.asked = folder, options, [], {}

    def read(self, room):
        path = self.folder / f"{room}.json"
        return {entry["name"]: entry for entry in json.loads(path.read_text())} if path.exists() else {}

    def find(self, room, name, digest):
        """{(file, function): part} and seconds of an answer that holds and is not to be given again now, or None."""
        known = self.read(room).get(name)
        self.asked.setdefault(room, set()).add(name)
        if not turns.is_taken(self.options, known, digest, room, name):
            return None
        return {(path, function): part for path, parts in known["reached"].items() for function, part in parts.items()}, \
            known["seconds"]

    def seconds(self, room, name):
        """How long it took; what is new may take for ever."""
        return self.read(room).get(name, {"seconds": float("inf")})["seconds"]

    def add(self, room, name, digest, found, seconds):
        """Writes an answer; where there was one like it, and it was only its turn, nothing is written."""
        entries, reached = self.read(room), {}
        for (path, function), part in sorted(found.items()):
            reached.setdefault(path, {})[function] = round(part, 3)
        new = {"name": name, "digest": digest, "commit": turns.commit(), "date": datetime.date.today().isoformat(),
               "seconds": round(seconds), "reached": reached}
        old = entries.get(name, {})
        is_same = (old.get("digest"), old.get("reached")) == (digest, reached)
        if not is_same:
            self.stale.append(f"{room}.json: {name}")
        if not is_same or not self.options.turn:
            self.write(room, {**entries, name: new})

    def write(self, room, entries):
        lines = ",\n".join(json.dumps(entries[name]) for name in sorted(entries))
        rooms.replace(self.folder / f"{room}.json", f"[\n{lines}\n]\n")

    def forget(self):
        """Takes out what no driver of this run, which was one of all, has asked for."""
        for path in sorted(self.folder.glob("*.json")):
            entries, asked = self.read(path.stem), self.asked.get(path.stem, set())
            self.stale += [f"{path.name}: {name}" for name in entries if name not in asked]
            if not asked:
                path.unlink()
            elif entries.keys() - asked:
                self.write(path.stem, {name: entry for name, entry in entries.items() if name in asked})

    def complaints(self):
        return [f"{what} was not what this run found, now it is: see the difference, commit it" for what in self.stale]


def add_options(parser):
    """How a run chooses what it takes from the answers that are there."""
    parser.add_argument("--unchanged", action="store_true", help="take answers of which nothing has changed since")
    parser.add_argument("--turn", action="store_true", help="with --unchanged: but a twentieth of all, in turn, is run")
    parser.add_argument("--resume", action="store_true", help="take answers that an earlier run gave of this very commit")
