#!/usr/bin/env python3
"""One script of several modules, for a page that loads from a file or a worker of a blob.

usage: tool/wasm/single.py MODULE.mjs...

Imports of each other and the word export go, so that it need not be a module: Chromium begins no worker of a blob
that is one where the page is a file. No two parts may have a name in common.
"""
import re
import sys
from pathlib import Path

IMPORT = re.compile(r'^(?:import|export) \{[^}]*\} from "\./[\w-]+\.mjs";\n|^export \{[^}]*\};\n', re.MULTILINE)


def single(paths):
    parts = (re.sub(r"^export ", "", IMPORT.sub("", Path(path).read_text()), flags=re.MULTILINE) for path in paths)
    return "\n".join(parts).replace("import.meta.url", "location.href")


if __name__ == "__main__":
    print(single(sys.argv[1:]), end="")
