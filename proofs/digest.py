"""What a result depends on, as a digest: sources, what the scripts do with them, lists, and the tools' versions.

Comments change nothing: neither those of C, unless they are annotations, nor those and the documentation of a script.
"""
import ast
import collections
import functools
import hashlib
import json
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
FOLDERS = [HERE, HERE.parent / "tests/mutation"]  # of scripts

# A string, a character, an annotation: all three stay as they are. Other comments do not.
KEPT_OR_COMMENT = re.compile(r'("(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|/\*@.*?\*/|//@[^\n]*)|/\*.*?\*/|//[^\n]*', re.DOTALL)
# The name of a door's type, and a descriptor's pointer to one. A new door changes no proof: who reads one names it.
DOOR = re.compile(r"[ \t]*(?:typedef struct (og_door_\w+) \1;|const og_door_\w+ \*\w+;)[ \t]*")
INCLUDE = re.compile(r"^[ \t]*#[ \t]*include\b[ \t]*(.*?)[ \t]*$", re.MULTILINE)

VERSIONS = {
    "frama-c": ["frama-c", "-version"], "why3": ["why3", "--version"], "z3": ["z3", "--version"],
    "cvc4": ["cvc4", "--version"], "valgrind": ["valgrind", "--version"],
}


def of(*parts):
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


@functools.lru_cache(maxsize=None)
def version(tool):
    """The first line of what the tool says of itself; a tool that is not there has no version, and nothing holds."""
    said = subprocess.run(VERSIONS[tool], capture_output=True, text=True, check=True).stdout
    return said.splitlines()[0].strip()


# ---- sources ----

def without_comments(text):
    """Lines of C without comments, annotations apart, without empty lines, and without what only lists the doors."""
    text = KEPT_OR_COMMENT.sub(lambda found: found[1] or " ", text)
    return "\n".join(line.rstrip() for line in text.splitlines() if line.strip() and not DOOR.fullmatch(line))


def included(folder, name, places=()):
    """The file and all of the folder that it includes, directly or not, under any condition, from beside it, from the
    folder or from these places in it; names from the folder."""
    folder = folder.resolve()
    searched = [folder, *(folder / place for place in places)]
    seen, todo = set(), [folder / name]
    while todo:
        path = todo.pop().resolve()
        if path in seen:
            continue
        seen.add(path)
        for what in INCLUDE.findall(without_comments(path.read_text())):
            if what[:1] not in ('"', "<"):
                raise ValueError(f"{path}: includes what only the preprocessor knows: {what}")
            todo += [place / what[1:-1] for place in (path.parent, *searched) if (place / what[1:-1]).is_file()][:1]
    return sorted(str(path.relative_to(folder)) for path in seen)


def sources(folder, names):
    return [[name, without_comments((folder / name).read_text())] for name in sorted(names)]


# ---- scripts ----

def canonical(node):
    """What is executed, as nested lists: no places, no comments, no documentation; the same in every version of Python."""
    if isinstance(node, list):
        return [canonical(one) for one in node]
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = [[name, canonical(value)] for name, value in ast.iter_fields(undocumented(node))
              if value is not None and value != [] and name not in ("kind", "type_comment")]
    return [type(node).__name__, *fields]


def undocumented(node):
    body = getattr(node, "body", None)
    if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(node, clean=False) is not None:
        node = type(node)(**{**dict(ast.iter_fields(node)), "body": body[1:]})
    return node


class Script:
    """A script: its definitions by name, its other statements under the empty name, the scripts that it imports."""

    def __init__(self, path):
        self.definitions, self.imports = collections.defaultdict(list), {}
        tree = undocumented(ast.parse(path.read_text()))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                self.imports |= {(name.asname or name.name): (node.module, name.name) for name in node.names}
            elif isinstance(node, ast.Import):
                self.imports |= {(name.asname or name.name): (name.name, None) for name in node.names}
        for node in tree.body:
            if not isinstance(node, (ast.Import, ast.ImportFrom)) and not is_start(node):
                for name in defined(node) or [""]:
                    self.definitions[name].append(node)


def is_start(node):
    return isinstance(node, ast.If) and any(isinstance(n, ast.Name) and n.id == "__name__" for n in ast.walk(node.test))


def defined(node):
    """The names that a statement at the top of a script defines and nothing else."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    names = [n for target in targets for n in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return [n.id for n in names] if all(isinstance(n, ast.Name) for n in names) else []


def script_file(name):
    """The script of that name, or that module."""
    name = name if name.endswith(".py") else f"{name}.py"
    return next((folder / name for folder in FOLDERS if (folder / name).is_file()), None)


def needed(script, node):
    """(module, name) of all that a statement of a script speaks of; the name None: the whole script."""
    for n in ast.walk(node):
        if isinstance(n, ast.Name) and n.id in script.imports and script.imports[n.id][1]:
            yield script.imports[n.id]
        elif isinstance(n, ast.Name):
            yield "", n.id
        elif isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id in script.imports:
            yield script.imports[n.value.id][0], n.attr
        elif isinstance(n, ast.Constant) and isinstance(n.value, str) and n.value.endswith(".py"):
            yield n.value, None


def data_files(node):
    """Files of this folder, scripts aside, that a statement names."""
    for n in ast.walk(node):
        if isinstance(n, ast.Constant) and isinstance(n.value, str) and re.fullmatch(r"[\w./-]+\.\w+", n.value):
            if not n.value.endswith(".py") and (HERE / n.value).is_file():
                yield n.value


@functools.lru_cache(maxsize=None)
def scripts(starts, known=()):
    """A digest of the definitions that are used, directly or not, by those of `starts` ("module.name"), each script's
    statements besides definitions among them, and of the files of this folder that they name, but for `known`."""
    read = functools.lru_cache(maxsize=None)(lambda module: Script(script_file(module)))
    todo, seen, nodes, files = [tuple(start.split(".")) for start in starts], set(), {}, set()
    while todo:
        module, name = todo.pop()
        if (module, name) in seen or script_file(module) is None:
            continue
        seen.add((module, name))
        script = read(module)
        if (module, name) in [tuple(start.split(".")) for start in starts] and name not in script.definitions:
            raise ValueError(f"{module} has no {name}")
        names = sorted(script.definitions) if name is None else [name] if name in script.definitions else []
        todo += [(module, "")] if names else []
        for node in (node for one in names for node in script.definitions[one]):
            todo += [(of or module, what) for of, what in needed(script, node)]
            files |= set(data_files(node)) - set(known)
        nodes |= {f"{module.removesuffix('.py')}.{one}": [canonical(node) for node in script.definitions[one]] for one in names}
    return of(nodes, [[name, (HERE / name).read_text()] for name in sorted(files)])
