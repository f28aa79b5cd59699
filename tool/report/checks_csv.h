#ifndef OG_CHECKS_CSV_H
#define OG_CHECKS_CSV_H

/// Every check of every judgement as a row of comma-separated values, for tables and notebooks. A judgement without
/// checks has a row, too, in which they are empty. Points and normals stand as JSON.

#include "tool/format/text.h"
#include "tool/report/judgement.h"

void og_checks_csv_head(og_text *text);
void og_checks_csv_add(og_text *text, og_judgement_line *line);

#endif
