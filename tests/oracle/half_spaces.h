#ifndef OR_HALF_SPACES_H
#define OR_HALF_SPACES_H

/// A body of points as an intersection of half-spaces, from all triples of its points that have the others on one side.
///
/// A body that is flat has its plane both ways and half-spaces upright on its edges; a segment or a point likewise. For
/// a few points: the time grows with the fourth power of them.

#include "tests/oracle/vector.h"

/// All x with n.x <= most.
typedef struct or_half_space {
  or_vec n;
  mpq_t most;
} or_half_space;

typedef struct or_half_spaces {
  size_t count, room;
  or_half_space *at; // each once
  // scratch
  or_vec n, u, v;
  mpq_t value, scratch;
} or_half_spaces;

void or_half_spaces_init(or_half_spaces *spaces);
void or_half_spaces_clear(or_half_spaces *spaces);
/// Adds those of a body of one point or more, none of which comes twice.
void or_half_spaces_add(or_half_spaces *spaces, const or_vec *point, size_t count);
/// Is the point in all of them?
bool or_half_spaces_hold(or_half_spaces *spaces, const or_vec *p);

#endif
