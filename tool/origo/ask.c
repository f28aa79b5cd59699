// origo ask: a filter from cases to exact answers. Every line written was accepted by the checker in this run.

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "spec/number/nearest.h"
#include "spec/solver/box_order.h"
#include "spec/solver/contact_set.h"
#include "spec/solver/curved.h"
#include "spec/solver/curved_hit.h"
#include "spec/solver/decomposition.h"
#include "spec/solver/enclosure.h"
#include "spec/solver/enclosure_sweep.h"
#include "spec/solver/hull.h"
#include "spec/solver/moving.h"
#include "spec/solver/parts.h"
#include "spec/solver/primitive.h"
#include "spec/solver/rigid.h"
#include "spec/solver/solver.h"
#include "spec/solver/volume.h"
#include "tool/format/line_reader.h"
#include "tool/format/options.h"
#include "tool/format/progress.h"
#include "tool/format/read_case.h"
#include "tool/format/write_answer.h"
#include "tool/format/write_contact.h"
#include "tool/format/write_curved.h"
#include "tool/format/write_curved_hit.h"
#include "tool/format/write_decomposition.h"
#include "tool/format/write_depth_range.h"
#include "tool/format/write_enclosure.h"
#include "tool/format/write_hull.h"
#include "tool/format/write_meshes.h"
#include "tool/format/write_moving.h"
#include "tool/format/write_overlaps.h"
#include "tool/format/write_parts.h"
#include "tool/format/write_primitive.h"
#include "tool/format/write_rigid.h"
#include "tool/format/write_sweep_range.h"
#include "tool/format/write_triangulation.h"
#include "tool/format/write_volume.h"
#include "tool/origo/command.h"
#include "tool/origo/table.h"

enum { STATUS_OK = 0, STATUS_BAD = 2, STATUS_LIMIT = 3 };
enum {
  QUESTION,
  LIMIT,
  WIDTH,
  MAX_POINTS,
  MAX_BITS,
  MAX_PAIRS,
  MAX_LINE,
  SHARD,
  KEEP_GOING,
  TABLE,
  SUMMARY,
  QUIET,
  OPTION_COUNT
};

static const og_option options[OPTION_COUNT] = {
    [QUESTION] = {"question", "Q", "ask this of every case ('origo list' lists the questions)"},
    [LIMIT] = {"limit", "N", "exact steps after which a case is given up as undecided (0: never)"},
    [WIDTH] = {"width", "W", "how wide an enclosure may be (2^-40 of the size, or of time)"},
    [MAX_POINTS] = {"max-points", "N", "points a body may have (1000000)"},
    [MAX_BITS] = {"max-bits", "N", "bits that the coordinates of a case may need (2^32)"},
    [MAX_PAIRS] = {"max-pairs", "N", "overlapping pairs of boxes that a case may have (100000000)"},
    [MAX_LINE] = {"max-line", "BYTES", "longest line (67108864)"},
    [SHARD] = {"shard", "I/N", "answer only every N-th case, from the I-th on"},
    [KEEP_GOING] = {"keep-going", NULL, "report every bad line instead of stopping at the first"},
    [TABLE] = {"table", NULL, "a table for people instead of JSON Lines"},
    [SUMMARY] = {"summary", NULL, "count the answers on standard error at the end"},
    [QUIET] = {"quiet", NULL, "no progress bar"},
};

static const og_usage usage = {
    "origo ask", "[CASES...]",
    "Answers every case exactly, with a certificate that the checker accepted; one line an answer, in "
    "order.\n"
    "No file, or '-', means standard input.\n"
    "Exit status: 0 all answered, 2 bad usage or input, 3 undecided or a limit reached.",
    options, OPTION_COUNT};

// How often each thing was found: relations, then those of sweeps and hits, the values of primitives, undecided.
enum { HIT = OG_PENETRATING + 1, MISS, FOUND, UNDECIDED, OUTCOME_COUNT };
static const char *const outcomes[OUTCOME_COUNT] = {"none", "separated", "touching", "penetrating",
                                                    "hit",  "miss",      "found",    "undecided"};

typedef struct ask_run {
  og_question instead;
  size_t limit;
  og_case_limits limits;
  size_t max_line, max_pairs;
  size_t shard, shards;
  bool keep_going, table, summary, quiet;
  bool ended; // by an option that asks for nothing else

  og_solver *solver;
  og_answer answer;
  og_primitive_answer primitive;
  og_overlaps_answer overlaps;
  og_mesh_answer meshes;
  og_volume_answer volume;
  og_hull_answer hull;
  og_triangulation_answer triangulation;
  og_decomposition_answer decomposition;
  og_moving_answer moving;
  og_rigid_solver *rigid_solver;
  og_rigid_answer rigid;
  og_contact_solver *contact_solver;
  og_contact_answer contact;
  og_curved_answer curved;
  og_curved_hit_answer curved_hit;
  og_enclosure_solver *enclosure_solver;
  og_enclosure_answer enclosure;
  og_depth_answer depth;
  og_sweep_range_solver *sweep_range_solver;
  og_sweep_range_answer sweep_range;
  og_parts_solver *parts_solver;
  og_parts_answer parts;
  og_case_reader *reader;
  og_case one;
  og_text text;
  og_complaint complaint;
  og_progress progress;
  size_t lines, answered;
  size_t count[OG_QUESTION_COUNT][OUTCOME_COUNT];
  int status;
} ask_run;

static void worsen(ask_run *run, int status) {
  // Bad input outweighs a limit reached, which outweighs nothing.
  if (run->status != STATUS_BAD && status != STATUS_OK) run->status = status;
}

// Reports; true if the run goes on all the same.
static bool survive(ask_run *run) {
  og_progress_wipe(&run->progress);
  fprintf(stderr, "%s\n", run->complaint.text);
  worsen(run, run->complaint.status == OG_INPUT_LIMIT ? STATUS_LIMIT : STATUS_BAD);
  return run->keep_going;
}

static bool put(ask_run *run) {
  const bool written = og_text_write(&run->text, STDOUT_FILENO);
  if (!written) {
    og_progress_wipe(&run->progress);
    fprintf(stderr, "origo ask: cannot write to standard output: %s\n", strerror(errno));
    worsen(run, STATUS_BAD);
  }
  og_text_reset(&run->text);
  return written;
}

static int outcome_of(const og_answer *answer) {
  if (answer->status != OG_ANSWERED) return UNDECIDED;
  if (answer->question == OG_SWEEP) return answer->finding.hit ? HIT : MISS;
  return (int)answer->finding.relation;
}

static void report_refused(ask_run *run, const og_line_reader *lines, const char *why) {
  char quoted[OG_QUOTE_SIZE];
  og_progress_wipe(&run->progress);
  fprintf(stderr,
          "%s:%zu: %s is undecided: the checker refused the certificate found (%s); this is a defect of origo\n",
          lines->name, lines->number, og_quote(quoted, run->one.id), why);
}

static void report_gave_up(ask_run *run, const og_line_reader *lines) {
  char quoted[OG_QUOTE_SIZE];
  og_progress_wipe(&run->progress);
  fprintf(stderr, "%s:%zu: %s is undecided after the limit of %zu steps (--limit raises it)\n", lines->name,
          lines->number, og_quote(quoted, run->one.id), run->limit);
}

static void report_undecided(ask_run *run, const og_line_reader *lines) {
  worsen(run, STATUS_LIMIT);
  if (run->answer.status != OG_GAVE_UP) {
    report_refused(run, lines, og_refusal_text(run->answer.refusal));
    return;
  }
  report_gave_up(run, lines);
}

static int outcome_of_primitive(const og_primitive_answer *answer, og_question question) {
  if (answer->refusal != OG_PRIMITIVE_ACCEPTED) return UNDECIDED;
  return question != OG_HIT ? FOUND : answer->finding.meeting == OG_MEET_NOTHING ? MISS : HIT;
}

static bool answer_primitive(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const bool answered = og_solve_primitive(&one->primitive, &run->primitive) == OG_PRIMITIVE_ACCEPTED;
  if (!answered) {
    report_refused(run, lines, og_primitive_refusal_text(run->primitive.refusal));
    worsen(run, STATUS_LIMIT);
  }
  run->count[one->question][outcome_of_primitive(&run->primitive, one->question)]++;
  run->answered++;
  if (run->table) og_table_primitive_row(&run->text, one->id, one->question, &run->primitive);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else og_write_primitive(&run->text, one->id, &one->primitive, &run->primitive.certificate, &run->primitive.finding);
  return put(run);
}

static void report_too_many(ask_run *run, const og_line_reader *lines) {
  char quoted[OG_QUOTE_SIZE];
  og_progress_wipe(&run->progress);
  fprintf(stderr, "%s:%zu: %s is undecided: more overlapping pairs than the limit of %zu (--max-pairs raises it)\n",
          lines->name, lines->number, og_quote(quoted, run->one.id), run->max_pairs);
}

static bool answer_overlaps(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const og_overlaps_refusal refusal = og_solve_overlaps(&one->scene, run->max_pairs, &run->overlaps);
  const bool answered = refusal == OG_OVERLAPS_ACCEPTED;
  if (refusal == OG_OVERLAPS_REFUSED_LIMIT) report_too_many(run, lines);
  else if (!answered) report_refused(run, lines, og_overlaps_refusal_text(refusal));
  if (!answered) worsen(run, STATUS_LIMIT);
  run->count[one->question][answered ? FOUND : UNDECIDED]++;
  run->answered++;
  if (run->table) og_table_overlaps_row(&run->text, one->id, &run->overlaps);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else og_write_overlaps(&run->text, one->id, &one->scene, &run->overlaps.certificate, &run->overlaps.finding);
  return put(run);
}

static bool answer_meshes(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const og_mesh_refusal refusal = og_solve_meshes(&one->meshes, run->max_pairs, &run->meshes);
  const bool answered = refusal == OG_MESH_ACCEPTED;
  if (refusal == OG_MESH_REFUSED_LIMIT) report_too_many(run, lines);
  else if (!answered) report_refused(run, lines, og_mesh_refusal_text(refusal));
  if (!answered) worsen(run, STATUS_LIMIT);
  run->count[one->question][answered ? FOUND : UNDECIDED]++;
  run->answered++;
  if (run->table) og_table_meshes_row(&run->text, one->id, &run->meshes);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else og_write_meshes(&run->text, one->id, &one->meshes, &run->meshes.certificate, &run->meshes.finding);
  return put(run);
}

static bool answer_volume(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const bool answered = og_solve_volume(&one->volume, &run->volume) == OG_VOLUME_ACCEPTED;
  if (!answered) {
    report_refused(run, lines, og_volume_refusal_text(run->volume.refusal));
    worsen(run, STATUS_LIMIT);
  }
  run->count[one->question][answered ? FOUND : UNDECIDED]++;
  run->answered++;
  if (run->table) og_table_volume_row(&run->text, one->id, &run->volume);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else og_write_volume(&run->text, one->id, &one->volume, &run->volume.certificate, &run->volume.finding);
  return put(run);
}

static bool answer_hull(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const bool answered = og_solve_hull(&one->hull, &run->hull) == OG_HULL_ACCEPTED;
  if (!answered) {
    report_refused(run, lines, og_hull_refusal_text(run->hull.refusal));
    worsen(run, STATUS_LIMIT);
  }
  run->count[one->question][answered ? FOUND : UNDECIDED]++;
  run->answered++;
  if (run->table) og_table_hull_row(&run->text, one->id, &run->hull);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else og_write_hull(&run->text, one->id, &run->hull.certificate, &run->hull.finding);
  return put(run);
}

static bool answer_moving(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const bool answered = og_solve_moving(&one->moving, &run->moving) == OG_MOVING_ACCEPTED;
  if (!answered) {
    report_refused(run, lines, og_moving_refusal_text(run->moving.refusal));
    worsen(run, STATUS_LIMIT);
  }
  run->count[one->question][!answered ? UNDECIDED : run->moving.finding.hit ? HIT : MISS]++;
  run->answered++;
  if (run->table) og_table_moving_row(&run->text, one->id, one->question, &run->moving);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else og_write_moving(&run->text, one->id, &one->moving, &run->moving.certificate, &run->moving.finding);
  return put(run);
}

static void report_rigid(ask_run *run, const og_line_reader *lines) {
  char quoted[OG_QUOTE_SIZE];
  const og_rigid_finding *finding = &run->rigid.finding;
  og_progress_wipe(&run->progress);
  fprintf(stderr, "%s:%zu: %s is undecided after the time %.17g: %s\n", lines->name, lines->number,
          og_quote(quoted, run->one.id), og_nearest_double(&finding->lo),
          run->rigid.outcome == OG_RIGID_WIDE   ? "the enclosure is wider than was asked for"
          : run->rigid.outcome == OG_RIGID_LONG ? "its numbers, or those of the times, need more than 4096 bits"
                                              : "the bodies touch, or nearly so, and no contact was found (--width and "
                                                "--limit go on)");
}

static bool answer_rigid(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const og_rigid_outcome outcome = og_solve_rigid(run->rigid_solver, &one->rigid, &run->rigid);
  const bool refused = outcome == OG_RIGID_REFUSED;
  const og_rigid_kind kind = refused ? OG_RIGID_CLEAR : run->rigid.finding.kind;
  if (refused) report_refused(run, lines, og_rigid_refusal_text(run->rigid.refusal));
  else if (outcome != OG_RIGID_ANSWERED) report_rigid(run, lines);
  if (outcome != OG_RIGID_ANSWERED) worsen(run, STATUS_LIMIT);
  run->count[one->question][kind == OG_RIGID_CLEAR ? UNDECIDED : kind == OG_RIGID_FIRST ? HIT : MISS]++;
  run->answered++;
  if (run->table) og_table_rigid_row(&run->text, one->id, &run->rigid);
  else if (refused) og_write_undecided(&run->text, one->id, one->question);
  else og_write_rigid(&run->text, one->id, &run->rigid.certificate, &run->rigid.finding);
  return put(run);
}

static bool answer_contact(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const og_status status = og_solve_contact(run->contact_solver, &one->problem, &run->contact);
  const bool answered = status == OG_ANSWERED;
  if (status == OG_REFUSED) report_refused(run, lines, og_contact_refusal_text(run->contact.refusal));
  if (status == OG_GAVE_UP) report_gave_up(run, lines);
  if (!answered) worsen(run, STATUS_LIMIT);
  run->count[one->question][answered ? (int)run->contact.finding.relation : UNDECIDED]++;
  run->answered++;
  if (run->table) og_table_contact_row(&run->text, one->id, one->question, &run->contact);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else og_write_contact(&run->text, one->id, one->question, &run->contact.certificate, &run->contact.finding);
  return put(run);
}

static bool answer_curved(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const bool answered = og_solve_curved(&one->curved, &run->curved) == OG_CURVED_ACCEPTED;
  if (!answered) {
    report_refused(run, lines, og_curved_refusal_text(run->curved.refusal));
    worsen(run, STATUS_LIMIT);
  }
  run->count[one->question][answered ? (int)run->curved.certificate.relation : UNDECIDED]++;
  run->answered++;
  if (run->table) og_table_curved_row(&run->text, one->id, &run->curved);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else og_write_curved(&run->text, one->id, &run->curved.certificate);
  return put(run);
}

static bool answer_curved_hit(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const og_curved_hit_answer *answer = &run->curved_hit;
  const bool answered = og_solve_curved_hit(&one->curved_hit, &run->curved_hit) == OG_CURVED_HIT_ACCEPTED;
  if (!answered) {
    report_refused(run, lines, og_curved_hit_refusal_text(answer->refusal));
    worsen(run, STATUS_LIMIT);
  }
  const bool nothing = answer->finding.meeting == OG_MEET_NOTHING;
  run->count[one->question][!answered ? UNDECIDED : nothing ? MISS : HIT]++;
  run->answered++;
  if (run->table) og_table_curved_hit_row(&run->text, one->id, answer);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else og_write_curved_hit(&run->text, one->id, &answer->certificate, &answer->finding);
  return put(run);
}

static void report_wide(ask_run *run, const og_line_reader *lines, og_enclosure_status status, const og_rational *from,
                        const og_rational *to) {
  char quoted[OG_QUOTE_SIZE];
  const double lo = og_nearest_double(from), hi = og_nearest_double(to);
  og_progress_wipe(&run->progress);
  og_quote(quoted, run->one.id);
  if (status == OG_ENCLOSURE_WIDE)
    fprintf(stderr, "%s:%zu: the enclosure of %s, from %.17g to %.17g, is wider than was asked for\n", lines->name,
            lines->number, quoted, lo, hi);
  else
    fprintf(stderr, "%s:%zu: %s is undecided at the width %.3g: the bodies touch, or nearly so (--width sets it)\n",
            lines->name, lines->number, quoted, hi);
}

static bool answer_enclosure(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const og_enclosure_status status =
      og_solve_enclosure(run->enclosure_solver, one->question, &one->enclosure, &run->enclosure);
  const bool refused = status == OG_ENCLOSURE_REFUSED;
  const og_relation relation = refused ? OG_RELATION_NONE : og_enclosure_relation(&run->enclosure.certificate);
  if (refused) report_refused(run, lines, og_enclosure_refusal_text(run->enclosure.refusal));
  else if (status != OG_ENCLOSURE_ANSWERED)
    report_wide(run, lines, status, &run->enclosure.certificate.lo, &run->enclosure.certificate.hi);
  if (status != OG_ENCLOSURE_ANSWERED) worsen(run, STATUS_LIMIT);
  run->count[one->question][relation == OG_RELATION_NONE ? UNDECIDED : (int)relation]++;
  run->answered++;
  if (run->table) og_table_enclosure_row(&run->text, one->id, one->question, &run->enclosure);
  else if (refused) og_write_undecided(&run->text, one->id, one->question);
  else og_write_enclosure(&run->text, one->id, one->question, &one->enclosure, &run->enclosure.certificate);
  return put(run);
}

static bool answer_curved_depth(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const og_depth_range *range = &run->depth.range;
  const og_enclosure_status status = og_solve_depth_range(run->enclosure_solver, &one->enclosure, &run->depth);
  const bool refused = status == OG_ENCLOSURE_REFUSED, of_distance = range->kind == OG_DEPTH_MEETING;
  const og_relation relation = refused ? OG_RELATION_NONE : og_depth_range_relation(range);
  if (refused) report_refused(run, lines, og_depth_refusal_text(run->depth.refusal));
  else if (status != OG_ENCLOSURE_ANSWERED)
    report_wide(run, lines, status, of_distance ? &range->meeting.lo : &range->lo,
                of_distance ? &range->meeting.hi : &range->hi);
  if (status != OG_ENCLOSURE_ANSWERED) worsen(run, STATUS_LIMIT);
  run->count[one->question][relation == OG_RELATION_NONE ? UNDECIDED : (int)relation]++;
  run->answered++;
  if (run->table) og_table_curved_depth_row(&run->text, one->id, &run->depth);
  else if (refused) og_write_undecided(&run->text, one->id, one->question);
  else og_write_depth_range(&run->text, one->id, &one->enclosure, range);
  return put(run);
}

static void report_sweep_range(ask_run *run, const og_line_reader *lines, og_enclosure_status status) {
  const og_sweep_range *range = &run->sweep_range.range;
  char quoted[OG_QUOTE_SIZE];
  if (status == OG_ENCLOSURE_WIDE) {
    report_wide(run, lines, status, &range->lo, &range->hi);
    return;
  }
  og_progress_wipe(&run->progress);
  fprintf(stderr, "%s:%zu: %s is undecided after the time %.17g: the bodies touch, or nearly so (--width goes on)\n",
          lines->name, lines->number, og_quote(quoted, run->one.id), og_nearest_double(&range->lo));
}

static bool answer_sweep_range(ask_run *run, const og_line_reader *lines) {
  static const int outcome[OG_SWEEP_RANGE_KIND_COUNT] = {UNDECIDED, HIT, MISS, UNDECIDED};
  const og_case *one = &run->one;
  const og_enclosure_status status = og_solve_sweep_range(run->sweep_range_solver, &one->enclosure, &run->sweep_range);
  const bool refused = status == OG_ENCLOSURE_REFUSED;
  if (refused) report_refused(run, lines, og_sweep_refusal_text(run->sweep_range.refusal));
  else if (status != OG_ENCLOSURE_ANSWERED) report_sweep_range(run, lines, status);
  if (status != OG_ENCLOSURE_ANSWERED) worsen(run, STATUS_LIMIT);
  run->count[one->question][refused ? UNDECIDED : outcome[run->sweep_range.range.kind]]++;
  run->answered++;
  if (run->table) og_table_sweep_range_row(&run->text, one->id, &run->sweep_range);
  else if (refused) og_write_undecided(&run->text, one->id, one->question);
  else og_write_sweep_range(&run->text, one->id, &one->enclosure, &run->sweep_range.range);
  return put(run);
}

static bool answer_parts(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  const og_status status = og_solve_parts(run->parts_solver, one->question, &one->parts, &run->parts);
  const bool answered = status == OG_ANSWERED;
  if (status == OG_REFUSED) report_refused(run, lines, og_parts_refusal_text(run->parts.refusal));
  if (status == OG_GAVE_UP) report_gave_up(run, lines);
  if (!answered) worsen(run, STATUS_LIMIT);
  const og_finding *finding = &run->parts.finding;
  const int found = !og_question_translates(one->question) ? (int)finding->relation : finding->hit ? HIT : MISS;
  run->count[one->question][answered ? found : UNDECIDED]++;
  run->answered++;
  if (run->table) og_table_parts_row(&run->text, one->id, one->question, &run->parts);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else
    og_write_parts(&run->text, one->id, one->question, &one->parts, &run->parts.certificate, finding);
  return put(run);
}

static bool answer_triangulation(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  og_triangulation_answer *answer = &run->triangulation;
  const bool answered = og_solve_triangulation(&one->hull, answer) == OG_TRIANGULATION_ACCEPTED;
  if (!answered) {
    report_refused(run, lines, og_triangulation_refusal_text(answer->refusal));
    worsen(run, STATUS_LIMIT);
  }
  run->count[one->question][answered ? FOUND : UNDECIDED]++;
  run->answered++;
  if (run->table) og_table_triangulation_row(&run->text, one->id, answer);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else og_write_triangulation(&run->text, one->id, &answer->certificate, &answer->finding);
  return put(run);
}

static bool answer_decomposition(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  og_decomposition_answer *answer = &run->decomposition;
  const bool answered = og_solve_decomposition(&one->decomposition, answer) == OG_DECOMPOSITION_ACCEPTED;
  if (!answered) {
    report_refused(run, lines, og_decomposition_refusal_text(answer->refusal));
    worsen(run, STATUS_LIMIT);
  }
  run->count[one->question][answered ? FOUND : UNDECIDED]++;
  run->answered++;
  if (run->table) og_table_decomposition_row(&run->text, one->id, answer);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else og_write_decomposition(&run->text, one->id, &answer->certificate, &answer->finding);
  return put(run);
}

static bool answer_plain(ask_run *run, const og_line_reader *lines) {
  const og_case *one = &run->one;
  if (one->question == OG_OVERLAPS) return answer_overlaps(run, lines);
  if (one->question == OG_MESH_PAIRS) return answer_meshes(run, lines);
  if (one->question == OG_BOUND) return answer_volume(run, lines);
  if (one->question == OG_HULL) return answer_hull(run, lines);
  if (one->question == OG_TRIANGULATE) return answer_triangulation(run, lines);
  if (one->question == OG_DECOMPOSE) return answer_decomposition(run, lines);
  if (og_question_is_of_moving(one->question)) return answer_moving(run, lines);
  if (one->question == OG_MOTION) return answer_rigid(run, lines);
  if (one->question == OG_CONTACT || one->question == OG_CLIP) return answer_contact(run, lines);
  if (!og_question_is_of_pair(one->question)) return answer_primitive(run, lines);
  og_solve(run->solver, one->question, &one->problem, NULL, &run->answer);
  run->answer.question = one->question;
  const bool answered = run->answer.status == OG_ANSWERED;
  if (!answered) report_undecided(run, lines);
  run->count[one->question][outcome_of(&run->answer)]++;
  run->answered++;
  if (run->table) og_table_row(&run->text, one->id, &run->answer);
  else if (!answered) og_write_undecided(&run->text, one->id, one->question);
  else
    og_write_answer(&run->text, one->id, one->question, &one->problem, &run->answer.certificate, &run->answer.finding);
  return put(run);
}

static bool answer_case(ask_run *run, const og_line_reader *lines) {
  switch (run->one.kind) {
  case OG_CASE_PLAIN: return answer_plain(run, lines);
  case OG_CASE_CURVED: return answer_curved(run, lines);
  case OG_CASE_ENCLOSED: return answer_enclosure(run, lines);
  case OG_CASE_CURVED_DEPTH: return answer_curved_depth(run, lines);
  case OG_CASE_CURVED_SWEEP: return answer_sweep_range(run, lines);
  case OG_CASE_OF_PARTS: return answer_parts(run, lines);
  case OG_CASE_CURVED_HIT: return answer_curved_hit(run, lines);
  }
  return false;
}

static bool is_mine(const ask_run *run) { return run->lines % run->shards == run->shard; }

// False when the whole run has to stop.
static bool answer_file(ask_run *run, const char *name) {
  og_line_reader lines;
  if (!og_line_reader_open(&lines, name, run->max_line, &run->complaint)) return survive(run);
  bool going = true, readable = true;
  while (going && readable) {
    const og_input_status got = og_next_line(&lines, &run->complaint);
    if (got == OG_INPUT_END) break;
    const bool mine = is_mine(run);
    run->lines++;
    if (got != OG_INPUT_OK) {
      readable = got == OG_INPUT_LIMIT;
      going = survive(run);
    } else if (mine) {
      going = og_read_case(run->reader, lines.line, lines.length, &run->one, &run->complaint) == OG_INPUT_OK
                  ? answer_case(run, &lines)
                  : survive(run);
    }
    og_progress_show(&run->progress, lines.bytes, run->answered);
  }
  og_progress_next_file(&run->progress, lines.bytes);
  og_line_reader_close(&lines);
  return going;
}

static void print_summary(const ask_run *run) {
  fprintf(stderr, "%zu cases answered\n", run->answered);
  for (og_question q = OG_RELATION; q < OG_QUESTION_COUNT; q++)
    for (int outcome = 0; outcome < OUTCOME_COUNT; outcome++)
      if (run->count[q][outcome] > 0)
        fprintf(stderr, "  %-9s %-11s %zu\n", og_question_at(q)->id, outcomes[outcome], run->count[q][outcome]);
}

static void answer_files(ask_run *run, char *const *names, int count) {
  static char standard_input[] = "-";
  char *const none[] = {standard_input};
  if (count == 0) {
    names = none;
    count = 1;
  }
  run->solver = og_solver_new();
  og_solver_set_limit(run->solver, run->limit);
  og_answer_init(&run->answer);
  og_primitive_answer_init(&run->primitive);
  og_overlaps_answer_init(&run->overlaps);
  og_mesh_answer_init(&run->meshes);
  og_volume_answer_init(&run->volume);
  og_hull_answer_init(&run->hull);
  og_triangulation_answer_init(&run->triangulation);
  og_decomposition_answer_init(&run->decomposition);
  og_moving_answer_init(&run->moving);
  if (run->limit > 0) og_rigid_solver_set_limit(run->rigid_solver, run->limit);
  og_rigid_answer_init(&run->rigid);
  run->contact_solver = og_contact_solver_new();
  og_contact_solver_set_limit(run->contact_solver, run->limit);
  og_contact_answer_init(&run->contact);
  og_curved_answer_init(&run->curved);
  og_curved_hit_answer_init(&run->curved_hit);
  og_enclosure_answer_init(&run->enclosure);
  og_depth_answer_init(&run->depth);
  og_sweep_range_answer_init(&run->sweep_range);
  run->parts_solver = og_parts_solver_new();
  og_parts_solver_set_limit(run->parts_solver, run->limit);
  og_parts_answer_init(&run->parts);
  run->reader = og_case_reader_new(&run->limits, run->instead);
  og_case_reader_take_curved_depth(run->reader);
  og_case_reader_take_curved_sweep(run->reader);
  og_case_reader_take_parts(run->reader);
  og_case_reader_take_curved_hit(run->reader);
  og_case_init(&run->one);
  og_text_init(&run->text);
  og_progress_start(&run->progress, !run->quiet, names, count);
  bool going = true;
  if (run->table) {
    og_table_head(&run->text);
    going = put(run);
  }
  for (int k = 0; k < count && going; k++) going = answer_file(run, names[k]);
  og_progress_wipe(&run->progress);
  if (run->summary) print_summary(run);
  og_text_clear(&run->text);
  og_case_clear(&run->one);
  og_case_reader_free(run->reader);
  og_answer_clear(&run->answer);
  og_primitive_answer_clear(&run->primitive);
  og_overlaps_answer_clear(&run->overlaps);
  og_mesh_answer_clear(&run->meshes);
  og_volume_answer_clear(&run->volume);
  og_hull_answer_clear(&run->hull);
  og_triangulation_answer_clear(&run->triangulation);
  og_decomposition_answer_clear(&run->decomposition);
  og_moving_answer_clear(&run->moving);
  og_rigid_answer_clear(&run->rigid);
  og_contact_answer_clear(&run->contact);
  og_curved_answer_clear(&run->curved);
  og_curved_hit_answer_clear(&run->curved_hit);
  og_enclosure_answer_clear(&run->enclosure);
  og_depth_answer_clear(&run->depth);
  og_sweep_range_answer_clear(&run->sweep_range);
  og_parts_answer_clear(&run->parts);
  og_parts_solver_free(run->parts_solver);
  og_contact_solver_free(run->contact_solver);
  og_solver_free(run->solver);
}

static bool take_width(ask_run *run, const char *value) {
  og_rational width;
  og_rational_init(&width);
  const bool good =
      og_rational_from_text(&width, value, strlen(value)) == OG_RATIONAL_OK && og_rational_sign(&width) > 0;
  if (good) og_enclosure_solver_set_width(run->enclosure_solver, &width);
  if (good) og_sweep_range_solver_set_width(run->sweep_range_solver, &width);
  if (good) og_rigid_solver_set_width(run->rigid_solver, &width);
  else fprintf(stderr, "origo ask: --width takes a number above zero, such as 1e-12, 0x1p-50 or 1/1000\n");
  og_rational_clear(&width);
  return good;
}

static bool take_option(ask_run *run, int option, const char *value) {
  char list[OG_QUESTION_LIST_SIZE];
  switch (option) {
  case QUESTION:
    run->instead = og_question_by_id(value);
    if (run->instead != OG_QUESTION_COUNT) return true;
    fprintf(stderr, "origo ask: --question takes %s\n", og_question_list(list, OG_RELATION, OG_QUESTION_COUNT));
    return false;
  case LIMIT: return og_read_count(&run->limit, value, 0, &usage, "limit");
  case WIDTH: return take_width(run, value);
  case MAX_POINTS: return og_read_count(&run->limits.max_points, value, 1, &usage, "max-points");
  case MAX_BITS: return og_read_count(&run->limits.max_bits, value, 1, &usage, "max-bits");
  case MAX_PAIRS: return og_read_count(&run->max_pairs, value, 1, &usage, "max-pairs");
  case MAX_LINE: return og_read_count(&run->max_line, value, 1, &usage, "max-line");
  case SHARD: return og_read_shard(&run->shard, &run->shards, value, &usage);
  case KEEP_GOING: return run->keep_going = true;
  case TABLE: return run->table = true;
  case SUMMARY: return run->summary = true;
  case QUIET: return run->quiet = true;
  default: return false;
  }
}

// False on bad usage.
static bool take_options(ask_run *run, int argc, char **argv) {
  const char *value;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP || option == OG_OPTION_VERSION) {
      run->ended = true;
      return option == OG_OPTION_HELP ? og_print_help(&usage) : og_print_version();
    }
    if (option == OG_OPTION_BAD || !take_option(run, option, value)) return false;
  }
  return true;
}

int og_ask_command(int argc, char **argv) {
  ask_run run;
  memset(&run, 0, sizeof run);
  run.instead = OG_QUESTION_COUNT;
  run.limits = og_default_case_limits;
  run.max_line = OG_DEFAULT_MAX_LINE;
  run.max_pairs = OG_DEFAULT_MAX_PAIRS;
  run.shards = 1;
  run.enclosure_solver = og_enclosure_solver_new();
  run.sweep_range_solver = og_sweep_range_solver_new();
  run.rigid_solver = og_rigid_solver_new();
  const bool good = take_options(&run, argc, argv);
  if (good && !run.ended) answer_files(&run, argv + optind, argc - optind);
  og_enclosure_solver_free(run.enclosure_solver);
  og_sweep_range_solver_free(run.sweep_range_solver);
  og_rigid_solver_free(run.rigid_solver);
  return good ? run.status : STATUS_BAD;
}
