#include "tests/shared/box_program.h"

#include <gmp.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NUMBERS = 24, MOST_CHANGES = 40, MOST_PAIRS = MOST_NUMBERS * MOST_NUMBERS };

typedef struct bytes_left {
  const uint8_t *at;
  size_t left;
} bytes_left;

static unsigned next(bytes_left *bytes) {
  if (bytes->left == 0) return 0;
  bytes->left--;
  return *bytes->at++;
}

// ---- the model ----

typedef struct model {
  int32_t numbers, room, pair_limit;
  bool is_there[MOST_NUMBERS], overlaps[MOST_NUMBERS][MOST_NUMBERS];
  og_aabb box[MOST_NUMBERS];
} model;

static bool at_most(og_scalar a, og_scalar b) {
  mpq_t x, y;
  mpq_inits(x, y, NULL);
  mpq_set_d(x, (double)a);
  mpq_set_d(y, (double)b);
  const bool r = mpq_cmp(x, y) <= 0;
  mpq_clears(x, y, NULL);
  return r;
}

static bool do_overlap(const og_aabb *a, const og_aabb *b) {
  return at_most(a->lo.x, b->hi.x) && at_most(b->lo.x, a->hi.x) && at_most(a->lo.y, b->hi.y) &&
         at_most(b->lo.y, a->hi.y) && at_most(a->lo.z, b->hi.z) && at_most(b->lo.z, a->hi.z);
}

static bool is_good(const og_aabb *box) {
  const og_scalar end[6] = {box->lo.x, box->lo.y, box->lo.z, box->hi.x, box->hi.y, box->hi.z};
  for (int k = 0; k < 6; k++)
    if (isnan(end[k]) || isinf(end[k])) return false;
  for (int k = 0; k < 3; k++)
    if (!at_most(end[k], end[k + 3])) return false;
  return true;
}

static bool means_something(const model *m, const og_change *change, int32_t k) {
  const int32_t n = change[k].index;
  if (n < 0 || (change[k].kind != OG_REMOVE && !is_good(&change[k].box))) return false;
  if (n >= m->numbers) return change[k].kind == OG_INSERT;
  for (int32_t l = 0; l < k; l++)
    if (change[l].index == n) return false;
  return m->is_there[n] != (change[k].kind == OG_INSERT);
}

// The model after the changes.
static og_outcome after_changes(model *m, const og_change *change, int32_t count) {
  const model before = *m;
  for (int32_t k = 0; k < count; k++)
    if (!means_something(&before, change, k)) return OG_OUTCOME_BAD_INPUT;
  for (int32_t k = 0; k < count; k++)
    if (change[k].index >= m->numbers) return OG_OUTCOME_FULL;
  for (int32_t k = 0; k < count; k++) {
    const int32_t n = change[k].index;
    m->is_there[n] = change[k].kind != OG_REMOVE;
    if (m->is_there[n]) m->box[n] = change[k].box;
  }
  int32_t pairs = 0;
  for (int32_t i = 0; i < m->numbers; i++)
    for (int32_t j = i + 1; j < m->numbers; j++) {
      m->overlaps[i][j] = m->is_there[i] && m->is_there[j] && do_overlap(&m->box[i], &m->box[j]);
      pairs += m->overlaps[i][j];
    }
  return pairs > m->pair_limit ? OG_OUTCOME_FULL : OG_OUTCOME_ANSWERED;
}

// Ascending: what overlaps in `a` and not in `b`.
static int32_t only(const model *a, const model *b, og_index_pair *pair) {
  int32_t count = 0;
  for (int32_t i = 0; i < a->numbers; i++)
    for (int32_t j = i + 1; j < a->numbers; j++)
      if (a->overlaps[i][j] && !b->overlaps[i][j]) pair[count++] = (og_index_pair){i, j};
  return count;
}

// ---- programs ----

static og_scalar nudged(og_scalar x, unsigned way) {
#ifdef OG_BINARY32
  return way == 1 ? nextafterf(x, (og_scalar)INFINITY) : way == 2 ? nextafterf(x, -(og_scalar)INFINITY) : x;
#else
  return way == 1 ? nextafter(x, (og_scalar)INFINITY) : way == 2 ? nextafter(x, -(og_scalar)INFINITY) : x;
#endif
}

// A byte an axis: three bits place it, two bits are its length, three bits what is done to it.
static void read_axis(bytes_left *bytes, og_scalar *lo, og_scalar *hi) {
  const unsigned byte = next(bytes), way = byte >> 5;
  *lo = (og_scalar)(byte & 7) - 3;
  *hi = *lo + (og_scalar)(byte >> 3 & 3);
  switch (way) {
  case 1:
  case 2: *hi = nudged(*hi, way); break;
  case 3: *lo = nudged(*lo, 1 + (byte & 1)); break;
  case 4: *lo *= OG_SCALAR_MAX / 8, *hi *= OG_SCALAR_MAX / 8; break;
  case 5: *lo *= OG_SCALAR_MIN, *hi *= OG_SCALAR_MIN; break;
  default: break;
  }
}

// Now and then a box that is none.
static void spoil(bytes_left *bytes, og_aabb *box) {
  switch (next(bytes)) {
  case 1: box->lo.y = (og_scalar)NAN; break;
  case 2: box->hi.z = (og_scalar)INFINITY; break;
  case 3: box->lo.x = -(og_scalar)INFINITY; break;
  case 4: box->hi.x = box->lo.x - 1; break;
  case 5: box->hi.z = (og_scalar)NAN; break;
  default: break;
  }
}

static og_change read_change(bytes_left *bytes, int32_t numbers) {
  const unsigned byte = next(bytes);
  const int32_t least = (byte >> 6) == 3 ? -1 : 0, beyond = (byte >> 6) == 2 ? 2 : 0;
  og_change change = {.kind = byte % 4 == 3 ? OG_MOVE : (og_change_kind)(byte % 4)};
  change.index = least + (int32_t)(next(bytes) % (unsigned)(numbers + beyond - least));
  if (change.kind == OG_REMOVE) return change;
  read_axis(bytes, &change.box.lo.x, &change.box.hi.x);
  read_axis(bytes, &change.box.lo.y, &change.box.hi.y);
  read_axis(bytes, &change.box.lo.z, &change.box.hi.z);
  spoil(bytes, &change.box);
  return change;
}

// Half of the programs name only numbers for which their change means something, so that scenes grow.
static void make_sense(const model *m, og_change *change) {
  if (change->index < 0 || change->index >= m->numbers) return;
  const bool is_there = m->is_there[change->index];
  if (is_there && change->kind == OG_INSERT) change->kind = OG_MOVE;
  if (!is_there) change->kind = OG_INSERT;
  if (!is_good(&change->box)) change->box = (og_aabb){{-1, -1, -1}, {1, 1, 1}};
}

static bool are_pairs(const og_pairs *pairs, const og_index_pair *expected, int32_t count) {
  if (pairs->count != count) return false;
  for (int32_t k = 0; k < count; k++)
    if (pairs->pair[k].i != expected[k].i || pairs->pair[k].j != expected[k].j) return false;
  return true;
}

static const char *play_step(const og_door_overlaps *door, og_block block, model *m, const og_change *change,
                             int32_t count, og_box_tally *tally) {
  og_index_pair begun_pair[MOST_PAIRS], ended_pair[MOST_PAIRS], begins[MOST_PAIRS], ends[MOST_PAIRS];
  og_pairs begun = {begun_pair, m->room, 0}, ended = {ended_pair, m->room, 0};
  model after = *m;
  const og_outcome expected = after_changes(&after, change, count);
  og_outcome outcome = og_overlaps_step(door, block, change, count, &begun, &ended);
  tally->steps++;
  if (expected != OG_OUTCOME_ANSWERED) {
    *(expected == OG_OUTCOME_FULL ? &tally->full : &tally->bad) += 1;
    return outcome == expected && begun.count == 0 && ended.count == 0 ? NULL : "an outcome is wrong";
  }
  const int32_t begin = only(&after, m, begins), end = only(m, &after, ends);
  if (begin > m->room || end > m->room) {
    tally->full++;
    if (outcome != OG_OUTCOME_FULL) return "too many pairs for the room, and no outcome FULL";
    if (begun.count != begin || ended.count != end) return "the room needed is said wrong";
    begun = (og_pairs){begun_pair, MOST_PAIRS, 0}, ended = (og_pairs){ended_pair, MOST_PAIRS, 0};
    outcome = og_overlaps_step(door, block, change, count, &begun, &ended);
  }
  if (outcome != OG_OUTCOME_ANSWERED) return "a good step has no answer";
  tally->begun += begin, tally->ended += end;
  *m = after;
  if (!are_pairs(&begun, begins, begin)) return "the pairs begun are wrong";
  return are_pairs(&ended, ends, end) ? NULL : "the pairs ended are wrong";
}

const char *og_play_boxes(const og_door_overlaps *door, const uint8_t *bytes, size_t size, og_box_tally *tally) {
  bytes_left left = {bytes, size};
  model m;
  memset(&m, 0, sizeof m);
  m.numbers = 1 + (int32_t)(next(&left) % MOST_NUMBERS);
  const unsigned tight = next(&left);
  m.room = tight % 4 == 0 ? 2 : MOST_PAIRS;
  m.pair_limit = tight % 8 == 1 ? 5 : MOST_PAIRS;
  const bool sense = (tight & 128) == 0;
  const og_scene_limits limits = {m.numbers, m.pair_limit};
  og_block block = {NULL, og_overlaps_bytes(door, &limits)};
  block.at = malloc(block.bytes);
  if (block.at == NULL) abort();
  const char *wrong = NULL;
  if (og_overlaps_start(door, block, &limits) != OG_OUTCOME_ANSWERED) wrong = "a scene does not start";
  while (wrong == NULL && left.left > 0) {
    og_change change[MOST_CHANGES];
    const int32_t count = (int32_t)(next(&left) % MOST_CHANGES);
    for (int32_t k = 0; k < count; k++) {
      change[k] = read_change(&left, m.numbers);
      if (!sense) continue;
      if (change[k].index < 0) change[k].index = 0;
      make_sense(&m, &change[k]);
      for (int32_t l = 0; l < k; l++) // no number twice
        if (change[l].index == change[k].index) change[k].index = m.numbers + 1 + k;
    }
    int32_t kept = 0;
    for (int32_t k = 0; k < count; k++)
      if (!sense || change[k].index < m.numbers) change[kept++] = change[k];
    wrong = play_step(door, block, &m, change, kept, tally);
  }
  free(block.at);
  return wrong;
}
