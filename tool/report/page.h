#ifndef OG_PAGE_H
#define OG_PAGE_H

/// The page of `origo report --html`: one file that works without a server or a network.

#include "tool/format/text.h"
#include "tool/report/league.h"
#include "tool/report/shown.h"

/// The page of judgements, of a world that is replayed, or of both.
/// `league` and `shown` are null where there are no judgements. `world` is what replay.h wrote, or null.
/// `cases` is a JSON object of what og_page_case_write wrote, by id: the text between its braces. All that comes from
/// engines is data that the page's script shows as text: none of it is markup.
void og_page_write(og_text *text, og_league *league, const og_shown *shown, const char *cases,
                   const char *world);

#endif
