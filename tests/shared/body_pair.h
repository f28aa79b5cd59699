#ifndef OR_BODY_PAIR_H
#define OR_BODY_PAIR_H

/// Two bodies of scalars as plain numbers, and exact changes of them: what must change no answer, or only its scale.

#include "ref/body.h"
#include "tests/shared/random_pair.h"
#include "tool/study/family_bodies.h"

#define OR_BODY_VERTICES OG_GEN_MAX_POINTS

/// The bodies' meshes and supports are not set: og_copy_body makes them.
typedef struct or_body_pair {
  char name[64];
  og_body a, b;
  og_vec3 vertex_a[OR_BODY_VERTICES], vertex_b[OR_BODY_VERTICES]; // where a and b have theirs
} or_body_pair;

/// Case `index` of a generator's family, rounded to scalars; false where a number is beyond their range. `made` is
/// working storage.
bool or_body_pair_generate(or_body_pair *pair, og_family_bodies *made, const og_gen_family *family, uint64_t index);
/// A pair of the oracle's families; one and two points become points, spheres, segments and capsules. False as above.
bool or_body_pair_of(or_body_pair *pair, size_t family, uint64_t seed);
/// Bodies of any kind with numbers of any magnitude up to 2^highest (down to the smallest subnormal).
void or_body_pair_extreme(or_body_pair *pair, or_random *random, int highest);

/// A body of points: point or sphere, segment or capsule, triangle, hull. `vertex` is where it has them. False, with
/// the body set nevertheless, where a number is beyond the range of scalars.
bool or_body_set_points(og_body *body, og_vec3 *vertex, const double *xyz, size_t count, double radius);
/// Makes the body a box, with its radius as it is: the corners are those of the numbers given, rounded. False as above.
bool or_body_set_box(og_body *body, og_vec3 *vertex, const og_mat3 *rotation, og_vec3 centre, og_vec3 half);

/// The pair as a line of a case file, boxes as their corners: for origo shrink. Finite.
void or_body_pair_print(FILE *out, const or_body_pair *pair);

void or_body_pair_copy(or_body_pair *pair, const or_body_pair *from);

/// The largest magnitude of any length in it; the exponent of the last bit that any number has.
og_scalar or_body_pair_largest(const or_body_pair *pair);
int or_body_pair_last_bit(const or_body_pair *pair);
/// That of one number, finite and not zero: x / 2^exponent is an odd integer.
int or_last_bit(double x);

/// The least of what an algorithm may take for the size: the largest coordinate of A, of B, of A - B; zeros left out.
og_scalar or_body_pair_least_size(const or_body_pair *pair);

/// All lengths times 2^power.
void or_body_pair_scale(or_body_pair *pair, int power);
/// B and A.
void or_body_pair_swap(or_body_pair *pair);
/// The vertices in the opposite order.
void or_body_pair_reverse(or_body_pair *pair);
/// x, y, z become y, z, -x: a mirror image with other axes.
void or_body_pair_mirror(or_body_pair *pair);
/// Everything moved by the same vector; false, and all is left as it was, where that would round a number.
bool or_body_pair_shift(or_body_pair *pair, og_vec3 by);

#endif
