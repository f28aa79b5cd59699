// Every kind of answer that `origo ask` has, the whole way: a case as a line, read, answered, written, read back as
// `origo-check` does, and accepted. A value with another digit is refused, since the certificate proves it no longer; a
// certificate with another digit is refused, or proves the same values.
//
// The first byte chooses the form of a case; its numbers, bodies and points are drawn from those that follow.

#include <stdlib.h>
#include <string.h>

#include "fuzz/harness.h"
#include "tests/shared/random_pair.h"
#include "tool/kind/check.h"
#include "tool/kind/solve/ask.h"

enum { MOST_PAIRS = 1000000, MOST_PIECES = 60, DAMAGES = 6 };

// ---- cases ----

// In a form # is a number, + one above zero, @ a convex body, ! a cylinder or a cone, / a line or a ray, ~ a pose or
// none, $ four to seven points and ^ four to seven points of the plane, & a body and % a pose of the plane.
static const char *const forms[] = {
    "'relation','a':@,'b':@",
    "'distance','a':@,'b':@",
    "'depth','a':@,'b':@",
    "'sweep','a':@,'b':@,'velocity_a':[#,#,#],'until':+",
    "'relation','a':@,'b':{'shape':'plane','normal':[#,#,+],'offset':#}",
    "'depth','a':@,'b':{'shape':'plane','normal':[#,#,+],'offset':#}",
    "'sweep','a':@,'b':{'shape':'plane','normal':[#,#,+],'offset':#},'velocity_b':[#,#,#],'until':+",
    "'support','a':@,'direction':[#,#,#]",
    "'support','a':!,'direction':[#,#,#]",
    "'support','a':{'shape':'ellipsoid','half':[+,+,+]~},'direction':[#,#,#]",
    "'support','a':@,'b':@,'direction':[#,#,#]",
    "'support','operation':'sum','a':@,'b':@,'direction':[#,#,#]",
    "'simplex','a':{'shape':'hull','points':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]]}",
    "'closest','a':@,'b':{/,'points':[[#,#,#]],'direction':[#,#,+]}",
    "'orientation','a':{'shape':'hull','points':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]]}",
    "'hit','a':{'shape':'ray','points':[[#,#,#]],'direction':[#,#,+]},'b':@",
    "'hit','a':{'shape':'segment','points':[[#,#,#],[#,#,#]]},'b':!",
    "'hit','a':{'shape':'ray','points':[[#,#,#]],'direction':[#,#,+]},'b':{'shape':'mesh','points':[[#,#,#],[#,#,#],[#,"
    "#,#],"
    "[#,#,#]],'triangles':[[0,1,2],[1,2,3]]}",
    "'overlaps','boxes':[[[0,0],[+,+]],[[-1,-1],[+,1]],[[-2,-3],[+,+]]]",
    "'mesh_pairs','a':{'shape':'mesh','points':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]],'triangles':[[0,1,2],[1,2,3]]},"
    "'b':{'shape':'mesh','points':[[#,#,#],[#,#,#],[#,#,#]],'triangles':[[0,1,2]]}",
    "'mesh_motion','a':{'shape':'mesh','points':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]],'triangles':[[0,1,2],[1,2,3]]},"
    "'end_a':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]],'b':{'shape':'mesh','points':[[#,#,#],[#,#,#],[#,#,#]],'triangles':"
    "[[0,1,2]]},'end_b':[[#,#,#],[#,#,#],[#,#,#]]",
    "'mesh_motion','a':{'shape':'mesh','points':[[#,#,#],[#,#,#],[#,#,#],[#,#,#],[#,#,#]],'triangles':[[0,1,2],"
    "[2,3,4]]},'end_a':[[#,#,#],[#,#,#],[#,#,#],[#,#,#],[#,#,#]]",
    "'bound','volume':'sphere','points':$",
    "'bound','volume':'aabb','points':$",
    "'bound','volume':'k-dop','points':$,'directions':[[#,#,+]]",
    "'bound','volume':'obb','points':$",
    "'bound','volume':'obb','points':^",
    "'bound','volume':'obb','points':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]],'triangles':[[0,1,2],[1,2,3]]",
    "'bound','volume':'aabb','points':$,'turn':{'pivot':[#,#,#],'rotation':[#,#,#,+]}",
    "'bound','volume':'sphere','points':$,'turn':{'pivot':[#,#,#],'rotation':'every'}",
    "'bound','volume':'aabb','points':$,'turn':{'pivot':[#,#,#],'rotation':'every'}",
    "'bound','volume':'obb','points':$,'turn':{'pivot':[#,#,#],'matrix':[[#,#,#],[#,#,#],[#,#,#]]}",
    "'hull','points':$",
    "'hull','points':^",
    "'triangulate','points':^",
    "'triangulate','points':[[-9,-9],[9,-9],[9,9],[#,9],[-9,9]],'holes':[[[#,#],[#,#],[#,#]],[[#,#],[#,#],[#,#]]]",
    "'triangulate','points':[[0,0],[4,0],[4,4],[0,4],[0,0],[#,#],[#,#]],'holes':[^]",
    "'decompose','a':{'shape':'mesh','points':[[0,0,0],[+,0,0],[0,+,0],[0,0,+],[#,#,#]],'triangles':[[0,2,1],[0,1,3],["
    "0,3,2],"
    "[1,2,4],[2,3,4],[3,1,4]]},'parts':[[0,1,2,3,4,5]],'bound':1",
    "'vertex-face','start':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]],'end':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]]",
    "'edge-edge','start':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]],'end':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]]",
    "'motion','a':@,'b':@,'end_a':{'translation':[#,#,#]}",
    "'motion','a':@,'b':@,'end_a':{'rotation':[#,#,#,9]}",
    "'motion','a':@,'b':@,'spin_a':[#,#,#]",
    "'motion','a':@,'b':@,'end_b':{'translation':[#,#,#]},'spin_a':[#,#,#],'spin_b':[#,#,#]",
    "'contact','a':@,'b':@",
    "'contact','a':@,'b':{'shape':'plane','normal':[#,#,+],'offset':#}",
    "'contact','a':!,'b':{'shape':'box','half':[+,+,+]~}",
    "'clip','a':^,'b':^",
    "'clip','a':[[#,#],[#,#],[#,#]],'b':[[#,#],[#,#],[#,#]]",
    "'minkowski','a':@,'b':@",
    "'minkowski','operation':'sum','a':{'shape':'hull','points':$},'b':{'shape':'box','half':[+,+,+]~}",
    "'relation','a':!,'b':{'shape':'box','half':[+,+,+]~}",
    "'relation','a':{'shape':'triangle','points':[[#,#,#],[#,#,#],[#,#,#]]},'b':!",
    "'distance','a':!,'b':@",
    "'distance','a':!,'b':!",
    "'depth','a':!,'b':@",
    "'depth','a':!,'b':!",
    "'sweep','a':!,'b':@,'velocity_a':[#,#,#],'until':+",
    "'sweep','a':!,'b':!,'velocity_b':[#,#,#]",
    "'relation','a':{'shape':'mesh','points':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]],'triangles':[[0,1,2],[1,2,3]]},'b':@",
    "'distance','a':@,'b':{'shape':'mesh','points':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]],'triangles':[[0,1,2],[1,2,3]]}",
    "'sweep','a':@,'b':{'shape':'mesh','points':[[#,#,#],[#,#,#],[#,#,#],[#,#,#]],'triangles':[[0,1,2],[1,2,3]]},"
    "'velocity_a':[#,#,#],'until':+",
    "'relation','plane':true,'a':&,'b':&",
    "'distance','plane':true,'a':&,'b':&",
    "'depth','plane':true,'a':&,'b':&",
    "'sweep','plane':true,'a':&,'b':&,'velocity_a':[#,#],'velocity_b':[#,#]",
    "'sweep','plane':true,'a':&,'b':&,'velocity_a':[#,#],'until':+",
    "'contact','plane':true,'a':&,'b':&",
    "'contact','plane':true,'a':&,'b':&,'direction':[#,#]",
    "'hit','plane':true,'a':{'shape':'ray','points':[[#,#]],'direction':[#,#]%},'b':&",
    "'hit','plane':true,'a':{'shape':'segment','points':[[#,#],[#,#]]%},'b':&",
    "'motion','a':@,'b':@,'spin_a':[#,#,#],'about_a':[#,#,#]",
};
enum { FORMS = sizeof forms / sizeof *forms };

static const char *const convex[] = {
    "{'shape':'point','points':[[#,#,#]]}",
    "{'shape':'segment','points':[[#,#,#],[#,#,#]]}",
    "{'shape':'triangle','points':[[#,#,#],[#,#,#],[#,#,#]]}",
    "{'shape':'hull','points':$}",
    "{'shape':'hull','points':$,'radius':+}",
    "{'shape':'box','half':[+,+,+]~}",
    "{'shape':'sphere','radius':+~}",
    "{'shape':'capsule','radius':+,'half_height':+~}",
};
enum { CONVEX = sizeof convex / sizeof *convex };

static const char *const flat[] = {
    "{'shape':'point','points':[[#,#]]%}",
    "{'shape':'segment','points':[[#,#],[#,#]]%}",
    "{'shape':'triangle','points':[[#,#],[#,#],[#,#]]%}",
    "{'shape':'polygon','points':^%}",
    "{'shape':'polygon','points':^,'radius':+}",
    "{'shape':'rectangle','half':[+,+]%}",
    "{'shape':'circle','radius':+%}",
    "{'shape':'capsule','radius':+,'half_height':+%}",
};
enum { FLAT = sizeof flat / sizeof *flat };

static const char *const flat_poses[] = {"", ",'pose':{'translation':[#,#]}",
                                         ",'pose':{'rotation':[#,+],'translation':[#,#]}",
                                         ",'pose':{'matrix':[[#,#],[#,#]]}"};

static const char *const poses[] = {"", ",'pose':{'translation':[#,#,#]}",
                                    ",'pose':{'rotation':[#,#,#,+],'translation':[#,#,#]}"};

static void expand(og_text *text, const char *form, or_random *random);

static void add_number(og_text *text, or_random *random, bool is_positive) {
  const int drawn = or_random_int(random, -8, 7), n = is_positive ? abs(drawn) + 1 : drawn;
  switch (or_random_int(random, 0, 9)) {
  case 0: og_text_format(text, "\"%d/3\"", n); break;
  case 1: og_text_format(text, "\"%d/8\"", n); break;
  case 2: og_text_format(text, "\"%s0x1.0000000000001p%d\"", n < 0 ? "-" : "", abs(n) - 3); break;
  case 3: og_text_format(text, "\"%s0x1.fffffffffffffp%d\"", n < 0 ? "-" : "", abs(n) - 4); break;
  default: og_text_format(text, "%d", n);
  }
}

static void add_points(og_text *text, or_random *random, const char *point) {
  for (int count = or_random_int(random, 4, 7), k = 0; k < count; k++) {
    og_text_add(text, k == 0 ? "[" : ",");
    expand(text, point, random);
  }
  og_text_add(text, "]");
}

static void add_curved(og_text *text, or_random *random) {
  const bool is_cone = or_random_int(random, 0, 1) == 1;
  expand(text, is_cone ? "{'shape':'cone'" : "{'shape':'cylinder'", random);
  expand(text, ",'radius':+,'half_height':+~}", random);
}

static void expand(og_text *text, const char *form, or_random *random) {
  for (; *form != '\0'; form++) {
    const char plain[2] = {*form == '\'' ? '"' : *form, '\0'};
    switch (*form) {
    case '#': add_number(text, random, false); break;
    case '+': add_number(text, random, true); break;
    case '@': expand(text, convex[or_random_int(random, 0, CONVEX - 1)], random); break;
    case '!': add_curved(text, random); break;
    case '/': expand(text, or_random_int(random, 0, 1) == 1 ? "'shape':'ray'" : "'shape':'line'", random); break;
    case '~': expand(text, poses[or_random_int(random, 0, 2)], random); break;
    case '&': expand(text, flat[or_random_int(random, 0, FLAT - 1)], random); break;
    case '%': expand(text, flat_poses[or_random_int(random, 0, 3)], random); break;
    case '$': add_points(text, random, "[#,#,#]"); break;
    case '^': add_points(text, random, "[#,#]"); break;
    default: og_text_add(text, plain);
    }
  }
}

// ---- both programs ----

typedef struct bench {
  or_random random;
  og_text line; // the case
  og_ask_run ask;
  og_check_run check;
} bench;

static bench *new_bench(void) {
  bench *b = calloc(1, sizeof *b);
  if (b == NULL) abort();
  og_text_init(&b->line);
  b->ask.max_pairs = MOST_PAIRS;
  og_ask_start(&b->ask, &og_default_case_limits, OG_QUESTION_COUNT);
  og_case_reader_forget_ids(b->ask.reader);
  const og_check_limits limits = {og_default_case_limits, OG_DEFAULT_MAX_DIGITS, MOST_PAIRS};
  og_check_start(&b->check, &limits, OG_QUESTION_COUNT);
  og_case_reader_forget_ids(b->check.case_reader);
  // Pieces of a motion alone are limited: other kinds end by themselves.
  b->ask.limit = MOST_PIECES;
  og_ask_begin(&b->ask, OG_ANSWER_MOTION);
  b->ask.limit = 0;
  return b;
}

static _Noreturn void found(const bench *b, const char *what, const char *why) {
  fprintf(stderr, "%s\n%s%s\n", b->line.at, b->ask.text.at, why);
  og_fuzz_found(what, NULL);
}

// Refused with a complaint where it is no case: a zero quaternion, say.
static bool read_case(bench *b) {
  og_complaint_reset(&b->ask.complaint);
  og_complaint_reset(&b->check.complaint);
  const char *line = b->line.at;
  const size_t length = b->line.length;
  if (og_ask_read(&b->ask, line, length) != OG_INPUT_OK) {
    if (b->ask.complaint.text[0] == '\0') found(b, "refused without a word", "");
    return false;
  }
  if (og_check_read_case(&b->check, line, length) != OG_INPUT_OK)
    found(b, "a case to one program, not to the other", b->check.complaint.text);
  return true;
}

// LIMITED: the certificate holds, and shows no more than the answer says, which is undecided.
typedef enum judged { ACCEPTED, LIMITED, REFUSED, UNREADABLE } judged;

static judged judge(bench *b, const char *line, size_t length) {
  og_check_run *check = &b->check;
  if (og_check_read(check, line, length) != OG_INPUT_OK) return UNREADABLE;
  switch (og_check_judge(check)) {
  case OG_CHECK_ACCEPTED: return ACCEPTED;
  case OG_CHECK_REFUSED: return REFUSED;
  default: return LIMITED;
  }
}

// The first exact value before the certificate, which proves it to the last digit; null where there is none. (Ends of
// an enclosure have room: a wider one is proved, too.)
static const char *value_of(const char *line, const char *certificate) {
  static const char before[] = "\"exact\":\"";
  const char *at = strstr(line, before);
  return at != NULL && at < certificate ? at + strlen(before) : NULL;
}

// The place of a digit of such a value or of the certificate; 0 where there is none.
static size_t place_of_damage(bench *b, bool in_certificate) {
  const char *line = b->ask.text.at, *certificate = strstr(line, "\"certificate\"");
  if (certificate == NULL) return 0;
  const char *from = in_certificate ? certificate : value_of(line, certificate);
  if (from == NULL) return 0;
  const size_t length = in_certificate ? strlen(from) : strcspn(from, "\"");
  const size_t first = (size_t)or_random_bits(&b->random) % length;
  for (size_t k = 0; k < length; k++) {
    const char *at = from + (first + k) % length;
    if (*at >= '0' && *at <= '9') return (size_t)(at - line);
  }
  return 0;
}

static void damage(bench *b, bool in_certificate) {
  const size_t at = place_of_damage(b, in_certificate);
  if (at == 0) return;
  char *digit = &b->ask.text.at[at];
  const char before = *digit;
  *digit = (char)('0' + (before - '0' + or_random_int(&b->random, 1, 9)) % 10);
  const judged as = judge(b, b->ask.text.at, b->ask.text.length - 1);
  if ((as == ACCEPTED || as == LIMITED) && !in_certificate)
    found(b, "another value than the certificate's is accepted", "");
  *digit = before;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench *b;
  if (b == NULL) b = new_bench();
  if (size == 0) return 0;
  b->random = or_random_taped(data + 1, size - 1);
  og_text_reset(&b->line);
  og_text_reset(&b->ask.text);
  og_text_reset(&b->ask.why);
  og_text_add(&b->line, "{\"id\":\"fuzz\",\"question\":");
  expand(&b->line, forms[data[0] % FORMS], &b->random);
  og_text_add(&b->line, "}");
  if (!read_case(b)) return 0;
  const og_asked asked = og_ask_solve(&b->ask);
  if (asked.is_defect) found(b, "the checker refuses what the solver found", "");
  if (!asked.has_certificate) return 0;
  og_ask_write(&b->ask, &asked);
  const judged as = judge(b, b->ask.text.at, b->ask.text.length - 1);
  const bool is_open = !asked.settled || asked.outcome == OG_ASK_UNDECIDED;
  if (as != ACCEPTED && !(as == LIMITED && is_open))
    found(b, "an answer that origo-check does not accept",
          as == UNREADABLE ? b->check.complaint.text : b->check.reason.at);
  for (int k = 0; k < DAMAGES; k++) damage(b, k % 2 == 0);
  return 0;
}
