"""What proofs rest on, read off the sources as the prover sees them (proofs/stated.ml), and whether it may be believed.

A lemma is believed where an entry of proofs/subjects.txt proves it: the same lemma about the same definitions. A contract
is believed where the function, of that file and name, is proved to keep the same contract. Everything else that the
prover takes for true stands in proofs/assumed.txt, or is refused.
"""
import concurrent.futures
import json
import subprocess

import assumed
import environment

# Lemmas and functions of Frama-C's own headers are trusted as Frama-C is.
LIBRARY = "FRAMAC_SHARE/"
# The operations of floating-point numbers in the model `ref`.
OPERATIONS = "proofs/model/computed.h"
SIDE = {"ref": "ref", "real": "ref", "door": "spec", "checker": "spec", "lemmas": "spec"}
# The door proves contracts of which `val` is another place than for the checker; their text in the header is one.
READ_AS = {"door": "checker"}


class Unit:
    """What one file states, read in a model."""

    def __init__(self, facts):
        self.lemmas = [e for e in facts["lemmas"] if not e["file"].startswith(LIBRARY)]
        self.logic, self.functions = facts["logic"], facts["functions"]
        self.admits, self.strange = ([e for e in facts[part] if not e["file"].startswith(LIBRARY)]
                                     for part in ("admits", "strange"))

    def reached(self, uses):
        """All logic functions and predicates behind these."""
        found, left = set(), list(uses)
        while left:
            symbol = left.pop()
            if symbol not in found and symbol in self.logic:
                found.add(symbol)
                left += self.logic[symbol]["uses"]
        return found

    def meaning(self, statement):
        """Its text, and the texts of all definitions behind it."""
        reached = self.reached(statement["uses"])
        return statement["text"], frozenset((symbol, self.logic[symbol]["text"]) for symbol in reached)

    def lemma_key(self, lemma):
        return (lemma["file"], lemma["name"], *self.meaning(lemma))

    def of(self, function):
        """What the unit has of a function; nothing, where Frama-C did not read it."""
        return self.functions.get(function, {"calls": [], "contract": []})

    def own_lemmas(self, name):
        """The names of the lemmas that stand in the file itself."""
        return [lemma["name"] for lemma in self.lemmas if lemma["file"] == name and not is_axiom(lemma)]

    def recursive(self):
        """Logic that may define what cannot be: by itself, or by cases."""
        for symbol, entry in self.logic.items():
            if not entry["file"].startswith(LIBRARY) and (
                    entry["kind"] == "inductive" or symbol in self.reached(entry["uses"])):
                yield entry["file"], symbol.split("(")[0]


def is_axiom(lemma):
    return lemma["kind"] == "admit lemma"


class Sources:
    """Units, read when they are first asked for."""

    def __init__(self, folders, reading, plugin, work):
        self.folders, self.reading, self.plugin, self.work, self.units = folders, reading, plugin, work, {}

    def unit(self, model, name):
        if (model, name) not in self.units:
            out = self.work / f"stated-{model}-{name.replace('/', '-')}.json"
            out.unlink(missing_ok=True)
            done = self.read(model, name, out)
            if done.returncode != 0 or not out.exists():
                self.units[model, name] = None
                return None
            self.units[model, name] = Unit(json.loads(out.read_text()))
        return self.units[model, name]

    def read(self, model, name, out):
        """Frama-C's own plugins take half of the time, and have no part in what is read; but for annotations of theirs."""
        folder = self.folders[model]
        for plugins in ["-no-autoload-plugins"], []:
            done = subprocess.run(["frama-c", *plugins, *self.reading(model), "-kernel-warn-key", "annot-error=abort",
                                   "-load-module", self.plugin, name], cwd=folder,
                                  env=environment.of(folder, OG_STATED=str(out)), capture_output=True, text=True)
            if done.returncode == 0:
                break
        return done


class Gate:
    """Follows what entries rest on from entry to entry."""

    def __init__(self, subjects, sources):
        self.subjects, self.sources = subjects, sources
        self.known = assumed.listed()
        self.complaints, self.used, self.seen, self.proofs, self.after = [], set(), set(), {}, {}

    def refuse(self, text):
        if text not in self.complaints:
            self.complaints.append(text)

    # ---- which entries prove something ----

    def unit(self, model, name):
        found = self.sources.unit(model, name)
        if found is None:
            self.refuse(f"{name}: Frama-C does not read it in the model {model}")
            return Unit({"lemmas": [], "logic": {}, "functions": {}, "admits": [], "strange": []})
        return found

    def proving_lemma(self, side, lemma):
        """The entry of subjects.txt that proves this lemma of a file, and its key there."""
        for model, name, functions in self.subjects:
            if functions or SIDE[model] != side or (model == "real" and name != lemma["file"]):
                continue
            unit = self.unit(model, name)
            for k, other in enumerate(unit.lemmas):
                if (other["file"], other["name"]) == (lemma["file"], lemma["name"]):
                    yield (model, name, functions), unit, k

    def proving_function(self, side, function, entry):
        """Entries that prove this function: of its own file if it is static, else of any."""
        for model, name, functions in self.subjects:
            if function not in functions or SIDE[model] != side or (entry["static"] and name != entry["file"]):
                continue
            of = self.unit(model, name).functions.get(function)
            if of and of["static"] == entry["static"]:
                yield model, name, functions

    # ---- lemmas ----

    def lemma(self, model, unit, lemma):
        """Every lemma of a unit is assumed by what follows it there."""
        where = f"{lemma['file']}:{lemma['line']}"
        if is_axiom(lemma):
            self.listed("axiom", lemma["file"], lemma["name"], f"{where}: the axiom {lemma['name']} is taken for true")
            return
        key = (SIDE[model], *unit.lemma_key(lemma))
        if key in self.proofs:
            return
        self.proofs[key] = None
        alike = False
        for subject, other, k in self.proving_lemma(SIDE[model], lemma):
            alike = True
            if (SIDE[model], *other.lemma_key(other.lemmas[k])) == key:
                self.proofs[key] = subject
                self.after[key] = [(SIDE[model], *other.lemma_key(e)) for e in other.lemmas[:k] if not is_axiom(e)]
                self.follow(subject)
                return
        self.refuse(f"{where}: the lemma {lemma['name']} " + (
            f"is another in the model {model} than where proofs/subjects.txt proves it" if alike
            else "is proved by no entry of proofs/subjects.txt, and so assumed"))

    def circles(self, after, what, name):
        """Things that rest on each other, each shown with the help of the other."""
        state = {}
        for start in after:
            stack = [(start, iter(after.get(start, [])))] if start not in state else []
            state.setdefault(start, "open")
            while stack:
                at, rest = stack[-1]
                following = next(rest, None)
                if following is None:
                    state[at] = "done"
                    stack.pop()
                elif following not in state:
                    state[following] = "open"
                    stack.append((following, iter(after.get(following, []))))
                elif state[following] == "open":
                    self.refuse(f"{name(following)}: {what} {name(at)}, and the other way round")

    # ---- contracts ----

    def called(self, model, unit, caller, function):
        """A proved function relies on the contract of another."""
        entry = unit.functions[function]
        where = entry["file"] if entry["static"] else ""
        said = f"{caller[0]}: {caller[1]} calls {function}"
        if not entry["contract"]:
            self.refuse(f"{said}, which has no contract")
        provers = list(self.proving_function(SIDE[model], function, entry))
        if len({name for _, name, _ in provers}) > 1:
            self.refuse(f"{function}: several files define it: {', '.join(sorted({name for _, name, _ in provers}))}")
        same = [p for p in provers if READ_AS.get(p[0], p[0]) == model]
        general = [p for p in provers if (p[0], model) == ("ref", "real")]
        for subject in same + general:
            problem = self.other_contract(model, unit, function, subject)
            if problem is None:
                self.follow(subject)
                return subject
        if provers and not same + general:
            self.listed("computed", where, function, f"{said}, which is proved in the model {provers[0][0]} only")
            self.follow(provers[0])
        elif provers:
            self.refuse(f"{said}: {problem}")
        else:
            self.listed("function", where, function, f"{said}, which is neither proved nor in proofs/assumed.txt")
        return provers[0] if provers else None

    def other_contract(self, model, unit, function, subject):
        """What the caller believes of a function and its proof does not say, or asks and the caller does not see."""
        proved_in, name, _ = subject
        proving = self.unit(READ_AS.get(proved_in, proved_in), name)
        shown = proving.functions[function]["contract"]
        believed = unit.functions[function]["contract"]
        for clause in believed:
            if clause["clause"] != "requires" and not clause["empty"]:
                if not any(self.same_clause(unit, clause, proving, other, proved_in != model) for other in shown):
                    return f"this is not what is proved of it in {name} in the model {proved_in}: {shorter(clause)}"
        for clause in shown:
            if clause["clause"] == "requires" and not clause["empty"]:
                if not any(clause["text"] == other["text"] for other in believed):
                    return f"the caller does not see what {name} asks: {shorter(clause)}"
        return None

    @staticmethod
    def same_clause(unit, clause, proving, other, general):
        """The same text about the same definitions, or, where the proof may know less, about what it knows nothing of."""
        if clause["text"] != other["text"]:
            return False
        reached = unit.reached(clause["uses"])
        return all(symbol in proving.logic and (unit.logic[symbol]["text"] == proving.logic[symbol]["text"] or
                                                general and proving.logic[symbol]["kind"] == "abstract")
                   for symbol in reached)

    # ---- entries ----

    def listed(self, kind, file, name, complaint):
        if (kind, file, name) in self.known:
            self.used.add((kind, file, name))
        else:
            self.refuse(complaint)

    def follow(self, subject):
        """What the proof of an entry takes for true."""
        model, name, functions = subject
        if (model, name, *functions) in self.seen:
            return
        self.seen.add((model, name, *functions))
        unit = self.unit(model, name)
        for lemma in unit.lemmas:
            self.lemma(model, unit, lemma)
        for entry in unit.admits:
            self.refuse(f"{entry['file']}:{entry['line']}: admitted without a proof: {shorter(entry)}")
        for entry in unit.strange:
            self.refuse(f"{entry['file']}:{entry['line']}: {entry['what']}: of this nothing is proved")
        for file, logic in unit.recursive():
            self.listed("recursion", file, logic, f"{file}: {logic} is defined by itself; what says that there is such a one?")
        for function in functions:
            self.proved(model, unit, name, function)

    def proved(self, model, unit, name, function):
        entry = unit.functions.get(function)
        if entry is None or not entry["defined"] or entry["file"] != name:
            self.refuse(f"{name}: does not define {function}")
            return
        for odd in entry["odd"]:
            self.refuse(f"{name}: {function} has {odd}, of which nothing is proved")
        texts = {clause["text"] for clause in entry["contract"]}
        for wanted in ("terminates: \\true", "exits: \\false"):
            if wanted not in texts:
                self.refuse(f"{name}: the contract of {function} does not say {wanted.replace(':', '')}")
        recursive = function in entry["calls"]
        key = (SIDE[model], name, function)
        for callee in entry["calls"]:
            subject = None if callee == function else self.called(model, unit, (name, function), callee)
            if subject:
                self.ends.setdefault(key, set()).add((SIDE[model], subject[1], callee))
        if recursive and not any(clause["clause"] == "decreases" for clause in entry["contract"]):
            self.refuse(f"{name}: {function} calls itself and does not say what decreases")

    def run(self, chosen, whole):
        """Complaints about these entries and all that they rest on; of a whole run also about the list itself."""
        self.ends = {}
        for subject in chosen:
            self.follow(subject)
        self.circles(self.after, "is proved with the help of", lambda key: f"{key[1]}: lemma {key[2]}")
        self.circles(self.ends, "calls", lambda key: f"{key[1]}: {key[2]}")
        if whole:
            for kind, file, name in sorted(self.known - self.used):
                self.refuse(f"proofs/assumed.txt: {kind} {' '.join(filter(None, (file, name)))}: no proof uses it")
        return self.complaints

    def assumed(self, unit, function):
        """The functions that this one calls and whose contracts are believed."""
        for callee in unit.of(function)["calls"]:
            entry = unit.functions[callee]
            key = entry["file"] if entry["static"] else "", callee
            if ("function", *key) in self.known or ("computed", *key) in self.known:
                yield callee, entry

    def behind(self, model, name, functions):
        """Those of these functions that call one whose contract is believed and says something of its result: what can
        contradict. That an operation is some function of its arguments cannot; real numbers have such functions."""
        unit = self.unit(model, name)
        return [f for f in functions if any(clause["clause"] == "ensures" and not clause["empty"]
                                            for _, entry in self.assumed(unit, f) for clause in entry["contract"]
                                            if entry["file"] != OPERATIONS)]

    def relied(self, model, name, functions):
        """What the list says of an entry, and how the entry is asked for contradictions for it."""
        unit = self.unit(model, name)
        return [self.behind(model, name, functions), sorted({callee for f in functions for callee, _ in self.assumed(unit, f)})]

    def read(self, chosen, jobs):
        """Reads the units of these entries, several at a time."""
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            list(pool.map(lambda one: self.sources.unit(*one), dict.fromkeys(s[:2] for s in chosen)))


def shorter(statement):
    return " ".join(statement["text"].split())
