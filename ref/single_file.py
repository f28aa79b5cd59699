#!/usr/bin/env python3
"""Writes one .h of an algorithm of ref/ and all that it needs: its drop-in.

usage: ref/single_file.py --version VERSION --out DIR ID...     ("all" for ID: every algorithm)

What is left out: whatever the algorithm's own functions do not reach, so registry, descriptors and adapters; and
contracts but those of its own functions. Everything is `static inline`. A name that a .c file has for itself becomes
og_FILE_name.

What two drop-ins share has the same text and the same guard, so that one program may include both. A guard goes round a
run of items that always come together: for that every algorithm is looked at, even where one is written.

The reader knows the code of ref/ as clang-format lays it out: a definition begins in column 0.
"""
import argparse
import collections
import functools
import itertools
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MARK = re.compile(r"^(?:extern|typedef|static|inline|const|struct|enum|union|[a-zA-Z_]\w*)\b")
NUMBER = r"\.?\d(?:[\w.]|(?<=[eEpP])[+-])*"
TEXT = r"""//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|"""
TOKEN = re.compile(TEXT + NUMBER + r"|[A-Za-z_]\w*|->|\s+|.", re.DOTALL)
NAME = re.compile(r"[A-Za-z_]\w*\Z")
NOTE = ("//", "/*")
# A body of which only the support mapping matters may be the hull of points: whoever takes one can make that one.
MAKERS = {"og_convex": "og_convex_hull"}
# Where these are an algorithm's way in, its own functions are inner parts of it.
DOORS = {"overlaps": "ref/door/overlaps.h", "mesh_pairs": "ref/door/mesh_pairs.h"}
# Headers that come whole: everybody wants most of them.
WHOLE = ["ref/scalar.h", "ref/vec3.h"]
FOR_CONTRACTS = ("computed_", "exact_arithmetic")

# What C++ keeps for itself, and what it does not take as C does.
KEYWORDS = {"new", "delete", "class", "this", "template", "typename", "operator", "private", "public", "protected",
            "friend", "virtual", "namespace", "using", "try", "catch", "throw", "explicit", "export", "mutable", "and",
            "or", "not", "xor"}
IN_OTHER_WORDS = {("ref/cso/mpr.c", "og_mpr"): (".scale = 1, .ray = {1, 0, 0}", ".ray = {1, 0, 0}, .scale = 1"),
                  ("ref/tree/bvh_query.c", "list"): ("OG_BUILD_LONGEST_AXIS, block,",
                                                     "OG_BUILD_LONGEST_AXIS, (unsigned char *)block,")}

Algorithm = collections.namedtuple("Algorithm", "id path source cost limits door")


def tokens(text):
    return TOKEN.findall(text)


def is_note(token):
    return token.startswith(NOTE)


def without_annotations(text):
    """Lines of an annotation alone go, too."""
    text = re.sub(r"^[ \t]*/\*@.*?\*/[ \t]*\n|^[ \t]*//@[^\n]*\n", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"[ \t]*/\*@.*?\*/|[ \t]*//@[^\n]*", "", text, flags=re.DOTALL)


class Item:
    """Something defined or declared at file scope, with the comment that stands right before it."""

    def __init__(self, file, notes, text):
        self.file, self.text = file, without_annotations(text)
        self.contract = "".join(re.findall(r"/\*@.*?\*/\n|//@[^\n]*\n", notes, re.DOTALL))
        self.notes = without_annotations(notes)
        self.code = [t for t in tokens(self.text) if not t.isspace() and not is_note(t)]
        self.kind, self.names = self.look()

    def look(self):
        """What it is, and the names that it gives."""
        code = self.code
        if code[0] == "#":
            inner = re.sub(r"^#.*(?:\\\n.*)*", "", self.text, flags=re.MULTILINE) if code[1] != "define" else ""
            names = re.findall(r"^#define (\w+)", self.text, re.MULTILINE)
            return "macro", names + [n for i in split(self.file, inner) for n in i.names]
        head = code[: code.index("{")] if "{" in code else code
        if code[0] == "typedef" or (code[0] in ("enum", "struct", "union") and "(" not in head and code[-2] == "}"):
            names = [code[1]] if code[0] != "typedef" else []
            if code[0] == "typedef":
                last = code.index("*", code.index("(")) + 1 if "(" in head else len(code) - 2
                if code[last] == "]":
                    last = len(code) - 1 - code[::-1].index("[") - 1
                names = [code[last]] + ([code[2]] if head[1] in ("struct", "enum", "union") else [])
            if "enum" in head and "{" in code:
                body, depth = code[code.index("{") + 1 : -1], 0
                expect = True
                for token in body:
                    if depth == 0 and expect and NAME.match(token):
                        names.append(token)
                        expect = False
                    depth += (token in "([{") - (token in ")]}")
                    expect = expect or (token == "," and depth == 0)
            return "type", [n for n in names if NAME.match(n) and n not in ("enum", "struct")]
        stop = min([k for k, t in enumerate(code) if t in ("(", "=", "[", ";", ",")])
        if code[stop] == "(":
            return ("declared" if code[-1] == ";" else "function"), [code[stop - 1]]
        names = [code[stop - 1]]
        if "=" not in code and "," in code:  # several in one declaration
            names += [code[k + 1] for k, t in enumerate(code) if t == ","]
        return ("extern" if code[0] == "extern" else "variable"), names

    def is_local(self):
        """Known to its .c file only."""
        is_shared = self.kind == "extern" or (self.kind in ("function", "variable") and "static" not in self.code[:3])
        return self.file.endswith(".c") and not is_shared


def split(file, text):
    """The items of a text."""
    lines, items, notes, k = text.split("\n"), [], "", 0
    while k < len(lines):
        line = lines[k]
        if line.startswith("#include") or re.match(r"#(ifndef|define) \w+_H$", line):
            k, notes = k + 1, ""
        elif line.startswith("#define"):
            first = k
            while lines[k].endswith("\\"):
                k += 1
            k += 1
            items.append(Item(file, notes, "\n".join(lines[first:k]) + "\n"))
            notes = ""
        elif line.startswith("#if"):
            first, depth = k, 0
            while True:
                depth += lines[k].startswith("#if") - lines[k].startswith("#endif")
                k += 1
                if depth == 0:
                    break
            items.append(Item(file, notes, "\n".join(lines[first:k]) + "\n"))
            notes = ""
        elif line.startswith("/*"):
            first = k
            while "*/" not in lines[k]:
                k += 1
            k += 1
            notes += "\n".join(lines[first:k]) + "\n"
        elif line.startswith("//"):
            notes += line + "\n"
            k += 1
        elif MARK.match(line):
            first = k
            k = end_of(lines, k)
            items.append(Item(file, notes, "\n".join(lines[first:k]) + "\n"))
            notes = ""
        else:  # an empty line, or the last #endif
            k, notes = k + 1, ""
    return items


def end_of(lines, first):
    """The line behind the definition or declaration that begins there."""
    depth, seen = 0, []
    for k in range(first, len(lines)):
        for token in tokens(lines[k]):
            if is_note(token) or token.isspace():
                continue
            depth += (token in ("(", "[", "{")) - (token in (")", "]", "}"))
            seen.append(token)
            head = seen[: seen.index("{")] if "{" in seen else seen
            is_body = "{" in seen and head[-1] == ")"
            if depth == 0 and (token == ";" or (token == "}" and is_body)):
                return k + 1
    raise SystemExit(f"no end: {lines[first]}")


@functools.cache
def items_of(file):
    return split(file, (ROOT / file).read_text(encoding="utf-8"))


@functools.cache
def visible(file):
    """The headers that it includes, and those that these do."""
    found, left = {file}, [file]
    while left:
        for other in includes(left.pop())[0]:
            if other not in found:
                found.add(other)
                left.append(other)
    return found


@functools.cache
def includes(file):
    text = (ROOT / file).read_text(encoding="utf-8")
    return [re.findall(f"^#include {name}", text, re.MULTILINE) for name in ('"(ref/[^"]+)"', "<([^>]+)>")]


def algorithms():
    """{id: Algorithm}, from the descriptors."""
    found = {}
    for path in sorted((ROOT / "ref").rglob("*.c")):
        text = path.read_text(encoding="utf-8")
        for body in re.findall(r"^const og_algorithm og_algorithm_\w+ = \{\n(.*?)^\};", text, re.DOTALL | re.MULTILINE):
            field = {name: "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', value)) for name, value in
                     re.findall(r'\.(\w+) =\s*((?:"(?:[^"\\]|\\.)*"\s*)+)', body)}
            door = re.findall(r"\.(\w+) = &(\w+)", body)[0]
            values = [field[name] for name in ("id", "path", "source", "cost", "limits")]
            found[field["id"]] = Algorithm(*values, door)
    return found


class House:
    """All items of ref/, and who needs what."""

    def __init__(self):
        self.files = sorted(str(p.relative_to(ROOT)) for p in (ROOT / "ref").rglob("*.[ch]"))
        self.files = [f for f in self.files if not f.endswith("_logic.h")]
        self.known = collections.defaultdict(list)  # what other files may name
        self.local = collections.defaultdict(dict)  # of a .c file: what it alone names
        for file in self.files:
            for item in items_of(file):
                for name in item.names:
                    if item.is_local():
                        self.local[file].setdefault(name, []).append(item)
                    else:
                        self.known[name].append(item)
        stems = collections.Counter(pathlib.Path(f).stem for f in self.files if f.endswith(".c"))
        self.renamed = {}
        for file, names in self.local.items():
            path = pathlib.Path(file)
            stem = path.stem if stems[path.stem] == 1 else f"{path.parent.name}_{path.stem}"
            self.renamed[file] = {n: self.new_name(stem, n) for n in names if not n.lower().startswith("og_")}
        # Two headers may give one name to two types; here the second is called after its folder, too.
        self.twice = collections.defaultdict(dict)
        for name, found in list(self.known.items()):
            files = sorted({i.file for i in found if i.kind == "type" and i.file.endswith(".h") and "{" in i.code})
            for file in files[1:]:
                self.twice[file][name] = self.new_name(pathlib.Path(file).parent.name, name.removeprefix("og_"), True)
        self.enumerations = {self.renamed.get(f, {}).get(i.names[0], i.names[0]) for f in self.files
                             for i in items_of(f) if i.kind == "type" and "enum" in i.code[:2] and i.names}
        self.needs = {}

    def words_of(self, file):
        """{name: what it is called here}, for a file."""
        found = dict(self.renamed.get(file, {}))
        for other in visible(file):
            found.update(self.twice.get(other, {}))
        return found

    def new_name(self, stem, name, always=False):
        new = f"og_{name}" if name.startswith(stem) and not always else f"og_{stem}_{name}"
        new = new.upper() if name.isupper() else new
        while new in self.known:
            new += "_"
        return new

    def references(self, item):
        """The items that it names; of a function that is declared and defined the definition."""
        if item not in self.needs:
            found, before = [], ""
            for token in item.code:
                if NAME.match(token) and before not in (".", "->"):
                    for other in self.local[item.file].get(token) or self.seen_from(item.file, token):
                        if other is not item and other.kind not in ("declared", "extern") and other not in found:
                            found.append(other)
                before = token
            self.needs[item] = found
        return self.needs[item]

    def seen_from(self, file, name):
        """Two headers may give one name to two things; no file includes both."""
        return [i for i in self.known.get(name, []) if i.file.endswith(".c") or i.file in visible(file)]

    def reached(self, roots):
        seen, left = set(), list(roots)
        while left:
            item = left.pop()
            if item not in seen:
                seen.add(item)
                left += self.references(item)
                if item.file in WHOLE:
                    left += [i for i in items_of(item.file) if i.names and not i.names[0].startswith(FOR_CONTRACTS)]
        return seen

    # ---- what is public ----

    def definitions(self, name):
        return [i for i in self.known.get(name, []) if i.kind in ("function", "variable")]

    def own(self, algorithm):
        """Functions for whoever drops it in, adapters left out unless there is nothing else."""
        header = items_of(algorithm.path + ".h")
        names = [i.names[0] for i in header if i.kind in ("declared", "function")]
        door, constant = algorithm.door
        inner = any(n.endswith("_follow") for n in names)
        if door in DOORS and (inner or door == "mesh_pairs" or not names):
            local = self.local[algorithm.path + ".c"]
            names = [i.names[0] for i in items_of(DOORS[door]) if i.kind == "declared"]
            return local.get(constant) or self.definitions(constant), names
        names = [n for n in names if not n.endswith("_traced")]  # steps are for who looks, not for who uses it
        chosen = [n for n in names if not n.startswith("og_run_") and "og_body" not in self.declaration(n).code]
        return [], chosen or [n for n in names if not n.startswith("og_run_")] or names

    def declaration(self, name):
        return next((i for i in self.known[name] if i.kind == "declared"), None) or self.definitions(name)[0]

    def public(self, algorithm):
        """Items of doors, and names of functions: its own, then those that make or change what these take."""
        doors, names = self.own(algorithm)
        more = []
        for name in names:
            code = self.declaration(name).code
            for token, after in zip(code, code[1:]):
                more += [MAKERS[token]] if token in MAKERS and after == "*" else []
                types = [i for i in self.seen_from(algorithm.path + ".h", token) if i.kind == "type" and "{" in i.code]
                for item in [] if doors else types:
                    makers = [i.names[0] for i in items_of(item.file) if i.kind == "declared" and changes(i, token)]
                    more += makers if any(n.endswith(("_start", "_build")) for n in makers) else []
        return doors, list(dict.fromkeys(names + more))


def changes(item, kind):
    """A declared function whose first argument is a pointer to that type, not to a constant of it."""
    first = item.code[item.code.index("(") + 1 :][:2]
    return first == [kind, "*"]


# ---- text ----

def in_own_words(house, item):
    """Its text, with the names of its file made unique, and static inline."""
    names = house.words_of(item.file)
    out, found = [], tokens(item.text)
    significant = [k for k, t in enumerate(found) if not t.isspace() and not is_note(t)]
    after = {k: [found[j] for j in significant[n + 1 : n + 2]] for n, k in enumerate(significant)}
    before = {k: [found[j] for j in significant[max(0, n - 1) : n]] for n, k in enumerate(significant)}
    depth, square, is_struct = 0, 0, item.kind == "type" and "enum" not in item.code[:2]
    for k, token in enumerate(found):
        depth += (token == "{") - (token == "}")
        square += (token == "[") - (token == "]")
        new = names.get(token)
        if new and before[k][:1] in (["."], ["->"]):
            new = None
        if new and is_struct and depth > 0 and square == 0:  # a member keeps its name
            follows = (after[k] or [""])[0]
            if not (NAME.match(follows) or follows == "*"):
                new = None
        out.append(new or (token + "_" if token in KEYWORDS else token))
    text = for_both_languages("".join(out), item, house.enumerations)
    if item.kind == "function":
        text = aligned("static inline " + re.sub(r"\A(?:static |inline |extern )+", "", text))
    if item.kind == "variable" and not text.startswith("static"):
        text = "static " + text
    return text


def for_both_languages(text, item, enumerations):
    """The same code as C++ takes it, too."""
    if item.kind != "function":
        return text
    head = head_of(text)
    for name in re.findall(r"\bvoid \*(\w+)", head):  # no pointer to anything becomes another by itself
        text = re.sub(rf"((?:const )?\w+ \*)((?:const )?\w+ = ){name}\b(?=[;,])", rf"\1\2(\1){name}", text)
    # No address of something without a name:
    text = re.sub(r"^( *)((?:(?:for|if) \(.*\) (?=\w+\(.*&\())?)(.*)&\((\w+)\)\{(.*)\}(\W.*;)$",
                  r"\1\2{\n\1  \4 at_hand = {\5};\n\1  \3&at_hand\6\n\1}", text, flags=re.MULTILINE)
    # No enumeration counts by itself:
    text = re.sub(r"for \((\w+) (\w+) = ([^;]*); ([^;]*); \2\+\+\)",
                  lambda m: f"for ({m[1]} {m[2]} = {m[3]}; {m[4]}; {m[2]} = ({m[1]})({m[2]} + 1))"
                  if m[1] in enumerations else m[0], text)
    if (item.file, item.names[0]) in IN_OTHER_WORDS:
        old, new = IN_OTHER_WORDS[item.file, item.names[0]]
        if text.count(old) != 1:
            raise SystemExit(f"ref/single_file.py: {item.file} no longer has {old}")
        text = text.replace(old, new)
    return text


def prototype(house, name):
    """With its comment and its contract."""
    item = house.declaration(name)
    text = in_own_words(house, item) if item.kind == "declared" else head_of(in_own_words(house, item)) + ";\n"
    text = aligned("static inline " + re.sub(r"\A(?:static |inline |extern )+", "", text))
    return item.notes + plain_contract(item.contract) + text


def aligned(text):
    """The arguments on further lines below those on the first."""
    head = head_of(text) if "{" in text else text
    lines, column = head.split("\n"), text.index("(") + 1
    moved = [" " * column + line.lstrip() if line else "" for line in lines[1:]]
    return "\n".join([lines[0], *moved]) + text[len(head):]


def head_of(text):
    depth = 0
    for k, c in enumerate(text):
        depth += (c == "(") - (c == ")")
        if c == "{" and depth == 0:
            return text[:k].rstrip()
    return text


def plain_contract(contract):
    """A comment like others: its predicates are not here, so no tool could read it."""
    if contract.startswith("//@"):
        return contract.replace("//@", "// contract:", 1)
    return contract.replace("/*@", "/* contract:", 1)


def part_of(item):
    """Of what is written: types before what is offered, then constants of headers, then the rest."""
    if item.file.endswith(".c"):
        return 2
    return {"type": 0, "macro": 0, "variable": 1}.get(item.kind, 2)


class Writer:
    def __init__(self, version):
        self.house, self.version, self.all = House(), version, algorithms()
        self.roots, self.sets, used_by = {}, {}, collections.defaultdict(set)
        for algorithm in self.all.values():
            doors, names = self.house.public(algorithm)
            roots = doors + [d for n in names for d in self.house.definitions(n)]
            self.roots[algorithm.id] = (doors, names)
            self.sets[algorithm.id] = self.house.reached(roots)
            for item in self.sets[algorithm.id]:
                used_by[item].add(algorithm.id)
        self.guard = {}  # of an item: the run that it belongs to
        taken = set()
        for file in self.house.files:
            for part in range(3):
                before, name = None, None
                for item in items_of(file):
                    if item not in used_by or part_of(item) != part:
                        continue
                    if used_by[item] != before:
                        label = (self.house.renamed.get(file, {}).get(item.names[0]) or item.names[0]).upper()
                        name = f"OG_HAS_{label.removeprefix('OG_')}"
                        while name in taken:
                            name += "_"
                        taken.add(name)
                    before = used_by[item]
                    self.guard[item] = name

    def order(self, items):
        """What comes before all code, as headers include each other; and the code, files that are called first."""
        of_file = collections.defaultdict(list)
        for item in items:
            of_file[item.file].append(item)
        done, sequence = set(), []

        def header(file):
            if file in done:
                return
            done.add(file)
            for other in includes(file)[0]:
                header(other)
            if file in of_file:
                sequence.append(file)

        def code(file):
            if file in done:
                return
            done.add(file)
            for item in sorted(of_file[file], key=items_of(file).index):
                for other in self.house.references(item):
                    if other.file != file and part_of(other) == 2:
                        code(other.file)
            sequence.append(file)

        for file in sorted(of_file):
            for other in includes(file)[0]:
                header(other)
            if file.endswith(".h"):
                header(file)
        first = [i for f in sequence for i in items_of(f) if i in items and part_of(i) < 2]
        headers, sequence, done = sequence, [], set()
        for file in headers + sorted(of_file):
            code(file)
        return sorted(first, key=part_of), [i for f in sequence for i in items_of(f) if i in items and part_of(i) == 2]

    def write(self, algorithm):
        doors, names = self.roots[algorithm.id]
        items = self.sets[algorithm.id]
        first, rest = self.order(items)
        types = [i for i in first if part_of(i) == 0]
        rest = [i for i in first if part_of(i) == 1] + rest
        out = [self.sections(types, set(), set()), "// ---- what it offers ----\n\n"]
        out += [prototype(self.house, name) + "\n" for name in names]
        out.append(self.sections(rest, set(types), set(names)))
        return self.head(algorithm, names, doors, items) + "".join(out) + TAIL

    def sections(self, items, emitted, declared):
        """Runs of items with their guards, each behind the declarations that it needs."""
        out, file = [], None
        for guard, run in itertools.groupby(items, self.guard.get):
            run = list(run)
            if run[0].file != file:
                file = run[0].file
                out.append(f"// ---- {file} ----\n\n")
            inside = [f"#ifndef {guard}\n#define {guard}\n"]
            for item in run:
                for other in self.house.references(item):
                    if other.kind == "function" and other not in emitted | {item} and other.names[0] not in declared:
                        (inside if other in run else out).append(head_of(in_own_words(self.house, other)) + ";\n\n")
                        declared.add(other.names[0])
                emitted.add(item)
                inside.append(self.with_notes(item, declared) + ("\n" if "\n" in item.text[:-1] else ""))
            out += inside
            out.append("#endif\n\n" if out[-1].endswith("\n\n") else "\n#endif\n\n")
        return "".join(out)

    def with_notes(self, item, declared):
        notes = item.notes
        if item.kind == "function" and not item.is_local() and item.file.endswith(".c"):
            notes = notes or self.house.declaration(item.names[0]).notes
        if item.kind == "function" and item.names[0] in declared and not item.is_local():
            notes = ""  # they stand where it is declared
        return notes + in_own_words(self.house, item)

    def head(self, algorithm, names, doors, items):
        text = (ROOT / (algorithm.path + ".h")).read_text(encoding="utf-8")
        story = re.search(r"((?:^///.*\n)+)", text, re.MULTILINE)[1]
        story = re.sub(r"^/// Errors, proofs.*\n", "", story, flags=re.MULTILINE)
        story = re.sub(r" +\(catalogue: [^)]*\)", "", story)
        licence = (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()
        licence = "".join(f"// {line}".rstrip() + "\n" for line in licence)
        files = {i.file for i in items}
        standard = sorted({s for f in files for s in includes(f)[1]} | {"stdbool.h", "stddef.h", "stdint.h"})
        number = "".join(f"{int(part):02d}" for part in self.version.split(".")).lstrip("0") or "0"
        constants = [self.house.words_of(i.file).get(n, n) for i in doors for n in i.names[:1]]
        way_in = "".join(f"//   {name}\n" for name in constants + names)
        facts = [("Source", algorithm.source), ("Cost", algorithm.cost), ("Limits", algorithm.limits)]
        facts = "".join(f"// {name}: {value}\n" for name, value in facts if f"{name}: " not in story)
        return HEAD.format(id=algorithm.id, version=self.version, number=number, story=story, path=algorithm.path,
                           facts=facts, licence=licence,
                           guard=f"OG_DROP_IN_{algorithm.id.upper().replace('-', '_')}_H", offers=way_in,
                           standard="".join(f"#include <{s}>\n" for s in standard))


HEAD = """\
// {id}, of Origo {version}, in one file. Made by `make drop-in ID={id}`; change {path}.c instead.
//
{story}//
{facts}// Errors, proofs, measurements and tests: {path}.md in Origo's source.
//
// It offers:
{offers}//
// Include it where you need it: all functions are `static inline`, and nothing has to be defined before. Numbers are
// double; with OG_BINARY32 defined before the first drop-in they are float. It is C11 and C++17. Compile it with
// -ffp-contract=off where results have to be the same on all machines, and never with -ffast-math. Several drop-ins of
// one version may be included together, and share their types. Predicates in contracts are defined in Origo's source.
//
{licence}
#ifndef {guard}
#define {guard}

#if defined(OG_DROP_IN_VERSION) && OG_DROP_IN_VERSION != {number}
#error "drop-ins of two versions of Origo"
#endif
#undef OG_DROP_IN_VERSION
#define OG_DROP_IN_VERSION {number}

{standard}
#ifdef __GNUC__
#pragma GCC diagnostic push
#ifdef __cplusplus
#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // the others are zero, as in C
#pragma GCC diagnostic ignored "-Wnarrowing"                  // small whole numbers become scalars
#endif
#endif

"""
TAIL = """\
#ifdef __GNUC__
#pragma GCC diagnostic pop
#endif

#endif
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--version", required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("id", nargs="+")
    given = parser.parse_args()
    writer = Writer(given.version)
    ids = list(writer.all) if given.id == ["all"] else given.id
    for one in ids:
        if one not in writer.all:
            sys.exit(f"ref/single_file.py: no algorithm '{one}'; `origo list` has them")
    given.out.mkdir(parents=True, exist_ok=True)
    for one in ids:
        (given.out / f"{one}.h").write_text(writer.write(writer.all[one]), encoding="utf-8")


if __name__ == "__main__":
    main()
