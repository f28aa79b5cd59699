// origo list: what there is, walked from the registries.

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "ref/registry.h"
#include "spec/body/shape.h"
#include "spec/primitive/certificate.h"
#include "spec/question.h"
#include "tool/format/complaint.h"
#include "tool/format/options.h"
#include "tool/origo/command.h"
#include "tool/origo/plain.h"
#include "tool/run/doors.h"
#include "tool/trace/is_traced.h"

enum { MARKDOWN, TRACED, PLAIN, SOURCE, OPTION_COUNT };

static const og_option options[OPTION_COUNT] = {
    [MARKDOWN] = {"markdown", NULL, "only the algorithms, as a table for docs/use/algorithms.md"},
    [TRACED] = {"traced", NULL, "only the names of algorithms that can write their steps ('origo run --trace')"},
    [PLAIN] = {"plain", "ID", "an algorithm's header and code, without annotations"},
    [SOURCE] = {"source", "DIR", "where Origo's source is, for --plain (default: here)"},
};

static const og_usage usage = {"origo list", "",
                               "Lists questions, shapes, kinds of certificates and the reference's algorithms; "
                               "'origo gen --list' lists the families.",
                               options, OPTION_COUNT, NULL, 0};

static void print_questions(void) {
  puts("questions");
  for (og_question q = OG_RELATION; q < OG_QUESTION_COUNT; q++) {
    const og_question_entry *entry = og_question_at(q);
    printf("  %-12s %s\n  %-12s -> %s\n", entry->id, entry->asks, "", entry->answers);
  }
}

static void print_shapes(void) {
  puts("\nshapes (each may have a radius and a pose)");
  for (og_shape_kind kind = OG_SHAPE_POINT; kind < OG_SHAPE_KIND_COUNT; kind++)
    printf("  %-12s %s\n", og_shape_at(kind)->id, og_shape_at(kind)->is);
  printf("  %-12s %s\n", "cylinder", "around z, given by radius and half height (relation, distance, depth, sweep, contact, hit and support)");
  printf("  %-12s %s\n", "cone", "around z, its apex above (the same questions)");
  printf("  %-12s %s\n", "ellipsoid",
         "around the origin, given by half its axes (relation, distance, depth, sweep and support)");
  printf("  %-12s %s\n", "mesh",
         "triangles (mesh_pairs, mesh_motion, relation, distance, sweep, hit, contact and decompose)");
  printf("  %-12s %s\n", "height_field",
         "a mesh, given by heights above a grid (relation, distance, sweep, hit and contact)");
  printf("  %-12s %s\n", "compound", "bodies of bodies (relation, distance, depth, sweep, hit and contact)");
}

static void print_certificates(void) {
  puts("\ncertificates");
  static const char *const proves[OG_CERT_KIND_COUNT] = {
      [OG_CERT_NONE] = "nothing",
      [OG_CERT_SEPARATED] = "a plane lies strictly between the bodies",
      [OG_CERT_TOUCHING] = "a common point, and a plane that weakly separates the bodies",
      [OG_CERT_PENETRATING] = "the bodies share interior: a positive combination that vanishes",
      [OG_CERT_NEAREST] = "two points, and no others are nearer to each other",
      [OG_CERT_SURFACE] = "a closed surface around the origin, one face of it on the boundary: the depth",
      [OG_CERT_SWEEP] = "first and last contact of moving bodies",
      [OG_CERT_MISS] = "a direction in which moving bodies never meet",
  };
  for (og_certificate_kind kind = OG_CERT_SEPARATED; kind < OG_CERT_KIND_COUNT; kind++)
    printf("  %-12s %s\n", og_certificate_kind_name(kind), proves[kind]);
  static const char *const proves_of_primitives[OG_PRIMITIVE_KIND_COUNT] = {
      [OG_PRIMITIVE_NONE] = "nothing",
      [OG_PRIMITIVE_EXTREME] = "no vertex reaches farther along the direction",
      [OG_PRIMITIVE_FEET] = "the nearest points, as combinations of each body's own",
      [OG_PRIMITIVE_APART] = "a plane lies strictly between two primitives",
      [OG_PRIMITIVE_MEET] = "the corners of the common part, and bounds that leave no room for more",
      [OG_PRIMITIVE_CHORD] = "the two ends of a line's part in a sphere",
      [OG_PRIMITIVE_DETERMINANT] = "the determinant, from the points themselves",
  };
  for (og_primitive_kind kind = OG_PRIMITIVE_EXTREME; kind < OG_PRIMITIVE_KIND_COUNT; kind++)
    printf("  %-12s %s\n", og_primitive_kind_name(kind), proves_of_primitives[kind]);
  printf("  %-12s %s\n", "order",
         "all overlapping pairs: any order of the boxes makes a tree that is walked against itself");
  printf("  %-12s %s\n", "orders", "all pairs of triangles that meet: the same of the triangles' boxes, for two meshes");
  printf("  %-12s %s\n", "support", "the smallest sphere: points that it goes through, and its centre is their mean");
  printf("  %-12s %s\n", "slabs", "the smallest box or k-DOP: points at both ends of each slab");
  printf("  %-12s %s\n", "box", "a box with axes of its own that is the least, or near it: the hull, which has to fit");
  printf("  %-12s %s\n", "farthest", "a sphere or a box for every turn: the point that is farthest from the pivot");
  printf("  %-12s %s\n", "facets",
         "a convex hull, of points or pairs: facets that meet in convex edges, and what lies behind their triangles");
  printf("  %-12s %s\n", "hulls, hull", "of a mesh's parts: the hulls of all, or of one that is at fault");
  printf("  %-12s %s\n", "triangle, edge, volume", "of a mesh's parts: where they are no decomposition");
  printf("  %-12s %s\n", "triangles",
         "a polygon's triangulation: it is simple, and their sides are its edges or cancel; or no two overlap, "
         "and all sides and edges cancel along every line");
  printf("  %-12s %s\n", "edges", "a polygon has no triangles: two of its edges cross, or it has no area");
  printf("  %-12s %s\n", "place",
         "a polygon has no triangles: it runs round the middle of three points twice, or back");
  printf("  %-12s %s\n", "contact",
         "what touching bodies share: a plane between them, corners in both, and sides that leave no room for more");
  printf("  %-12s %s\n", "never",
         "moving features, or meshes, never meet: directions that part them, one piece of time after the other");
  printf("  %-12s %s\n", "first", "their first contact: a point of both at that time, and directions that part them before");
  printf("  %-12s %s\n", "enclosure", "of cylinders and cones: the distance lies between two numbers, by a direction and two points");
  printf("  %-12s %s\n", "hulls, revolved", "of cylinders and cones: the depth lies between two numbers, by polytopes within and a direction");
  printf("  %-12s %s\n", "faces", "of cylinders and cones: what they share with a polytope that they touch");
  printf("  %-12s %s\n", "clear", "nothing is common with a cylinder or a cone, or not before a time");
  printf("  %-12s %s\n", "parts", "of bodies made of parts: the two parts that decide, and blocks that clear all others");
  printf("  %-12s %s\n", "curved-parts",
         "a cylinder or a cone beside bodies made of parts: a part, and directions that part all others");
  printf("  %-12s %s\n", "contacts", "of bodies made of parts: what each two share that meet; others are apart");
  printf("  %-12s %s\n", "solid", "of solid meshes: how the surfaces lie; the checker finds what is inside");
}

static void print_algorithms(void) {
  puts("\nalgorithms, with their doors ('origo run' runs them on cases)");
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *entry = og_algorithm_at(k);
    printf("  %-22s %s: %s; %s; %s\n", entry->id, og_door_of(entry)->name, entry->questions, entry->cost,
           entry->source);
    printf("  %-22s limits: %s\n", "", entry->limits);
  }
}

// A bar would end the cell.
static void print_cell(const char *text) {
  fputs(" | ", stdout);
  for (; *text != '\0'; text++) {
    if (*text == '|') putchar('\\');
    putchar(*text);
  }
}

static void print_markdown(void) {
  puts("| algorithm | question | door | cost | source | limits |\n|---|---|---|---|---|---|");
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *entry = og_algorithm_at(k);
    printf("| [`%s`](../../%s.md)", entry->id, entry->path);
    print_cell(entry->questions);
    print_cell(og_door_of(entry)->name);
    print_cell(entry->cost);
    print_cell(entry->source);
    print_cell(entry->limits);
    puts(" |");
  }
}

static void print_traced(void) {
  for (int k = 0; k < og_algorithm_count(); k++)
    if (og_is_traced(og_algorithm_at(k))) puts(og_algorithm_at(k)->id);
}

// A file of the source tree; false where there is none, reported.
static bool print_file(const char *source, const char *path, const char *ending) {
  char name[4096];
  const int length = snprintf(name, sizeof name, "%s/%s%s", source, path, ending);
  FILE *file = length < (int)sizeof name ? fopen(name, "r") : NULL;
  if (file == NULL) {
    char quoted[OG_QUOTE_SIZE];
    fprintf(stderr, "origo list: cannot open %s%s in %s: %s; --source DIR names the folder of Origo's source\n", path,
            ending, og_quote(quoted, source), strerror(length < (int)sizeof name ? errno : ENAMETOOLONG));
    return false;
  }
  printf("// ---- %s%s ----\n", path, ending);
  og_print_plain(file, stdout);
  const bool is_read = !ferror(file);
  if (!is_read) fprintf(stderr, "origo list: cannot read %s\n", name);
  fclose(file);
  return is_read;
}

static bool print_plain(const char *source, const char *id) {
  const og_algorithm *entry = og_algorithm_by_id(id);
  if (entry == NULL) {
    char quoted[OG_QUOTE_SIZE];
    fprintf(stderr, "origo list: no algorithm %s; 'origo list' has them\n", og_quote(quoted, id));
    return false;
  }
  if (!print_file(source, entry->path, ".h")) return false;
  putchar('\n');
  return print_file(source, entry->path, ".c");
}

int og_list_command(int argc, char **argv) {
  const char *value, *plain = NULL, *source = ".";
  int option;
  bool markdown = false, traced = false;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) return og_print_help(&usage) ? 0 : 2;
    if (option == OG_OPTION_VERSION) return og_print_version() ? 0 : 2;
    if (option == OG_OPTION_BAD) return 2;
    if (option == MARKDOWN) markdown = true;
    if (option == TRACED) traced = true;
    if (option == PLAIN) plain = value;
    if (option == SOURCE) source = value;
  }
  if (optind < argc) {
    char quoted[OG_QUOTE_SIZE];
    fprintf(stderr, "origo list: takes no operands, not %s\n", og_quote(quoted, argv[optind]));
    return 2;
  }
  if (plain != NULL) {
    if (!print_plain(source, plain)) return 2;
  } else if (traced) {
    print_traced();
  } else if (markdown) {
    print_markdown();
  } else {
    print_questions();
    print_shapes();
    print_certificates();
    print_algorithms();
  }
  if (fflush(stdout) == 0 && !ferror(stdout)) return 0;
  perror("origo list: cannot write");
  return 2;
}
