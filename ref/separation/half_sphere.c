#include "ref/separation/half_sphere.h"

#include "ref/separation/axis.h"

// Directions are off by 4 epsilon at most: a projection no longer than that has no digit that counts.
static const og_scalar PARALLEL = 4 * OG_SCALAR_EPSILON;

// The projections seen so far fill an arc of at most half a circle, from `left` clockwise to `right`.

typedef struct flat {
  og_scalar x, y;
} flat;

typedef struct arc {
  flat left, right; // unit length
  bool is_empty;
  bool is_line; // left and right are opposite and nothing lies between: on which side the arc is, is open
} arc;

static og_scalar cross(flat a, flat b) { return a.x * b.y - a.y * b.x; }

// Takes v (not zero, unit length) in. False if no half circle holds all.
static bool widen(arc *s, flat v) {
  if (s->is_empty) {
    *s = (arc){v, v, false, false};
    return true;
  }
  const og_scalar from_left = cross(s->left, v), from_right = cross(s->right, v);
  if (s->is_line) {
    if (from_left == 0) return true;
    if (from_left > 0) *s = (arc){s->right, s->left, false, false};
    s->is_line = false;
    return true;
  }
  const bool is_point = s->left.x == s->right.x && s->left.y == s->right.y;
  if (is_point && from_left == 0) {
    // The same direction again, or the exact opposite.
    s->is_line = s->left.x * v.x + s->left.y * v.y < 0;
    if (s->is_line) s->right = v;
    return true;
  }
  if (from_left <= 0 && from_right >= 0) return true; // between
  if (from_left > 0 && from_right >= 0) s->left = v;  // before left, at most opposite to right
  else if (from_left <= 0) s->right = v;              // after right, at most opposite to left
  else return false;
  return true;
}

// The middle of the arc: the sum of its ends, or where that is short, the perpendicular to their difference.
static flat middle(const arc *s) {
  const flat a = s->left, b = s->right;
  if (a.x * b.x + a.y * b.y >= 0) return (flat){a.x + b.x, a.y + b.y};
  return (flat){a.y - b.y, b.x - a.x};
}

bool og_half_sphere(const og_vec3 *direction, int count, og_vec3 *w) {
  const og_vec3 newest = direction[count - 1];
  if (count == 1) {
    *w = newest;
    return true;
  }
  // A direction between two on the rim of the half sphere is on the rim: rounding must not put it behind.
  if (og_dot(*w, newest) >= -PARALLEL) return true;
  // Two axes that span the plane perpendicular to the new direction; started from the coordinate axis farthest from it.
  const og_vec3 size = {og_abs(newest.x), og_abs(newest.y), og_abs(newest.z)};
  og_vec3 start = {0, 0, 1};
  if (size.x <= size.y && size.x <= size.z) start = (og_vec3){1, 0, 0};
  else if (size.y <= size.z) start = (og_vec3){0, 1, 0};
  const og_vec3 first = og_axis_unit(og_cross(newest, start)), second = og_cross(newest, first);
  arc s = {.is_empty = true};
  for (int k = 0; k < count - 1; k++) {
    const og_vec3 shadow = {og_dot(first, direction[k]), og_dot(second, direction[k]), 0};
    // What is parallel to the new direction, as far as can be told, is in front of every vector perpendicular to it.
    if (og_norm2(shadow) <= PARALLEL * PARALLEL) continue;
    const og_vec3 v = og_axis_unit(shadow);
    if (!widen(&s, (flat){v.x, v.y})) return false;
  }
  const flat m = s.is_empty ? (flat){1, 0} : middle(&s);
  *w = og_axis_unit(og_add(og_scale(m.x, first), og_scale(m.y, second)));
  return true;
}
