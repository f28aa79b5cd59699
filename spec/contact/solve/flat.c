#include "spec/contact/solve/flat.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_flat_list_init(og_flat_list *list) { memset(list, 0, sizeof *list); }

void og_flat_list_clear(og_flat_list *list) {
  for (size_t k = 0; k < list->room; k++) {
    og_int_clear(&list->at[k].x);
    og_int_clear(&list->at[k].y);
    og_int_clear(&list->at[k].w);
  }
  free(list->at);
}

og_flat_point *og_flat_list_add(og_flat_list *list) {
  if (list->count == list->room) {
    const size_t before = list->room;
    list->room = og_doubled(before);
    list->at = og_grow(list->at, list->room, sizeof *list->at);
    for (size_t k = before; k < list->room; k++) {
      og_int_init(&list->at[k].x);
      og_int_init(&list->at[k].y);
      og_int_init(&list->at[k].w);
    }
  }
  return &list->at[list->count++];
}

void og_flat_point_set(og_flat_point *r, const og_flat_point *p) {
  og_int_set(&r->x, &p->x);
  og_int_set(&r->y, &p->y);
  og_int_set(&r->w, &p->w);
  r->near[0] = p->near[0];
  r->near[1] = p->near[1];
  r->number = p->number;
}

void og_flat_init(og_flat *flat) {
  memset(flat, 0, sizeof *flat);
  og_int_init(&flat->value);
  for (int k = 0; k < 4; k++) og_int_init(&flat->term[k]);
}

void og_flat_clear(og_flat *flat) {
  og_int_clear(&flat->value);
  for (int k = 0; k < 4; k++) og_int_clear(&flat->term[k]);
  free(flat->order);
  free(flat->merged);
}

// ---- signs ----

static bool is_whole(const og_flat_point *p) { return mpz_cmp_ui(p->w.z, 1) == 0; }

int og_flat_turn(og_flat *f, const og_flat_point *p, const og_flat_point *q, const og_flat_point *r) {
  og_int *t = f->term;
  if (is_whole(p) && is_whole(q)) { // (q - p) x (r - w p)
    og_int_sub(&t[0], &q->x, &p->x);
    og_int_sub(&t[1], &q->y, &p->y);
    og_int_set(&t[2], &r->x);
    og_int_submul(&t[2], &r->w, &p->x);
    og_int_set(&t[3], &r->y);
    og_int_submul(&t[3], &r->w, &p->y);
    og_int_mul(&f->value, &t[0], &t[3]);
    og_int_submul(&f->value, &t[1], &t[2]);
    return og_int_sign(&f->value);
  }
  og_int_mul(&t[0], &q->y, &r->w);
  og_int_submul(&t[0], &q->w, &r->y);
  og_int_mul(&f->value, &p->x, &t[0]);
  og_int_mul(&t[0], &q->x, &r->w);
  og_int_submul(&t[0], &q->w, &r->x);
  og_int_submul(&f->value, &p->y, &t[0]);
  og_int_mul(&t[0], &q->x, &r->y);
  og_int_submul(&t[0], &q->y, &r->x);
  og_int_addmul(&f->value, &p->w, &t[0]);
  return og_int_sign(&f->value);
}

// Each `near` is within 2^-48 of the truth, at most 1 in size or a little more: differences are within 2^-46.9, at most
// 2.01 in size, so the area is within 2^-43.8.
int og_flat_side(og_flat *f, const og_flat_point *p, const og_flat_point *q, const og_flat_point *r) {
  const double ux = q->near[0] - p->near[0], uy = q->near[1] - p->near[1], vx = r->near[0] - p->near[0],
               vy = r->near[1] - p->near[1];
  const double area = ux * vy - uy * vx;
  return area > 0x1p-43 ? 1 : area < -0x1p-43 ? -1 : og_flat_turn(f, p, q, r);
}

static int compare_quotients(og_flat *f, const og_int *x, const og_int *w, const og_int *other_x,
                             const og_int *other_w) {
  og_int_mul(&f->term[0], x, other_w);
  og_int_mul(&f->term[1], other_x, w);
  return og_int_compare(&f->term[0], &f->term[1]);
}

int og_flat_compare(og_flat *f, const og_flat_point *p, const og_flat_point *q) {
  const double apart = p->near[0] - q->near[0];
  if (apart > 0x1p-46 || apart < -0x1p-46) return apart > 0 ? 1 : -1;
  const int order = compare_quotients(f, &p->x, &p->w, &q->x, &q->w);
  return order != 0 ? order : compare_quotients(f, &p->y, &p->w, &q->y, &q->w);
}

// ---- the hull ----

static void make_room(og_flat *f, size_t count) {
  if (count <= f->room) return;
  f->order = og_grow(f->order, count, sizeof *f->order);
  f->merged = og_grow(f->merged, count, sizeof *f->merged);
  f->room = count;
}

static void merge(og_flat *f, const og_flat_list *points, size_t begin, size_t middle, size_t end) {
  size_t left = begin, right = middle;
  for (size_t k = begin; k < end; k++) {
    const bool takes_left = right == end || (left < middle && og_flat_compare(f, &points->at[f->order[left]],
                                                                              &points->at[f->order[right]]) <= 0);
    f->merged[k] = f->order[takes_left ? left++ : right++];
  }
}

// Equal points stay in their order.
static void sort(og_flat *f, const og_flat_list *points) {
  const size_t count = points->count;
  for (size_t k = 0; k < count; k++) f->order[k] = (uint32_t)k;
  for (size_t run = 1; run < count; run *= 2) {
    for (size_t begin = 0; begin < count; begin += 2 * run) {
      const size_t middle = begin + run < count ? begin + run : count;
      merge(f, points, begin, middle, middle + run < count ? middle + run : count);
    }
    uint32_t *sorted = f->merged;
    f->merged = f->order;
    f->order = sorted;
  }
}

static void drop_repeated(og_flat *f, const og_flat_list *points, size_t *count) {
  size_t kept = 1;
  for (size_t k = 1; k < *count; k++)
    if (og_flat_compare(f, &points->at[f->order[kept - 1]], &points->at[f->order[k]]) != 0)
      f->order[kept++] = f->order[k];
  *count = kept;
}

// Appends a point to the chain that began at `start`, without the corners that it hides.
static void extend(og_flat *f, og_flat_list *hull, size_t start, const og_flat_point *p) {
  while (hull->count >= start + 2 && og_flat_side(f, &hull->at[hull->count - 2], &hull->at[hull->count - 1], p) <= 0)
    hull->count--;
  og_flat_point_set(og_flat_list_add(hull), p);
}

void og_flat_hull(og_flat *f, const og_flat_list *points, og_flat_list *hull) {
  size_t count = points->count;
  hull->count = 0;
  if (count == 0) return;
  make_room(f, count);
  sort(f, points);
  drop_repeated(f, points, &count);
  for (size_t k = 0; k < count; k++) extend(f, hull, 0, &points->at[f->order[k]]);
  const size_t top = hull->count - 1;
  for (size_t k = count - 1; k-- > 0;) extend(f, hull, top, &points->at[f->order[k]]);
  if (count > 1) hull->count--; // the least is there again
}

// ---- inside ----

bool og_flat_line_holds(og_flat *f, const og_flat_list *hull, const og_flat_point *p) {
  const og_flat_point *first = &hull->at[0], *last = &hull->at[hull->count - 1];
  return og_flat_turn(f, first, last, p) == 0 && og_flat_compare(f, first, p) <= 0 && og_flat_compare(f, p, last) <= 0;
}
