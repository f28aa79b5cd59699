#include "tool/judge/baseline.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

// ---- names ----

static char *copy(const char *text) {
  const size_t room = strlen(text) + 1;
  return memcpy(og_grow(NULL, room, 1), text, room);
}

static bool is_version(const char *word) {
  if (word[0] == 'v') word++;
  return word[0] >= '0' && word[0] <= '9';
}

char *og_engine_without_version(const char *engine) {
  char *name = copy(engine), *to = name;
  for (const char *word = engine; *word != '\0';) {
    const size_t length = strcspn(word, " "), blanks = strspn(word + length, " ");
    if (!is_version(word)) {
      if (to > name) *to++ = ' ';
      memcpy(to, word, length);
      to += length;
    }
    word += length + blanks;
  }
  if (to == name) to += strlen(engine); // nothing but a version
  *to = '\0';
  return name;
}

// ---- what fails ----

static const og_checked *worst_check(const og_judgement *judgement) {
  const og_checked *worst = NULL;
  for (int k = 0; k < judgement->count; k++) {
    const og_checked *check = &judgement->check[k];
    if (check->judged == judgement->judged && (worst == NULL || check->fraction > worst->fraction)) worst = check;
  }
  return worst;
}

og_failing og_failing_of(const og_judgement *judgement, og_stated stated, const char *id, const char *engine) {
  const og_checked *worst = worst_check(judgement);
  og_failing failing = {id, engine, og_check_name(worst == NULL ? OG_CHECK_ANSWER : worst->what),
                        worst == NULL ? OG_ERROR_NONE : worst->class};
  if (stated != OG_STATED_ANSWER) failing.fails = og_stated_text(stated);
  return failing;
}

void og_baseline_clear(og_baseline *baseline) {
  for (size_t k = 0; k < baseline->count; k++) {
    free(baseline->at[k].id);
    free(baseline->at[k].engine);
    free(baseline->at[k].fails);
    free(baseline->at[k].reason);
  }
  free(baseline->at);
  memset(baseline, 0, sizeof *baseline);
}

// ---- looking up ----

static size_t first_of(const og_baseline *baseline, const char *id) {
  size_t low = 0, high = baseline->count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (strcmp(baseline->at[middle].id, id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

static bool is_of(const og_known_failure *known, const char *engine) {
  return known->engine == NULL || strcmp(known->engine, engine) == 0;
}

const og_known_failure *og_baseline_find(og_baseline *baseline, const og_failing *failing) {
  char *engine = og_engine_without_version(failing->engine);
  const og_known_failure *found = NULL;
  for (size_t k = first_of(baseline, failing->id); k < baseline->count && found == NULL; k++) {
    og_known_failure *known = &baseline->at[k];
    if (strcmp(known->id, failing->id) != 0) break;
    if (!is_of(known, engine) || strcmp(known->fails, failing->fails) != 0) continue;
    if (known->class != OG_ERROR_NONE && failing->class > known->class) continue;
    known->met = true;
    found = known;
  }
  free(engine);
  return found;
}

void og_baseline_ask(og_baseline *baseline, const char *id, const char *engine) {
  char *name = og_engine_without_version(engine);
  for (size_t k = first_of(baseline, id); k < baseline->count && strcmp(baseline->at[k].id, id) == 0; k++)
    if (is_of(&baseline->at[k], name)) baseline->at[k].asked = true;
  free(name);
}

size_t og_baseline_mended(const og_baseline *baseline, const og_known_failure **first) {
  size_t count = 0;
  for (size_t k = 0; k < baseline->count; k++) {
    if (!baseline->at[k].asked || baseline->at[k].met) continue;
    if (count++ == 0) *first = &baseline->at[k];
  }
  return count;
}

// ---- gathering ----

og_known_failure *og_baseline_append(og_baseline *baseline) {
  baseline->at = og_grow(baseline->at, baseline->count + 1, sizeof *baseline->at);
  og_known_failure *r = &baseline->at[baseline->count++];
  memset(r, 0, sizeof *r);
  return r;
}

void og_baseline_add(og_baseline *baseline, const og_failing *failing, const char *reason) {
  og_known_failure *r = og_baseline_append(baseline);
  r->id = copy(failing->id);
  r->engine = og_engine_without_version(failing->engine);
  r->fails = copy(failing->fails);
  r->class = failing->class;
  r->reason = reason == NULL ? NULL : copy(reason);
}
