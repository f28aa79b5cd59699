#include "tool/gen/gen_command.h"

#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"
#include "tool/format/options.h"
#include "tool/format/terminal.h"
#include "tool/gen/case_writer.h"
#include "tool/gen/decoder.h"
#include "tool/gen/family.h"

// As of the other commands: what cannot be written is told as bad usage is.
enum { STATUS_OK = 0, STATUS_USAGE = 2, STATUS_OUTPUT = 2 };

enum { COUNT, SEED, INDEX, QUESTION, ALL, LIST, PRIMITIVES, CURVED, PARTS, PLANE, BYTES, MOST, OPTION_COUNT };

static const og_option options[OPTION_COUNT] = {
    [COUNT] = {"count", "N", "how many cases (as many as the corpus has; 1 with --index, and of decoded)"},
    [SEED] = {"seed", "S", "another seed, other cases (1)"},
    [INDEX] = {"index", "K", "the first case is number K of the family (0)"},
    [QUESTION] = {"question", "Q",
                  "every case asks relation, distance or depth (sweep, where bodies move; primitives their own)"},
    [ALL] = {"all", NULL, "every family, as in the corpus"},
    [LIST] = {"list", NULL, "the families: name, cases in the corpus, what they are"},
    [PRIMITIVES] = {"primitives", NULL,
                    "with --all or --list: the families that ask about primitives, boxes, points and features that "
                    "move, not about pairs"},
    [CURVED] = {"curved", NULL,
                "with --all or --list: the families of pairs with a cylinder or a cone, and of paths on them"},
    [PARTS] = {"parts", NULL,
               "with --all or --list: the families of meshes and compounds, of rays on them, and of half-spaces"},
    [PLANE] = {"plane", NULL, "with --all or --list: the families of bodies of the plane"},
    [BYTES] = {"bytes", "FILE",
               "of decoded: the case that the bytes of the file mean, an input of a fuzzer (make fuzz)"},
    [MOST] = {"most", "N",
              "with --bytes: points of a body at most, up to 12 (8, as relation, "
              "distance and depth; sweep has 4)"},
};

static const og_usage usage = {
    "origo gen", "FAMILY... | --all [KIND] | --list [KIND], with KIND --primitives, --curved, --parts or --plane",
    "Writes degenerate cases as JSON Lines. Case K of a family depends on the family, the seed and K alone.\n"
    "The name human-scale stands for all families of pairs in which no size, place or speed is extreme.\n"
    "The family decoded is of random programs, as fuzzers run them; it is of no corpus, so --all leaves it out.\n"
    "Exit status: 0 all right, 2 bad usage, or the output cannot be written.",
    options, OPTION_COUNT, NULL, 0};

static const char human_scale[] = "human-scale";

typedef struct request {
  const og_gen_family **family; // in the order of the command line
  size_t families;
  bool all, list, primitives, curved, parts, plane;
  bool has_count, has_seed, has_index, has_question;
  size_t count, seed, index;
  og_question question;
  const char *bytes; // a file's name, or null
  bool has_most;
  size_t most;
} request;

static int refuse_family(const char *name) {
  const size_t plain = og_gen_family_count(), with_curved = plain + og_gen_curved_family_count(),
               with_parts = with_curved + og_gen_parts_family_count(), count = with_parts + og_gen_plane_family_count();
  const char **ids = og_grow(NULL, count + 1, sizeof *ids);
  const char *meant = NULL;
  for (size_t k = 0; k < count; ++k) {
    ids[k] = (k < plain         ? og_gen_family_at(k)
              : k < with_curved ? og_gen_curved_family_at(k - plain)
              : k < with_parts  ? og_gen_parts_family_at(k - with_curved)
                                : og_gen_plane_family_at(k - with_parts))
                 ->id;
    // The beginning of a name means the first family that begins so; a letter or two are none.
    if (meant == NULL && strlen(name) >= 3 && strncmp(ids[k], name, strlen(name)) == 0) meant = ids[k];
  }
  ids[count] = NULL;
  if (meant == NULL) meant = og_nearest_name(name, ids);
  char quoted[OG_QUOTE_SIZE];
  fprintf(stderr, "origo gen: there is no family %s", og_quote(quoted, name));
  if (meant != NULL) og_print_meant("", meant);
  fputs(" ('origo gen --list' lists the families)\n", stderr);
  free(ids);
  return STATUS_USAGE;
}

static bool take_question(const char *name, request *r) {
  r->has_question = true;
  return og_read_any_question(&r->question, name, &usage);
}

static bool take_option(int option, const char *value, request *r) {
  switch (option) {
  case COUNT: r->has_count = true; return og_read_count(&r->count, value, 0, &usage, "count");
  case SEED: r->has_seed = true; return og_read_count(&r->seed, value, 0, &usage, "seed");
  case INDEX: r->has_index = true; return og_read_count(&r->index, value, 0, &usage, "index");
  case QUESTION: return take_question(value, r);
  case ALL: r->all = true; return true;
  case LIST: r->list = true; return true;
  case PRIMITIVES: r->primitives = true; return true;
  case CURVED: r->curved = true; return true;
  case PARTS: r->parts = true; return true;
  case PLANE: r->plane = true; return true;
  case BYTES: r->bytes = value; return true;
  case MOST: r->has_most = true; return og_read_count(&r->most, value, 1, &usage, "most");
  default: return false;
  }
}

/// Is the question one that the family's pairs can be asked? `decoded` moves or not, as it is asked.
static bool suits(const og_gen_family *family, og_question question) {
  return family == og_gen_family_decoded() || og_gen_family_moves(family) == (question == OG_SWEEP);
}

// ---- which families ----

static int add_family(request *r, const og_gen_family *family) {
  for (size_t k = 0; k < r->families; ++k)
    if (r->family[k] == family) {
      fprintf(stderr, "origo gen: the family '%s' is asked for twice\n", family->id);
      return STATUS_USAGE;
    }
  r->family = og_grow(r->family, r->families + 1, sizeof *r->family);
  r->family[r->families++] = family;
  return STATUS_OK;
}

/// Those of human scale; with --question those that it can be asked of.
static int add_human_scale(request *r) {
  int status = STATUS_OK;
  for (size_t k = 0; k < og_gen_family_count() && status == STATUS_OK; ++k) {
    const og_gen_family *family = og_gen_family_at(k);
    if (og_gen_family_is_human_scale(family) && (!r->has_question || suits(family, r->question)))
      status = add_family(r, family);
  }
  return status;
}

static int take_operands(int argc, char **argv, request *r) {
  int status = STATUS_OK;
  for (int k = optind; k < argc && status == STATUS_OK; ++k) {
    const og_gen_family *family = og_gen_family_by_id(argv[k]);
    if (strcmp(argv[k], human_scale) == 0) status = add_human_scale(r);
    else if (family == NULL) status = refuse_family(argv[k]);
    else status = add_family(r, family);
  }
  return status;
}

// ---- what does not go together ----

static int check_bytes(const request *r) {
  if (r->has_most && (r->bytes == NULL || r->most > OG_DECODED_POINTS)) {
    fprintf(stderr, "origo gen: --most goes with --bytes, and is at most %d\n", OG_DECODED_POINTS);
    return STATUS_USAGE;
  }
  if (r->bytes == NULL) return STATUS_OK;
  const bool decoded = r->families == 1 && r->family[0] == og_gen_family_decoded();
  if (decoded && !r->has_count && !r->has_index && !r->has_seed) return STATUS_OK;
  fputs("origo gen: --bytes goes with the family decoded, --question and --most only\n", stderr);
  return STATUS_USAGE;
}

static int check_question(const request *r, const og_gen_family *family) {
  const bool of_pairs = og_gen_family_is_of_pairs(family);
  const bool is_apart = of_pairs && (og_gen_family_is_curved(family) || og_gen_family_is_of_parts(family));
  if (is_apart && !og_gen_family_moves(family) && !og_gen_family_asks(family, r->question)) {
    fprintf(stderr, "origo gen: the family '%s' asks %s only\n", family->id,
            og_gen_family_asks(family, OG_DEPTH) ? "relation, distance and depth" : "relation and distance");
    return STATUS_USAGE;
  }
  if (!of_pairs && !og_gen_family_asks(family, r->question)) {
    fprintf(stderr, "origo gen: the family '%s' asks '%s' only\n", family->id, og_question_at(family->question[0])->id);
    return STATUS_USAGE;
  }
  if (of_pairs && !og_question_is_of_pair(r->question)) {
    fprintf(stderr, "origo gen: the family '%s' asks about pairs of bodies, not '%s'\n", family->id,
            og_question_at(r->question)->id);
    return STATUS_USAGE;
  }
  if (of_pairs && !suits(family, r->question)) {
    const bool moves = og_gen_family_moves(family);
    fprintf(stderr, "origo gen: bodies of the family '%s' %s; expected the question %s\n", family->id,
            moves ? "move" : "do not move", moves ? "sweep" : "relation, distance or depth");
    return STATUS_USAGE;
  }
  return STATUS_OK;
}

static int check_families(const request *r) {
  if (r->primitives || r->curved || r->parts || r->plane) {
    fprintf(stderr, "origo gen: --%s goes with --all or --list only\n",
            r->primitives ? "primitives"
            : r->curved   ? "curved"
            : r->parts    ? "parts"
                          : "plane");
    return STATUS_USAGE;
  }
  if (r->families == 0) {
    fputs("origo gen: which family? ('origo gen --list' lists the families)\n", stderr);
    return STATUS_USAGE;
  }
  int status = STATUS_OK;
  for (size_t k = 0; k < r->families && r->has_question && status == STATUS_OK; ++k)
    status = check_question(r, r->family[k]);
  if (status == STATUS_OK && r->has_count && r->count > 0 && r->index > SIZE_MAX - (r->count - 1)) {
    fputs("origo gen: --index and --count reach beyond the largest number there is\n", stderr);
    return STATUS_USAGE;
  }
  return status;
}

static int check_request(const request *r) {
  const int status = check_bytes(r);
  if (status != STATUS_OK) return status;
  const bool alone = r->families == 0 && !r->has_count && !r->has_index && !r->has_question;
  if (r->primitives + r->curved + r->parts + r->plane > 1) {
    fputs("origo gen: --primitives, --curved, --parts and --plane are not for the same run\n", stderr);
    return STATUS_USAGE;
  }
  if (r->list) {
    if (alone && !r->all) return STATUS_OK;
    fputs("origo gen: --list goes with --primitives, --curved, --parts or --plane only\n", stderr);
    return STATUS_USAGE;
  }
  if (r->all) {
    if (alone) return STATUS_OK;
    fputs("origo gen: --all goes with --seed, --primitives, --curved, --parts and --plane only\n", stderr);
    return STATUS_USAGE;
  }
  return check_families(r);
}

// ---- what is written ----

static void write_case(const og_gen_family *family, const request *r, uint64_t index) {
  char id[128], source[192], seed_part[32] = "", question_part[32] = "", option_part[32] = "";
  og_gen_case c;
  og_gen_make(family, r->seed, index, &c);
  if (r->seed != 1) snprintf(seed_part, sizeof seed_part, "-s%" PRIu64, (uint64_t)r->seed);
  if (r->has_question) {
    c.question = r->question;
    const char *name = og_question_at(r->question)->id;
    snprintf(question_part, sizeof question_part, "-%s", name);
    snprintf(option_part, sizeof option_part, " --question %s", name);
  }
  snprintf(id, sizeof id, "%s%s-%04" PRIu64 "%s", family->id, seed_part, index, question_part);
  snprintf(source, sizeof source, "origo gen %s --seed %" PRIu64 " --index %" PRIu64 "%s", family->id,
           (uint64_t)r->seed, index, option_part);
  og_gen_write(stdout, &c, id, source);
}

static void write_family(const og_gen_family *family, const request *r) {
  const uint64_t by_itself = family->count > 0 ? family->count : 1;
  const uint64_t count = r->has_count ? r->count : r->has_index ? 1 : by_itself;
  for (uint64_t k = 0; k < count && !ferror(stdout); ++k) write_case(family, r, r->index + k);
}

/// A path as a case's source may name it: what JSON would want escaped becomes a question mark.
static void put_path(char *text, size_t size, const char *path) {
  size_t k = 0;
  for (; k + 1 < size && path[k] != '\0'; k++)
    text[k] = strchr("\"\\", path[k]) == NULL && path[k] >= ' ' ? path[k] : '?';
  text[k] = '\0';
}

/// The case that a file's bytes mean; bytes beyond the longest program mean nothing.
static int write_decoded(const request *r) {
  uint8_t bytes[OG_DECODED_RECORD * OG_DECODED_RECORDS];
  char path[128], source[192];
  put_path(path, sizeof path, r->bytes);
  FILE *file = fopen(r->bytes, "rb");
  const size_t size = file == NULL ? 0 : fread(bytes, 1, sizeof bytes, file);
  const bool is_read = file != NULL && !ferror(file);
  if (!is_read) fprintf(stderr, "origo gen: cannot read '%s': %s\n", path, strerror(errno));
  if (file != NULL) fclose(file);
  if (!is_read) return STATUS_USAGE;
  const size_t most = r->has_most ? r->most : 8;
  og_gen_case c = {.question = r->has_question ? r->question : OG_RELATION};
  og_decoded decoded;
  og_decoder *decoder = og_decoder_new();
  og_decode(decoder, bytes, size, most, &decoded);
  og_decoder_free(decoder);
  if (!og_decoded_to_case(&c, &decoded)) {
    fprintf(stderr, "origo gen: the program in '%s' makes a number that is not finite, which is no case\n", path);
    return STATUS_USAGE;
  }
  snprintf(source, sizeof source, "origo gen decoded --bytes %s --most %zu --question %s", path, most,
           og_question_at(c.question)->id);
  og_gen_write(stdout, &c, "decoded", source);
  return STATUS_OK;
}

/// Family k of those that --all and --list mean; null where it is of another kind.
static const og_gen_family *listed(const request *r, size_t k) {
  if (r->curved) return og_gen_curved_family_at(k);
  if (r->parts) return og_gen_parts_family_at(k);
  if (r->plane) return og_gen_plane_family_at(k);
  const og_gen_family *family = og_gen_family_at(k);
  return og_gen_family_is_of_pairs(family) != r->primitives ? family : NULL;
}

static int write_request(const request *r) {
  if (r->bytes != NULL) return write_decoded(r);
  const size_t count = r->curved  ? og_gen_curved_family_count()
                       : r->parts ? og_gen_parts_family_count()
                       : r->plane ? og_gen_plane_family_count()
                                  : og_gen_family_count();
  for (size_t k = 0; (r->all || r->list) && k < count; ++k) {
    const og_gen_family *family = listed(r, k);
    if (family == NULL) continue;
    if (r->list) printf("%-26s %3u  %s\n", family->id, family->count, family->is);
    else write_family(family, r);
  }
  for (size_t k = 0; k < r->families; ++k) write_family(r->family[k], r);
  return STATUS_OK;
}

int og_gen_command(int argc, char **argv) {
  request r = {.seed = 1};
  const char *value;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) return og_print_help(&usage) ? STATUS_OK : STATUS_OUTPUT;
    if (option == OG_OPTION_VERSION) return og_print_version() ? STATUS_OK : STATUS_OUTPUT;
    if (option == OG_OPTION_BAD || !take_option(option, value, &r)) return STATUS_USAGE;
  }
  int status = take_operands(argc, argv, &r);
  if (status == STATUS_OK) status = check_request(&r);
  if (status == STATUS_OK) status = write_request(&r);
  free(r.family);
  if (status != STATUS_OK) return status;
  if (fflush(stdout) == 0 && !ferror(stdout)) return STATUS_OK;
  // Who reads no further, as `head`, has what it wanted.
  if (errno != EPIPE) fprintf(stderr, "origo gen: cannot write to standard output: %s\n", strerror(errno));
  return STATUS_OUTPUT;
}
