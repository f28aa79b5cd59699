/// Four points on straight paths, a vertex and a triangle or two edges: contacts at the ends of time, on edges and
/// corners, at multiple roots, where normals vanish, within one plane, one ulp beside, at any exponent.

#include <math.h>

#include "tool/gen/families.h"

static bool has_edges(const og_gen_case *c) { return c->question == OG_EDGE_EDGE; }

// The case keeps the points at the start as the body a, those at the end as b.
static void add_path(og_gen_case *c, og_gen_point start, og_gen_point end) {
  og_gen_add_point(&c->a, start);
  og_gen_add_point(&c->b, end);
}

// A point that is at `place` at the time, with a velocity of integers.
static void add_passing(og_gen_case *c, og_gen_point place, og_gen_point v, double time) {
  const double left = 1 - time;
  add_path(c, (og_gen_point){place.x - time * v.x, place.y - time * v.y, place.z - time * v.z},
           (og_gen_point){place.x + left * v.x, place.y + left * v.y, place.z + left * v.z});
}

typedef enum spot { WITHIN, ON_EDGE, ON_CORNER, SPOT_COUNT } spot;

// Features that meet at the time in the plane z = 0, where the vertex, or the first edge, moves upwards.
static void add_crossing(og_gen_turn *turn, og_gen_case *c, spot where, double time) {
  static const og_gen_point of_vertex[SPOT_COUNT] = {{1, 1, 0}, {2, 2, 0}, {4, 0, 0}};
  static const double of_edge[SPOT_COUNT][2] = {{-2, 2}, {0, 2}, {0, 2}};
  const og_gen_point drift = og_gen_draw_integers(&turn->random, -2, 2);
  const og_gen_point upwards = {drift.x, drift.y, drift.z + (double)og_random_integer(&turn->random, 1, 3)};
  if (has_edges(c)) {
    const double right = where == ON_CORNER ? 0 : 3;
    for (int k = 0; k < 2; k++) add_passing(c, (og_gen_point){of_edge[where][k], 0, 0}, upwards, time);
    add_passing(c, (og_gen_point){0, -1, 0}, drift, time);
    add_passing(c, (og_gen_point){0, right, 0}, drift, time);
  } else {
    add_passing(c, of_vertex[where], upwards, time);
    add_passing(c, (og_gen_point){0, 0, 0}, drift, time);
    add_passing(c, (og_gen_point){4, 0, 0}, drift, time);
    add_passing(c, (og_gen_point){0, 4, 0}, drift, time);
  }
}

void og_gen_paths_random(og_gen_turn *turn, og_gen_case *c) {
  for (int k = 0; k < 4; k++) {
    const og_gen_point start = og_gen_draw_doubles(&turn->random, -1, 1);
    add_path(c, start, og_gen_draw_doubles(&turn->random, -1, 1));
  }
}

void og_gen_paths_lattice(og_gen_turn *turn, og_gen_case *c) {
  for (int k = 0; k < 4; k++) {
    const og_gen_point start = og_gen_draw_integers(&turn->random, -2, 2);
    add_path(c, start, og_gen_draw_integers(&turn->random, -2, 2));
  }
}

void og_gen_paths_start(og_gen_turn *turn, og_gen_case *c) {
  add_crossing(turn, c, (spot)og_random_integer(&turn->random, WITHIN, ON_CORNER), 0);
}

void og_gen_paths_end(og_gen_turn *turn, og_gen_case *c) {
  add_crossing(turn, c, (spot)og_random_integer(&turn->random, WITHIN, ON_CORNER), 1);
}

// A point, as vertex or as the end of an edge, meets an edge that turns, where t^2 = height.
static void add_turning(og_gen_case *c, double height, bool flat) {
  const og_gen_point origin = {0, 0, 0};
  const double depth = flat ? 0 : 1;
  add_path(c, (og_gen_point){0, height, 0}, (og_gen_point){1, height, 0});
  if (has_edges(c)) add_path(c, (og_gen_point){0, height + 1, depth}, (og_gen_point){1, height + 1, depth});
  add_path(c, origin, origin);
  add_path(c, (og_gen_point){1, 0, 0}, (og_gen_point){1, 1, 0});
  if (!has_edges(c)) add_path(c, (og_gen_point){0, -1, depth}, (og_gen_point){1, -1, depth});
}

void og_gen_paths_boundary(og_gen_turn *turn, og_gen_case *c) {
  const double eighth = (double)og_random_integer(&turn->random, 1, 7) / 8;
  if (turn->group % 4 < 2) add_crossing(turn, c, og_random_flip(&turn->random) ? ON_EDGE : ON_CORNER, eighth);
  else add_turning(c, eighth, false);
}

// The height above the plane is s^2 times a number for s = 1 - 2 t: the features touch at 1/2 and turn back.
static void add_double_root(og_gen_turn *turn, og_gen_case *c) {
  const double slope = (double)og_random_integer(&turn->random, 1, 4) / 4, y = has_edges(c) ? -1 : 1;
  for (int k = 0; has_edges(c) && k < 2; k++) {
    const og_gen_point end = {k == 0 ? -2 : 2, 0, 0};
    add_path(c, end, end);
  }
  const og_gen_point moving[2] = {{1, y - slope, y / 4}, {1, y + slope, -y / 4}};
  add_path(c, moving[0], moving[1]);
  if (has_edges(c)) {
    add_path(c, (og_gen_point){1, y - slope + 4, y / 4 + 1}, (og_gen_point){1, y + slope + 4, -y / 4 - 1});
    return;
  }
  add_path(c, (og_gen_point){0, 0, 0}, (og_gen_point){0, 0, 0});
  add_path(c, (og_gen_point){4, 0, 0}, (og_gen_point){4, 0, 0});
  add_path(c, (og_gen_point){0, 4, 1}, (og_gen_point){0, 4, -1});
}

// All four points are in one place at 1/2.
static void add_triple_root(og_gen_turn *turn, og_gen_case *c) {
  const og_gen_point middle = og_gen_draw_integers(&turn->random, -2, 2);
  for (int k = 0; k < 4; k++) {
    const og_gen_point p = og_gen_draw_integers(&turn->random, -3, 3);
    add_path(c, p, (og_gen_point){2 * middle.x - p.x, 2 * middle.y - p.y, 2 * middle.z - p.z});
  }
}

void og_gen_paths_roots(og_gen_turn *turn, og_gen_case *c) {
  if (turn->group % 4 < 2) add_double_root(turn, c);
  else add_triple_root(turn, c);
}

// At 1/2 the triangle is a segment, or the edges are parallel: the others are on it, or beside it.
void og_gen_paths_parallel(og_gen_turn *turn, og_gen_case *c) {
  const double x = turn->group % 4 < 2 ? 0.5 : 5, slope = (double)og_random_integer(&turn->random, 1, 3);
  if (has_edges(c)) {
    for (int k = 0; k < 2; k++) add_path(c, (og_gen_point){2 * k, 0, 0}, (og_gen_point){2 * k, 0, 0});
    add_path(c, (og_gen_point){x, 0, 1}, (og_gen_point){x, 0, -1});
    add_path(c, (og_gen_point){x + 2, slope, 1}, (og_gen_point){x + 2, -slope, -1});
    return;
  }
  add_path(c, (og_gen_point){x, 0, 1}, (og_gen_point){x, 0, -1});
  for (int k = 0; k < 2; k++) add_path(c, (og_gen_point){2 * k, 0, 0}, (og_gen_point){2 * k, 0, 0});
  add_path(c, (og_gen_point){1, slope, 0}, (og_gen_point){1, -slope, 0});
}

// Corners on one line or in one place at both ends of time; edges without length, or on parallel lines.
void og_gen_paths_degenerate(og_gen_turn *turn, og_gen_case *c) {
  const int kind = (int)og_random_integer(&turn->random, 0, 2);
  og_gen_point start[4], end[4];
  const og_gen_point way = og_gen_draw_integers(&turn->random, -1, 1);
  const int split = has_edges(c) ? 2 : 1;
  for (int k = 0; k < 4; k++) {
    start[k] = og_gen_draw_integers(&turn->random, -1, 1);
    end[k] = og_gen_draw_integers(&turn->random, -1, 1);
  }
  for (int k = 0; k < 4; k++) {
    const int first = k < split ? 0 : split;
    if (k == first || (kind == 0 && k < split)) continue;
    const double along = kind == 0 ? 0 : (double)og_random_integer(&turn->random, 1, 2);
    start[k] =
        (og_gen_point){start[first].x + along * way.x, start[first].y + along * way.y, start[first].z + along * way.z};
    if (kind == 2) end[k] = (og_gen_point){end[first].x + along, end[first].y, end[first].z};
    else
      end[k] = (og_gen_point){end[first].x + along * way.x, end[first].y + along * way.y, end[first].z + along * way.z};
  }
  for (int k = 0; k < 4; k++) add_path(c, start[k], end[k]);
}

// Paths within the plane z = 0, or one that is not along the axes.
void og_gen_paths_planar(og_gen_turn *turn, og_gen_case *c) {
  if (turn->group % 4 < 2) {
    add_turning(c, (double)og_random_integer(&turn->random, 1, 7) / 8, true);
    return;
  }
  const double tilt = og_random_flip(&turn->random) ? 1 : 0;
  for (int k = 0; k < 4; k++) {
    const og_gen_point p = og_gen_draw_integers(&turn->random, -2, 2), q = og_gen_draw_integers(&turn->random, -2, 2);
    add_path(c, (og_gen_point){p.x, p.y, tilt * (p.x + p.y)}, (og_gen_point){q.x, q.y, tilt * (q.x + q.y)});
  }
}

// Nothing moves, or all that is A's moves alike, so that the cubic has a lower degree. They share a point at first, or
// not.
void og_gen_paths_still(og_gen_turn *turn, og_gen_case *c) {
  const bool moves = turn->group % 4 >= 2;
  const og_gen_point v = og_gen_draw_integers(&turn->random, -3, 3);
  const int split = has_edges(c) ? 2 : 1;
  const og_gen_point first = og_gen_draw_integers(&turn->random, -1, 1);
  for (int k = 0; k < 4; k++) {
    const og_gen_point other = og_gen_draw_integers(&turn->random, -1, 1);
    const og_gen_point p = k == 0 || (k == split && turn->group % 8 < 4) ? first : other;
    add_path(c, p, moves && k < split ? (og_gen_point){p.x + v.x, p.y + v.y, p.z + v.z} : p);
  }
}

// A ends on B, an ulp before it, an ulp behind it.
void og_gen_paths_ulp(og_gen_turn *turn, og_gen_case *c) {
  const double z = og_random_between(&turn->random, 1, 2);
  const double last = turn->member == 0 ? z : nextafter(z, turn->member == 1 ? 8 : -8);
  const double x = og_random_between(&turn->random, 0.25, 0.5), far = has_edges(c) ? 1 : 0;
  for (int k = 0; k <= far; k++)
    add_path(c, (og_gen_point){k == 0 ? x : -x, x, 4}, (og_gen_point){k == 0 ? x : -x, x, last});
  const og_gen_point corner[3] = {{0, -far, z}, {far == 0 ? 1 : 0, far, z}, {0, 1, z}};
  for (int k = 0; k < (has_edges(c) ? 2 : 3); k++) add_path(c, corner[k], corner[k]);
}

void og_gen_paths_extreme(og_gen_turn *turn, og_gen_case *c) {
  for (int k = 0; k < 4; k++) {
    double x[6];
    for (int i = 0; i < 6; i++) {
      const double size = og_random_flip(&turn->random) ? og_random_scaled(&turn->random, -1000, -990)
                                                        : og_random_scaled(&turn->random, 1015, 1022);
      x[i] = og_random_flip(&turn->random) ? size : -size;
    }
    add_path(c, (og_gen_point){x[0], x[1], x[2]}, (og_gen_point){x[3], x[4], x[5]});
  }
}

// Two edges of which a contact just before the end is 2^-124 away from another root of the height.
static void add_shrinking_edges(og_gen_case *c) {
  const og_gen_point place = {0.5, 0.25, -0.5}, last = {2, 4, -4};
  add_path(c, (og_gen_point){0x1p79, 0x1.0000000000007p80, -0x1p80}, place);
  add_path(c, (og_gen_point){0x1p79, 0x1p80, -0x1p80}, (og_gen_point){2, 1, 3});
  add_path(c, (og_gen_point){0x1p79, 0x1.ffffffffffffbp77, 0x1.8p79}, place);
  add_path(c, last, last);
}

// From about 2^79 apart, in nearly one plane, all but B's last point run onto one place or near it.
void og_gen_paths_shrink(og_gen_turn *turn, og_gen_case *c) {
  const int split = has_edges(c) ? 2 : 1;
  if (has_edges(c) && turn->group < 2) {
    add_shrinking_edges(c);
    return;
  }
  for (int k = 0; k < 4; k++) {
    const og_gen_point near = og_gen_draw_integers(&turn->random, -3, 3);
    const double ulps = (double)og_random_integer(&turn->random, -8, 8) * 0x1p-52;
    const og_gen_point of_a = {0x1p79, 0x1p80 * (1 + ulps), -0x1p80},
                       of_b = {0x1p79, 0x1p78 * (1 + ulps), near.z * 0x1p78};
    if (k == 3) add_path(c, near, near);
    else add_path(c, k < split ? of_a : of_b, k == 0 || k == split ? (og_gen_point){0.5, 0.25, -0.5} : near);
  }
}
