"""Bodies. Numbers are floats, integers and Fractions, all taken exactly; points may be lists or arrays of numpy."""

from __future__ import annotations

from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Any, Optional, Sequence, Union

Scalar = Union[int, float, Fraction]
Vector = Sequence[Scalar]


@dataclass(frozen=True)
class Pose:
    """A turn by the quaternion `rotation` (x, y, z, w, of any length) or three rows of a matrix, then a translation."""

    translation: Optional[Vector] = None
    rotation: Optional[Vector] = None
    matrix: Optional[Sequence[Vector]] = None


@dataclass(frozen=True)
class Sphere:
    radius: Scalar
    pose: Optional[Pose] = None


@dataclass(frozen=True)
class Box:
    """`half`: half of its three edges; `radius` rounds it."""

    half: Vector
    radius: Optional[Scalar] = None
    pose: Optional[Pose] = None


@dataclass(frozen=True)
class Hull:
    """The convex hull of points, in any order; `radius` rounds it."""

    points: Any
    radius: Optional[Scalar] = None
    pose: Optional[Pose] = None


@dataclass(frozen=True)
class Capsule:
    """A segment along z, rounded."""

    radius: Scalar
    half_height: Scalar
    pose: Optional[Pose] = None


@dataclass(frozen=True)
class Cylinder:
    """Along z."""

    radius: Scalar
    half_height: Scalar
    pose: Optional[Pose] = None


@dataclass(frozen=True)
class Cone:
    """Along z, its apex at +half_height."""

    radius: Scalar
    half_height: Scalar
    pose: Optional[Pose] = None


@dataclass(frozen=True)
class Ellipsoid:
    """`half`: its three half axes."""

    half: Vector
    pose: Optional[Pose] = None


@dataclass(frozen=True)
class Mesh:
    """Triangles, each by three numbers of points."""

    points: Any
    triangles: Any
    pose: Optional[Pose] = None


Shape = Union[Sphere, Box, Hull, Capsule, Cylinder, Cone, Ellipsoid, Mesh]
SHAPES = (Sphere, Box, Hull, Capsule, Cylinder, Cone, Ellipsoid, Mesh)


def as_body(shape: Union[Shape, Pose]) -> dict[str, Any]:
    """The body, or pose, as cases have it."""
    body: dict[str, Any] = {} if isinstance(shape, Pose) else {"shape": type(shape).__name__.lower()}
    for field in fields(shape):
        value = getattr(shape, field.name)
        if value is not None:
            body[field.name] = value
    return body
