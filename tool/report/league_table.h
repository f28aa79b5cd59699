#ifndef OG_LEAGUE_TABLE_H
#define OG_LEAGUE_TABLE_H

/// The league in rows: for people, and for programs.

#include "tool/format/text.h"
#include "tool/report/league.h"

/// Engines, and with `families` a row below each for every family. Coloured: what is right is green,
/// what is wrong red.
void og_league_table(og_text *text, og_league *league, bool families, bool coloured);
/// Every engine and every family, as comma-separated values with a heading.
void og_league_csv(og_text *text, og_league *league);

#endif
