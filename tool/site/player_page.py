#!/usr/bin/python3
"""A page of its own that plays the steps of one algorithm on your cases. It needs no other file and no network.

usage: tool/site/player_page.py [--build BUILD] --out PAGE.html ALGORITHM CASES

It runs by Debian's Python, which has the packages that it needs (.ci/packages.sh site). The exit status is 2 where the
algorithm writes no steps of any case, or something is wrong with them; the message says what.
"""
import argparse
import os
import pathlib
import sys

import jinja2

sys.dont_write_bytecode = True
import at_work  # noqa: E402


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument(
        "--build", type=pathlib.Path, default=pathlib.Path(os.environ.get("BUILD", "build")), help="where origo is"
    )
    options.add_argument("--out", type=pathlib.Path, required=True, help="the page to write")
    options.add_argument("algorithm")
    options.add_argument("cases", type=pathlib.Path)
    given = options.parse_args()
    try:
        text = given.cases.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        print(f"{given.cases}: {error}", file=sys.stderr)
        return 2
    cases = at_work.traced(given.build.resolve(), text, [given.algorithm]).get(given.algorithm)
    if not cases:
        print(f"{given.algorithm} writes no steps of any case in {given.cases}", file=sys.stderr)
        return 2
    templates = jinja2.Environment(
        loader=jinja2.FileSystemLoader(at_work.HERE / "templates"), autoescape=True, trim_blocks=True
    )
    mark = jinja2.utils.markupsafe.Markup
    page = templates.get_template("player_page.html").render(
        name=given.algorithm,
        shown=cases,
        traces=mark(at_work.data(given.algorithm, cases)),
        style=mark(at_work.style()),
        three=mark(at_work.THREE.read_text(encoding="utf-8")),
        script=mark(at_work.script()),
    )
    given.out.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
