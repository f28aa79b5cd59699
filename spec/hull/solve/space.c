// Points that span space: quickhull. The faces are triangles; each point outside waits at a face beyond whose plane it
// lies. The farthest of a face's points joins: the faces that it sees go, and it is joined to the edge of what is left.

#include <stdlib.h>

#include "spec/hull/solve/search.h"
#include "spec/number/allocation.h"

#define NOBODY UINT32_MAX // no point, no face

typedef struct face {
  uint32_t corner[3];
  uint32_t beside[3]; // the face at the edge from corner k to the next
  uint32_t waiting;   // the first of its points, or NOBODY
  uint32_t farthest;
  double most; // how far, about
  bool is_there;
  size_t seen_in; // the step in which it was last looked at, and whether it was seen
  bool is_seen;
} face;

typedef struct quickhull {
  og_hull_search *search;
  face *face;
  size_t face_count, face_room;
  uint32_t *spare, *seen, *edge_face, *to_do; // lists of faces: free ones, seen ones, new ones, those to be looked at
  size_t spare_count, spare_room, seen_count, seen_room, new_count, new_room, to_do_count, to_do_room;
  uint32_t *next;  // behind each point that waits
  uint32_t *start; // of the new faces, that whose first corner this point is
} quickhull;

static void list_add(uint32_t **list, size_t *count, size_t *room, uint32_t number) {
  if (*count == *room) {
    *room = og_doubled(*room);
    *list = og_grow(*list, *room, sizeof **list);
  }
  (*list)[(*count)++] = number;
}

// ---- faces ----

static uint32_t add_face(quickhull *q, uint32_t a, uint32_t b, uint32_t c) {
  uint32_t number;
  if (q->spare_count > 0) {
    number = q->spare[--q->spare_count];
  } else {
    if (q->face_count == q->face_room) {
      q->face_room = og_doubled(q->face_room);
      q->face = og_grow(q->face, q->face_room, sizeof *q->face);
    }
    number = (uint32_t)q->face_count++;
  }
  q->face[number] = (face){.corner = {a, b, c}, .waiting = NOBODY, .farthest = NOBODY, .most = -1, .is_there = true};
  list_add(&q->edge_face, &q->new_count, &q->new_room, number);
  return number;
}

static int look(quickhull *q, const face *f, uint32_t point, double *height) {
  return og_side(&q->search->sides, f->corner[0], f->corner[1], f->corner[2], point, height);
}

// Takes from the list the points beyond the face's plane; returns what is left.
static uint32_t take_waiting(quickhull *q, uint32_t number, uint32_t list) {
  face *f = &q->face[number];
  uint32_t left = NOBODY;
  for (uint32_t point = list, next; point != NOBODY; point = next) {
    double height;
    next = q->next[point];
    uint32_t *into = &left;
    if (look(q, f, point, &height) > 0) {
      into = &f->waiting;
      // The first of equal points joins; the others are beyond no face then.
      if (f->farthest == NOBODY || height > f->most || (height == f->most && point < f->farthest)) {
        f->most = height;
        f->farthest = point;
      }
    }
    q->next[point] = *into;
    *into = point;
  }
  return left;
}

// The points find a place at the new faces; those that find none lie within. The face that took its points last has its
// turn first. So whatever point joins is beyond no face whose turn is still to come: such a face took all points beyond
// it, of those that waited for a place then, and the others' turn comes later. A face with points never goes before.
static void spread(quickhull *q, uint32_t list) {
  for (size_t k = 0; k < q->new_count; k++) {
    const uint32_t number = q->edge_face[k];
    list = take_waiting(q, number, list);
    if (q->face[number].waiting != NOBODY) list_add(&q->to_do, &q->to_do_count, &q->to_do_room, number);
  }
  q->new_count = 0;
}

// ---- the first four points ----

static void start_with(quickhull *q, const uint32_t simplex[4]) {
  static const uint32_t beside[4][3] = {{1, 2, 3}, {0, 3, 2}, {0, 1, 3}, {0, 2, 1}};
  const bool beyond = og_side(&q->search->sides, simplex[0], simplex[1], simplex[2], simplex[3], NULL) > 0;
  const uint32_t a = simplex[0], b = simplex[beyond ? 2 : 1], c = simplex[beyond ? 1 : 2], d = simplex[3];
  add_face(q, a, b, c);
  add_face(q, b, a, d);
  add_face(q, c, b, d);
  add_face(q, a, c, d);
  for (size_t k = 0; k < 4; k++)
    for (size_t i = 0; i < 3; i++) q->face[k].beside[i] = beside[k][i];
  uint32_t list = NOBODY;
  for (uint32_t point = (uint32_t)q->search->points->count; point-- > 0;) {
    if (point == a || point == b || point == c || point == d) continue;
    q->next[point] = list;
    list = point;
  }
  spread(q, list);
}

// ---- a point joins ----

static bool sees(quickhull *q, uint32_t number, uint32_t point) {
  face *f = &q->face[number];
  if (f->seen_in != q->search->steps) {
    f->seen_in = q->search->steps;
    f->is_seen = look(q, f, point, NULL) > 0;
    if (f->is_seen) list_add(&q->seen, &q->seen_count, &q->seen_room, number);
  }
  return f->is_seen;
}

// All faces that the point sees: they hang together.
static void find_seen(quickhull *q, uint32_t from, uint32_t point) {
  q->seen_count = 0;
  sees(q, from, point);
  for (size_t k = 0; k < q->seen_count; k++)
    for (int i = 0; i < 3; i++) sees(q, q->face[q->seen[k]].beside[i], point);
}

static void replace_beside(face *f, uint32_t corner, uint32_t number) {
  for (int i = 0; i < 3; i++)
    if (f->corner[i] == corner) f->beside[i] = number;
}

// A face from each edge between seen and not seen to the point.
static void add_cone(quickhull *q, uint32_t point) {
  for (size_t k = 0; k < q->seen_count; k++)
    for (int i = 0; i < 3; i++) {
      const face seen = q->face[q->seen[k]];
      const uint32_t behind = seen.beside[i], from = seen.corner[i], to = seen.corner[(i + 1) % 3];
      if (q->face[behind].is_seen && q->face[behind].seen_in == q->search->steps) continue;
      const uint32_t number = add_face(q, from, to, point);
      q->face[number].beside[0] = behind;
      replace_beside(&q->face[behind], to, number);
      q->start[from] = number;
    }
  for (size_t k = 0; k < q->new_count; k++) {
    const uint32_t number = q->edge_face[k], after = q->start[q->face[number].corner[1]];
    q->face[number].beside[1] = after;
    q->face[after].beside[2] = number;
  }
}

// Takes the seen faces away; returns their points.
static uint32_t drop_seen(quickhull *q, uint32_t without) {
  uint32_t list = NOBODY;
  for (size_t k = 0; k < q->seen_count; k++) {
    face *f = &q->face[q->seen[k]];
    for (uint32_t point = f->waiting, next; point != NOBODY; point = next) {
      next = q->next[point];
      if (point == without) continue;
      q->next[point] = list;
      list = point;
    }
    f->is_there = false;
    list_add(&q->spare, &q->spare_count, &q->spare_room, q->seen[k]);
  }
  return list;
}

static void join_farthest(quickhull *q, uint32_t number) {
  const uint32_t point = q->face[number].farthest;
  q->search->steps++;
  find_seen(q, number, point);
  add_cone(q, point);
  spread(q, drop_seen(q, point));
}

// ---- facets: coplanar faces that hang together ----

typedef struct patch {
  uint32_t *member; // of each face, the patch that it belongs to
  uint32_t *face;   // the faces of the patch at hand
  uint32_t *to;     // of each corner of its outline, the next one
  size_t count;
} patch;

static uint32_t third_corner(const face *f, uint32_t from) {
  int i = 0;
  while (f->corner[i] != from) i++;
  return f->corner[(i + 2) % 3];
}

static void grow_patch(quickhull *q, patch *p, uint32_t from) {
  const face *seed = &q->face[from];
  p->count = 0;
  p->face[p->count++] = from;
  p->member[from] = from;
  for (size_t k = 0; k < p->count; k++)
    for (int i = 0; i < 3; i++) {
      const face *f = &q->face[p->face[k]];
      const uint32_t other = f->beside[i];
      if (p->member[other] != NOBODY) continue;
      if (look(q, seed, third_corner(&q->face[other], f->corner[(i + 1) % 3]), NULL) != 0) continue;
      p->member[other] = from;
      p->face[p->count++] = other;
    }
}

// Sets the outline; returns a point of it.
static uint32_t set_outline(const quickhull *q, patch *p, uint32_t name) {
  uint32_t somewhere = NOBODY;
  for (size_t k = 0; k < p->count; k++)
    for (int i = 0; i < 3; i++) {
      const face *f = &q->face[p->face[k]];
      if (p->member[f->beside[i]] == name) continue;
      somewhere = f->corner[i];
      p->to[somewhere] = f->corner[(i + 1) % 3];
    }
  return somewhere;
}

static bool is_straight(og_sides *s, const og_ivec *before, const og_ivec *at, const og_ivec *after, og_ivec *product) {
  og_ivec_sub(&s->arm, at, before);
  og_ivec_sub(&s->other, after, before);
  og_ivec_cross(product, &s->arm, &s->other);
  return og_ivec_is_zero(product);
}

static void add_outline(quickhull *q, const patch *p, uint32_t first, og_facets *facets, og_ivec *product) {
  const og_ivec *at = q->search->points->at;
  uint32_t before = first, corner = p->to[first];
  do {
    const uint32_t after = p->to[corner];
    if (!is_straight(&q->search->sides, &at[before], &at[corner], &at[after], product)) og_facets_add(facets, corner);
    before = corner;
    corner = after;
  } while (before != first);
  og_facets_end(facets);
}

static void add_patches(quickhull *q, og_facets *facets) {
  og_ivec product;
  og_ivec_init(&product);
  patch p = {.member = og_grow(NULL, q->face_count, sizeof *p.member),
             .face = og_grow(NULL, q->face_count, sizeof *p.face),
             .to = q->start};
  for (size_t k = 0; k < q->face_count; k++) p.member[k] = NOBODY;
  for (uint32_t k = 0; k < q->face_count; k++) {
    if (!q->face[k].is_there || p.member[k] != NOBODY) continue;
    grow_patch(q, &p, k);
    const uint32_t first = set_outline(q, &p, k);
    add_outline(q, &p, first, facets, &product);
  }
  free(p.member);
  free(p.face);
  og_ivec_clear(&product);
}

void og_hull_search_space(og_hull_search *search, og_hull_certificate *certificate) {
  const size_t points = search->points->count;
  quickhull q = {
      .search = search, .next = og_grow(NULL, points, sizeof *q.next), .start = og_grow(NULL, points, sizeof *q.start)};
  start_with(&q, certificate->simplex);
  while (q.to_do_count > 0) join_farthest(&q, q.to_do[--q.to_do_count]);
  add_patches(&q, &certificate->facets);
  og_facets_sort(&certificate->facets);
  free(q.face);
  free(q.spare);
  free(q.seen);
  free(q.edge_face);
  free(q.to_do);
  free(q.next);
  free(q.start);
}
