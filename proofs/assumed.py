"""Contracts that proofs use and no proof shows: proofs/assumed.txt, and whether it is the whole list."""
import pathlib
import re

import contracts

HERE = pathlib.Path(__file__).resolve().parent
NO_CALL = {"if", "while", "for", "switch", "return", "sizeof"}
CALL = re.compile(r"\b([A-Za-z_]\w*)\((?!\*)")
# The head of a function, also of one of a file alone.
FUNCTION = re.compile(r"^(?:static )?(?:inline )?[A-Za-z_][\w *]*?\b(\w+)\(([^;{}]*)\)\s*[;{]", re.MULTILINE)


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


def behind(text, functions):
    """Assumed contracts that the proofs of these functions of a file use themselves."""
    return sorted(called(text, functions) & set(reasons()))


def says_of_exact_arithmetic(texts):
    """Functions whose contract says something of real arithmetic only."""
    for text in texts:
        for found in FUNCTION.finditer(text):
            contract = contracts.contract_before(text, found.start())
            if contract and "exact_arithmetic" in contract and not found.group(0).startswith(contracts.KEYWORDS):
                yield found.group(1)


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
    texts = (path.read_text() for path in sorted((root / "ref").rglob("*.[ch]")))
    for function in sorted(set(says_of_exact_arithmetic(texts)) & set(uses_exactly) - exactly - set(known)):
        yield (f"{uses_exactly[function]}: uses what {function} says of exact arithmetic, which is neither proved in the "
               "model real nor in proofs/assumed.txt")
