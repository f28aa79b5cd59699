#!/usr/bin/env python3
"""Compiles a C file together with all its mutants, one of which is chosen when the program runs.

usage: tests/mutation/schemata.py ONE_IN SEED SOURCE OBJECT COMPILER [FLAG...]
ONE_IN: 1 for all mutants, otherwise a sample of about one in so many, the same for the same SEED; 0 for those that
stand in equivalent.txt.

Every function becomes a choice between copies of itself, the original and one a mutant, so a file is compiled once and
a program linked once, whatever the number of mutants. ORIGO_MUTANT=spec/pair/checker.c:17 chooses a mutant;
without it the program is the original. ORIGO_REACHED=FILE appends to FILE at the end which functions have been called.
OBJECT.json says of each mutant where it is and whether it can differ from the original: "same" has the same machine
code, "refused" does not compile.
"""
import json
import pathlib
import re
import struct
import subprocess
import sys
import zlib

import argued
import operators

EQUIVALENT = pathlib.Path(__file__).resolve().parent / "equivalent.txt"
# What the Makefile's -Werror refuses and its sanitized build stops where an array is overrun: few tests can see that.
REFUSE = ["-Werror=array-bounds", "-Werror=stringop-overflow", "-Werror=aggressive-loop-optimizations"]
TRAP = ["-fsanitize=undefined", "-fsanitize-undefined-trap-on-error"]

CHOICE = """
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int og_mutant;
static unsigned char og_reached[%(functions)d];
static void og_write_reached(void) {
  FILE *file = fopen(getenv("ORIGO_REACHED"), "a");
  for (int k = 0; file && k < %(functions)d; k++)
    if (og_reached[k]) fprintf(file, "%(source)s:%%d\\n", k);
  if (file) fclose(file);
}
__attribute__((constructor)) static void og_choose(void) {
  const char *chosen = getenv("ORIGO_MUTANT");
  const size_t length = sizeof "%(source)s:" - 1;
  if (chosen && strncmp(chosen, "%(source)s:", length) == 0) og_mutant = atoi(chosen + length);
  if (getenv("ORIGO_REACHED")) atexit(og_write_reached);
}
"""


def parameters(header):
    """The names of the parameters of a function with this header."""
    inner = header[header.index("(") + 1:header.rindex(")")]
    depth, parts = 0, [""]
    for letter in inner:
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    names = []
    for part in parts:
        pointer = re.search(r"\(\s*\*\s*(?:const\s+)?(\w+)", part)
        names.append(pointer.group(1) if pointer else re.findall(r"\w+", re.sub(r"\[.*", "", part))[-1])
    return [] if names == ["void"] else names


def renamed(function, name):
    return re.sub(rf"\b{function.name}\b(?=\s*\()", name, function.header, count=1)


def choice(text, number, function, mutants):
    """The function as a choice between its copies. Each copy names its mutant in place of the file in messages."""
    body = text[function.body:function.end]
    # Not inlined, or the compiler would find a copy's fault in others too.
    out = [f"__attribute__((noipa)) {function.header.strip()};"]
    copies = [(0, body)] + [(index, mutant.apply(text)[function.body:function.end + len(mutant.new)
                                                       - (mutant.end - mutant.begin)]) for index, mutant in mutants]
    for index, copy in copies:
        out.append(f'#line 1 "mutant {index}"')
        out.append(f"__attribute__((noipa)) {renamed(function, f'{function.name}__mutant{index}')}{copy}")
    arguments = ", ".join(parameters(function.header))
    out.append(f"{function.header}{{\n  og_reached[{number}] = 1;\n  switch (og_mutant) {{")
    out += [f"  case {index}: return {function.name}__mutant{index}({arguments});" for index, _ in mutants]
    out.append(f"  default: return {function.name}__mutant0({arguments});\n  }}\n}}")
    return "\n".join(out)


def program(source, text, all_mutants, without):
    """The file with all its mutants but those in `without`, which do not compile."""
    out, end = [], 0
    all_functions = [function for function, _ in operators.functions(text)]
    names = CHOICE % {"functions": max(1, len(all_functions)), "source": source}
    for number, function in enumerate(all_functions):
        own = [(index, mutant) for index, mutant in all_mutants
               if function.begin <= mutant.begin < function.end and index not in without]
        out += [text[end:function.begin], names, choice(text, number, function, own)]
        names, end = "", function.end
    return "\n".join([*out, text[end:]]) + "\n"


def sections(path):
    """Of a 64-bit ELF object: each section's name, bytes and relocations, without the numbers of mutants."""
    data = path.read_bytes()
    offset, = struct.unpack_from("<Q", data, 40)
    size, count, names_at = struct.unpack_from("<HHH", data, 58)
    heads = [struct.unpack_from("<IIQQQQIIQQ", data, offset + k * size) for k in range(count)]

    def string(table, at):
        start = heads[table][4] + at
        return re.sub(r"__mutant\d+", "", data[start:data.index(b"\0", start)].decode())

    def symbol(table, index):
        name, info, _, where, value, _ = struct.unpack_from("<IBBHQQ", data, heads[table][4] + 24 * index)
        return (string(names_at, heads[where][0]), value) if info & 15 == 3 else (string(heads[table][6], name), 0)

    found = {}
    for index, head in enumerate(heads):
        start = heads[names_at][4] + head[0]
        name = data[start:data.index(b"\0", start)].decode()
        relocations = []
        for other in heads:
            if other[1] == 4 and other[7] == index:
                for k in range(other[5] // 24):
                    place, info, addend = struct.unpack_from("<QQq", data, other[4] + 24 * k)
                    relocations.append((place, info & 0xffffffff, symbol(other[6], info >> 32), addend))
        found[name] = (data[head[4]:head[4] + head[5]] if head[1] != 8 else b"", tuple(relocations))
    return found


def code(found, function, index):
    """The machine code of a copy, with the tables that belong to it alone."""
    return tuple(found.get(f"{part}.{function}__mutant{index}") for part in (".text", ".rodata"))


def sample(source, text, one_in, seed):
    """The numbers and mutants to be tried."""
    every = list(enumerate(operators.mutants(text), 1))
    if one_in == 0:
        listed = argued.read(EQUIVALENT)
        return [(index, mutant) for index, mutant in every
                if (str(source), mutant.function, *mutant.line(text)[1:]) in listed]
    return [(index, mutant) for index, mutant in every if zlib.crc32(f"{seed} {source} {index}".encode()) % one_in == 0]


def main():
    if len(sys.argv) < 6:
        sys.exit(__doc__)
    one_in, seed, command = int(sys.argv[1]), sys.argv[2], sys.argv[5:]
    source, target = pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
    text = source.read_text(encoding="utf-8")
    all_mutants = sample(source, text, one_in, seed)
    file = target.with_suffix(".c")
    file.parent.mkdir(parents=True, exist_ok=True)
    refused = set()
    while True:
        file.write_text(program(source, text, all_mutants, refused), encoding="utf-8")
        done = subprocess.run([*command, *REFUSE, *TRAP, "-g0", "-ffunction-sections", "-fno-jump-tables",
                               "-fno-reorder-blocks-and-partition", "-c", file, "-o", target],
                              capture_output=True, text=True, check=False)
        if done.returncode == 0:
            break
        wrong = {int(index) for index in re.findall(r"^mutant (\d+):\d+:\d+: error", done.stderr, re.MULTILINE)}
        if not wrong - refused - {0}:
            sys.exit(done.stderr[:4000])
        refused |= wrong
    found = sections(target)
    record = []
    names = [function.name for function, _ in operators.functions(text)]
    for index, mutant in all_mutants:
        line, old, new = mutant.line(text)
        state = "refused" if index in refused else \
            "same" if code(found, mutant.function, index) == code(found, mutant.function, 0) else "differs"
        record.append({"file": str(source), "number": index, "function": mutant.function,
                       "reach": names.index(mutant.function),
                       "line": line, "old": old, "new": new, "state": state})
    target.with_suffix(".json").write_text(json.dumps(record, indent=0), encoding="utf-8")


if __name__ == "__main__":
    main()
