#ifndef OG_TALLY_TABLE_H
#define OG_TALLY_TABLE_H

/// Tallies as rows: for people and for programs.

#include "tool/format/text.h"
#include "tool/run/tally.h"

/// The table's heading, two lines, and a row. Algorithm and family are at most 26 characters wide for columns to be
/// straight.
void og_tally_table_head(og_text *text);
void og_tally_table_row(og_text *text, const char *algorithm, const char *family, og_tally *tally);

/// The same with all there is, comma-separated: names of the columns, and a row.
void og_tally_csv_head(og_text *text);
void og_tally_csv_row(og_text *text, const char *algorithm, const char *family, og_tally *tally);

#endif
