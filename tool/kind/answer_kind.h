#ifndef OG_ANSWER_KIND_H
#define OG_ANSWER_KIND_H

/// Which answer a case has: one kind for each sort of problem with a solver, a checker and a certificate of its own.

#include "tool/format/read_case.h"

typedef enum og_answer_kind {
  OG_ANSWER_PAIR, // of two convex bodies
  OG_ANSWER_PRIMITIVE,
  OG_ANSWER_OVERLAPS,
  OG_ANSWER_MESH_PAIRS,
  OG_ANSWER_BOUND,
  OG_ANSWER_HULL,
  OG_ANSWER_TRIANGULATE,
  OG_ANSWER_DECOMPOSE,
  OG_ANSWER_MOVING,
  OG_ANSWER_MOTION,
  OG_ANSWER_MINKOWSKI,
  OG_ANSWER_MESH_MOTION,
  OG_ANSWER_CONTACT,
  OG_ANSWER_CURVED,
  OG_ANSWER_ENCLOSURE,
  OG_ANSWER_DEPTH_RANGE,
  OG_ANSWER_SWEEP_RANGE,
  OG_ANSWER_PARTS,
  OG_ANSWER_SOLID,
  OG_ANSWER_CURVED_PARTS,  // a cylinder or a cone beside a body made of parts
  OG_ANSWER_PART_CONTACTS, // what bodies made of parts share
  OG_ANSWER_CURVED_HIT,
  OG_ANSWER_CURVED_SUPPORT,
  OG_ANSWER_CURVED_CONTACT,
  OG_ANSWER_PLANE,         // of two bodies of the plane
  OG_ANSWER_PLANE_CONTACT, // what these share
  OG_ANSWER_KIND_COUNT
} og_answer_kind;

/// The kind of a case that was read. After og_case_init it is OG_ANSWER_PAIR.
og_answer_kind og_answer_kind_of(const og_case *one);

#endif
