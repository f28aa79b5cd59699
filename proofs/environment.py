"""The environment in which Frama-C is started."""
import os

# The collector of OCaml's memory looks later at what is soon forgotten, and at the rest hardly ever: Eva took three
# quarters of the time so (gjk_isa), WP seven eighths (epa_polytope.c, tests for contradictions; with 1 GB of memory).
ROOM = "s=32M,o=1000"


def of(folder, **variables):
    """For a run in that folder: Frama-C resolves names of files against PWD."""
    return dict(os.environ, PWD=str(folder), OCAMLRUNPARAM=ROOM, **variables)
