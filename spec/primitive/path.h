#ifndef OG_PRIMITIVE_PATH_H
#define OG_PRIMITIVE_PATH_H

/// A point, segment, ray or line as a path: start + t step, with t from `low` = 0 (if it has a beginning) to `high`.

#include "spec/primitive/statement.h"

typedef struct og_path {
  const og_ivec *start; // over the body's den, like step
  og_ivec step;
  bool begins; // at t = 0
  bool ends;   // at t = high
  long high;   // 1 for a segment, 0 for a point
} og_path;

/*@ predicate path_of{K, L}(og_path *path, og_exact_body *b) =
      \at(path->start, L) == \at(b->point, K) && \at(val(&path->step.x), L) == step_x{K}(b) &&
      \at(val(&path->step.y), L) == step_y{K}(b) && \at(val(&path->step.z), L) == step_z{K}(b) &&
      path_runs{K}(b, \at(path->begins, L), \at(path->ends, L), \at(path->high, L)); */

/// False where the body is something else. A step of zero is taken as a point. Clear the path either way.
/*@ requires readable: body_readable(body);
    requires path: \valid(path) && \separated(path, body) && \separated(path, body->point + (0 .. body->count - 1));
    terminates \true;
    exits \false;
    assigns *path;
    ensures is_path: \result ==> is_path(body);
    ensures path: \result ==> path_of{Pre, Post}(path, body); */
bool og_path_of(og_path *path, const og_exact_body *body);
/*@ requires valid: \valid(path);
    terminates \true;
    exits \false;
    assigns \nothing; */
void og_path_clear(og_path *path);

/// The quadratic square t^2 + 2 half t + rest = |start + t step - centre|^2 - radius^2, all times den^2.
typedef struct og_quadratic {
  og_int square, half, rest;
  og_int quarter; // half^2 - square rest: a quarter of the discriminant
} og_quadratic;

/// Initialises r.
/*@ requires readable: \valid_read(path) && \valid_read(path->start) && \valid_read(sphere) &&
  \valid_read(sphere->point);
    requires r: \valid(r) && \separated(r, path) && \separated(r, path->start) && \separated(r, sphere) &&
                \separated(r, sphere->point);
    terminates \true;
    exits \false;
    assigns *r;
    ensures square: val(&r->square) == \old(norm2(val(&path->step.x), val(&path->step.y), val(&path->step.z)));
    ensures half: val(&r->half) == \old(sum3(val(&path->step.x), val(&path->step.y), val(&path->step.z),
      val(&path->start->x) - val(&sphere->point->x), val(&path->start->y) - val(&sphere->point->y),
      val(&path->start->z) - val(&sphere->point->z)));
    ensures rest: val(&r->rest) == \old(less_square(norm2(val(&path->start->x) - val(&sphere->point->x),
      val(&path->start->y) - val(&sphere->point->y), val(&path->start->z) - val(&sphere->point->z)),
      val(&sphere->radius)));
    ensures quarter: val(&r->quarter) == quarter(val(&r->square), val(&r->half), val(&r->rest)); */
void og_quadratic_of(og_quadratic *r, const og_path *path, const og_exact_body *sphere);
/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns \nothing; */
void og_quadratic_clear(og_quadratic *r);
/// The sign at an integer t.
/*@ requires readable: \valid_read(r);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: \result == sgn(excess(val(&r->square), val(&r->half), val(&r->rest), t)); */
int og_quadratic_sign(const og_quadratic *r, long t);
/// The sign of the smaller root (which = -1) or the larger one (1) minus an integer t. square > 0, quarter >= 0.
/*@ requires readable: \valid_read(r);
    requires which: which == 1 || which == -1;
    requires real: val(&r->quarter) >= 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: \result == sgn(root_minus(val(&r->square), val(&r->half), val(&r->quarter), which, t)); */
int og_quadratic_compare_root(const og_quadratic *r, int which, long t);

#endif
