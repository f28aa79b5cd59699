#ifndef OR_RANDOM_PARTS_H
#define OR_RANDOM_PARTS_H

/// Random small meshes and convex bodies on a small lattice, and damaged certificates about them.

#include "spec/parts/checker.h"
#include "tests/shared/random_pair.h"

enum { OR_PARTS_POINTS = 8, OR_PARTS = 6 };

typedef struct or_part_body {
  size_t points;
  double xyz[3 * OR_PARTS_POINTS], radius;
  int parts; // triangles; 0: a convex body
  int32_t corner[OR_PARTS][3];
} or_part_body;

typedef enum or_parts_kind { OR_PARTS_SPREAD, OR_PARTS_LATTICE, OR_PARTS_FINE, OR_PARTS_KINDS } or_parts_kind;

/// Spread out; on a small lattice, where many touch; now and then 2^-50 beside it. A body without parts may have a
/// radius.
void or_make_part_body(or_random *random, or_part_body *body, or_parts_kind kind, bool has_parts);

/// How many there are: one of a convex body.
int or_parts_of(const or_part_body *body);
/// The points of a part; returns how many.
size_t or_take_part(const or_part_body *body, int part, double xyz[3 * OR_PARTS_POINTS]);
/// The body's parts as the problem has them.
void or_set_part_list(og_part_list *list, const or_part_body *body);

/// Changes something of the certificate.
void or_damage_parts(or_random *random, og_parts_certificate *certificate, const og_parts_problem *problem);

#endif
