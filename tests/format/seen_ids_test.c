// Which ids a stream has had: each of the last OG_SEEN_IDS is known again, whatever has grown since, and no other.

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "tool/format/seen_ids.h"

enum { MORE = 3000 };

static bool add(og_seen_ids *seen, unsigned number) {
  char id[16];
  snprintf(id, sizeof id, "case-%u", number);
  return og_seen_ids_add(seen, id);
}

static void test_all_are_known_while_the_table_grows(void **state) {
  (void)state;
  og_seen_ids *seen = og_seen_ids_new();
  for (unsigned k = 0; k < MORE; k++) {
    assert_true(add(seen, k));
    assert_false(add(seen, k));
    assert_false(add(seen, k / 2));
  }
  for (unsigned k = 0; k < MORE; k++) assert_false(add(seen, k));
  og_seen_ids_free(seen);
}

static void test_the_oldest_are_forgotten(void **state) {
  (void)state;
  og_seen_ids *seen = og_seen_ids_new();
  for (unsigned k = 0; k < OG_SEEN_IDS + MORE; k++) assert_true(add(seen, k));
  for (unsigned k = MORE; k < OG_SEEN_IDS + MORE; k++) assert_false(add(seen, k));
  for (unsigned k = 0; k < MORE; k++) assert_true(add(seen, k));
  og_seen_ids_free(seen);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_all_are_known_while_the_table_grows),
      cmocka_unit_test(test_the_oldest_are_forgotten),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
