#include "tool/shrink/shrink_set.h"

#include <stdio.h>

size_t og_pairs_that_fail(const og_pair_faults *faults, og_failure_kind kind) {
  switch (kind) {
  case OG_FAILS_MISSED: return faults->missed.count;
  case OG_FAILS_INVENTED: return faults->invented.count;
  case OG_FAILS_REPEATED: return faults->repeated.count;
  default: return 0;
  }
}

const char *og_begin_small_set(og_trial *trial, const og_set_wish *wish, const char *from, char own[OG_MAX_ID + 8]) {
  og_text_reset(&trial->line);
  snprintf(own, OG_MAX_ID + 8, "%s-small", from);
  return wish->id != NULL ? wish->id : own;
}

void og_write_small_set(og_trial *trial, const char *from) {
  og_text *line = &trial->line;
  char says[OG_MAX_ID + 80];
  snprintf(says, sizeof says, "origo shrink --engine %.100s --kind %s, %s, from %.100s", og_trial_name(trial),
           og_failure_name(trial->wanted.kind), trial->manner.how.binary32 ? "binary32" : "binary64", from);
  line->at[--line->length] = '\0'; // the object goes on
  og_text_add(line, ",\"flags\":[\"counterexample\"],\"source\":");
  og_text_add_json_string(line, says);
  og_text_add(line, "}\n");
  fputs(line->at, stdout);
}
