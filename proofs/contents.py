"""What a source of ref/ is made of, as text: counts of executed clauses stand as long as it is the same."""
import functools
import re

import digest

INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


@functools.lru_cache(maxsize=None)
def includes(root, name):
    """The project's own files that a file includes."""
    return [other for other in INCLUDE.findall((root / name).read_text()) if (root / other).exists()]


def included(root, source):
    """The project's files that a source is made of."""
    seen, todo = set(), [source]
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += includes(root, name)
    return sorted(seen)


@functools.lru_cache(maxsize=None)
def text_digest(root, name):
    return digest.of(digest.without_comments((root / name).read_text()))


def text_of(root, source):
    """The digest of a source with all that it includes."""
    return digest.of([[name, text_digest(root, name)] for name in included(root, source)])
