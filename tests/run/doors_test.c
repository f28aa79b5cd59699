// Every algorithm of the registry has a door, one door, and what is behind a door is held to promises, fuzzed and
// measured: that its suite, its harnesses and its study walk the registry by that door is in their sources, which this
// test reads; what they find there, in doors_test.sh.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tool/run/doors.h"
#include "tool/study/primitive_probe.h"

static void one_door_each(void **state) {
  (void)state;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    int doors = 0;
    for (int d = 0; d < og_door_count(); d++) doors += og_door_at(d)->has(algorithm);
    if (doors != 1) fail_msg("%s is behind %d doors", algorithm->id, doors);
  }
}

// A new door has to be walked by the suite, the study and the harnesses that take functions of primitives; those for
// pairs, for sets of boxes, for meshes, for volumes, for volumes of turning bodies, for sweeps, for manifolds, for both
// at once, for clipping, for triangles of polygons, for features that move, for convex parts of meshes and for bodies
// that turn have their own.
static void every_door_is_walked(void **state) {
  (void)state;
  og_primitive_subject subject;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    const bool of_primitives = og_primitive_subject_of(&subject, algorithm, 0);
    const bool has_own_suite = algorithm->pair != NULL || algorithm->overlaps != NULL ||
                               algorithm->mesh_pairs != NULL || algorithm->bound != NULL || algorithm->sweep != NULL ||
                               algorithm->contact != NULL || algorithm->sweep_contact != NULL ||
                               algorithm->turn != NULL || algorithm->cso != NULL || algorithm->clip != NULL ||
                               algorithm->triangulate != NULL || algorithm->moving_features != NULL ||
                               algorithm->decompose != NULL || algorithm->motion != NULL;
    if (of_primitives == has_own_suite) fail_msg("%s: no suite and no study take it", algorithm->id);
  }
}

// ---- descriptors ----

static bool is_said(const char *text) { return text != NULL && text[0] != '\0'; }

// Questions are words of letters, "-" and "_".
static bool is_of_word(char c) { return c == '-' || c == '_' || (c >= 'a' && c <= 'z'); }

static bool has_word(const char *text, const char *word) {
  const size_t length = strlen(word);
  for (const char *at = strstr(text, word); at != NULL; at = strstr(at + 1, word))
    if ((at == text || !is_of_word(at[-1])) && !is_of_word(at[length])) return true;
  return false;
}

static void descriptors_are_whole(void **state) {
  (void)state;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *a = og_algorithm_at(k);
    assert_true(is_said(a->id));
    if (!is_said(a->row) || !is_said(a->questions) || !is_said(a->path) || !is_said(a->source) || !is_said(a->cost) ||
        !is_said(a->limits))
      fail_msg("%s: a field of its descriptor is empty", a->id);
    if (og_algorithm_by_id(a->id) != a) fail_msg("%s is there twice", a->id);
  }
}

// What a door takes ends with its questions, in brackets; `(no question yet)` holds none to any.
static void questions_are_their_doors(void **state) {
  (void)state;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *a = og_algorithm_at(k);
    char names[100];
    snprintf(names, sizeof names, "%s", a->questions);
    char *rest = NULL;
    for (char *name = strtok_r(names, ", ", &rest); name != NULL; name = strtok_r(NULL, ", ", &rest)) {
      if (og_question_by_id(name) == OG_QUESTION_COUNT) fail_msg("%s: no question is called %s", a->id, name);
      const char *taken = strchr(og_door_of(a)->takes, '(');
      assert_non_null(taken);
      if (strcmp(taken, "(no question yet)") != 0 && !has_word(taken, name))
        fail_msg("%s: its door takes %s, and not %s", a->id, taken, name);
    }
  }
}

static bool exists(const char *folder, const char *name, const char *ending) {
  char path[300];
  snprintf(path, sizeof path, "%s%s%s", folder, name, ending);
  FILE *file = fopen(path, "r");
  if (file != NULL) fclose(file);
  return file != NULL;
}

static void headers_are_there(void **state) {
  (void)state;
  for (int k = 0; k < og_algorithm_count(); k++)
    if (!exists("", og_algorithm_at(k)->path, ".h")) fail_msg("%s: no header", og_algorithm_at(k)->id);
}

// The catalogue's sections of algorithms, in whose order the registry is.
static void rows_are_the_catalogues(void **state) {
  (void)state;
  static const char *const rows[] = {"3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11"};
  enum { ROWS = sizeof rows / sizeof *rows };
  int last = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    int row = 0;
    while (row < ROWS && strcmp(rows[row], og_algorithm_at(k)->row) != 0) row++;
    if (row == ROWS) fail_msg("%s: the catalogue has no section %s", og_algorithm_at(k)->id, og_algorithm_at(k)->row);
    if (row < last) fail_msg("%s is not in the catalogue's order", og_algorithm_at(k)->id);
    last = row;
  }
}

// ---- doors ----

static void read_whole(char *text, size_t room, const char *path) {
  FILE *file = fopen(path, "r");
  if (file == NULL) fail_msg("%s is not there", path);
  text[fread(text, 1, room - 1, file)] = '\0';
  fclose(file);
}

// The harness is there, is built, and asks for what is behind the door.
static void look_at_harness(const char *harness, const char *door) {
  static char build[20000], source[20000];
  char path[100], wanted[100];
  read_whole(build, sizeof build, "fuzz/fuzz.mk");
  const char *list = strstr(build, "FUZZ_HARNESSES = ");
  assert_non_null(list);
  snprintf(wanted, sizeof wanted, " %s ", harness);
  const char *found = strstr(list, wanted);
  if (found == NULL || found > strchr(list, '\n')) fail_msg("fuzz/fuzz.mk does not build %s", harness);
  snprintf(path, sizeof path, "fuzz/%s.c", harness);
  read_whole(source, sizeof source, path);
  snprintf(wanted, sizeof wanted, "->%s", door);
  if (strstr(source, wanted) == NULL && strstr(source, "og_fuzz_claims") == NULL)
    fail_msg("%s does not ask for the door %s", path, door);
  if (!exists("fuzz/corpus/", harness, ".tar.gz")) fail_msg("fuzz/corpus/%s.tar.gz is not there", harness);
}

static void doors_have_harnesses(void **state) {
  (void)state;
  for (int d = 0; d < og_door_count(); d++) {
    const og_door_entry *door = og_door_at(d);
    char names[100];
    snprintf(names, sizeof names, "%s", door->harnesses);
    char *rest = NULL;
    int count = 0;
    for (char *name = strtok_r(names, " ", &rest); name != NULL; name = strtok_r(NULL, " ", &rest), count++)
      look_at_harness(name, door->name);
    assert_true(count > 0);
    if (!exists("ref/door/", door->name, ".h")) fail_msg("the door %s has no header", door->name);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_door_each),
      cmocka_unit_test(every_door_is_walked),
      cmocka_unit_test(descriptors_are_whole),
      cmocka_unit_test(headers_are_there),
      cmocka_unit_test(rows_are_the_catalogues),
      cmocka_unit_test(doors_have_harnesses),
      cmocka_unit_test(questions_are_their_doors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
