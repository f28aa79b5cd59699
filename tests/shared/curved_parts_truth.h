#ifndef OR_CURVED_PARTS_TRUTH_H
#define OR_CURVED_PARTS_TRUTH_H

/// A cylinder or a cone around the z axis beside a random body made of parts, and what is true of them: every part by
/// itself. How it lies says the second oracle, where neither is rounded; how far away it is, the solver of two bodies.

#include "spec/enclosure/solve/enclosure.h"
#include "spec/parts/curved.h"
#include "tests/shared/random_parts.h"

typedef struct or_curved_parts {
  bool is_cone, is_second; // is_second: the curved body is B
  long radius, half_height;
  double ball; // around the curved body
  or_part_body body;
  og_parts_problem parts;
  og_curved_parts_problem problem;
  og_enclosure_solver *solver;
  og_enclosure_answer answer;
  og_enclosure_problem pair;
} or_curved_parts;

void or_curved_parts_init(or_curved_parts *c);
void or_curved_parts_clear(or_curved_parts *c);
void or_curved_parts_make(or_random *random, or_curved_parts *c);

/// Sets the problem of the bodies as they are.
void or_curved_parts_set(or_curved_parts *c);

/// Null if what an accepted certificate proves is true, otherwise what is wrong. *relation becomes that of the bodies:
/// OG_RELATION_NONE where it is not known, which may be where one is rounded.
const char *or_curved_parts_against(or_curved_parts *c, const og_curved_parts_certificate *certificate,
                                    og_relation *relation);

/// Changes something of the certificate.
void or_damage_curved_parts(or_random *random, og_curved_parts_certificate *certificate);

#endif
