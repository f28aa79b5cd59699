#ifndef OG_KIND_CHECK_H
#define OG_KIND_CHECK_H

/// How claimed answers are checked, a kind each. tool/kind/NAME.c reads a claim, has its certificate checked, compares
/// what it says with what that proves, and ends with its row, og_checked_NAME. What searches for answers stands in
/// tool/kind/solve/: origo-check has none of it.

#include "tool/format/answer_line.h"
#include "tool/format/compare_answer.h"
#include "tool/format/decimals.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"
#include "tool/kind/answer_kind.h"

typedef struct og_check_limits {
  og_case_limits of_case;
  size_t max_digits; // of a number in an answer
  size_t max_pairs; // of overlapping boxes (og_check_overlaps, og_check_meshes), and what a walk costs (og_check_parts)
} og_check_limits;

/// A million: what the longest numbers of `origo ask` have within the limits of a case, and a second's work.
#define OG_DEFAULT_MAX_DIGITS 1000000

/// One run of the checker over cases and answers, wherever they stand.
typedef struct og_check_run {
  og_check_limits limits;
  og_case_reader *case_reader;
  og_case one;
  void *kept[OG_ANSWER_KIND_COUNT]; // what each kind keeps from case to case; null before its first
  char id[OG_MAX_ID + 1];           // of the answer read last
  bool claims_nothing;              // it is undecided, and has no certificate
  bool limited;                     // it could not be checked within a limit
  og_text reason;                   // why it is not accepted
  og_decimals decimals;             // of the answer read last, and
  og_text rest;                     // where it has any, its line without them
  og_complaint complaint;           // of the line read last
} og_check_run;

typedef enum og_check_found { OG_CHECK_ACCEPTED, OG_CHECK_REFUSED, OG_CHECK_UNDECIDED } og_check_found;

typedef struct og_checked_kind {
  size_t size;                 // of what it keeps
  void (*begin)(void *memory); // before its first case; the memory is zeroed
  og_input_status (*read)(og_check_run *run, void *memory, const char *line, size_t length); // ends with og_note_id
  void (*judge)(og_check_run *run,
                void *memory); // says in run->reason why the answer is refused; nothing if it is right
  void (*end)(void *memory);
} og_checked_kind;

/// What a run needs, all of it zero before. `instead` as og_case_reader_new has it.
void og_check_start(og_check_run *run, const og_check_limits *limits, og_question instead);
/// Reads a line into run->one. Otherwise run->complaint says why not.
og_input_status og_check_read_case(og_check_run *run, const char *line, size_t length);
/// Reads a line as the answer to run->one, which is named run->id. A kind is made at its first case.
og_input_status og_check_read(og_check_run *run, const char *line, size_t length);
/// Judges the answer read last: run->reason is empty where it is accepted.
og_check_found og_check_judge(og_check_run *run);
/// Frees all of it.
void og_check_end(og_check_run *run);

// What kinds share.
void og_note_id(og_check_run *run, const char *id, bool claims_nothing);
/// The same of a line, and hands its status on.
og_input_status og_note_answer(og_check_run *run, og_input_status status, const og_answer_line *line);
/// Says so where the answer is one to another question. OG_QUESTION_COUNT: it does not say to which.
bool og_answers_the_question(og_check_run *run, og_question answered);
/// Says why a certificate is refused. A null name: the case has one kind of certificate.
void og_check_refuse(og_check_run *run, const char *certificate, const char *why);

extern const og_checked_kind og_checked_pair, og_checked_primitive, og_checked_overlaps, og_checked_mesh_pairs,
    og_checked_bound, og_checked_hull, og_checked_triangulate, og_checked_decompose, og_checked_moving,
    og_checked_motion, og_checked_minkowski, og_checked_mesh_motion, og_checked_contact, og_checked_curved,
    og_checked_enclosure,
    og_checked_depth_range, og_checked_sweep_range, og_checked_parts, og_checked_solid, og_checked_curved_hit,
    og_checked_curved_support, og_checked_curved_contact, og_checked_plane, og_checked_plane_contact,
    og_checked_part_contacts, og_checked_curved_parts;

#endif
