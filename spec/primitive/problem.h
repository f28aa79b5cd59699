#ifndef OG_PRIMITIVE_PROBLEM_H
#define OG_PRIMITIVE_PROBLEM_H

/// A question about primitives as integers over one denominator: what og_solve_primitive and og_check_primitive work
/// on.
///
///   support   body A (bounded, perhaps with a ball) and a direction
///   simplex   A has 1 to 4 points; B is the origin
///   closest   two bodies without balls, perhaps without an end
///   orientation  A has 3 points (in the plane: z is ignored) or 4
///   hit       A is a point, segment, line, ray or triangle; B a body without a ball, or a sphere

#include "spec/body/problem.h"
#include "spec/question.h"

typedef struct og_primitive {
  og_question question;
  og_exact_body a, b; // with the same den; B has no points for support and orientation
  og_ivec direction;  // support only: direction / direction_den, in no particular unit
  og_int direction_den;
} og_primitive;

void og_primitive_init(og_primitive *primitive);
void og_primitive_clear(og_primitive *primitive);

/// Sets the question about bodies a and b (null for support, simplex and orientation); no direction. Cost: linear.
void og_primitive_set(og_primitive *primitive, og_question question, const og_exact_body *a, const og_exact_body *b);

/// Is B a sphere with a radius (hit)?
/*@ requires readable: \valid_read(primitive);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures round: \result <==> val(&primitive->b.radius) > 0; */
static inline bool og_primitive_is_round(const og_primitive *primitive) {
  return og_int_sign(&primitive->b.radius) > 0;
}

#endif
