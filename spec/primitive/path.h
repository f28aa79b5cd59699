#ifndef OG_PRIMITIVE_PATH_H
#define OG_PRIMITIVE_PATH_H

/// A point, segment, ray or line as a path: start + t step, with t from `low` = 0 (if it has a beginning) to `high`.

#include "spec/primitive/problem.h"

typedef struct og_path {
  const og_ivec *start; // over the body's den, like step
  og_ivec step;
  bool begins; // at t = 0
  bool ends;   // at t = high
  long high;   // 1 for a segment, 0 for a point
} og_path;

/// False where the body is something else. A step of zero is taken as a point. Clear the path either way.
bool og_path_of(og_path *path, const og_exact_body *body);
void og_path_clear(og_path *path);

/// The quadratic square t^2 + 2 half t + rest = |start + t step - centre|^2 - radius^2, all times den^2.
typedef struct og_quadratic {
  og_int square, half, rest;
  og_int quarter; // half^2 - square rest: a quarter of the discriminant
} og_quadratic;

void og_quadratic_of(og_quadratic *r, const og_path *path, const og_exact_body *sphere);
void og_quadratic_clear(og_quadratic *r);
/// The sign at an integer t.
int og_quadratic_sign(const og_quadratic *r, long t);
/// The sign of the smaller root (which = -1) or the larger one (1) minus an integer t. square > 0, quarter >= 0.
int og_quadratic_compare_root(const og_quadratic *r, int which, long t);

#endif
