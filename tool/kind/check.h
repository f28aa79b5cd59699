#ifndef OG_KIND_CHECK_H
#define OG_KIND_CHECK_H

/// How claimed answers are checked, a kind each. tool/kind/NAME.c reads a claim, has its certificate checked, compares
/// what it says with what that proves, and ends with its row, og_checked_NAME. What searches for answers stands in
/// tool/kind/solve/: origo-check has none of it.

#include "tool/format/answer_line.h"
#include "tool/format/compare_answer.h"
#include "tool/format/decimals.h"
#include "tool/format/line_reader.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"
#include "tool/kind/answer_kind.h"

typedef struct og_check_options {
  const char *program;         // for messages
  const char *cases, *answers; // file names; "-" is standard input
  og_question instead;         // OG_QUESTION_COUNT: the question of each case
  og_case_limits limits;
  size_t max_line;
  size_t max_digits; // of a number in an answer
  size_t max_pairs; // of overlapping boxes (og_check_overlaps, og_check_meshes), and what a walk costs (og_check_parts)
  bool keep_going;  // a pair of lines that cannot be read, or does not belong together, does not end the run
} og_check_options;

/// A million: what the longest numbers of `origo ask` have within the limits of a case, and a second's work.
#define OG_DEFAULT_MAX_DIGITS 1000000

/// One run of the checker over two files.
typedef struct og_check_run {
  const og_check_options *options;
  og_line_reader cases, answers;
  og_case_reader *case_reader;
  og_case one;
  void *kept[OG_ANSWER_KIND_COUNT]; // what each kind keeps from case to case; null before its first
  char id[OG_MAX_ID + 1];           // of the answer read last
  bool claims_nothing;              // it is undecided, and has no certificate
  bool limited;                     // it could not be checked within a limit
  og_text reason, line;
  og_decimals decimals; // of the answer read last, and
  og_text rest;         // where it has any, its line without them
  og_complaint complaint;
  size_t accepted, refused, undecided, unreadable;
} og_check_run;

typedef struct og_checked_kind {
  size_t size;                 // of what it keeps
  void (*begin)(void *memory); // before its first case; the memory is zeroed
  og_input_status (*read)(og_check_run *run, void *memory, const char *line, size_t length); // ends with og_note_id
  void (*judge)(og_check_run *run,
                void *memory); // says in run->reason why the answer is refused; nothing if it is right
  void (*end)(void *memory);
} og_checked_kind;

/// Reads a line as the answer to run->one. A kind is made at its first case.
og_input_status og_check_read(og_check_run *run, const char *line, size_t length);
/// Judges the answer read last: run->reason is empty where it is right.
void og_check_judge(og_check_run *run);
/// Frees what the kinds keep.
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
