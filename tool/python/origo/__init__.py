"""Exact answers about collisions, each with a certificate. docs/use/python.md tells of it."""

from . import cases, study
from ._ask import (
    Answer,
    Complaint,
    Error,
    Judgement,
    LimitExceeded,
    Origo,
    Refused,
    Undecided,
    answer,
    ask,
    check,
    contact,
    depth,
    distance,
    judge,
    relation,
    run,
    support,
    sweep,
)
from ._exact import Enclosed, Exact, Number, number
from ._library import version as _version
from .cases import doubles
from .shapes import Box, Capsule, Cone, Cylinder, Ellipsoid, Hull, Mesh, Pose, Sphere

__version__ = _version()
__all__ = [
    "Answer",
    "Box",
    "Capsule",
    "Complaint",
    "Cone",
    "Cylinder",
    "Ellipsoid",
    "Enclosed",
    "Error",
    "Exact",
    "Hull",
    "Judgement",
    "LimitExceeded",
    "Mesh",
    "Number",
    "Origo",
    "Pose",
    "Refused",
    "Sphere",
    "Undecided",
    "answer",
    "ask",
    "cases",
    "check",
    "contact",
    "depth",
    "distance",
    "doubles",
    "judge",
    "number",
    "relation",
    "run",
    "study",
    "support",
    "sweep",
]
