#include "tool/judge/judged_run.h"

#include "spec/version.h"
#include "tool/format/date.h"
#include "tool/format/options.h"

void og_run_option_add(og_text *words, const char *name, const char *value) {
  og_text_format(words, "%s\"--%s\"", words->length == 0 ? "" : ",", name);
  if (value == NULL) return;
  og_text_add(words, ",");
  og_text_add_json_string(words, value);
}

bool og_judged_run_save(const og_judged_run *run, const char *name) {
  const bool single = run->tolerance.format == OG_ROUND_BINARY32;
  char date[OG_DATE_SIZE];
  og_text text;
  og_text_init(&text);
  og_date_now(date);
  og_text_format(&text, "{\"date\":\"%s\",\"version\":\"%s\",\"precision\":\"%s\",\"gross\":%g,\"options\":[", date,
                 ORIGO_VERSION, single ? "binary32" : "binary64", run->tolerance.gross);
  if (run->options->length > 0) og_text_add(&text, run->options->at);
  og_text_add(&text, "],\"cases\":[");
  for (int k = 0; k < run->file_count; k++) {
    if (k > 0) og_text_add(&text, ",");
    og_text_add_json_string(&text, run->files[k]);
  }
  og_text_add(&text, "]}\n");
  const bool saved = og_text_save(&text, name);
  og_text_clear(&text);
  return saved;
}
