"""The environment in which Frama-C is started."""
import os

# The collector of OCaml's memory looks later at what is soon forgotten, and at the rest hardly ever: Eva takes three
# quarters of the time so, the making of goals seven eighths. The largest process seen (WP on epa_polytope.c) has 1 GB.
ROOM = "s=32M,o=1000"


def of(folder, **variables):
    """For a run in that folder: Frama-C resolves names of files against PWD."""
    return dict(os.environ, PWD=str(folder), OCAMLRUNPARAM=ROOM, **variables)
