#include "ref/polytope/decompose.h"

#include "ref/polytope/solid_in_box.h"

enum { NONE = -1 };

typedef struct splitting {
  const og_mesh *mesh;
  og_decompose_room *room;
  og_decompose_claim claim;
} splitting;

// ---- hulls ----

// Six times the volume is a sum of determinants of three differences. Each is off by at most 9 half epsilons of the product
// of their L1 lengths.
static void measure_hull(og_decompose_part *part, const og_half_edge_mesh *hull) {
  og_scalar sum = 0, sizes = 0, products = 0;
  const og_vec3 o = hull->vertex[hull->edge[0].origin];
  /*@ loop invariant counter: 0 <= f <= hull->face_count;
      loop assigns f, sum, sizes, products;
      loop variant hull->face_count - f; */
  for (int f = 0; f < hull->face_count; f++) {
    og_vec3 d[3];
    og_scalar product = 1;
    /*@ loop invariant counter: 0 <= k <= 3;
        loop assigns k, d[0 .. 2], product;
        loop variant 3 - k; */
    for (int k = 0; k < 3; k++) {
      d[k] = og_sub(hull->vertex[hull->edge[3 * f + k].origin], o);
      product *= og_abs(d[k].x) + og_abs(d[k].y) + og_abs(d[k].z);
    }
    const og_scalar term = og_dot(d[0], og_cross(d[1], d[2]));
    sum += term;
    sizes += og_abs(term);
    products += product;
  }
  part->hull_volume = sum / 6;
  part->rounding += OG_SCALAR_EPSILON * ((og_scalar)hull->face_count * sizes + 8 * products);
}

// The hull of the first gathered points; false where they lie in one plane.
static bool make_hull(splitting *s, og_decompose_part *part, int count) {
  int joined;
  s->claim.hulls++;
  const og_outcome outcome = og_hull_quickhull(&s->room->hull, s->room->gathered, count, &s->room->quick, &joined);
  if (outcome != OG_OUTCOME_ANSWERED) return false;
  measure_hull(part, &s->room->hull);
  return true;
}

static int gather(const og_decompose_room *room, int from, int count) {
  /*@ loop assigns from, count, room->gathered[0 .. room->work - 1], room->origin[0 .. room->work - 1]; */
  for (; from != NONE && count < room->work; from = room->next[from]) {
    room->gathered[count] = room->point[from];
    room->origin[count++] = from;
  }
  return count;
}

// Whether the hull of the part is within the bound.
static bool is_convex_enough(const splitting *s, const og_decompose_part *part) {
  return part->hull_volume - part->volume <= s->claim.most + part->rounding;
}

// ---- cells ----

typedef enum cell_state { CELL_FULL, CELL_EMPTY, CELL_MADE } cell_state;

// Gathers the points of what lies in the cell, and measures it and its hull.
static cell_state measure_cell(splitting *s, og_aabb box, og_decompose_part *part) {
  const og_box_share share = og_solid_in_box(s->mesh, box, s->room->gathered, s->room->work);
  *part = (og_decompose_part){.volume = share.volume, .rounding = share.rounding, .first = NONE};
  if (share.points > s->room->work) return CELL_FULL;
  return make_hull(s, part, share.points) ? CELL_MADE : CELL_EMPTY;
}

// The corners of the hull just made become the part's points; false where they find no room.
static bool keep_points(splitting *s, og_decompose_part *part) {
  const og_decompose_room *room = s->room;
  /*@ loop invariant counter: 0 <= v;
      loop assigns v, part->first, s->claim.points, room->point[0 .. room->points - 1], room->next[0 .. room->points - 1];
      loop variant room->hull.vertex_count - v; */
  for (int v = 0; v < room->hull.vertex_count; v++) {
    if (room->hull.vertex_edge[v] == NONE) continue;
    if (s->claim.points == room->points) return false;
    const int point = s->claim.points++;
    room->point[point] = room->gathered[v];
    room->next[point] = part->first;
    part->first = point;
  }
  return true;
}

static og_scalar along(og_vec3 p, int axis) { return axis == 0 ? p.x : axis == 1 ? p.y : p.z; }

static void set_along(og_vec3 *p, int axis, og_scalar to) {
  if (axis == 0) p->x = to;
  else if (axis == 1) p->y = to;
  else p->z = to;
}

static int longest_side(og_aabb box) {
  const og_vec3 d = og_sub(box.hi, box.lo);
  return d.x >= d.y && d.x >= d.z ? 0 : d.y >= d.z ? 1 : 2;
}

static bool is_within(og_vec3 p, og_aabb box) {
  return box.lo.x <= p.x && p.x <= box.hi.x && box.lo.y <= p.y && p.y <= box.hi.y && box.lo.z <= p.z && p.z <= box.hi.z;
}

// The coordinate of a corner of the mesh in the cell, as near to the middle as there is, but no nearer to a side than a
// sixteenth: cells stay broad, and a side is halved after finitely many cuts.
static og_scalar cut_of(const splitting *s, og_aabb box, int axis) {
  const og_scalar low = along(box.lo, axis), wide = along(box.hi, axis) - low, middle = low + wide / 2;
  og_scalar best = middle, distance = wide * 7 / 16;
  /*@ loop invariant counter: 0 <= k <= s->mesh->points;
      loop assigns k, best, distance;
      loop variant s->mesh->points - k; */
  for (int k = 0; k < s->mesh->points; k++) {
    const og_vec3 p = s->mesh->point[k];
    const og_scalar off = og_abs(along(p, axis) - middle);
    if (off >= distance || !is_within(p, box)) continue;
    distance = off;
    best = along(p, axis);
  }
  return best;
}

// The cell keeps its lower half; the upper one is the next cell. False where there is no room, or no number in between.
static bool split(splitting *s, int cell) {
  og_aabb *low = &s->room->cell[cell].box;
  const int axis = longest_side(*low);
  const og_scalar at = cut_of(s, *low, axis);
  if (s->claim.cells == s->room->cells || !(along(low->lo, axis) < at && at < along(low->hi, axis))) return false;
  og_aabb high = *low;
  set_along(&high.lo, axis, at);
  set_along(&low->hi, axis, at);
  s->room->cell[s->claim.cells++] = (og_decompose_cell){high, NONE};
  return true;
}

// Splits the cell until its share is within the bound; that share becomes a part. False where the room is full.
static bool finish_cell(splitting *s, int cell) {
  og_decompose_part part;
  cell_state state = measure_cell(s, s->room->cell[cell].box, &part);
  /*@ loop assigns state, part, s->claim, s->room->cell[0 .. s->room->cells - 1];
      loop variant s->room->cells - s->claim.cells; */
  while (state == CELL_MADE && !is_convex_enough(s, &part)) {
    if (!split(s, cell)) return false;
    state = measure_cell(s, s->room->cell[cell].box, &part);
  }
  s->room->cell[cell].part = NONE;
  if (state != CELL_MADE) return state == CELL_EMPTY;
  if (!keep_points(s, &part)) return false;
  s->room->cell[cell].part = s->claim.parts;
  s->room->part[s->claim.parts++] = part;
  return true;
}

static bool finish_cells(splitting *s, og_aabb box) {
  s->room->cell[0] = (og_decompose_cell){box, NONE};
  s->claim.cells = 1;
  /*@ loop invariant counter: 0 <= cell <= s->claim.cells <= s->room->cells;
      loop assigns cell, s->claim, *s->room;
      loop variant s->room->cells - cell; */
  for (int cell = 0; cell < s->claim.cells; cell++)
    if (!finish_cell(s, cell)) return false;
  return true;
}

// ---- merging ----

// The part of both, with its hull made.
static og_decompose_part joined(splitting *s, int a, int b) {
  const og_decompose_part *p = &s->room->part[a], *q = &s->room->part[b];
  og_decompose_part both = {.volume = p->volume + q->volume, .rounding = p->rounding + q->rounding, .first = NONE};
  const int count = gather(s->room, q->first, gather(s->room, p->first, 0));
  // Never flat: neither of them is.
  (void)make_hull(s, &both, count);
  return both;
}

// The part with which the hull has least too much; NONE where no part stays within the bound.
static int best_partner(splitting *s, int part) {
  int best = NONE;
  og_scalar least = 0;
  /*@ loop invariant counter: 0 <= k <= s->claim.parts;
      loop assigns k, best, least, s->claim.hulls, *s->room;
      loop variant s->claim.parts - k; */
  for (int k = 0; k < s->claim.parts; k++) {
    if (k == part) continue;
    const og_decompose_part both = joined(s, part, k);
    const og_scalar excess = both.hull_volume - both.volume;
    if (!is_convex_enough(s, &both) || (best != NONE && excess >= least)) continue;
    best = k;
    least = excess;
  }
  return best;
}

// Of the hull just made, the points that are its corners: the list of the new part.
static int relink(const og_decompose_room *room) {
  int first = NONE;
  /*@ loop invariant counter: 0 <= v;
      loop assigns v, first, room->next[0 .. room->points - 1];
      loop variant room->hull.vertex_count - v; */
  for (int v = 0; v < room->hull.vertex_count; v++) {
    if (room->hull.vertex_edge[v] == NONE) continue;
    room->next[room->origin[v]] = first;
    first = room->origin[v];
  }
  return first;
}

static void renumber(splitting *s, int from, int to) {
  /*@ loop invariant counter: 0 <= k <= s->claim.cells;
      loop assigns k, s->room->cell[0 .. s->claim.cells - 1].part;
      loop variant s->claim.cells - k; */
  for (int k = 0; k < s->claim.cells; k++)
    if (s->room->cell[k].part == from) s->room->cell[k].part = to;
}

// Part a and part b become one, in the place of a; the last part takes the place of b.
static void merge(splitting *s, int a, int b) {
  const og_decompose_room *room = s->room;
  og_decompose_part both = joined(s, a, b);
  both.first = relink(room);
  room->part[a] = both;
  room->settled[a] = false;
  renumber(s, b, a);
  const int last = --s->claim.parts;
  room->part[b] = room->part[last];
  room->settled[b] = room->settled[last];
  renumber(s, last, b);
}

static int least_unsettled(const splitting *s) {
  int least = NONE;
  /*@ loop invariant counter: 0 <= k <= s->claim.parts;
      loop assigns k, least;
      loop variant s->claim.parts - k; */
  for (int k = 0; k < s->claim.parts; k++)
    if (!s->room->settled[k] && (least == NONE || s->room->part[k].volume < s->room->part[least].volume)) least = k;
  return least;
}

// Each step settles a part or takes one away. Of two parts at the end, the later made one was tried with the other.
static void merge_all(splitting *s) {
  /*@ loop invariant counter: 0 <= k <= s->claim.parts;
      loop assigns k, s->room->settled[0 .. s->claim.parts - 1];
      loop variant s->claim.parts - k; */
  for (int k = 0; k < s->claim.parts; k++) s->room->settled[k] = false;
  /*@ loop assigns s->claim, *s->room; */
  for (int part = least_unsettled(s); part != NONE; part = least_unsettled(s)) {
    const int partner = best_partner(s, part);
    if (partner == NONE) s->room->settled[part] = true;
    else merge(s, part < partner ? part : partner, part < partner ? partner : part);
  }
}

// ---- facets ----

static void set_facets(splitting *s) {
  const og_decompose_room *room = s->room;
  int facets = 0;
  /*@ loop invariant counter: 0 <= k <= s->claim.parts;
      loop assigns k, facets, s->claim.hulls, *s->room;
      loop variant s->claim.parts - k; */
  for (int k = 0; k < s->claim.parts; k++) {
    og_decompose_part *part = &room->part[k], unused = {0};
    (void)make_hull(s, &unused, gather(room, part->first, 0));
    part->first_facet = facets;
    part->facets = room->hull.face_count;
    /*@ loop invariant counter: 0 <= f <= part->facets;
        loop assigns f, room->facet[0 .. 2 * room->points - 1][0 .. 2];
        loop variant part->facets - f; */
    for (int f = 0; f < part->facets; f++)
      for (int c = 0; c < 3; c++) room->facet[facets + f][c] = room->origin[room->hull.edge[3 * f + c].origin];
    facets += part->facets;
  }
}

// ---- the whole ----

static og_scalar largest_coordinate(og_aabb box) {
  const og_vec3 l = box.lo, h = box.hi;
  return og_max(og_max(og_max(-l.x, h.x), og_max(-l.y, h.y)), og_max(-l.z, h.z));
}

og_decompose_claim og_decompose(const og_mesh *mesh, og_scalar bound, og_decompose_room *room) {
  splitting s = {.mesh = mesh, .room = room};
  const og_aabb box = og_solid_box(mesh);
  og_decompose_part whole;
  s.claim.outcome = OG_OUTCOME_FULL;
  const cell_state state = measure_cell(&s, box, &whole);
  if (state == CELL_FULL) return s.claim;
  if (state == CELL_EMPTY || whole.volume <= whole.rounding) {
    s.claim.outcome = OG_OUTCOME_DEGENERATE;
    s.claim.fault = OG_SOLID_NO_VOLUME;
    return s.claim;
  }
  s.claim.volume = whole.volume;
  s.claim.hull_volume = whole.hull_volume;
  s.claim.rounding = whole.rounding;
  s.claim.most = bound * whole.hull_volume;
  s.claim.beyond = 64 * OG_SCALAR_EPSILON * largest_coordinate(box);
  if (!finish_cells(&s, box)) return s.claim;
  merge_all(&s);
  set_facets(&s);
  s.claim.outcome = OG_OUTCOME_ANSWERED;
  return s.claim;
}

// ---- what is known of it ----

static const og_door_decompose decompose_door = {.run = og_decompose};

const og_algorithm og_algorithm_decompose = {
    .id = "decompose",
    .row = "3.2",
    .questions = "decompose",
    .path = "ref/polytope/decompose",
    .source = "Kravec, Approximate Convex Decomposition",
    .cost = "O(cells^2) hulls, O(cells n) triangles",
    .limits =
        "slanted or curved dents need many cells; a mesh that cuts itself is not noticed; parts are not the fewest",
    .decompose = &decompose_door,
};
