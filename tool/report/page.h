#ifndef OG_PAGE_H
#define OG_PAGE_H

/// The page of `origo report --html`: one file that works without a server or a network.

#include "tool/format/text.h"
#include "tool/report/league.h"
#include "tool/report/page_families.h"
#include "tool/report/shown.h"

/// What a page is of. What is missing is null.
typedef struct og_page_parts {
  og_league *league; // with `shown`: judgements
  const og_shown *shown;
  const og_page_families *families;
  const char *cases;  // what og_page_case_write wrote, by id: the text between the braces
  const char *world;  // what replay.h wrote
  const char *run;    // what page_run.h wrote
  const char *commit; // what was judged
} og_page_parts;

/// The page of judgements, of a world that is replayed, or of both. All that comes from engines is data that the page's
/// script shows as text: none of it is markup.
void og_page_write(og_text *text, const og_page_parts *parts);

#endif
