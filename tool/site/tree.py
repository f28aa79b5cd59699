"""Where a file of the tree stands in the site, and how one page links another."""
import os
import pathlib
import posixpath
import urllib.parse

PICTURES = (".svg", ".png")


class Tree:
    """The files of a checkout or of an unpacked release, and the pages that are made of them.

    `moved` says of some files which page stands for them. All else keeps its path: a page `docs/x.md` becomes
    `docs/x.html`, a source `ref/x.c` becomes `ref/x.c.html`, a folder its README's page or a list of its files.
    """

    def __init__(self, root, moved):
        self.root, self.moved = pathlib.Path(root), moved
        self.asked = {}  # paths of the tree that some page links: the page that links it first
        self.faults = []

    def place(self, path):
        """The page, or the copied file, that stands for a path of the tree."""
        if path in self.moved:
            return self.moved[path]
        if (self.root / path).is_dir():
            readme = posixpath.join(path, "README.md") if path != "." else "README.md"
            return self.place(readme) if (self.root / readme).exists() else posixpath.join(path, "index.html")
        if path.endswith(".md"):
            return path[:-3] + ".html"
        return path if path.endswith(PICTURES) else path + ".html"

    def link(self, page, path, target):
        """The address, on the page `page`, of what `target` names on the file `path` of the tree."""
        parts = urllib.parse.urlsplit(target)
        if parts.scheme or not parts.path:
            return target
        # A page of the tree may name a file from its own folder only; what it names is there, or the site has a fault.
        named = posixpath.normpath(posixpath.join(posixpath.dirname(path), urllib.parse.unquote(parts.path)))
        if named.startswith("..") or not (self.root / named).exists():
            self.faults.append(f"{path} links {target}, which is not in the tree")
            return target
        self.asked.setdefault(named, path)
        return relative(page, self.place(named)) + (f"#{parts.fragment}" if parts.fragment else "")


def relative(page, place):
    """The address of a place of the site, seen from a page of it."""
    return urllib.parse.quote(os.path.relpath(place, posixpath.dirname(page) or "."))
