#include "tool/study/study_command.h"

#include <stdio.h>
#include <string.h>

#include "tool/format/complaint.h"
#include "tool/format/fields.h"
#include "tool/format/options.h"
#include "tool/format/terminal.h"
#include "tool/run/precision.h"
#include "tool/study/accuracy.h"
#include "tool/study/advancement.h"
#include "tool/study/box_growth.h"
#include "tool/study/broad_phases.h"
#include "tool/study/chung_wang.h"
#include "tool/study/coherence.h"
#include "tool/study/continuous_cost.h"
#include "tool/study/dop_directions.h"
#include "tool/study/gjk_termination.h"
#include "tool/study/layers.h"
#include "tool/study/moving_features.h"
#include "tool/study/obb_axes.h"
#include "tool/study/primitives.h"
#include "tool/study/principal_boxes.h"
#include "tool/study/projection.h"
#include "tool/study/query_cost.h"
#include "tool/study/rasku.h"
#include "tool/study/sat_lite.h"
#include "tool/study/sat_pruning.h"
#include "tool/study/simplex_accuracy.h"
#include "tool/study/sorting.h"
#include "tool/study/sweep_and_prune.h"
#include "tool/study/test_tree.h"
#include "tool/study/two_boxes.h"
#include "tool/study/warm_start.h"
#include "tool/study/welzl.h"

static const og_study studies[] = {
    {"accuracy", "every algorithm against the exact answer: verdicts, errors, iterations", og_study_accuracy},
    {"primitives", "the algorithms that take no pairs against the exact answer: signs, errors", og_study_primitives},
    {"simplex-accuracy", "claim 1: signed volumes and Johnson's sub-algorithm, errors", og_study_simplex_accuracy},
    {"sat-lite", "claim 2: the share of boxes apart that six axes settle", og_study_sat_lite},
    {"obb-axes", "claim 3: how many of the 15 axes of two boxes are tested", og_study_obb_axes},
    {"two-boxes", "claim 4: vertices, edges and faces of two boxes' Minkowski difference", og_study_two_boxes},
    {"test-tree", "claims 5 and 6: comparisons of a query of two trees, and the law of their counts",
     og_study_test_tree},
    {"layers", "claim 7: what a cheap volume beside a tight one gains, by axes and by time", og_study_layers},
    {"coherence", "claim 7: what a query gains that begins where the last one ended", og_study_coherence},
    {"sweep-and-prune", "claim 8: sweep and prune against n, the pairs and coherence", og_study_sweep_and_prune},
    {"sat-pruning", "claim 9: what pruning edge pairs on the Gauss map saves", og_study_sat_pruning},
    {"projection", "claim 10: from how many vertices bisecting a projection pays", og_study_projection},
    {"advancement", "claim 11: calls of GJK until the first contact, of bodies that translate and turn",
     og_study_advancement},
    {"chung-wang", "claim 12: what makes the rounds of Chung-Wang many", og_study_chung_wang},
    {"welzl", "claim 13: tests a point of Welzl's method, against n and in bad orders", og_study_welzl},
    {"warm-start", "claim 14: Cameron's GJK under coherent motion, cost against vertices", og_study_warm_start},
    {"gjk-termination", "claim 15: does GJK end? exact, as in the reference, and as printed", og_study_gjk_termination},
    {"sorting", "claim 16: insertion sort and quicksort on lists that are nearly sorted", og_study_sorting},
    {"query-cost", "the cost of a query of two trees: its three constants fitted, and how far it is off",
     og_study_query_cost},
    {"rasku", "cubes and spheres of triangles in motion: tests and hits of every tree, beside Rasku's", og_study_rasku},
    {"broad-phases", "every broad phase against boxes and motion, grids against cells", og_study_broad_phases},
    {"moving-features", "features that move: contacts missed and invented, against the tolerance",
     og_study_moving_features},
    {"continuous-cost", "first contacts: cost and error against angular speed, thickness and distance",
     og_study_continuous_cost},
    {"principal-boxes", "boxes along principal axes against the least, where points crowd", og_study_principal_boxes},
    {"dop-directions", "k-DOPs apart whose slabs overlap in each of the k directions", og_study_dop_directions},
    {"box-growth", "boxes made from those of the last frame grow as their bodies turn", og_study_box_growth},
};
enum { STUDY_COUNT = sizeof studies / sizeof studies[0] };

static int print_help(void) {
  printf("usage: %s study NAME ...\n\n", og_this_program.name);
  puts("Runs an experiment on the reference's algorithms.\n\nstudies:");
  for (int k = 0; k < STUDY_COUNT; k++) printf("  %-18s %s\n", studies[k].id, studies[k].does);
  printf("\n'%s study NAME --help' says more.\n", og_this_program.name);
  if (fflush(stdout) == 0 && !ferror(stdout)) return 0;
  perror("origo study: cannot write");
  return 2;
}

static int refuse(const char *word) {
  const char *ids[STUDY_COUNT + 1] = {NULL};
  for (int k = 0; k < STUDY_COUNT; k++) ids[k] = studies[k].id;
  const char *nearest = og_nearest_name(word, ids);
  char quoted[OG_QUOTE_SIZE];
  fprintf(stderr, "origo study: unknown %s %s", word[0] == '-' ? "option" : "study", og_quote(quoted, word));
  if (nearest != NULL) og_print_meant("", nearest);
  else fputs("; see origo study --help", stderr);
  fputs("\n", stderr);
  return 2;
}

int og_study_command(int argc, char **argv) {
  if (argc < 2) {
    fputs("origo study: which study? see origo study --help\n", stderr);
    return 2;
  }
  if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "--list") == 0) return print_help();
  if (strcmp(argv[1], "--version") == 0) return og_print_version() ? 0 : 2;
  for (int k = 0; k < STUDY_COUNT; k++)
    if (strcmp(argv[1], studies[k].id) == 0) return studies[k].run(argc - 1, argv + 1);
  return refuse(argv[1]);
}
