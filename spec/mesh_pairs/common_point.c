#include "spec/mesh_pairs/exact.h"

// v = point - weight corner: zero exactly where the point is the corner.
static void offset(og_ivec *v, const og_ivec *corner, const og_triangle_work *work) {
  og_ivec_set(v, &work->point);
  og_ivec_submul(v, &work->weight, corner);
}

// On the segment from a corner along its edge? The point is there where it is neither beside nor before nor beyond it.
static bool segment_holds(const og_ivec *corner, const og_ivec *edge, og_triangle_work *work) {
  og_ivec *from = &work->v[2], *beside = &work->v[3];
  og_int *along = &work->n[0], *whole = &work->n[1];
  offset(from, corner, work);
  if (og_ivec_is_zero(edge)) return og_ivec_is_zero(from);
  og_ivec_cross(beside, from, edge);
  if (!og_ivec_is_zero(beside)) return false;
  og_ivec_dot(along, from, edge);
  og_ivec_dot(whole, edge, edge);
  og_int_mul(whole, whole, &work->weight);
  return og_int_sign(along) >= 0 && og_int_compare(along, whole) <= 0;
}

bool og_triangle_holds(const og_triangle_frame *t, og_triangle_work *work) {
  og_ivec *from = &work->v[2], *turn = &work->v[3];
  og_int *side = &work->n[0];
  const bool proper = !og_ivec_is_zero(t->normal);
  for (int k = 0; k < 3 && !proper; k++)
    if (segment_holds(t->view->corner[k], &t->edge[k], work)) return true;
  if (!proper) return false;
  offset(from, t->view->corner[0], work);
  og_ivec_dot(side, from, t->normal);
  if (og_int_sign(side) != 0) return false;
  for (int k = 0; k < 3; k++) {
    offset(from, t->view->corner[k], work);
    og_ivec_cross(turn, &t->edge[k], from);
    og_ivec_dot(side, turn, t->normal);
    if (og_int_sign(side) < 0) return false;
  }
  return true;
}

static bool hold(const og_triangle_frame *a, const og_triangle_frame *b, og_triangle_work *work) {
  return og_triangle_holds(a, work) && og_triangle_holds(b, work);
}

// ---- corners ----

static bool corner_is_common(const og_triangle_frame *a, const og_triangle_frame *b, og_triangle_work *work) {
  for (int k = 0; k < 3; k++) {
    og_ivec_set(&work->point, a->view->corner[k]);
    og_int_set_si(&work->weight, 1);
    if (hold(a, b, work)) return true;
  }
  return false;
}

// ---- edges and planes ----

void og_height(og_int *height, const og_triangle_frame *plane, const og_ivec *point, og_triangle_work *work) {
  og_ivec_sub(&work->v[0], point, plane->view->corner[0]);
  og_ivec_dot(height, &work->v[0], plane->normal);
}

// With heights h and k of p and q on two sides, the point is (|k| p + |h| q) / (|h| + |k|).
bool og_cut_edge(const og_ivec *p, const og_ivec *q, const og_triangle_frame *plane, og_triangle_work *work) {
  og_int *h = &work->n[2], *k = &work->n[3];
  og_height(h, plane, p, work);
  og_height(k, plane, q, work);
  if (og_int_sign(h) * og_int_sign(k) >= 0) return false;
  if (og_int_sign(h) < 0) og_int_neg(h, h);
  if (og_int_sign(k) < 0) og_int_neg(k, k);
  og_ivec_scale(&work->point, k, p);
  og_ivec_addmul(&work->point, h, q);
  og_int_add(&work->weight, h, k);
  return true;
}

static bool edge_meets(const og_triangle_frame *a, const og_triangle_frame *b, og_triangle_work *work) {
  for (int k = 0; k < 3; k++)
    if (og_cut_edge(a->view->corner[k], a->view->corner[(k + 1) % 3], b, work) && hold(a, b, work)) return true;
  return false;
}

// ---- edges and edges ----

// The lines p + s d and q + t e with n = d x e not zero and (q - p) . n = 0 meet at s = ((q - p) x e) . n / n . n.
static bool cut_lines(const og_ivec *p, const og_ivec *d, const og_ivec *q, const og_ivec *e, og_triangle_work *work) {
  og_ivec *n = &work->v[0], *between = &work->v[1];
  og_int *s = &work->n[2];
  og_ivec_cross(n, d, e);
  if (og_ivec_is_zero(n)) return false;
  og_ivec_sub(between, q, p);
  og_ivec_dot(s, between, n);
  if (og_int_sign(s) != 0) return false;
  og_ivec_cross(&work->v[2], between, e);
  og_ivec_dot(s, &work->v[2], n);
  og_ivec_dot(&work->weight, n, n);
  og_ivec_scale(&work->point, &work->weight, p);
  og_ivec_addmul(&work->point, s, d);
  return true;
}

static bool edges_meet(const og_triangle_frame *a, const og_triangle_frame *b, og_triangle_work *work) {
  for (int k = 0; k < 3; k++)
    for (int l = 0; l < 3; l++)
      if (cut_lines(a->view->corner[k], &a->edge[k], b->view->corner[l], &b->edge[l], work) && hold(a, b, work))
        return true;
  return false;
}

bool og_find_point(const og_triangle_view *a, const og_triangle_view *b, og_triangle_work *work) {
  const og_triangle_frame of_a = {a, work->edge_a, &work->normal_a}, of_b = {b, work->edge_b, &work->normal_b};
  return corner_is_common(&of_a, &of_b, work) || corner_is_common(&of_b, &of_a, work) ||
         edge_meets(&of_a, &of_b, work) || edge_meets(&of_b, &of_a, work) || edges_meet(&of_a, &of_b, work);
}
