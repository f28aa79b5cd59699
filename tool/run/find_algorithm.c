#include "tool/run/find_algorithm.h"

#include <stdio.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"

// The id that was probably meant, or null.
static const char *nearest_id(const char *id) {
  const int count = og_algorithm_count();
  const char **ids = og_grow(NULL, (size_t)count + 1, sizeof *ids);
  int known = 0;
  for (int k = 0; k < count; k++)
    if (og_algorithm_at(k)->run != NULL) ids[known++] = og_algorithm_at(k)->id;
  ids[known] = NULL;
  const char *nearest = og_nearest_name(id, ids);
  free((void *)ids);
  return nearest;
}

const og_algorithm *og_find_pair_algorithm(const char *program, const char *id) {
  const og_algorithm *algorithm = og_algorithm_by_id(id);
  if (algorithm != NULL && algorithm->run != NULL) return algorithm;
  char quoted[OG_QUOTE_SIZE];
  og_quote(quoted, id);
  const char *nearest = algorithm == NULL ? nearest_id(id) : NULL;
  if (algorithm != NULL)
    fprintf(stderr, "%s: %s takes something else than two bodies; see %s.h\n", program, quoted, algorithm->path);
  else if (nearest != NULL) fprintf(stderr, "%s: no algorithm %s; did you mean '%s'?\n", program, quoted, nearest);
  else fprintf(stderr, "%s: no algorithm %s ('origo run --list' lists them)\n", program, quoted);
  return NULL;
}
