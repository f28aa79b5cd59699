#ifndef OG_PAGE_FAMILIES_H
#define OG_PAGE_FAMILIES_H

/// What the page says of families of cases: the trap of each, and where its cases stand.

#include "tool/format/text.h"
#include "tool/run/case_walk.h"

typedef struct og_page_family {
  char *name, *file; // the file and line of its first case
  size_t line, count;
  const char *is; // what a family of `origo gen` is; null: it is none
  char **flag;    // of its cases, each once
  size_t flag_count;
} og_page_family;

typedef struct og_page_families {
  size_t count, room, last;
  og_page_family *at;
} og_page_families;

/// None is all zeros.
void og_page_families_clear(og_page_families *families);
void og_page_families_add(og_page_families *families, const og_walked_case *walked);
/// Adds "traps":{FAMILY:{"file":...,"line":...,"cases":N,"is":...,"flags":[FLAG,...]},...}, then
/// "flags":{FLAG:NOTE,...}: the notes of corpus/flags.json on flags that are there.
void og_page_families_write(og_text *text, const og_page_families *families);

#endif
