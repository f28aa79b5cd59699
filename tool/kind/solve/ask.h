#ifndef OG_KIND_SOLVE_ASK_H
#define OG_KIND_SOLVE_ASK_H

/// How answers are found and told, a kind each. tool/kind/solve/NAME.c solves, writes the answer with its certificate,
/// fills the cells of a table, and ends with its row, og_asked_NAME.

#include "spec/enclosure/solve/enclosure.h"
#include "tool/format/line_reader.h"
#include "tool/format/progress.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"
#include "tool/kind/answer_kind.h"

/// What a case came to, for the summary: the values of og_relation, then those of sweeps and hits, and any other value.
enum { OG_ASK_HIT = OG_PENETRATING + 1, OG_ASK_MISS, OG_ASK_FOUND, OG_ASK_UNDECIDED, OG_ASK_OUTCOMES };

/// One run over files of cases.
typedef struct og_ask_run {
  size_t limit;                     // of exact steps; 0: none
  size_t max_pairs;                 //
  const og_rational *width;         // of an enclosure; null: each solver's own
  bool apart;                       // is a miss of `motion` to say which distance is kept?
  bool surfaces;                    // are answers about rounded bodies to have the points on their surfaces?
  void *kept[OG_ANSWER_KIND_COUNT]; // what each kind keeps from case to case; null before its first
  og_case one;
  const og_line_reader *place; // where the case stands
  og_text text;
  og_progress progress;
  char why[300]; // the case is undecided; empty before that
} og_ask_run;

typedef struct og_asked {
  bool settled;         // as far as it was asked for; otherwise the exit status tells
  bool has_certificate; // that the checker accepted: bounds, perhaps, where it is not settled
  bool is_defect;       // the checker refused what the solver found
  int outcome;
} og_asked;

#define OG_EXACT_WIDTH 30
/// The cells of a row that depend on the kind; "-" where nothing is set.
typedef struct og_cells {
  og_question question;
  const char *relation, *certificate;
  char exact[OG_EXACT_WIDTH + 1], rounded[32];
} og_cells;

typedef struct og_asked_kind {
  size_t size;                                        // of what it keeps
  void (*begin)(og_ask_run *run, void *memory);       // before its first case; the memory is zeroed
  og_asked (*solve)(og_ask_run *run, void *memory);   // run->one; says on standard error why it is undecided
  void (*write)(og_ask_run *run, const void *memory); // the answer with its certificate, to run->text
  void (*show)(const void *memory, og_cells *cells);  // where it has a certificate
  void (*end)(void *memory);
} og_asked_kind;

/// Makes a kind, which happens at its first case otherwise.
void og_ask_begin(og_ask_run *run, og_answer_kind kind);
/// Solves run->one.
og_asked og_ask_solve(og_ask_run *run);
/// The answer found last, which has a certificate: as a line to run->text, and as cells.
void og_ask_write(og_ask_run *run);
void og_ask_show(og_ask_run *run, og_cells *cells);
/// Frees what the kinds keep.
void og_ask_end(og_ask_run *run);

// What kinds share.
og_asked og_settled(int outcome);
/// Of an enclosure, which may be certified and yet begin at zero.
og_asked og_enclosed(og_enclosure_status status, og_relation relation);
// Undecided; these say why on standard error.
og_asked og_ask_refused(og_ask_run *run, const char *why);
og_asked og_ask_gave_up(og_ask_run *run);
og_asked og_ask_too_many(og_ask_run *run);
/// Says on standard error which case is undecided, and goes on with the format.
void og_ask_complain(og_ask_run *run, const char *format, ...) __attribute__((format(printf, 2, 3)));
void og_ask_report_wide(og_ask_run *run, og_enclosure_status status, const og_rational *lo, const og_rational *hi);

/// The cell of the exact value, shortened; and that of the double.
void og_cells_format(og_cells *cells, const char *format, ...) __attribute__((format(printf, 2, 3)));
void og_cells_round(og_cells *cells, double value);
/// Both cells.
void og_cells_surd(og_cells *cells, const og_surd *value);
void og_cells_rational(og_cells *cells, const og_rational *value);

extern const og_asked_kind og_asked_pair, og_asked_primitive, og_asked_overlaps, og_asked_mesh_pairs, og_asked_bound,
    og_asked_hull, og_asked_triangulate, og_asked_decompose, og_asked_moving, og_asked_motion, og_asked_minkowski,
    og_asked_mesh_motion,
    og_asked_contact, og_asked_curved, og_asked_enclosure, og_asked_depth_range, og_asked_sweep_range, og_asked_parts,
    og_asked_solid, og_asked_curved_hit, og_asked_curved_support, og_asked_curved_contact, og_asked_part_contacts,
    og_asked_curved_parts;

#endif
