#include "tool/study/crowds.h"

#include "tool/study/scatter.h"

enum { CROWD = 40, CLUSTERS = 5 };

typedef struct draft {
  og_crowd *crowd;
  og_random *random;
  og_scatter_point half; // sides of the box
  og_scatter_turn turn;
} draft;

const char *og_crowd_name(og_crowd_kind kind) {
  static const char *const names[OG_CROWD_KINDS] = {
      "corners of a box", "in a ball",      "in a box",       "in five clusters",   "crowd inside",
      "crowd on a face",  "crowd on a rim", "a corner moved", "segment and points",
  };
  return names[kind];
}

static double between(draft *d, double lo, double hi) { return og_random_between(d->random, lo, hi); }

// In the frame of the set; turned and rounded.
static void add(draft *d, og_scatter_point p) {
  if (d->crowd->axes == 2) p.x[2] = 0;
  d->crowd->point[d->crowd->count++] = og_scatter_rounded(og_scatter_turned(&d->turn, p));
}

static og_scatter_point in_half(const draft *d, double x, double y, double z) {
  return (og_scatter_point){{x * d->half.x[0], y * d->half.x[1], z * d->half.x[2]}};
}

static int corners_of(const draft *d) { return 1 << d->crowd->axes; }

static og_scatter_point corner(const draft *d, int k) {
  return in_half(d, k & 1 ? 1 : -1, k & 2 ? 1 : -1, k & 4 ? 1 : -1);
}

static void add_corners(draft *d, int from) {
  for (int k = from; k < corners_of(d); k++) add(d, corner(d, k));
}

static double square_of(const draft *d, og_scatter_point p) {
  return p.x[0] * p.x[0] + p.x[1] * p.x[1] + (d->crowd->axes == 3 ? p.x[2] * p.x[2] : 0);
}

static og_scatter_point in_ball(draft *d) {
  for (;;) {
    const og_scatter_point p = og_scatter_cube(d->random);
    if (square_of(d, p) <= 1) return p;
  }
}

static void add_clusters(draft *d) {
  for (int k = 0; k < CLUSTERS; k++) {
    const og_scatter_point centre = og_scatter_cube(d->random);
    for (int n = 0; n < CROWD / CLUSTERS; n++) add(d, og_scatter_moved(centre, 0.125, og_scatter_cube(d->random)));
  }
}

// A quarter or an eighth of a sphere in place of the first corner: every point of it is a corner of the hull.
static void round_corner(draft *d) {
  double least = 1;
  for (int i = 0; i < d->crowd->axes; i++) least = d->half.x[i] < least ? d->half.x[i] : least;
  const og_scatter_point centre = og_scatter_moved(corner(d, 0), least / 8, (og_scatter_point){{1, 1, 1}});
  for (int k = 0; k < CROWD; k++) {
    og_scatter_point way = og_scatter_direction(d->random);
    if (d->crowd->axes == 2) way = og_scatter_circle(between(d, 0, 1));
    for (int i = 0; i < 3; i++) way.x[i] = way.x[i] > 0 ? -way.x[i] : way.x[i];
    add(d, og_scatter_moved(centre, least / 8, way));
  }
}

static void add_segment(draft *d) {
  for (int k = 0; k < CROWD; k++) add(d, (og_scatter_point){{k / (CROWD / 2.0) - 1, 0, 0}});
  for (int k = 0; k < d->crowd->axes; k++) {
    og_scatter_point p = og_scatter_cube(d->random);
    p.x[1] = (k % 2 == 0 ? 1 : -1) * between(d, 0.1, 0.5);
    p.x[2] /= 2;
    add(d, p);
  }
}

static void add_crowd(draft *d, og_crowd_kind kind) {
  for (int k = 0; k < CROWD; k++) {
    const double t = between(d, -0.9, 0.9);
    const og_scatter_point p = og_scatter_cube(d->random);
    if (kind == OG_CROWD_INSIDE) add(d, og_scatter_moved(in_half(d, t, t, t), 0.01, p));
    else if (kind == OG_CROWD_ON_FACE) add(d, in_half(d, 1, p.x[1], p.x[2]));
    else add(d, kind == OG_CROWD_IN_BALL ? in_ball(d) : in_half(d, p.x[0], p.x[1], p.x[2]));
  }
}

static void begin(draft *d, og_crowd_kind kind) {
  const og_scatter_point z = {{0, 0, 1}};
  const bool cube = kind == OG_CROWD_ON_FACE || kind == OG_CROWD_SEGMENT;
  for (int i = 0; i < 3; i++) d->half.x[i] = i == 0 || cube ? 1 : between(d, 0.125, 1);
  const og_scatter_point axis = d->crowd->axes == 2 ? z : og_scatter_direction(d->random);
  d->turn = og_scatter_turn_about(axis, between(d, -1, 1));
  for (int i = 0; i < 3; i++) {
    const og_scatter_point unit = {{i == 0, i == 1, i == 2}};
    d->crowd->frame.row[i] = og_scatter_rounded(og_scatter_turned(&d->turn, unit));
  }
}

void og_crowd_draw(og_crowd *crowd, og_crowd_kind kind, int axes, og_random *random) {
  draft d = {.crowd = crowd, .random = random};
  crowd->axes = axes;
  crowd->count = 0;
  begin(&d, kind);
  switch (kind) {
  case OG_CROWD_CLUSTERS: add_clusters(&d); return;
  case OG_CROWD_SEGMENT: add_segment(&d); return;
  case OG_CROWD_MOVED: {
    const double t = between(&d, 0.2, 0.8);
    add(&d, in_half(&d, -t, -t, -t));
    add_corners(&d, 1);
    return;
  }
  case OG_CROWD_ON_RIM:
    round_corner(&d);
    add_corners(&d, 1);
    return;
  case OG_CROWD_CORNERS: add_corners(&d, 0); return;
  case OG_CROWD_INSIDE:
  case OG_CROWD_ON_FACE: add_corners(&d, 0); break;
  default: break;
  }
  add_crowd(&d, kind);
}
