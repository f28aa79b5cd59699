#include "tool/trace/step_text.h"

#include <string.h>

enum { KINDS = OG_TRACE_FEATURE + 1, DIGITS = 6 };

// A step's marks by their kinds.
typedef struct content {
  const og_step *step;
  const og_trace_mark *first[KINDS];
  int count[KINDS];
} content;

static content content_of(const og_step *step) {
  content c = {.step = step};
  for (int k = 0; step != NULL && k < step->count; k++) {
    const og_trace_kind kind = step->mark[k].kind;
    if (c.count[kind]++ == 0) c.first[kind] = &step->mark[k];
  }
  return c;
}

unsigned og_trace_kinds(const og_trace *trace) {
  unsigned kinds = 0;
  for (int k = 0; k < trace->count; k++) kinds |= 1U << trace->marks[k].kind;
  return kinds;
}

static bool has(unsigned kinds, og_trace_kind kind) { return (kinds >> kind & 1) != 0; }

// ---- words ----

// -0 is 0 to a reader.
static void add_number(og_text *text, og_scalar x) { og_text_add_decimal(text, x == 0 ? 0 : (double)x, DIGITS); }

static void add_vector(og_text *text, og_vec3 v) {
  og_text_add(text, "(");
  add_number(text, v.x);
  og_text_add(text, ", ");
  add_number(text, v.y);
  og_text_add(text, ", ");
  add_number(text, v.z);
  og_text_add(text, ")");
}

static void add_count(og_text *text, int count, const char *one, const char *many) {
  og_text_format(text, "%d %s", count, count == 1 ? one : many);
}

// A sentence begins: a space between it and the one before.
static void begin(og_text *text, const char *words) {
  if (text->length > 0) og_text_add(text, " ");
  og_text_add(text, words);
}

static bool is_same(og_vec3 a, og_vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

// ---- walks on A - B ----

static const char *shape_of(const content *c, unsigned kinds) {
  if (c->count[OG_TRACE_FACE] > 0) return "polytope";
  return has(kinds, OG_TRACE_RAY) ? "portal" : "simplex";
}

static void add_ray(og_text *text, const content *c) {
  begin(text, "A ray goes from ");
  add_vector(text, c->first[OG_TRACE_RAY]->vector[0]);
  og_text_add(text, " in the direction ");
  add_vector(text, c->first[OG_TRACE_RAY]->vector[1]);
  og_text_add(text, ".");
}

static void add_direction(og_text *text, const content *c) {
  const og_trace_mark *support = c->first[OG_TRACE_SUPPORT];
  begin(text, support != NULL ? "The point of A - B farthest in the direction " : "The direction is ");
  add_vector(text, c->first[OG_TRACE_DIRECTION]->vector[0]);
  if (support != NULL) {
    og_text_add(text, " is ");
    add_vector(text, support->vector[0]);
  }
  og_text_add(text, ".");
  if (c->count[OG_TRACE_SUPPORT] > 1)
    og_text_format(text, " It is the first of %d support points.", c->count[OG_TRACE_SUPPORT]);
}

static int corner_at(const content *c, og_vec3 w) {
  for (int k = 0; k < c->step->count; k++)
    if (c->step->mark[k].kind == OG_TRACE_CORNER && is_same(c->step->mark[k].vector[0], w)) return k;
  return -1;
}

// The corners of `c` that `other` has not.
static int corners_beside(const content *c, const content *other) {
  int count = 0;
  for (int k = 0; k < c->step->count; k++)
    if (c->step->mark[k].kind == OG_TRACE_CORNER && corner_at(other, c->step->mark[k].vector[0]) < 0) count++;
  return count;
}

// A simplex or a portal, all of whose corners are marked. `before` is null at the start.
static void add_corners(og_text *text, const content *c, const char *shape, const content *before) {
  const int corners = c->count[OG_TRACE_CORNER];
  if (before == NULL || before->count[OG_TRACE_CORNER] == 0) {
    begin(text, "The first ");
    og_text_format(text, "%s has ", shape);
    add_count(text, corners, "corner", "corners");
    if (corners == 1) {
      og_text_add(text, ", ");
      add_vector(text, c->first[OG_TRACE_CORNER]->vector[0]);
    }
    og_text_add(text, ".");
    return;
  }
  const int added = corners_beside(c, before), dropped = corners_beside(before, c);
  begin(text, "");
  if (added == 0 && dropped == 0) {
    og_text_format(text, "%she %s stays as it was.", c->count[OG_TRACE_SUPPORT] > 0 ? "It is not taken: t" : "T",
                   shape);
    return;
  }
  if (added > 0 && c->count[OG_TRACE_SUPPORT] > 0) og_text_add(text, "It becomes a corner");
  else if (added > 0) og_text_format(text, "%d new", added);
  if (dropped > 0) {
    og_text_add(text, added > 0 ? " and " : "");
    add_count(text, dropped, added > 0 ? "old one" : "corner", added > 0 ? "old ones" : "corners");
    og_text_add(text, dropped == 1 ? " is dropped" : " are dropped");
  }
  og_text_format(text, ": the %s has ", shape);
  add_count(text, corners, "corner", "corners");
  og_text_add(text, ".");
}

// A polytope, of whose corners only new ones are marked.
static void add_faces(og_text *text, const content *c, const content *before) {
  const int added = c->count[OG_TRACE_CORNER];
  const og_trace_mark *nearest = c->first[OG_TRACE_FACE];
  const bool is_first = before == NULL || before->count[OG_TRACE_FACE] == 0;
  if (!is_first && c->count[OG_TRACE_SUPPORT] > 0)
    begin(text, added > 0 ? "It becomes a corner." : "It brings no new corner.");
  begin(text, is_first ? "The first polytope has " : "The polytope has ");
  if (is_first && added > 0) {
    add_count(text, added, "corner", "corners");
    og_text_add(text, " and ");
  }
  add_count(text, c->count[OG_TRACE_FACE], "face", "faces");
  og_text_format(text, "; that of corners %d, %d and %d is the nearest, ", nearest->index[0], nearest->index[1],
                 nearest->index[2]);
  add_number(text, nearest->number);
  og_text_add(text, " from the origin.");
}

// ---- separating axes ----

static void add_feature(og_text *text, const int *index) {
  switch (index[1]) {
  case 1: og_text_format(text, "vertex %d", index[2]); break;
  case 2: og_text_format(text, "the edge from %d to %d", index[2], index[3]); break;
  default: og_text_format(text, "the face of %d and %d", index[2], index[3]); break;
  }
  og_text_format(text, " of %c", index[0] == 0 ? 'A' : 'B');
}

static bool is_axis(const content *c) { return c->count[OG_TRACE_FEATURE] > 0 && c->count[OG_TRACE_DIRECTION] > 0; }

// A direction that comes from features is an axis. The bodies are apart along it where the nearest point of the plane
// lies against it.
static void add_axis(og_text *text, const content *c) {
  const og_trace_mark *feature = c->first[OG_TRACE_FEATURE], *nearest = c->first[OG_TRACE_NEAREST],
                      *best = c->first[OG_TRACE_BOUND];
  begin(text, "The axis ");
  add_vector(text, c->first[OG_TRACE_DIRECTION]->vector[0]);
  og_text_add(text, c->count[OG_TRACE_FEATURE] > 1 ? " is across " : " is the normal of ");
  add_feature(text, feature->index);
  if (c->count[OG_TRACE_FEATURE] > 1) {
    og_text_add(text, " and ");
    add_feature(text, feature[1].index);
  }
  og_text_add(text, ".");
  if (nearest == NULL || best == NULL) return;
  const og_scalar along = og_dot(nearest->vector[0], c->first[OG_TRACE_DIRECTION]->vector[0]);
  begin(text, "Along it the bodies ");
  og_text_add(text, along < 0 ? "are " : along > 0 ? "overlap by " : "touch");
  if (along != 0) add_number(text, nearest->number);
  og_text_add(text, along < 0 ? " apart." : ".");
  if (!(along < 0))
    begin(text, -best->number < nearest->number ? "There was less before: " : "No axis before has less.");
  if (!(along < 0) && -best->number < nearest->number) {
    add_number(text, -best->number);
    og_text_add(text, ".");
  }
}

static void add_nearest(og_text *text, const content *c, const char *shape) {
  const og_trace_mark *nearest = c->first[OG_TRACE_NEAREST];
  if (c->count[OG_TRACE_FEATURE] > 0) {
    begin(text, "Their nearest points are ");
    add_number(text, nearest->number);
    og_text_add(text, " apart.");
    return;
  }
  if (nearest->number == 0) {
    begin(text, "The origin lies in the ");
    og_text_format(text, "%s.", shape);
    return;
  }
  begin(text, "Its point nearest to the origin is ");
  add_vector(text, nearest->vector[0]);
  og_text_add(text, ", ");
  add_number(text, nearest->number);
  og_text_add(text, " away.");
}

// A bound that is not above zero says nothing of a distance or a depth.
static void add_bound(og_text *text, const content *c, const content *before) {
  const og_scalar lower = c->first[OG_TRACE_BOUND]->number;
  const og_trace_mark *last = before != NULL ? before->first[OG_TRACE_BOUND] : NULL;
  const bool is_old = last != NULL && last->number >= lower;
  if (!(lower > 0)) return;
  if (c->count[OG_TRACE_FACE] > 0) begin(text, "The depth is ");
  else begin(text, "A - B is ");
  og_text_add(text, is_old ? "still at least " : "at least ");
  add_number(text, lower);
  og_text_add(text, c->count[OG_TRACE_FACE] > 0 ? "." : " away from the origin.");
}

// ---- time ----

static void add_time(og_text *text, const content *c) {
  begin(text, "At time ");
  add_number(text, c->first[OG_TRACE_TIME]->number);
  if (c->first[OG_TRACE_NEAREST] != NULL) {
    og_text_add(text, " the bodies are ");
    add_number(text, c->first[OG_TRACE_NEAREST]->number);
    og_text_add(text, " apart.");
  } else {
    og_text_add(text, " the walk goes on.");
  }
}

// ---- sets of boxes and trees ----

// A grid's cell is a mark of a box with the number 1, and with its places along x, y and z behind its own number.
static bool is_cell(const og_trace_mark *mark) { return mark->kind == OG_TRACE_BOX && mark->number != 0; }

static int cells_in(const content *c) {
  int count = 0;
  for (int k = 0; k < c->step->count; k++) count += is_cell(&c->step->mark[k]);
  return count;
}

static const og_trace_mark *cell_at(const content *c, int place) {
  int k = 0;
  while (!is_cell(&c->step->mark[k]) || place-- > 0) k++;
  return &c->step->mark[k];
}

static void add_place(og_text *text, const og_trace_mark *cell) {
  og_text_format(text, "(%d, %d, %d)", cell->index[1], cell->index[2], cell->index[3]);
}

// A box and its cells, the first and the last; a step that is cut may lack the last.
static void add_reach(og_text *text, const content *c, int cells) {
  const og_trace_mark *first = cell_at(c, 0), *last = cell_at(c, cells - 1);
  const bool is_one = cells > 1 && first->index[0] == last->index[0];
  begin(text, "");
  og_text_format(text, "Box %d is put into the cell%s ", c->first[OG_TRACE_BOX]->index[0], is_one ? "" : "s from");
  add_place(text, first);
  if (is_one) {
    og_text_add(text, ".");
    return;
  }
  og_text_add(text, cells > 1 ? " to " : " on.");
  if (cells == 1) return;
  add_place(text, last);
  og_text_add(text, ".");
}

// All cells, the last of which has the greatest places; or those that there is room for.
static void add_all_cells(og_text *text, const content *c, int cells) {
  const int *last = cell_at(c, cells - 1)->index;
  if (c->step->is_cut) {
    begin(text, cells == 1 ? "The first cell of the grid is shown." : "The first cells of the grid are shown.");
    return;
  }
  begin(text, "The grid has ");
  add_count(text, cells, "cell", "cells");
  og_text_format(text, ": %d along x, %d along y, %d along z.", last[1] + 1, last[2] + 1, last[3] + 1);
}

static void add_cells(og_text *text, const content *c, int cells) {
  if (c->count[OG_TRACE_BOX] > cells) {
    add_reach(text, c, cells);
  } else if (c->count[OG_TRACE_PAIR] == 0) {
    add_all_cells(text, c, cells);
  } else {
    begin(text, "The cell ");
    add_place(text, cell_at(c, 0));
    og_text_add(text, " is the next.");
  }
}

static void add_boxes(og_text *text, const content *c) {
  int deepest = 0;
  const int cells = cells_in(c);
  if (cells > 0) {
    add_cells(text, c, cells);
    return;
  }
  if (c->count[OG_TRACE_BOX] == 1 && c->step->number > 0) {
    begin(text, "");
    og_text_format(text, "Box %d is the next.", c->first[OG_TRACE_BOX]->index[0]);
    return;
  }
  for (int k = 0; k < c->step->count; k++)
    if (c->step->mark[k].kind == OG_TRACE_BOX && c->step->mark[k].index[1] > deepest)
      deepest = c->step->mark[k].index[1];
  begin(text, c->count[OG_TRACE_BOX] == 1 ? "There is " : "There are ");
  add_count(text, c->count[OG_TRACE_BOX], "box", "boxes");
  if (deepest > 0) og_text_format(text, ", in %d levels", deepest + 1);
  og_text_add(text, ".");
}

enum { NAMED = 4 }; // more than these are only counted

// A pair that meets in several cells is reported in one: index[3] is 1 in the others.
static const char *outcome_of(const og_trace_mark *pair) {
  if (pair->number == 0) return "do not meet";
  return pair->index[3] != 0 ? "meet, which another cell reports" : "meet";
}

// Two leaves of trees, and the triangles in them.
static void add_leaves(og_text *text, const content *c) {
  for (int k = 0; k < c->step->count; k++) {
    const og_trace_mark *mark = &c->step->mark[k];
    if (mark->kind != OG_TRACE_PAIR) continue;
    begin(text, mark->index[2] != 0 ? "Triangles " : "Boxes ");
    og_text_format(text, "%d and %d are compared: they %s.", mark->index[0], mark->index[1], outcome_of(mark));
  }
}

static void add_pairs(og_text *text, const content *c) {
  int meet = 0, named = 0, elsewhere = 0;
  for (int k = 0; k < c->step->count; k++) {
    if (c->step->mark[k].kind != OG_TRACE_PAIR) continue;
    meet += c->step->mark[k].number != 0;
    elsewhere += c->step->mark[k].index[3] != 0;
  }
  const int count = c->count[OG_TRACE_PAIR];
  if (count <= 2) {
    add_leaves(text, c);
    return;
  }
  begin(text, "");
  og_text_format(text, "%d pairs are compared, ", count);
  og_text_format(text, meet == 1 ? "%d meets" : "%d meet", meet);
  for (int k = 0; k < c->step->count && named < NAMED && meet <= NAMED; k++) {
    const og_trace_mark *mark = &c->step->mark[k];
    if (mark->kind != OG_TRACE_PAIR || mark->number == 0) continue;
    og_text_format(text, "%s%d and %d", named++ == 0 ? ": " : "; ", mark->index[0], mark->index[1]);
  }
  og_text_add(text, ".");
  if (elsewhere == 0) return;
  begin(text, "Other cells report ");
  og_text_format(text, "%d of them.", elsewhere);
}

static void add_end(og_text *text, int end) {
  og_text_format(text, "the %s end of box %d", end % 2 != 0 ? "upper" : "lower", end / 2);
}

static void add_swaps(og_text *text, const content *c) {
  const og_trace_mark *first = c->first[OG_TRACE_SWAP];
  const int count = c->count[OG_TRACE_SWAP], axis = first->index[2];
  begin(text, "");
  og_text_format(text, "Along %c ", axis >= 0 && axis < 3 ? 'x' + axis : '?');
  add_end(text, first->index[1]);
  og_text_add(text, count > 1 ? " goes past " : " changes places with ");
  if (count > 1) add_count(text, count, "other", "others, the first being ");
  add_end(text, first->index[0]);
  og_text_add(text, ".");
}

// ---- polygons and features ----

static void add_plane(og_text *text, const content *c) {
  begin(text, "The plane of the points whose product with ");
  add_vector(text, c->first[OG_TRACE_PLANE]->vector[0]);
  og_text_add(text, " is ");
  add_number(text, c->first[OG_TRACE_PLANE]->number);
  og_text_add(text, " is looked at.");
}

static void add_polygon(og_text *text, const content *c) {
  begin(text, "The polygon has ");
  add_count(text, c->count[OG_TRACE_POINT], "corner", "corners");
  og_text_add(text, ".");
}

static void add_features(og_text *text, const content *c) {
  int named = 0;
  begin(text, c->count[OG_TRACE_FEATURE] == 1 ? "The feature is " : "The features are ");
  for (int k = 0; k < c->step->count; k++) {
    if (c->step->mark[k].kind != OG_TRACE_FEATURE) continue;
    if (named++ > 0) og_text_add(text, named == c->count[OG_TRACE_FEATURE] ? " and " : ", ");
    add_feature(text, c->step->mark[k].index);
  }
  og_text_add(text, ".");
}

// ---- all ----

void og_add_step_text(og_text *text, unsigned kinds, const og_step *step, const og_step *before) {
  const content now = content_of(step), last = content_of(before);
  const content *c = &now, *b = before != NULL ? &last : NULL;
  og_text words;
  og_text_init(&words);
  const char *shape = shape_of(c, kinds);
  if (c->count[OG_TRACE_BOX] > 0) add_boxes(&words, c);
  if (c->count[OG_TRACE_RAY] > 0) add_ray(&words, c);
  if (c->count[OG_TRACE_TIME] > 0) add_time(&words, c);
  if (is_axis(c)) add_axis(&words, c);
  else if (c->count[OG_TRACE_DIRECTION] > 0) add_direction(&words, c);
  if (c->count[OG_TRACE_FACE] > 0) add_faces(&words, c, b);
  else if (c->count[OG_TRACE_CORNER] > 0) add_corners(&words, c, shape, b);
  if (c->count[OG_TRACE_FEATURE] > 0 && !is_axis(c)) add_features(&words, c);
  if (c->count[OG_TRACE_NEAREST] > 0 && c->count[OG_TRACE_TIME] == 0 && !is_axis(c)) add_nearest(&words, c, shape);
  if (c->count[OG_TRACE_BOUND] > 0) add_bound(&words, c, b);
  if (c->count[OG_TRACE_SWAP] > 0) add_swaps(&words, c);
  if (c->count[OG_TRACE_PAIR] > 0) add_pairs(&words, c);
  if (c->count[OG_TRACE_PLANE] > 0) add_plane(&words, c);
  if (c->count[OG_TRACE_POINT] > 0) add_polygon(&words, c);
  if (words.length == 0) begin(&words, "Nothing is marked.");
  if (step->is_cut) begin(&words, "The steps after this are left out.");
  else if (step->is_last) begin(&words, "This is the last step.");
  og_text_add_bytes(text, words.at, words.length);
  og_text_clear(&words);
}
