#include "tool/report/since.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/judge/baseline.h"

typedef struct compared {
  char *engine; // without its version
  const og_judged_case *one;
} compared;

static int order_of(const compared *a, const compared *b) {
  const int order = strcmp(a->engine, b->engine);
  return order != 0 ? order : strcmp(a->one->id, b->one->id);
}

static int compare(const void *left, const void *right) {
  const compared *a = left, *b = right;
  const int order = order_of(a, b);
  return order != 0 ? order : strcmp(a->one->engine, b->one->engine);
}

static compared *list_of(const og_outcomes *outcomes) {
  compared *list = og_grow(NULL, outcomes->count + 1, sizeof *list);
  for (size_t k = 0; k < outcomes->count; k++)
    list[k] = (compared){og_engine_without_version(outcomes->at[k].engine), &outcomes->at[k]};
  if (outcomes->count > 0) qsort(list, outcomes->count, sizeof *list, compare);
  return list;
}

static void free_list(compared *list, size_t count) {
  for (size_t k = 0; k < count; k++) free(list[k].engine);
  free(list);
}

static void add_line(og_text *text, const char *how, const og_judged_case *one, const char *message) {
  og_text_format(text, "%-8s %s: %s: %s\n", how, one->engine, one->id, message);
}

static void add_mended(og_text *text, const og_judged_case *old, const og_judged_case *one) {
  og_text line;
  og_text_init(&line);
  og_text_format(&line, "%s before, %s now", old->rule,
                 og_outcome_is_skipped(one) ? og_stated_text(one->status) : og_judged_name(one->judged));
  add_line(text, "mended", one, line.at);
  og_text_clear(&line);
}

static void compare_one(og_text *lines, og_changes *changes, const og_judged_case *old, const og_judged_case *one) {
  if (old == NULL) changes->first++;
  if (one->fails && (old == NULL || !old->fails)) {
    changes->added++;
    add_line(lines, "new", one, one->message);
  } else if (one->fails && strcmp(old->rule, one->rule) != 0) {
    changes->changed++;
    add_line(lines, "changed", one, one->message);
  } else if (one->fails) {
    changes->kept++;
  } else if (old != NULL && old->fails) {
    changes->mended++;
    add_mended(lines, old, one);
  }
}

og_changes og_changes_since(og_text *text, og_outcomes *before, og_outcomes *now) {
  og_changes changes = {0};
  og_text lines;
  og_text_init(&lines);
  og_text_add(&lines, "");
  compared *old = list_of(before), *new = list_of(now);
  size_t k = 0;
  for (size_t n = 0; n < now->count; n++) {
    for (; k < before->count && order_of(&old[k], &new[n]) < 0; k++) changes.gone++;
    const bool same = k < before->count && order_of(&old[k], &new[n]) == 0;
    compare_one(&lines, &changes, same ? old[k].one : NULL, new[n].one);
    k += same;
  }
  changes.gone += before->count - k;
  free_list(old, before->count);
  free_list(new, now->count);
  og_text_format(text, "since then: %zu new failure%s, %zu changed, %zu mended, %zu as before", changes.added,
                 changes.added == 1 ? "" : "s", changes.changed, changes.mended, changes.kept);
  if (changes.first > 0) og_text_format(text, "; %zu judged for the first time", changes.first);
  if (changes.gone > 0) og_text_format(text, "; %zu judged no longer", changes.gone);
  og_text_add(text, "\n");
  og_text_add_bytes(text, lines.at, lines.length);
  og_text_clear(&lines);
  return changes;
}
