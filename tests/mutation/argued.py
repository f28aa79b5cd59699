"""A committed list of mutants that survive: FILE FUNCTION, the line, `=>` the line as the mutant has it, the reason.

Several mutants of a line may share a reason.
"""
import sys


def read(path):
    """{(file, function, old, new): reason}"""
    entries, head, old, news = {}, None, None, []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.strip()
        if not words or line.startswith("#"):
            continue
        if not line.startswith(" "):
            head, old, news = tuple(words.split()), None, []
            if len(head) != 2:
                sys.exit(f"{path}:{number}: FILE FUNCTION expected")
        elif old is None:
            old = words
        elif words.startswith("=>"):
            news.append((*head, old, words[2:].strip()))
            entries[news[-1]] = ""
        else:
            for new in news:
                entries[new] = (entries[new] + " " + words).strip()
    silent = [entry for entry, reason in entries.items() if not reason]
    if silent:
        sys.exit(f"{path}: no reason for {silent[0]}")
    return entries
