// A named scene of boxes as a case that lists them, for programs that do not know the names.
//
//   bench_scene FAMILY COUNT [SEED]

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/named_scene.h"

static bool read_family(og_scene_family *family, const char *id) {
  for (int k = 0; k < OG_SCENE_FAMILY_COUNT; k++) {
    *family = (og_scene_family)k;
    if (strcmp(id, og_scene_family_id(*family)) == 0) return true;
  }
  return false;
}

static void print_end(og_triple end) { printf("[%.9g,%.9g,%.9g]", end.x, end.y, end.z); } // a binary32 number's digits

int main(int argc, char **argv) {
  og_scene_family family;
  const long count = argc > 2 ? strtol(argv[2], NULL, 10) : 0;
  if (argc < 3 || !read_family(&family, argv[1]) || count < 1 || count > OG_MOST_SCENE_BOXES) {
    fputs("usage: bench_scene U|C|S|B COUNT [SEED]\n", stderr);
    return 2;
  }
  og_box_ends *const box = og_grow(NULL, (size_t)count, sizeof *box);
  og_name_scene(box, family, (int32_t)count, argc > 3 ? strtoull(argv[3], NULL, 10) : 1);
  printf("{\"id\":\"%s-%ld\",\"question\":\"overlaps\",\"boxes\":[", argv[1], count);
  for (long k = 0; k < count; k++) {
    fputs(k == 0 ? "[" : ",[", stdout);
    print_end(box[k].lo);
    putchar(',');
    print_end(box[k].hi);
    putchar(']');
  }
  puts("]}");
  free(box);
  return 0;
}
