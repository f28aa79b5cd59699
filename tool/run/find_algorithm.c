#include "tool/run/find_algorithm.h"

#include <stdio.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"
#include "tool/format/terminal.h"

// The id that was probably meant, or null.
static const char *nearest_id(const char *id, bool of_pairs) {
  const int count = og_algorithm_count();
  const char **ids = og_grow(NULL, (size_t)count + 1, sizeof *ids);
  int known = 0;
  for (int k = 0; k < count; k++)
    if (!of_pairs || og_algorithm_at(k)->pair != NULL) ids[known++] = og_algorithm_at(k)->id;
  ids[known] = NULL;
  const char *nearest = og_nearest_name(id, ids);
  free((void *)ids);
  return nearest;
}

static const og_algorithm *find(const char *program, const char *id, bool of_pairs) {
  const og_algorithm *algorithm = og_algorithm_by_id(id);
  if (algorithm != NULL) return algorithm;
  char quoted[OG_QUOTE_SIZE];
  og_quote(quoted, id);
  const char *nearest = nearest_id(id, of_pairs);
  fprintf(stderr, "%s: no algorithm %s", program, quoted);
  if (nearest != NULL) og_print_meant("", nearest);
  else fputs(" ('origo run --list' lists them)", stderr);
  fputs("\n", stderr);
  return NULL;
}

const og_algorithm *og_find_algorithm(const char *program, const char *id) { return find(program, id, false); }

const og_algorithm *og_find_pair_algorithm(const char *program, const char *id) {
  const og_algorithm *algorithm = find(program, id, true);
  if (algorithm == NULL || algorithm->pair != NULL) return algorithm;
  char quoted[OG_QUOTE_SIZE];
  fprintf(stderr, "%s: %s takes something else than two bodies; see %s.h\n", program, og_quote(quoted, id),
          algorithm->path);
  return NULL;
}
