#ifndef OG_PRIMITIVE_TRUTH_H
#define OG_PRIMITIVE_TRUTH_H

/// Exact answers about points that are scalars: what the study primitives measures against.
///
/// Each question is put to og_solve_primitive, about the numbers as they are, and its answer is truth->value. False
/// only through a defect of the solver. Numbers are finite, directions and normals not zero.

#include "ref/door/flat.h"
#include "ref/vec3.h"
#include "spec/body/shape.h"
#include "spec/primitive/solve/primitive.h"

/// A question about points that several algorithms ask one after the other: answered once.
typedef struct og_truth_answer {
  size_t count; // of points; 0: no answer yet
  og_question question;
  og_vec3 point[4];
  og_surd value;
} og_truth_answer;

enum { OG_TRUTH_ANSWERS = 4 };

typedef struct og_truth {
  og_surd value;
  // working storage
  og_primitive primitive;
  og_primitive_answer answer;
  og_exact_body a, b, d;
  og_shape shape;
  og_surd part;
  og_truth_answer answered[OG_TRUTH_ANSWERS]; // the last simplices and orientations
  size_t next;                                // the answer to forget next
} og_truth;

void og_truth_init(og_truth *truth);
void og_truth_clear(og_truth *truth);

/// The determinant of three points (z is ignored) or of four.
bool og_truth_orientation(og_truth *truth, const og_vec3 *point, size_t count);
/// The distance of two hulls.
bool og_truth_closest(og_truth *truth, const og_vec3 *a, size_t count_a, const og_vec3 *b, size_t count_b);
/// The distance of q from the plane through `on`, positive on the side that the normal points to.
bool og_truth_plane(og_truth *truth, og_vec3 on, og_vec3 normal, og_vec3 q);
/// The distance of two bodies of any kinds: 0 exactly where they meet. They stay in truth->a and truth->b.
bool og_truth_flats(og_truth *truth, const og_flat *a, const og_flat *b);
/// The distance of a simplex from the origin.
bool og_truth_simplex(og_truth *truth, const og_vec3 *point, size_t count);

/// The largest product of the direction with points of the hull and a ball; `sign` -1 turns the direction round.
bool og_truth_support(og_truth *truth, const og_vec3 *point, size_t count, og_scalar radius, og_vec3 direction,
                      int sign);
/// The same of the image of points, or of the box of those half edges (count 0), under x -> M x + t.
bool og_truth_support_image(og_truth *truth, const og_vec3 *point, size_t count, og_vec3 half, const og_mat3 *matrix,
                            og_vec3 translation, og_vec3 direction);
/// The same of the unit ball stretched by half axes.
bool og_truth_support_ellipsoid(og_truth *truth, og_vec3 half, og_vec3 direction);
/// Adds to the value: that of a sum of bodies is the sum of theirs. One of both is rational.
bool og_truth_support_add(og_truth *truth, const og_vec3 *point, size_t count, og_scalar radius, og_vec3 direction,
                          int sign);

/// r = x . y, |x|, and |a + t (b - a) - p|, exactly.
void og_exact_product(og_truth *truth, og_surd *r, og_vec3 x, og_vec3 y);
void og_exact_length(og_truth *truth, og_surd *r, og_vec3 x);
void og_exact_distance_at(og_truth *truth, og_surd *r, og_vec3 a, og_vec3 b, og_scalar t, og_vec3 p);

#endif
