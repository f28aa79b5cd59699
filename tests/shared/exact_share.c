#include "tests/shared/exact_share.h"

// ---- points ----

enum { MOST = 9 }; // 3 corners and one for each of six cuts

typedef struct exact_corner {
  mpq_t c[3];
} exact_corner;

typedef struct exact_polygon {
  int count;
  exact_corner at[MOST + 1];
} exact_polygon;

static void init_polygon(exact_polygon *p) {
  p->count = 0;
  for (int k = 0; k <= MOST; k++)
    for (int i = 0; i < 3; i++) mpq_init(p->at[k].c[i]);
}

static void clear_polygon(exact_polygon *p) {
  for (int k = 0; k <= MOST; k++)
    for (int i = 0; i < 3; i++) mpq_clear(p->at[k].c[i]);
}

static void set_corner(exact_corner *r, og_vec3 p) {
  mpq_set_d(r->c[0], (double)p.x);
  mpq_set_d(r->c[1], (double)p.y);
  mpq_set_d(r->c[2], (double)p.z);
}

static void copy_corner(exact_corner *r, const exact_corner *p) {
  for (int i = 0; i < 3; i++) mpq_set(r->c[i], p->c[i]);
}

// ---- cutting ----

static void set_crossing(exact_corner *r, const exact_corner *p, const exact_corner *q, int axis, const mpq_t at) {
  mpq_t t, d;
  mpq_inits(t, d, NULL);
  mpq_sub(t, at, p->c[axis]);
  mpq_sub(d, q->c[axis], p->c[axis]);
  mpq_div(t, t, d);
  for (int i = 0; i < 3; i++) {
    mpq_sub(d, q->c[i], p->c[i]);
    mpq_mul(d, d, t);
    mpq_add(r->c[i], p->c[i], d);
  }
  mpq_clears(t, d, NULL);
}

// What of the polygon lies at or above the number (up), or at or below it.
static void cut(exact_polygon *out, const exact_polygon *in, int axis, bool up, const mpq_t at) {
  out->count = 0;
  for (int k = 0; k < in->count; k++) {
    const exact_corner *p = &in->at[k], *q = &in->at[(k + 1) % in->count];
    const int of_p = mpq_cmp(p->c[axis], at) * (up ? 1 : -1), of_q = mpq_cmp(q->c[axis], at) * (up ? 1 : -1);
    if (of_p >= 0) copy_corner(&out->at[out->count++], p);
    if ((of_p > 0 && of_q < 0) || (of_p < 0 && of_q > 0)) set_crossing(&out->at[out->count++], p, q, axis, at);
  }
}

// ---- volumes ----

// Twice the area across x, signed, and six times the volume from the floor to the polygon.
static void add_columns(mpq_t area, mpq_t volume, const exact_polygon *p, const mpq_t floor) {
  mpq_t u[4], part, height;
  for (int i = 0; i < 4; i++) mpq_init(u[i]);
  mpq_inits(part, height, NULL);
  for (int k = 1; k + 1 < p->count; k++) {
    const exact_corner *a = &p->at[0], *b = &p->at[k], *c = &p->at[k + 1];
    mpq_sub(u[0], b->c[1], a->c[1]);
    mpq_sub(u[1], c->c[2], a->c[2]);
    mpq_sub(u[2], b->c[2], a->c[2]);
    mpq_sub(u[3], c->c[1], a->c[1]);
    mpq_mul(part, u[0], u[1]);
    mpq_mul(height, u[2], u[3]);
    mpq_sub(part, part, height);
    mpq_add(area, area, part);
    mpq_add(height, a->c[0], b->c[0]);
    mpq_add(height, height, c->c[0]);
    for (int i = 0; i < 3; i++) mpq_sub(height, height, floor);
    mpq_mul(part, part, height);
    mpq_add(volume, volume, part);
  }
  for (int i = 0; i < 4; i++) mpq_clear(u[i]);
  mpq_clears(part, height, NULL);
}

typedef struct share_room {
  exact_polygon a, b;
  mpq_t low[3], high[3], area, unused, sum;
} share_room;

static void add_triangle(share_room *r, const og_vec3 corner[3], og_scalar high) {
  r->a.count = 3;
  for (int k = 0; k < 3; k++) set_corner(&r->a.at[k], corner[k]);
  for (int axis = 1; axis < 3; axis++) {
    cut(&r->b, &r->a, axis, true, r->low[axis]);
    cut(&r->a, &r->b, axis, false, r->high[axis]);
  }
  cut(&r->b, &r->a, 0, true, r->high[0]);
  mpq_set_ui(r->area, 0, 1);
  add_columns(r->area, r->unused, &r->b, r->low[0]);
  // Above the box a column is as long as the box: 3 (high - low) times twice the area.
  mpq_sub(r->unused, r->high[0], r->low[0]);
  mpq_mul(r->area, r->area, r->unused);
  for (int i = 0; i < 3; i++) mpq_add(r->sum, r->sum, r->area);
  // A triangle in the upper side's plane has been counted.
  if (corner[0].x >= high && corner[1].x >= high && corner[2].x >= high) return;
  cut(&r->b, &r->a, 0, true, r->low[0]);
  cut(&r->a, &r->b, 0, false, r->high[0]);
  add_columns(r->unused, r->sum, &r->a, r->low[0]);
}

static bool is_beside(const og_vec3 c[3], og_aabb box) {
  const og_scalar y[2] = {og_min(c[0].y, og_min(c[1].y, c[2].y)), og_max(c[0].y, og_max(c[1].y, c[2].y))};
  const og_scalar z[2] = {og_min(c[0].z, og_min(c[1].z, c[2].z)), og_max(c[0].z, og_max(c[1].z, c[2].z))};
  return y[1] < box.lo.y || y[0] > box.hi.y || z[1] < box.lo.z || z[0] > box.hi.z;
}

void or_exact_share(mpq_t volume, const og_mesh *mesh, og_aabb box) {
  share_room r;
  exact_corner ends[2];
  init_polygon(&r.a);
  init_polygon(&r.b);
  mpq_inits(r.area, r.unused, r.sum, NULL);
  for (int i = 0; i < 3; i++) mpq_inits(r.low[i], r.high[i], ends[0].c[i], ends[1].c[i], NULL);
  set_corner(&ends[0], box.lo);
  set_corner(&ends[1], box.hi);
  for (int i = 0; i < 3; i++) {
    mpq_set(r.low[i], ends[0].c[i]);
    mpq_set(r.high[i], ends[1].c[i]);
  }
  for (int k = 0; k < mesh->triangles; k++) {
    og_vec3 corner[3];
    og_mesh_corners(mesh, k, corner);
    if (!is_beside(corner, box)) add_triangle(&r, corner, box.hi.x);
  }
  mpq_set_ui(volume, 1, 6);
  mpq_mul(volume, volume, r.sum);
  clear_polygon(&r.a);
  clear_polygon(&r.b);
  mpq_clears(r.area, r.unused, r.sum, NULL);
  for (int i = 0; i < 3; i++) mpq_clears(r.low[i], r.high[i], ends[0].c[i], ends[1].c[i], NULL);
}

void or_add_tetrahedron(mpq_t sum, og_vec3 o, og_vec3 a, og_vec3 b, og_vec3 c) {
  const og_vec3 of[3] = {a, b, c};
  exact_corner from, d[3];
  mpq_t p, q;
  mpq_inits(p, q, from.c[0], from.c[1], from.c[2], NULL);
  set_corner(&from, o);
  for (int k = 0; k < 3; k++) {
    for (int i = 0; i < 3; i++) mpq_init(d[k].c[i]);
    set_corner(&d[k], of[k]);
    for (int i = 0; i < 3; i++) mpq_sub(d[k].c[i], d[k].c[i], from.c[i]);
  }
  for (int i = 0; i < 3; i++) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    mpq_mul(p, d[1].c[j], d[2].c[k]);
    mpq_mul(q, d[1].c[k], d[2].c[j]);
    mpq_sub(p, p, q);
    mpq_mul(p, p, d[0].c[i]);
    mpq_add(sum, sum, p);
  }
  mpq_clears(p, q, from.c[0], from.c[1], from.c[2], NULL);
  for (int k = 0; k < 3; k++) mpq_clears(d[k].c[0], d[k].c[1], d[k].c[2], NULL);
}

void or_exact_volume(mpq_t volume, const og_mesh *mesh) {
  mpq_t sum;
  mpq_init(sum);
  for (int k = 0; k < mesh->triangles; k++) {
    og_vec3 c[3];
    og_mesh_corners(mesh, k, c);
    or_add_tetrahedron(sum, mesh->point[0], c[0], c[1], c[2]);
  }
  mpq_set_ui(volume, 1, 6);
  mpq_mul(volume, volume, sum);
  mpq_clear(sum);
}
