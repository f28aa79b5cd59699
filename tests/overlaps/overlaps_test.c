// Random scenes of one, two and three coordinates, whose ends are doubles, doubles an ulp beside them, decimals and
// fractions: the pairs found are those that the oracle finds by comparing every two boxes, before and after every step.
// Any permutation of the boxes proves the same pairs, and what is none is refused.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/overlaps/named_scene.h"
#include "spec/overlaps/solve/overlaps.h"
#include "tests/oracle/overlaps.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"
#include "tool/gen/random.h"

enum { NUMBERS = 14 };
#define SCENES ((uint64_t)wanted_share(1500))

typedef struct bench {
  og_random random;
  int axes;
  or_span_box box[NUMBERS];
  bool before[NUMBERS][NUMBERS];
  og_text text;
  og_case one;
  og_complaint complaint;
  og_overlaps_answer answer;
} bench;

// ---- ends: how they are written and what they are ----

typedef struct spelled {
  char text[120];
  mpq_t value;
} spelled;

static void spell_double(spelled *s, double x, bool as_string) {
  snprintf(s->text, sizeof s->text, as_string ? "\"%a\"" : "%.17g", x);
  mpq_set_d(s->value, x);
}

static void spell(bench *b, spelled *s) {
  const int whole = (int)og_random_integer(&b->random, -3, 3);
  switch (og_random_integer(&b->random, 0, 6)) {
  case 0: spell_double(s, nextafter(whole, og_random_flip(&b->random) ? 10 : -10), og_random_flip(&b->random)); break;
  case 1: // a third of it, exactly
    snprintf(s->text, sizeof s->text, "\"%d/3\"", whole);
    mpq_set_si(s->value, whole, 3);
    mpq_canonicalize(s->value);
    break;
  case 2: // the double nearest to a tenth of it
    spell_double(s, whole / 10.0, false);
    break;
  case 3: // a tenth of it
    snprintf(s->text, sizeof s->text, "\"%s0.%d\"", whole < 0 ? "-" : "", abs(whole));
    mpq_set_si(s->value, whole, 10);
    mpq_canonicalize(s->value);
    break;
  case 4: { // a little more than it, by less than any double says
    mpz_t den;
    mpz_init(den);
    mpz_ui_pow_ui(den, 10, 40);
    mpz_mul_si(mpq_numref(s->value), den, whole);
    mpz_add_ui(mpq_numref(s->value), mpq_numref(s->value), 1);
    mpz_set(mpq_denref(s->value), den);
    mpq_canonicalize(s->value);
    gmp_snprintf(s->text, sizeof s->text, "\"%Zd/%Zd\"", mpq_numref(s->value), mpq_denref(s->value));
    mpz_clear(den);
    break;
  }
  default: spell_double(s, whole, og_random_flip(&b->random)); break;
  }
}

// The corners of a box anew, in the model and in the text.
static void place_box(bench *b, int number) {
  spelled end[2][3];
  for (int axis = 0; axis < 3; axis++)
    for (int k = 0; k < 2; k++) {
      mpq_init(end[k][axis].value);
      if (axis < b->axes) spell(b, &end[k][axis]);
    }
  og_text_add(&b->text, "[");
  for (int k = 0; k < 2; k++) {
    og_text_add(&b->text, k == 0 ? "[" : ",[");
    for (int axis = 0; axis < b->axes; axis++) {
      const bool swaps = mpq_cmp(end[0][axis].value, end[1][axis].value) > 0;
      og_text_format(&b->text, "%s%s", axis == 0 ? "" : ",", end[swaps ? 1 - k : k][axis].text);
      mpq_set(k == 0 ? b->box[number].lo[axis] : b->box[number].hi[axis], end[swaps ? 1 - k : k][axis].value);
    }
    og_text_add(&b->text, "]");
  }
  og_text_add(&b->text, "]");
  for (int axis = 0; axis < 3; axis++)
    for (int k = 0; k < 2; k++) {
      if (axis >= b->axes) mpq_set_si(k == 0 ? b->box[number].lo[axis] : b->box[number].hi[axis], 0, 1);
      mpq_clear(end[k][axis].value);
    }
  b->box[number].there = true;
}

// ---- a scene ----

static void start_scene(bench *b, uint64_t k) {
  og_random_start(&b->random, "overlaps", 1, k);
  b->axes = (int)og_random_integer(&b->random, 1, 3);
  for (int i = 0; i < NUMBERS; i++) b->box[i].there = false;
  og_text_reset(&b->text);
  og_text_format(&b->text, "{\"id\":\"s\",\"question\":\"overlaps\",\"boxes\":[");
  const int first = (int)og_random_integer(&b->random, 0, NUMBERS);
  for (int i = 0; i < first; i++) {
    if (i > 0) og_text_add(&b->text, ",");
    place_box(b, i);
  }
  og_text_add(&b->text, "]");
}

static void add_changes(bench *b, const char *name, const int *kind, int wanted) {
  og_text_format(&b->text, "%s\"%s\":[", wanted == 0 ? "" : ",", name);
  bool any = false;
  for (int i = 0; i < NUMBERS; i++) {
    if (kind[i] != wanted) continue;
    og_text_add(&b->text, any ? "," : "");
    any = true;
    if (wanted == 2) {
      og_text_format(&b->text, "%d", i);
      b->box[i].there = false;
      continue;
    }
    og_text_format(&b->text, "[%d,", i);
    const size_t from = b->text.length;
    place_box(b, i);
    // [[lo],[hi]] becomes [lo],[hi]: the outer brackets go.
    b->text.at[from] = ' ';
    b->text.at[b->text.length - 1] = ']';
  }
  og_text_add(&b->text, "]");
}

// Of each box what happens in the step: 0 inserted, 1 moved, 2 removed, -1 nothing. Insertions first, as written.
static void add_step(bench *b, bool is_first) {
  static const char *const names[] = {"insert", "move", "remove"};
  int kind[NUMBERS];
  for (int i = 0; i < NUMBERS; i++) {
    const int which = (int)og_random_integer(&b->random, 0, 3);
    kind[i] = which > 1 ? -1 : !b->box[i].there ? (which == 0 ? 0 : -1) : which + 1;
  }
  og_text_add(&b->text, is_first ? "{" : ",{");
  for (int k = 0; k < 3; k++) add_changes(b, names[k], kind, k);
  og_text_add(&b->text, "}");
}

// ---- against the oracle ----

static bool is_listed(const og_overlaps_finding *finding, og_pair_span span, int i, int j) {
  for (size_t k = span.first; k < span.first + span.count; k++)
    if (finding->pair[k].i == i && finding->pair[k].j == j) return true;
  return false;
}

static void expect_ascending(const og_overlaps_finding *finding, og_pair_span span) {
  for (size_t k = span.first; k < span.first + span.count; k++) {
    const og_box_pair pair = finding->pair[k], next = finding->pair[k + 1 < span.first + span.count ? k + 1 : k];
    assert_true(pair.i < pair.j);
    assert_true(k + 1 == span.first + span.count || pair.i < next.i || (pair.i == next.i && pair.j < next.j));
  }
}

typedef struct truth {
  int steps;
  bool meets[8][NUMBERS][NUMBERS]; // after so many steps
} truth;

static void keep_truth(truth *t, const bench *b) {
  for (int i = 0; i < NUMBERS; i++)
    for (int j = 0; j < NUMBERS; j++) t->meets[t->steps][i][j] = or_boxes_meet(&b->box[i], &b->box[j]);
  t->steps++;
}

static void expect_truth(const truth *t, const og_overlaps_finding *finding) {
  assert_int_equal(finding->step_count, t->steps - 1);
  expect_ascending(finding, finding->first);
  for (int k = 0; k + 1 < t->steps; k++) {
    expect_ascending(finding, finding->step[k].begun);
    expect_ascending(finding, finding->step[k].ended);
  }
  for (int i = 0; i < NUMBERS; i++)
    for (int j = i + 1; j < NUMBERS; j++) {
      assert_int_equal(is_listed(finding, finding->first, i, j), t->meets[0][i][j]);
      for (int k = 0; k + 1 < t->steps; k++) {
        const bool before = t->meets[k][i][j], after = t->meets[k + 1][i][j];
        assert_int_equal(is_listed(finding, finding->step[k].begun, i, j), after && !before);
        assert_int_equal(is_listed(finding, finding->step[k].ended, i, j), before && !after);
      }
    }
}

static void read_scene(bench *b) {
  og_case_reader *reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  og_complaint_reset(&b->complaint);
  if (og_read_case(reader, b->text.at, b->text.length, &b->one, &b->complaint) != OG_INPUT_OK)
    fail_msg("%s: %s", b->complaint.text, b->text.at);
  og_case_reader_free(reader);
}

static void shuffle(bench *b, og_box_order *order) {
  for (size_t k = order->count; k > 1; k--) {
    const size_t other = (size_t)og_random_integer(&b->random, 0, (int64_t)k - 1);
    const int32_t held = order->number[k - 1];
    order->number[k - 1] = order->number[other];
    order->number[other] = held;
  }
}

static og_overlaps_refusal check(bench *b) {
  return og_check_overlaps(&b->one.scene, &b->answer.certificate, OG_DEFAULT_MAX_PAIRS, &b->answer.finding);
}

// One number changed: then there is one that does not occur, or occurs twice.
static void expect_tampered_refused(bench *b) {
  og_box_order *order = &b->answer.certificate.order[0];
  if (order->count == 0) return;
  const size_t place = (size_t)og_random_integer(&b->random, 0, (int64_t)order->count - 1);
  const int32_t right = order->number[place];
  for (int32_t wrong = -2; wrong <= NUMBERS; wrong++) {
    order->number[place] = wrong;
    assert_int_equal(check(b), wrong == right ? OG_OVERLAPS_ACCEPTED : OG_OVERLAPS_REFUSED_ORDER);
  }
  order->number[place] = right;
  order->count--;
  assert_int_equal(check(b), OG_OVERLAPS_REFUSED_ORDER);
  order->count++;
  og_box_order_add(order, right);
  assert_int_equal(check(b), OG_OVERLAPS_REFUSED_ORDER);
  order->count--;
}

static void test_scenes(void **state) {
  bench *b = *state;
  size_t later = 0;
  for (uint64_t k = 0; k < SCENES; k++) {
    truth t = {.steps = 0};
    start_scene(b, k);
    keep_truth(&t, b);
    const int steps = (int)og_random_integer(&b->random, 0, 6);
    for (int s = 0; s < steps; s++) {
      og_text_add(&b->text, s == 0 ? ",\"steps\":[" : "");
      add_step(b, s == 0);
      keep_truth(&t, b);
    }
    og_text_add(&b->text, steps > 0 ? "]}" : "}");
    read_scene(b);
    assert_int_equal(og_solve_overlaps(&b->one.scene, OG_DEFAULT_MAX_PAIRS, &b->answer), OG_OVERLAPS_ACCEPTED);
    expect_truth(&t, &b->answer.finding);
    for (size_t o = 0; o < b->answer.certificate.count; o++) shuffle(b, &b->answer.certificate.order[o]);
    later += b->answer.certificate.count - 1;
    assert_int_equal(check(b), OG_OVERLAPS_ACCEPTED);
    expect_truth(&t, &b->answer.finding);
    expect_tampered_refused(b);
  }
  assert_true(later > SCENES / 10); // orders for later states are tried, too
}

static void test_orders_start_well(void **state) {
  bench *b = *state;
  og_text_reset(&b->text);
  og_text_add(&b->text, "{\"id\":\"s\",\"question\":\"overlaps\",\"boxes\":[[[0],[1]],[[1],[2]]],\"steps\":[{},{}]}");
  read_scene(b);
  og_overlaps_certificate *c = &b->answer.certificate;
  og_overlaps_certificate_reset(c);
  assert_int_equal(check(b), OG_OVERLAPS_REFUSED_START);
  static const struct {
    size_t from[3];
    og_overlaps_refusal refusal;
  } rows[] = {
      {{0, 1, 2}, OG_OVERLAPS_ACCEPTED},      {{1, 2, 2}, OG_OVERLAPS_REFUSED_START},
      {{0, 1, 1}, OG_OVERLAPS_REFUSED_START}, {{0, 2, 1}, OG_OVERLAPS_REFUSED_START},
      {{0, 1, 3}, OG_OVERLAPS_REFUSED_START}, {{0, 0, 1}, OG_OVERLAPS_REFUSED_START},
  };
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    og_overlaps_certificate_reset(c);
    for (int o = 0; o < 3; o++) {
      og_box_order *order = og_overlaps_certificate_add(c, rows[k].from[o]);
      og_box_order_add(order, 1);
      og_box_order_add(order, 0);
    }
    assert_int_equal(check(b), rows[k].refusal);
  }
}

// An order from a later step on is an order, too.
static void test_later_orders(void **state) {
  bench *b = *state;
  og_text_reset(&b->text);
  og_text_add(&b->text, "{\"id\":\"s\",\"question\":\"overlaps\",\"boxes\":[[[0],[1]],[[1],[2]]],\"steps\":[{},{}]}");
  read_scene(b);
  static const struct {
    int32_t number[3];
    size_t count;
    og_overlaps_refusal refusal;
  } rows[] = {
      {{1, 0}, 2, OG_OVERLAPS_ACCEPTED},      {{0, 0}, 2, OG_OVERLAPS_REFUSED_ORDER},
      {{1}, 1, OG_OVERLAPS_REFUSED_ORDER},    {{0}, 0, OG_OVERLAPS_REFUSED_ORDER},
      {{1, 2}, 2, OG_OVERLAPS_REFUSED_ORDER}, {{0, 1, 0}, 3, OG_OVERLAPS_REFUSED_ORDER},
  };
  og_overlaps_certificate *c = &b->answer.certificate;
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++)
    for (size_t from = 1; from <= 2; from++) {
      og_overlaps_certificate_reset(c);
      og_box_order *order = og_overlaps_certificate_add(c, 0);
      for (int32_t i = 0; i < 2; i++) og_box_order_add(order, i);
      order = og_overlaps_certificate_add(c, from);
      for (size_t i = 0; i < rows[k].count; i++) og_box_order_add(order, rows[k].number[i]);
      assert_int_equal(check(b), rows[k].refusal);
    }
}

static void test_refusal_texts(void **state) {
  (void)state;
  for (og_overlaps_refusal r = OG_OVERLAPS_ACCEPTED; r < OG_OVERLAPS_REFUSED_COUNT; r++)
    for (og_overlaps_refusal s = OG_OVERLAPS_ACCEPTED; s < r; s++)
      assert_string_not_equal(og_overlaps_refusal_text(r), og_overlaps_refusal_text(s));
  assert_string_equal(og_overlaps_refusal_text(OG_OVERLAPS_REFUSED_LIMIT), "more pairs than the limit");
  assert_string_equal(og_overlaps_refusal_text(OG_OVERLAPS_REFUSED_COUNT), "unknown refusal");
}

// As many pairs as the limit are fine, one more is not.
static void test_limit(void **state) {
  bench *b = *state;
  og_text_reset(&b->text);
  og_text_add(&b->text, "{\"id\":\"s\",\"question\":\"overlaps\",\"boxes\":[");
  for (int k = 0; k < 40; k++) og_text_add(&b->text, k == 0 ? "[[0],[1]]" : ",[[0],[1]]");
  og_text_add(&b->text, "]}");
  read_scene(b);
  const size_t pairs = 40 * 39 / 2;
  assert_int_equal(og_solve_overlaps(&b->one.scene, pairs, &b->answer), OG_OVERLAPS_ACCEPTED);
  assert_int_equal(b->answer.finding.first.count, pairs);
  assert_int_equal(og_solve_overlaps(&b->one.scene, pairs - 1, &b->answer), OG_OVERLAPS_REFUSED_LIMIT);
  assert_int_equal(og_solve_overlaps(&b->one.scene, 0, &b->answer), OG_OVERLAPS_REFUSED_LIMIT);
}

// The limit holds for every state, and for the pairs of all steps together.
static void test_limit_of_steps(void **state) {
  bench *b = *state;
  og_text_reset(&b->text);
  og_text_add(&b->text, "{\"id\":\"s\",\"question\":\"overlaps\",\"boxes\":[[[0],[1]],[[2],[3]],[[4],[5]]],\"steps\":["
                        "{\"move\":[[0,[2],[3]],[2,[2],[3]]]},{\"move\":[[0,[0],[1]],[2,[4],[5]]]}]}");
  read_scene(b);
  // Three pairs begin and end.
  for (size_t most = 1; most <= 7; most++)
    assert_int_equal(og_solve_overlaps(&b->one.scene, most, &b->answer),
                     most < 6 ? OG_OVERLAPS_REFUSED_LIMIT : OG_OVERLAPS_ACCEPTED);
  assert_int_equal(b->answer.finding.step[0].begun.count, 3);
  assert_int_equal(b->answer.finding.step[1].ended.count, 3);
}

// ---- changes one by one ----

static og_scene_status change(og_box_scene *scene, og_box_change_kind kind, int32_t number, double lo, double hi) {
  const og_end from[3] = {{lo, NULL}, {0, NULL}, {0, NULL}}, to[3] = {{hi, NULL}, {0, NULL}, {0, NULL}};
  return og_box_scene_change(scene, kind, number, kind == OG_BOX_REMOVE ? NULL : from,
                             kind == OG_BOX_REMOVE ? NULL : to);
}

// What cannot be made adds nothing, and leaves the number free for what can.
static void test_changes(void **state) {
  bench *b = *state;
  og_box_scene *scene = &b->one.scene;
  static const struct {
    bool begins_step;
    og_box_change_kind kind;
    int32_t number;
    double lo, hi;
    og_scene_status status;
  } rows[] = {
      {true, OG_BOX_REMOVE, 1, 0, 0, OG_SCENE_NOT_THERE},  // a number that never was
      {false, OG_BOX_MOVE, 1, 0, 1, OG_SCENE_NOT_THERE},   //
      {false, OG_BOX_INSERT, 0, 0, 1, OG_SCENE_THERE},     //
      {false, OG_BOX_MOVE, 0, 1, 0, OG_SCENE_BACKWARDS},   //
      {false, OG_BOX_REMOVE, 0, 0, 0, OG_SCENE_OK},        //
      {false, OG_BOX_REMOVE, 0, 0, 0, OG_SCENE_TWICE},     //
      {false, OG_BOX_INSERT, 0, 0, 1, OG_SCENE_TWICE},     //
      {true, OG_BOX_REMOVE, 0, 0, 0, OG_SCENE_NOT_THERE},  // a number that was
      {false, OG_BOX_MOVE, 0, 0, 1, OG_SCENE_NOT_THERE},   //
      {false, OG_BOX_INSERT, 0, 1, 0, OG_SCENE_BACKWARDS}, //
      {false, OG_BOX_INSERT, 0, 0, 1, OG_SCENE_OK},        //
      {true, OG_BOX_MOVE, 0, 2, 3, OG_SCENE_OK},           //
      {false, OG_BOX_INSERT, 5, 1, 0, OG_SCENE_BACKWARDS}, //
      {false, OG_BOX_INSERT, 5, 3, 4, OG_SCENE_OK},        //
      {false, OG_BOX_INSERT, 4, 4, 4, OG_SCENE_OK},        // below one that is there
      {false, OG_BOX_MOVE, 3, 4, 4, OG_SCENE_NOT_THERE},   //
  };
  const og_end zero[3] = {{0, NULL}, {0, NULL}, {0, NULL}}, one[3] = {{1, NULL}, {0, NULL}, {0, NULL}};
  og_box_scene_reset(scene);
  assert_int_equal(og_box_scene_add(scene, one, zero), OG_SCENE_BACKWARDS);
  assert_int_equal(og_box_scene_add(scene, zero, one), OG_SCENE_OK);
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    if (rows[k].begins_step) og_box_scene_step(scene);
    const size_t changes = scene->change_count;
    const int32_t slots = scene->slot_count, occurring = scene->occurring;
    assert_int_equal(change(scene, rows[k].kind, rows[k].number, rows[k].lo, rows[k].hi), rows[k].status);
    assert_int_equal(scene->change_count, changes + (rows[k].status == OG_SCENE_OK));
    if (rows[k].status == OG_SCENE_OK) continue;
    assert_int_equal(scene->slot_count, slots);
    assert_int_equal(scene->occurring, occurring);
  }
  og_box_scene_end(scene);
  assert_int_equal(scene->occurring, 3);
  assert_int_equal(og_solve_overlaps(scene, OG_DEFAULT_MAX_PAIRS, &b->answer), OG_OVERLAPS_ACCEPTED);
  const og_overlaps_finding *finding = &b->answer.finding;
  assert_int_equal(finding->first.count, 0);
  assert_int_equal(finding->step_count, 3);
  const og_pair_span begun = finding->step[2].begun;
  assert_int_equal(begun.count, 2);
  assert_true(is_listed(finding, begun, 0, 5) && is_listed(finding, begun, 4, 5));
}

// Ends beyond all doubles, whose nearest is infinite.
static void test_ends_beyond_doubles(void **state) {
  bench *b = *state;
  og_text_reset(&b->text);
  og_text_add(&b->text,
              "{\"id\":\"s\",\"question\":\"overlaps\",\"boxes\":[[[\"1e400\"],[\"2e400\"]],[[\"2e400\"],[\"1e401\"]],"
              "[[\"-1e400\"],[1e308]],[[\"11e400\"],[\"12e400\"]],[[1e308],[\"1e400\"]]]}");
  read_scene(b);
  assert_int_equal(og_solve_overlaps(&b->one.scene, OG_DEFAULT_MAX_PAIRS, &b->answer), OG_OVERLAPS_ACCEPTED);
  const og_overlaps_finding *finding = &b->answer.finding;
  assert_int_equal(finding->first.count, 3);
  assert_true(is_listed(finding, finding->first, 0, 1) && is_listed(finding, finding->first, 0, 4) &&
              is_listed(finding, finding->first, 2, 4));
}

// Larger scenes of the named families, and scenes that harm orders: every two boxes compared as doubles.
static void expect_all_pairs(bench *b, og_box_ends *box, int32_t count) {
  size_t pairs = 0, k = 0;
  assert_int_equal(og_solve_overlaps(&b->one.scene, OG_DEFAULT_MAX_PAIRS, &b->answer), OG_OVERLAPS_ACCEPTED);
  const og_overlaps_finding *finding = &b->answer.finding;
  for (int32_t i = 0; i < count; i++)
    for (int32_t j = i + 1; j < count; j++) {
      const og_box_ends *a = &box[i], *c = &box[j];
      if (!(fmax(a->lo.x, c->lo.x) <= fmin(a->hi.x, c->hi.x) && fmax(a->lo.y, c->lo.y) <= fmin(a->hi.y, c->hi.y) &&
            fmax(a->lo.z, c->lo.z) <= fmin(a->hi.z, c->hi.z)))
        continue;
      assert_true(k < finding->first.count && finding->pair[k].i == i && finding->pair[k].j == j);
      k++;
      pairs++;
    }
  assert_int_equal(finding->first.count, pairs);
}

static void test_named_scenes(void **state) {
  bench *b = *state;
  static const char *const families[] = {"U", "C", "S", "B"};
  for (int family = 0; family < 4; family++)
    for (int count = 0; count <= 4000; count = count * 5 + 1) {
      og_text_reset(&b->text);
      og_text_format(&b->text, "{\"id\":\"s\",\"question\":\"overlaps\",\"scene\":{\"family\":\"%s\",\"count\":%d,",
                     families[family], count);
      og_text_add(&b->text, "\"seed\":7}}");
      read_scene(b);
      assert_int_equal(b->one.scene.first_count, count);
      expect_all_pairs(b, b->one.scene.near, count);
      for (int32_t i = 0; i < count; i++)
        assert_true((double)(float)b->one.scene.near[i].lo.x == b->one.scene.near[i].lo.x);
    }
}

// What is no family has no name and makes no box.
static void test_no_family(void **state) {
  (void)state;
  static const char *const families[] = {"U", "C", "S", "B"};
  const og_box_ends before = {{1, 2, 3}, {4, 5, 6}};
  for (og_scene_family f = OG_SCENE_UNIFORM; f < OG_SCENE_FAMILY_COUNT; f++)
    assert_string_equal(og_scene_family_id(f), families[f]);
  for (int beyond = 0; beyond < 2; beyond++) {
    const og_scene_family none = (og_scene_family)(OG_SCENE_FAMILY_COUNT + beyond);
    og_box_ends box = before;
    assert_null(og_scene_family_id(none));
    og_name_scene(&box, none, 1, 7);
    assert_memory_equal(&box, &before, sizeof box);
  }
}

static double extreme(og_random *random) {
  return ldexp(og_random_between(random, -1, 1), (int)og_random_integer(random, -1074, 1024));
}

static void put_span(og_random *random, double *lo, double *hi) {
  const double x = extreme(random), y = extreme(random);
  *lo = fmin(x, y);
  *hi = fmax(x, y);
}

static void test_extremes(void **state) {
  bench *b = *state;
  enum { COUNT = 400 };
  for (int kind = 0; kind < 4; kind++) {
    og_box_scene_reset(&b->one.scene);
    og_box_ends *box = og_box_scene_add_many(&b->one.scene, COUNT);
    og_random_start(&b->random, "extremes", 1, (uint64_t)kind);
    for (int k = 0; k < COUNT; k++) {
      og_box_ends *at = &box[k];
      const double x = (double)(k % 7), y = (double)(k / 7 % 7), z = (double)(k / 49);
      if (kind == 0) {
        put_span(&b->random, &at->lo.x, &at->hi.x);
        put_span(&b->random, &at->lo.y, &at->hi.y);
        put_span(&b->random, &at->lo.z, &at->hi.z);
      }
      if (kind == 1) *at = (og_box_ends){{x, y, z}, {x + 1, y + 1, z + 1}}; // a lattice that touches
      if (kind == 2) *at = (og_box_ends){{-0.0, 0.0, -1}, {0.0, -0.0, 1}};  // all the same
      if (kind == 3) *at = (og_box_ends){{-k, -k, -k}, {k, k, k}};          // one in the other
    }
    og_box_scene_end(&b->one.scene);
    expect_all_pairs(b, b->one.scene.near, COUNT);
  }
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  for (int i = 0; i < NUMBERS; i++) or_span_box_init(&b->box[i]);
  og_text_init(&b->text);
  og_case_init(&b->one);
  og_overlaps_answer_init(&b->answer);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  for (int i = 0; i < NUMBERS; i++) or_span_box_clear(&b->box[i]);
  og_text_clear(&b->text);
  og_case_clear(&b->one);
  og_overlaps_answer_clear(&b->answer);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_scenes, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_orders_start_well, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_later_orders, set_up, tear_down),
      cmocka_unit_test(test_refusal_texts),
      cmocka_unit_test_setup_teardown(test_limit, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_limit_of_steps, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_changes, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_ends_beyond_doubles, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_named_scenes, set_up, tear_down),
      cmocka_unit_test(test_no_family),
      cmocka_unit_test_setup_teardown(test_extremes, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
