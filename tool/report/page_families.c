#include "tool/report/page_families.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/gen/family.h"
#include "tool/judge/family_of.h"
#include "tool/report/page_files.h"

static char *copy_of(const char *text) {
  const size_t size = strlen(text) + 1;
  return memcpy(og_grow(NULL, size, 1), text, size);
}

// ---- what the cases say ----

// Cases of a family mostly stand together: the last one is looked at first.
static og_page_family *family_named(og_page_families *families, const char *name, const og_walked_case *walked) {
  if (families->count > 0 && strcmp(families->at[families->last].name, name) == 0) return &families->at[families->last];
  for (size_t k = 0; k < families->count; k++)
    if (strcmp(families->at[k].name, name) == 0) return &families->at[families->last = k];
  if (families->count == families->room) {
    families->room = og_doubled(families->room);
    families->at = og_grow(families->at, families->room, sizeof *families->at);
  }
  const og_gen_family *made = og_gen_family_by_id(name);
  families->last = families->count++;
  families->at[families->last] = (og_page_family){.name = copy_of(name),
                                                  .file = copy_of(walked->file),
                                                  .line = walked->line,
                                                  .is = made == NULL ? NULL : made->is};
  return &families->at[families->last];
}

static void add_flag(og_page_family *family, const char *flag) {
  for (size_t k = 0; k < family->flag_count; k++)
    if (strcmp(family->flag[k], flag) == 0) return;
  family->flag = og_grow(family->flag, family->flag_count + 1, sizeof *family->flag);
  family->flag[family->flag_count++] = copy_of(flag);
}

void og_page_families_add(og_page_families *families, const og_walked_case *walked) {
  char name[OG_MAX_ID + 1];
  const char *const of = og_family_of(name, sizeof name, walked);
  if (of == NULL) return;
  og_page_family *family = family_named(families, of, walked);
  family->count++;
  json_t *const root = json_loadb(walked->text, walked->length, 0, NULL);
  const json_t *const flags = json_object_get(root, "flags");
  for (size_t k = 0; k < json_array_size(flags); k++) {
    const char *const flag = json_string_value(json_array_get(flags, k));
    if (flag != NULL) add_flag(family, flag);
  }
  json_decref(root);
}

// ---- what the page is told ----

static void add_field(og_text *text, const char *name, const char *value) {
  og_text_format(text, ",\"%s\":", name);
  og_text_add_json_string(text, value);
}

static void write_family(og_text *text, const og_page_family *family) {
  og_text_add_json_string(text, family->name);
  og_text_format(text, ":{\"line\":%zu,\"cases\":%zu", family->line, family->count);
  add_field(text, "file", family->file);
  if (family->is != NULL) add_field(text, "is", family->is);
  og_text_add(text, ",\"flags\":[");
  for (size_t k = 0; k < family->flag_count; k++) {
    if (k > 0) og_text_add(text, ",");
    og_text_add_json_string(text, family->flag[k]);
  }
  og_text_add(text, "]}");
}

static bool has_flag(const og_page_families *families, const char *flag) {
  for (size_t f = 0; f < families->count; f++)
    for (size_t k = 0; k < families->at[f].flag_count; k++)
      if (strcmp(families->at[f].flag[k], flag) == 0) return true;
  return false;
}

static void write_notes(og_text *text, const og_page_families *families) {
  json_t *const all = json_loads(og_page_flags, 0, NULL);
  const char *flag, *between = "";
  json_t *about;
  json_object_foreach(all, flag, about) {
    const char *const note = json_string_value(json_object_get(about, "note"));
    if (note == NULL || !has_flag(families, flag)) continue;
    og_text_add(text, between);
    og_text_add_json_string(text, flag);
    og_text_add(text, ":");
    og_text_add_json_string(text, note);
    between = ",\n";
  }
  json_decref(all);
}

void og_page_families_write(og_text *text, const og_page_families *families) {
  og_text_add(text, "\"traps\":{");
  for (size_t k = 0; k < families->count; k++) {
    if (k > 0) og_text_add(text, ",\n");
    write_family(text, &families->at[k]);
  }
  og_text_add(text, "},\n\"flags\":{");
  write_notes(text, families);
  og_text_add(text, "}");
}

void og_page_families_clear(og_page_families *families) {
  for (size_t f = 0; f < families->count; f++) {
    og_page_family *family = &families->at[f];
    for (size_t k = 0; k < family->flag_count; k++) free(family->flag[k]);
    free(family->flag);
    free(family->name);
    free(family->file);
  }
  free(families->at);
  memset(families, 0, sizeof *families);
}
