#include "tool/report/shown.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/json_edit.h"

// ---- order ----

static int severity_of(const og_judgement_line *line) {
  static const int by_verdict[] = {[OG_RIGHT] = 0, [OG_TOLERABLE] = 2, [OG_NO_ANSWER] = 4, [OG_WRONG] = 6};
  if (line->judged == OG_NO_ANSWER && !og_line_fails(line)) return 1; // its right
  return by_verdict[line->judged] - (line->excusable ? 1 : 0);
}

static bool is_worse(const og_shown_judgement *a, const og_shown_judgement *b) {
  if (a->severity != b->severity) return a->severity > b->severity;
  if (a->fraction != b->fraction) return a->fraction > b->fraction;
  return strcmp(a->id, b->id) < 0;
}

static bool is_slower(const og_shown_judgement *a, const og_shown_judgement *b) {
  if (a->nanoseconds != b->nanoseconds) return a->nanoseconds > b->nanoseconds;
  return strcmp(a->id, b->id) < 0;
}

// ---- lists that keep the first few ----

typedef struct list {
  og_shown_judgement *at;
  size_t *count;
  size_t room;
  bool (*is_before)(const og_shown_judgement *a, const og_shown_judgement *b);
} list;

static void insert(const list *l, og_shown_judgement added, og_judgement_line *line) {
  size_t place = *l->count;
  while (place > 0 && l->is_before(&added, &l->at[place - 1])) place--;
  if (place == l->room) return;
  if (*l->count == l->room) free(l->at[--*l->count].json);
  memmove(&l->at[place + 1], &l->at[place], (*l->count - place) * sizeof *l->at);
  og_line_whole(line);
  added.json = og_json_made(json_dumps(line->root, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_SORT_KEYS));
  l->at[place] = added;
  ++*l->count;
}

static og_shown_engine *engine_of(og_shown *shown, const char *engine) {
  for (size_t k = 0; k < shown->count; k++)
    if (strcmp(shown->at[k].engine, engine) == 0) return &shown->at[k];
  if (shown->count == shown->capacity) {
    shown->capacity = og_doubled(shown->capacity);
    shown->at = og_grow(shown->at, shown->capacity, sizeof *shown->at);
  }
  og_shown_engine *added = &shown->at[shown->count++];
  memset(added, 0, sizeof *added);
  strcpy(added->engine, engine);
  return added;
}

// ---- failures ----

enum { LONGEST_NOTE = 300 };

static bool is_failure(const og_judgement_line *line) {
  return line->judged == OG_WRONG || line->crashed_first ||
         (line->judged == OG_NO_ANSWER && og_stated_is_failure(line->status));
}

static char *copy_of(const char *text) {
  const size_t size = strlen(text) + 1;
  return memcpy(og_grow(NULL, size, 1), text, size);
}

// The line is the judgement's own, so it is changed in a copy.
static char *short_line(og_judgement_line *line) {
  og_line_whole(line);
  json_t *const kept = og_json_made(json_copy(line->root)), *const wrong = og_json_made(json_array());
  const json_t *const checks = json_object_get(line->root, "checks");
  json_object_del(kept, "engine");
  json_object_del(kept, "nanoseconds");
  if (line->note != NULL && strlen(line->note) > LONGEST_NOTE) json_object_del(kept, "note");
  for (size_t k = 0; k < json_array_size(checks); k++)
    if (line->check[k].judged != OG_RIGHT) og_json_append(wrong, json_incref(json_array_get(checks, k)));
  og_json_set(kept, "checks", wrong);
  char *const text = og_json_made(json_dumps(kept, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_SORT_KEYS));
  json_decref(kept);
  return text;
}

static void add_failure(og_shown_engine *engine, og_judgement_line *line) {
  if (engine->failure_count == engine->failure_room) {
    engine->failure_room = og_doubled(engine->failure_room);
    engine->failure = og_grow(engine->failure, engine->failure_room, sizeof *engine->failure);
  }
  engine->failure[engine->failure_count++] =
      (og_shown_failure){copy_of(line->id), severity_of(line), og_line_fraction(line), short_line(line)};
}

static int compare_failures(const void *left, const void *right) {
  const og_shown_failure *a = left, *b = right;
  if (a->severity != b->severity) return b->severity - a->severity;
  if (a->fraction != b->fraction) return a->fraction > b->fraction ? -1 : 1;
  return strcmp(a->id, b->id);
}

void og_shown_sort(og_shown *shown) {
  for (size_t e = 0; e < shown->count; e++)
    if (shown->at[e].failure_count > 0)
      qsort(shown->at[e].failure, shown->at[e].failure_count, sizeof(og_shown_failure), compare_failures);
}

// ---- all of an engine ----

void og_shown_add(og_shown *shown, og_judgement_line *line) {
  og_shown_engine *engine = engine_of(shown, line->engine);
  og_shown_judgement added = {.severity = severity_of(line),
                              .fraction = og_line_fraction(line),
                              .nanoseconds = line->timed ? line->nanoseconds : -1};
  strcpy(added.id, line->id);
  const list worst = {engine->worst, &engine->worst_count, OG_SHOWN_WORST, is_worse},
             slowest = {engine->slowest, &engine->slowest_count, OG_SHOWN_SLOWEST, is_slower};
  if (line->judged != OG_RIGHT) insert(&worst, added, line);
  if (line->timed) insert(&slowest, added, line);
  if (is_failure(line)) add_failure(engine, line);
}

const og_shown_engine *og_shown_of(const og_shown *shown, const char *engine) {
  for (size_t k = 0; k < shown->count; k++)
    if (strcmp(shown->at[k].engine, engine) == 0) return &shown->at[k];
  return NULL;
}

void og_shown_clear(og_shown *shown) {
  for (size_t e = 0; e < shown->count; e++) {
    for (size_t k = 0; k < shown->at[e].worst_count; k++) free(shown->at[e].worst[k].json);
    for (size_t k = 0; k < shown->at[e].slowest_count; k++) free(shown->at[e].slowest[k].json);
    for (size_t k = 0; k < shown->at[e].failure_count; k++) {
      free(shown->at[e].failure[k].id);
      free(shown->at[e].failure[k].json);
    }
    free(shown->at[e].failure);
  }
  free(shown->at);
  memset(shown, 0, sizeof *shown);
}
