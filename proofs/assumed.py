"""Contracts that proofs use and no proof shows: proofs/assumed.txt, and whether it is the whole list."""
import functools
import pathlib
import re

import contracts

HERE = pathlib.Path(__file__).resolve().parent
NO_CALL = {"if", "while", "for", "switch", "return", "sizeof"}
CALL = re.compile(r"\b([A-Za-z_]\w*)\((?!\*)")


def reasons():
    """{function: why its contract may be believed}"""
    found = {}
    text = re.sub(r"^#[^\n]*\n", "", (HERE / "assumed.txt").read_text(), flags=re.MULTILINE)
    for names, reason in re.findall(r"^(\w[^:]*):\n +([^\n]*(?:\n +[^\n]*)*)", text, re.MULTILINE):
        found.update(dict.fromkeys(names.split(), re.sub(r"\s+", " ", reason).strip()))
    return found


def bodies(text, functions):
    """The line numbers of each function's body."""
    lines = text.splitlines()
    for function in functions:
        for start, line in enumerate(lines):
            if re.match(rf"^\w[\w ]* \*?{function}\(", line) and not line.rstrip().endswith(";"):
                one_line = line.rstrip().endswith("}")
                end = start if one_line else next(k for k in range(start, len(lines)) if lines[k] == "}")
                yield function, range(start, end + 1)
                break


def called(text, functions):
    """What these functions of a file call."""
    blank = lambda comment: re.sub(r"[^\n]", " ", comment[0])
    text = re.sub(r"/\*.*?\*/|//[^\n]*", blank, text, flags=re.DOTALL)
    lines = text.splitlines()
    return {name for function, body in bodies(text, functions)
            for name in CALL.findall("\n".join(lines[k] for k in body)) if name != function} - NO_CALL


def with_contract(paths):
    """(function, its contract or None) of every head of a function in these files."""
    for path in paths:
        text = path.read_text()
        for found in contracts.functions(text):
            yield found.group(1), contracts.contract_before(text, found.start())


@functools.lru_cache(maxsize=None)
def promising(root):
    """The assumed functions whose contract says something of their result: what can contradict."""
    paths = sorted([*(root / "ref").rglob("*.[ch]"), *(root / "spec").rglob("*.[ch]"), root / "proofs/model/gmp.h"])
    contracts_of = {}
    for function, contract in with_contract(paths):
        contracts_of.setdefault(function, []).append(contract or "")
    return {function for function in reasons()
            if function not in contracts_of or any("ensures" in contract for contract in contracts_of[function])}


def behind(text, functions, root=HERE.parent):
    """Those of these functions of a file that themselves call one whose contract is assumed and says something."""
    return [function for function in functions if called(text, [function]) & promising(root)]


def says_of_exact_arithmetic(paths):
    """Functions whose contract says something of real arithmetic only."""
    return {function for function, contract in with_contract(paths) if contract and "exact_arithmetic" in contract}


def complaints(subjects, root):
    """What is used without a proof and not in the list, and what is in the list to no purpose."""
    proved, exactly, uses, uses_exactly = set(), set(), {}, {}
    for model, name, functions in subjects:
        names = called((root / name).read_text(), functions)
        uses.update(dict.fromkeys(names, name))
        proved.update(functions)
        if model == "real":
            exactly.update(functions)
            uses_exactly.update(dict.fromkeys(names, name))
    known = reasons()
    for function in sorted(set(uses) - proved - set(known)):
        yield f"{uses[function]}: calls {function}, which is neither proved nor in proofs/assumed.txt"
    for function in sorted(known):
        if function in proved or function not in uses:
            yield f"proofs/assumed.txt: {function} is {'proved' if function in proved else 'called by no proved function'}"
    said = says_of_exact_arithmetic(sorted((root / "ref").rglob("*.[ch]")))
    for function in sorted(said & set(uses_exactly) - exactly - set(known)):
        yield (f"{uses_exactly[function]}: uses what {function} says of exact arithmetic, which is neither proved in the "
               "model real nor in proofs/assumed.txt")
