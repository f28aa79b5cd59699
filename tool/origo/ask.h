#ifndef OG_ASK_H
#define OG_ASK_H

/// origo ask: one run, and the table of what it can answer. A new kind of answer is a row (ask_rows.c) and its fields
/// in og_ask_run.

#include "spec/bound/solve/bound.h"
#include "spec/contact/solve/contact.h"
#include "spec/curved/solve/contact.h"
#include "spec/curved/solve/curved.h"
#include "spec/curved/solve/hit.h"
#include "spec/curved/solve/support.h"
#include "spec/decompose/solve/decompose.h"
#include "spec/enclosure/solve/enclosure.h"
#include "spec/enclosure/solve/sweep.h"
#include "spec/hull/solve/hull.h"
#include "spec/mesh_pairs/solve/mesh_pairs.h"
#include "spec/motion/solve/motion.h"
#include "spec/moving/solve/moving.h"
#include "spec/overlaps/solve/overlaps.h"
#include "spec/pair/solve/solver.h"
#include "spec/parts/solve/parts.h"
#include "spec/primitive/solve/primitive.h"
#include "spec/triangulate/solve/triangulate.h"
#include "tool/format/answer_kind.h"
#include "tool/format/line_reader.h"
#include "tool/format/progress.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"

/// What a case came to, for the summary: the values of og_relation, then those of sweeps and hits, and any other value.
enum { OG_ASK_HIT = OG_PENETRATING + 1, OG_ASK_MISS, OG_ASK_FOUND, OG_ASK_UNDECIDED, OG_ASK_OUTCOMES };

typedef struct og_ask_run {
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
  og_curved_support_answer curved_support;
  og_curved_contact_solver *curved_contact_solver;
  og_curved_contact_answer curved_contact;
  og_enclosure_solver *enclosure_solver;
  og_enclosure_answer enclosure;
  og_depth_answer depth;
  og_sweep_range_solver *sweep_range_solver;
  og_sweep_range_answer sweep_range;
  og_parts_solver *parts_solver;
  og_parts_answer parts;
  og_case_reader *reader;
  og_case one;
  const og_line_reader *place; // where the case stands
  og_text text;
  og_complaint complaint;
  og_progress progress;
  size_t lines, answered;
  size_t count[OG_QUESTION_COUNT][OG_ASK_OUTCOMES];
  int status;
} og_ask_run;

typedef struct og_asked {
  bool settled;         // as far as it was asked for; otherwise the exit status tells
  bool has_certificate; // that the checker accepted: bounds, perhaps, where it is not settled
  int outcome;
} og_asked;

/// How one kind of answer is found and told.
typedef struct og_ask_row {
  void (*begin)(og_ask_run *run);     // before the first case
  og_asked (*solve)(og_ask_run *run); // run->one; says on standard error why it is undecided
  void (*write)(og_ask_run *run);     // the answer with its certificate, to run->text
  void (*show)(og_ask_run *run);      // the row of a table, to run->text
  void (*end)(og_ask_run *run);
} og_ask_row;

extern const og_ask_row og_ask_rows[OG_ANSWER_KIND_COUNT];

/// Lines on standard error, which say why run->one is undecided.
void og_ask_report_refused(og_ask_run *run, const char *why);
void og_ask_report_gave_up(og_ask_run *run);
void og_ask_report_too_many(og_ask_run *run);
void og_ask_report_rigid(og_ask_run *run);
void og_ask_report_sweep_range(og_ask_run *run, og_enclosure_status status);
void og_ask_report_wide(og_ask_run *run, og_enclosure_status status, const og_rational *lo, const og_rational *hi);

#endif
