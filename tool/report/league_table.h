#ifndef OG_LEAGUE_TABLE_H
#define OG_LEAGUE_TABLE_H

/// The league in rows: for people, and for programs.

#include "tool/format/text.h"
#include "tool/report/league.h"

/// Engines, and with `families` a row below each for every family. Coloured: what is right is green,
/// what is wrong red. Where `width` is not 0 and the table wider, columns of nothing are left out, then titles and
/// names are shortened; what is wider still stays so.
void og_league_table(og_text *text, og_league *league, bool families, bool coloured, int width);
/// Every engine and every family, as comma-separated values with a heading.
void og_league_csv(og_text *text, og_league *league);

#endif
