// Claims out of text: what our own algorithms write comes back as it was, and bad lines are refused.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "tool/judge/read_claim.h"
#include "tool/run/write_claim.h"

static og_input_status read_text(og_claim_line *line, const char *text, og_complaint *complaint) {
  memset(complaint, 0, sizeof *complaint);
  complaint->file = "claims";
  return og_read_claim(text, strlen(text), line, complaint);
}

static void a_claim_comes_back(void **state) {
  (void)state;
  const og_claim claim = {.verdict = OG_VERDICT_APART,
                          .has_distance = true,
                          .distance = 0.1,
                          .has_points = true,
                          .a = {1, 2, 3},
                          .b = {-4, 0x1p-1074, 6},
                          .has_normal = true,
                          .normal = {0, -1, 0},
                          .iterations = 3,
                          .simplex_count = 1,
                          .simplex = {{0, -1}}};
  og_text text;
  og_text_init(&text);
  og_write_claim(&text, "a \"case\"", "gjk", &claim);
  og_claim_line line;
  og_claim_line_init(&line);
  og_complaint complaint;
  assert_int_equal(read_text(&line, text.at, &complaint), OG_INPUT_OK);
  og_statement expected;
  og_statement_init(&expected);
  og_statement_of_claim(&expected, &claim);
  assert_string_equal(line.id, "a \"case\"");
  assert_true(strncmp(line.engine, "origo gjk ", 10) == 0);
  const og_statement *found = &line.statement;
  assert_true(found->stated == OG_STATED_ANSWER && found->finite && found->verdict == OG_VERDICT_APART);
  assert_true(found->has_distance && !found->has_depth && found->has_points && found->has_normal);
  assert_true(og_rational_equal(&found->distance, &expected.distance));
  for (int k = 0; k < 3; k++) {
    assert_true(og_rational_equal(&found->point[0][k], &expected.point[0][k]));
    assert_true(og_rational_equal(&found->point[1][k], &expected.point[1][k]));
    assert_true(og_rational_equal(&found->normal[k], &expected.normal[k]));
  }
  og_statement_clear(&expected);
  og_claim_line_clear(&line);
  og_text_clear(&text);
}

static void claims_of_engines(void **state) {
  (void)state;
  static const struct {
    const char *text;
    og_input_status status;
    const char *says;
  } cases[] = {
      {"{\"id\":\"x\",\"engine\":\"e\"}", OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"distance\":0.5,\"time\":1,\"nanoseconds\":12.5}", OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"depth\":\"1/3\",\"relation\":\"touching\"}", OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"status\":\"crashed\"}", OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"status\":\"crashed\",\"depth\":1}", OG_INPUT_BAD, "does not belong"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"status\":\"fine\"}", OG_INPUT_BAD, "unknown status 'fine'"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"relation\":\"near\"}", OG_INPUT_BAD, "unknown relation 'near'"},
      {"{\"id\":\"x\",\"engine\":\"\"}", OG_INPUT_BAD, "engine"},
      {"{\"id\":\"x\"}", OG_INPUT_BAD, "engine"},
      {"{\"engine\":\"e\"}", OG_INPUT_BAD, "id"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"colliding\":1}", OG_INPUT_BAD, "colliding"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"points\":[[1,2,3]]}", OG_INPUT_BAD, "points"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"points\":[[1,2,3],[4,5,6]],\"points_are\":\"contact\"}", OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"points_are\":\"witnesses\",\"points\":[[1,2,3],[4,5,6]]}", OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"points\":[[1,2,3],[4,5,6]],\"points_are\":\"deep\"}", OG_INPUT_BAD,
       "expected witnesses or contact"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"points_are\":\"contact\"}", OG_INPUT_BAD, "there are no points"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"separation\":-1,\"margin\":0.5,\"note\":\"\"}", OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"separation\":1,\"distance\":1}", OG_INPUT_BAD, "separation: it stands for"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"depth\":1,\"separation\":-1}", OG_INPUT_BAD, "separation: it stands for"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"status\":\"refused\",\"separation\":1}", OG_INPUT_BAD, "does not belong"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"status\":\"refused\",\"note\":\"no\"}", OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"margin\":-1}", OG_INPUT_BAD, "margin: expected a number that is not negative"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"margin\":\"inf\"}", OG_INPUT_BAD, "margin"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"note\":1}", OG_INPUT_BAD, "note"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"normal\":[1,2]}", OG_INPUT_OK, ""}, // of the plane
      {"{\"id\":\"x\",\"engine\":\"e\",\"normal\":[1]}", OG_INPUT_BAD, "normal"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"points\":[[1,2,3],[4,5,6]],\"normal\":[1,2]}", OG_INPUT_BAD, "normal"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"distance\":\"infinite\"}", OG_INPUT_BAD, "distance"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"distanse\":1}", OG_INPUT_BAD, "distance"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"iterations\":-1}", OG_INPUT_BAD, "iterations"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"time\":1,\"last\":\"0x1p+1\"}", OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"last\":\"never\"}", OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"last\":\"inf\"}", OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"last\":\"soon\"}", OG_INPUT_BAD, "last"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"status\":\"refused\",\"last\":1}", OG_INPUT_BAD, "does not belong"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"contacts\":[]}", OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"contacts\":[{\"points\":[[1,2,3],[\"1/3\",0,\"nan\"]],\"depth\":\"inf\"}]}",
       OG_INPUT_OK, ""},
      {"{\"id\":\"x\",\"engine\":\"e\",\"contacts\":{}}", OG_INPUT_BAD, "contacts"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"contacts\":[[1,2,3]]}", OG_INPUT_BAD, "contacts[0]"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"contacts\":[{\"depth\":0}]}", OG_INPUT_BAD, "points"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"contacts\":[{\"points\":[[1,2,3],[1,2,3]]}]}", OG_INPUT_BAD, "depth"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"contacts\":[{\"points\":[[1,2,3]],\"depth\":0}]}", OG_INPUT_BAD,
       "contacts[0].points"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"contacts\":[{\"points\":[[1,2,3],[1,2]],\"depth\":0}]}", OG_INPUT_BAD,
       "contacts[0].points[1]"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"contacts\":[{\"points\":[[1,2,3],[1,2,3]],\"depth\":0,\"id\":-1}]}",
       OG_INPUT_BAD, "id"},
      {"{\"id\":\"x\",\"engine\":\"e\",\"status\":\"refused\",\"contacts\":[]}", OG_INPUT_BAD, "does not belong"},
  };
  og_claim_line line;
  og_claim_line_init(&line);
  og_complaint complaint;
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    assert_int_equal(read_text(&line, cases[k].text, &complaint), cases[k].status);
    if (cases[k].status == OG_INPUT_BAD && strstr(complaint.text, cases[k].says) == NULL)
      fail_msg("'%s' does not say '%s'", complaint.text, cases[k].says);
  }
  og_claim_line_clear(&line);
}

// In the ordinary form and in one that the other reader reads.
static void what_points_are(void **state) {
  (void)state;
  static const struct {
    const char *text;
    bool contact;
  } cases[] = {
      {"{\"id\":\"x\",\"engine\":\"e\",\"points\":[[1,2,3],[4,5,6]],\"points_are\":\"contact\"}", true},
      {"{\"id\":\"x\",\"engine\":\"e\",\"points_are\":\"contact\",\"points\":[[1,2,3],[4,5,6]]}", true},
      {"{\"id\":\"x\",\"engine\":\"e\",\"points\":[[1,2,\"1/3\"],[4,5,6]],\"points_are\":\"contact\"}", true},
      {"{\"id\":\"x\",\"engine\":\"e\",\"points\":[[1,2,3],[4,5,6]],\"points_are\":\"witnesses\"}", false},
      {"{\"id\":\"x\",\"engine\":\"e\",\"points\":[[1,2,3],[4,5,6]]}", false},
  };
  og_claim_line line;
  og_claim_line_init(&line);
  og_complaint complaint;
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    assert_int_equal(read_text(&line, cases[k].text, &complaint), OG_INPUT_OK);
    assert_true(line.statement.has_points && line.statement.contact == cases[k].contact);
  }
  og_claim_line_clear(&line);
}

// In both readers: the second of each is not of the ordinary form.
static void separation_margin_and_note(void **state) {
  (void)state;
  static const char *const texts[] = {
      "{\"id\":\"x\",\"engine\":\"e\",\"separation\":-0.25,\"margin\":0.5,\"note\":\"why\"}",
      "{\"id\":\"x\",\"engine\":\"e\",\"separation\":\"-1/4\",\"margin\":\"1/2\",\"note\":\"why\"}",
  };
  og_claim_line line;
  og_claim_line_init(&line);
  og_complaint complaint;
  for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) {
    assert_int_equal(read_text(&line, texts[k], &complaint), OG_INPUT_OK);
    assert_true(line.statement.has_separation && line.margin == 0.5);
    assert_string_equal(line.note, "why");
    assert_true(mpz_get_d(line.statement.separation.num.z) / mpz_get_d(line.statement.separation.den.z) == -0.25);
    // The next line says none of it.
    assert_int_equal(read_text(&line, "{\"id\":\"x\",\"engine\":\"e\"}", &complaint), OG_INPUT_OK);
    assert_true(!line.statement.has_separation && line.margin == 0 && line.note[0] == '\0');
  }
  og_claim_line_clear(&line);
}

static void numbers_that_are_none(void **state) {
  (void)state;
  static const char *const numbers[] = {"nan", "-nan", "NaN", "inf", "-inf", "Infinity", "+INF"};
  og_claim_line line;
  og_claim_line_init(&line);
  og_complaint complaint;
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) {
    char text[100];
    snprintf(text, sizeof text, "{\"id\":\"x\",\"engine\":\"e\",\"normal\":[0,\"%s\",1]}", numbers[k]);
    assert_int_equal(read_text(&line, text, &complaint), OG_INPUT_OK);
    assert_true(line.statement.has_normal && !line.statement.finite);
  }
  assert_int_equal(read_text(&line, "{\"id\":\"x\",\"engine\":\"e\",\"normal\":[0,1,1]}", &complaint), OG_INPUT_OK);
  assert_true(line.statement.finite);
  og_claim_line_clear(&line);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_claim_comes_back),    cmocka_unit_test(claims_of_engines),
      cmocka_unit_test(what_points_are),       cmocka_unit_test(separation_margin_and_note),
      cmocka_unit_test(numbers_that_are_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
