"""Which entries of proofs/subjects.txt hold as they were proved, and which have to be proved now; writes proofs/ledger/.

An entry holds as long as its digest does: of the sources as the prover sees them, the lists, all that the scripts do, and
the tools' versions. proofs/rooms.py has the files, proofs/turns.py whose turn it is to be proved all the same.
"""
import concurrent.futures
import datetime
import multiprocessing
import re
import resource

import digest
import rooms
import status
import turns

# What makes the verdict on an entry.
STARTS = ("prove.prove", "prove.tree", "prove.why3_configuration", "prove.prepare", "stated.Unit", "ledger.is_proved")
# Files that the scripts read whole and of which the digest has what matters to the entry.
KNOWN = ("assumed.txt", "subjects.txt", "model/computed.ml")
TOOLS = ("frama-c", "why3", "z3", "cvc4")
# The checker that chooses among all others is proved in each fourth run.
OFTEN = {("checker", "spec/pair/checker.c", "functions")}
BUDGET = 60  # seconds of processor time that an entry may take without a reason
SLOW = rooms.FOLDER.parent / "slow.txt"


def key_of(model, name, functions):
    return model, name, "functions" if functions else "lemmas"


def entry_of(folder, reading, relied, model, name, functions):
    """The entry of a line of subjects.txt without what only a proof says; `reading` are the options by which the folder's
    sources are read, `relied` is what Gate.relied says of it."""
    words = [word for option in reading for word in option.split("=", 1)[-1].split()]
    places = [word.removeprefix("-I") for word in words if word.startswith("-I")]
    given = [word.replace(".cmxs", ".ml") for word in words]  # a script for Frama-C, compiled
    names = {file for one in [name, *given] if (folder / one).is_file() for file in digest.included(folder, one, places)}
    tools = [digest.version(tool) for tool in TOOLS]
    return {**dict(zip(("model", "file", "what"), key_of(model, name, functions))),
            "digest": digest.of([model, name, functions, reading, relied], digest.sources(folder, names),
                                digest.scripts(STARTS, KNOWN), tools)}


def is_whole(known, functions):
    """Whether a record says that every one of these functions, or lemmas, is proved."""
    goals = known["functions"]
    named = set(functions) == set(goals) if functions else all(name.startswith("lemma_") for name in goals)
    return named and bool(goals) and all(0 < e["total"] == e["proved"] for e in goals.values())


def is_taken(options, known, entry, functions):
    """Whether a run takes the entry as the ledger has it."""
    key = rooms.key(entry)
    if known is None or not is_whole(known, functions):
        return False
    if options.turn and key in OFTEN and (turns.turn() is None or turns.turn() % 4 == 0):
        return False
    return turns.is_taken(options, known, entry["digest"], *key)


# ---- proving ----

def proved_now(prove, entry, functions):
    """The entry with what a proof says, and the complaints; in a process of its own, whose children are this proof's."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    counted, problems = prove(entry["model"], entry["file"], functions)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {**entry, "commit": turns.commit(), "date": datetime.date.today().isoformat(), "seconds": round(seconds),
            "functions": counted}, problems


def is_proved(entry):
    return bool(entry["functions"]) and all(e["proved"] == e["total"] for e in entry["functions"].values())


class Worker:
    """What the processes that prove share with the one that started them."""
    prove = None

    @classmethod
    def begin(cls, prove):
        cls.prove = staticmethod(prove)

    @classmethod
    def one(cls, entry, functions):
        return proved_now(cls.prove, entry, functions)


def prove_all(options, chosen, entries, prove):
    """The entries of the lines `chosen` of subjects.txt, each as in the ledger or of prove(model, name, functions), complaints
    about proofs and about the ledger. Files go side by side, new ones first and then those that took longest. An entry is
    written as soon as it is proved, so that a run that is interrupted loses nothing."""
    known = {rooms.key(entry): entry for entry in rooms.read()}
    found, left = {}, []
    for entry, (_, _, functions) in zip(entries, chosen):
        key = rooms.key(entry)
        if is_taken(options, known.get(key), entry, functions):
            found[key] = known[key]
        else:
            left.append((entry, functions))
    if found:
        print(f"{len(found)} of {len(chosen)} entries as in proofs/ledger, {len(left)} to prove", flush=True)
    left.sort(key=lambda one: -((known.get(rooms.key(one[0])) or {}).get("seconds") or float("inf")))
    problems, stale = [], []
    context = multiprocessing.get_context("fork")
    with concurrent.futures.ProcessPoolExecutor(options.jobs, context, Worker.begin, (prove,)) as pool:
        for run in concurrent.futures.as_completed([pool.submit(Worker.one, *one) for one in left]):
            entry, complaints = run.result()
            key = rooms.key(entry)
            found[key] = entry
            problems += complaints
            if not complaints and is_proved(entry) and options.writes:
                stale += record(options, known.get(key), entry)
            proved, total = counts([entry])
            print(f"{entry['file']}: {proved} of {total} goals, {entry['seconds']} s", flush=True)
    return [found[rooms.key(entry)] for entry in entries], problems, stale


def determined(entry):
    """An entry without what a run measured of itself: which prover was first, after how long, and when."""
    goals = {name: [e["proved"], e["total"]] for name, e in entry["functions"].items()}
    return entry["digest"], goals


def record(options, known, entry):
    """Writes what was proved, and says so where the ledger had something else. Where it had the same, and it was only its
    turn, nothing is written: CI proves more than anybody commits."""
    is_same = known is not None and determined(known) == determined(entry)
    if not is_same or not options.turn:
        rooms.write(entry, options.order)
    return [] if is_same else [f"{' '.join(rooms.key(entry))}: proofs/ledger was not what this run found, now it is: see the "
                               "difference, commit it"]


def counts(entries):
    return tuple(sum(e[key] for entry in entries for e in entry["functions"].values()) for key in ("proved", "total"))


def conclude(options, memory_model):
    """After a run in which all was proved: forgets what is no longer asked for, says when all was last proved in one go, and
    writes the pages that are made of the ledger; complaints about what was not so, and about what takes too long by the
    ledger. (A run from scratch always writes another date.)"""
    stale = [f"proofs/ledger: {' '.join(key)} is no longer in proofs/subjects.txt" for key in rooms.forget(set(options.order))]
    known = rooms.read()
    if all(map(turns.is_of_this_run, known)):
        rooms.write_whole({"memory model": memory_model, "commit": turns.commit(), "date": max(e["date"] for e in known),
                           "seconds": sum(e["seconds"] for e in known)})
    written = status.write_page()
    stale += [f"{name} was not as the ledger says" for name in written if options.turn]
    return [*(f"{what}, now it is: see the difference, commit it" for what in stale), *over_budget(known)]


# ---- the budget ----

def argued():
    """{key: why it may take longer}, of slow.txt."""
    text = re.sub(r"^#[^\n]*\n", "", SLOW.read_text(), flags=re.MULTILINE)
    return {tuple(words.split()): re.sub(r"\s+", " ", reason).strip()
            for words, reason in re.findall(r"^(\w[^:]*):\n((?: +[^\n]*\n)+)", text, re.MULTILINE)}


def over_budget(entries):
    """Entries that took more than their time, when they were written down, without a reason; and reasons that nothing needs."""
    reasons, seconds = argued(), {rooms.key(entry): entry.get("seconds") for entry in entries}
    for key, took in seconds.items():
        if took is not None and took > BUDGET and key not in reasons:
            yield (f"{' '.join(key)}: {took} s of processor time; a file is proved within {BUDGET} s, or proofs/slow.txt says "
                   "why not")
    for key in reasons:
        took = seconds.get(key, 0)
        if took is not None and took < BUDGET / 4:  # machines differ by more than a factor of two
            yield f"proofs/slow.txt: {' '.join(key)} takes {took} s and needs no reason"
