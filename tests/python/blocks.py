"""Writes the blocks of Python of a page to a folder: block0.py and so on, or the name in the first line.

usage: blocks.py PAGE FOLDER
"""

import pathlib
import re
import sys

page, folder = pathlib.Path(sys.argv[1]).read_text(), pathlib.Path(sys.argv[2])
for number, block in enumerate(re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)):
    name = re.match(r"# (\w+\.py)\n", block)
    (folder / (name[1] if name else f"block{number}.py")).write_text(block)
