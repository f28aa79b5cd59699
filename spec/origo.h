#ifndef ORIGO_H
#define ORIGO_H

/// Origo: exact answers about collisions of convex bodies, each with a certificate that a checker accepted.
///
///   og_problem problem;                                  // two bodies, exactly
///   og_problem_init(&problem);
///   og_problem_set_doubles(&problem, a, na, 0.0, b, nb, 0.0);
///   og_solver *solver = og_solver_new();                 // one per thread
///   og_answer answer;
///   og_answer_init(&answer);
///   if (og_solve(solver, OG_DISTANCE, &problem, NULL, &answer) == OG_ANSWERED)
///     printf("%a\n", og_surd_to_double(&answer.finding.distance));
///
/// Whoever does not trust the solver gives answer.certificate to og_check, which shares no code with it.

#include <gmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The system's headers come first, outside: some of them are C++ when read by a C++ compiler.
#ifdef __cplusplus
extern "C" {
#endif

#include "spec/body/problem.h"
#include "spec/body/shape.h"
#include "spec/number/nearest.h"
#include "spec/number/rational.h"
#include "spec/number/surd.h"
#include "spec/question.h"
#include "spec/version.h"

// Two convex bodies.
#include "spec/pair/certificate.h"
#include "spec/pair/checker.h"
#include "spec/pair/solve/solver.h"
#include "spec/pair/witness.h"
#include "spec/contact/checker.h"
#include "spec/contact/solve/contact.h"
#include "spec/minkowski/checker.h"
#include "spec/minkowski/solve/minkowski.h"
#include "spec/motion/checker.h"
#include "spec/motion/solve/motion.h"
#include "spec/primitive/checker.h"
#include "spec/primitive/solve/primitive.h"

// A cylinder, a cone or an ellipsoid is one of them.
#include "spec/curved/checker.h"
#include "spec/curved/contact.h"
#include "spec/curved/hit.h"
#include "spec/curved/solve/contact.h"
#include "spec/curved/solve/curved.h"
#include "spec/curved/solve/hit.h"
#include "spec/curved/solve/support.h"
#include "spec/curved/support.h"
#include "spec/enclosure/checker.h"
#include "spec/enclosure/depth_range.h"
#include "spec/enclosure/solve/enclosure.h"
#include "spec/enclosure/solve/sweep.h"
#include "spec/enclosure/sweep_range.h"

// Meshes and bodies made of parts.
#include "spec/decompose/checker.h"
#include "spec/decompose/solve/decompose.h"
#include "spec/mesh_motion/checker.h"
#include "spec/mesh_motion/solve/mesh_motion.h"
#include "spec/mesh_pairs/checker.h"
#include "spec/mesh_pairs/solve/mesh_pairs.h"
#include "spec/parts/checker.h"
#include "spec/parts/contacts.h"
#include "spec/parts/curved.h"
#include "spec/parts/solve/contacts.h"
#include "spec/parts/solve/curved.h"
#include "spec/parts/solve/parts.h"
#include "spec/solid/checker.h"
#include "spec/solid/solve/solid.h"

// Points, polygons, boxes and features that move.
#include "spec/bound/checker.h"
#include "spec/bound/solve/bound.h"
#include "spec/hull/checker.h"
#include "spec/hull/solve/hull.h"
#include "spec/moving/checker.h"
#include "spec/moving/solve/moving.h"
#include "spec/overlaps/checker.h"
#include "spec/overlaps/solve/overlaps.h"
#include "spec/triangulate/checker.h"
#include "spec/triangulate/solve/triangulate.h"

#ifdef __cplusplus
}
#endif

#endif
