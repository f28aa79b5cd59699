#include "ref/bound/ball.h"

#include <float.h>

#include "ref/closest/range.h"

#ifdef OG_BINARY32
#define LEAST FLT_TRUE_MIN
#else
#define LEAST DBL_TRUE_MIN
#endif

// Of the points seen from there.
/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
*/
static og_scalar extent_from(const og_vec3 *point, int count, og_vec3 from) {
  og_scalar most = 0;
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k, most;
      loop variant count - k; */
  for (int k = 0; k < count; k++) most = og_max(most, og_largest(og_sub(point[k], from)));
  return most;
}

og_ball og_ball_around(const og_vec3 *point, int count, og_vec3 centre) {
  const int unit = og_range_exponent(extent_from(point, count, centre));
  og_scalar most = 0;
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k, most;
      loop variant count - k; */
  for (int k = 0; k < count; k++) most = og_max(most, og_norm2(og_vec_times_power(og_sub(point[k], centre), -unit)));
  const og_scalar radius = og_times_power(og_sqrt(most), unit);
  // The length loses at most 3.5 units of 2^-p of itself, half an OG_SCALAR_EPSILON each, and the product one more. A
  // subnormal radius loses up to two halves of the least number.
  const og_scalar outer = most == 0 ? 0 : radius * (1 + 4 * OG_SCALAR_EPSILON) + LEAST;
  return (og_ball){centre, radius, outer};
}

og_ball_unit og_ball_unit_of(const og_vec3 *point, int count) {
  return (og_ball_unit){point[0], og_range_exponent(extent_from(point, count, point[0]))};
}

og_vec3 og_into_unit(const og_ball_unit *unit, og_vec3 point) {
  return og_vec_times_power(og_sub(point, unit->origin), -unit->exponent);
}

og_vec3 og_out_of_unit(const og_ball_unit *unit, og_vec3 point) {
  return og_add(unit->origin, og_vec_times_power(point, unit->exponent));
}

// ---- spheres through points ----

// Below this share of the largest that it could be, a length, an area or a volume is taken for zero.
#define FLAT (16 * OG_SCALAR_EPSILON)

static bool of_three(og_vec3 *c, og_vec3 e, og_vec3 f) {
  const og_vec3 normal = og_cross(e, f);
  const og_scalar ee = og_norm2(e), ff = og_norm2(f), nn = og_norm2(normal);
  if (!(nn > FLAT * FLAT * ee * ff)) return false;
  const og_vec3 sum = og_add(og_scale(ee, og_cross(f, normal)), og_scale(ff, og_cross(normal, e)));
  *c = og_scale(1 / (2 * nn), sum);
  return true;
}

static bool of_four(og_vec3 *c, og_vec3 e, og_vec3 f, og_vec3 g) {
  const og_vec3 fg = og_cross(f, g), ge = og_cross(g, e), ef = og_cross(e, f);
  const og_scalar volume = og_dot(e, fg), ee = og_norm2(e), ff = og_norm2(f), gg = og_norm2(g);
  if (!(og_abs(volume) > FLAT * og_sqrt(ee) * og_sqrt(ff) * og_sqrt(gg))) return false;
  const og_vec3 sum = og_add(og_scale(ee, fg), og_add(og_scale(ff, ge), og_scale(gg, ef)));
  *c = og_scale(1 / (2 * volume), sum);
  return true;
}

bool og_circumcentre(og_vec3 *centre, const og_vec3 *point, int count) {
  const og_vec3 first = point[0], zero = {0, 0, 0};
  og_vec3 c = zero;
  if (count > 1) {
    const og_vec3 e = og_sub(point[1], first);
    if (count == 2) {
      if (og_largest(e) == 0) return false;
      c = og_scale((og_scalar)0.5, e);
    } else if (count == 3) {
      if (!of_three(&c, e, og_sub(point[2], first))) return false;
    } else if (!of_four(&c, e, og_sub(point[2], first), og_sub(point[3], first))) {
      return false;
    }
  }
  *centre = og_add(first, c);
  return og_is_finite(*centre);
}
