#ifndef OG_CHECK_RUN_H
#define OG_CHECK_RUN_H

/// One run of the checker over two files, and the table of what it can check. A new kind of answer is a row
/// (check_rows.c) and its fields in og_check_run.

#include "tool/format/answer_kind.h"
#include "tool/format/check_stream.h"
#include "tool/format/compare_answer.h"
#include "tool/format/line_reader.h"
#include "tool/format/read_contact.h"
#include "tool/format/read_curved.h"
#include "tool/format/read_curved_contact.h"
#include "tool/format/read_curved_hit.h"
#include "tool/format/read_curved_support.h"
#include "tool/format/read_decomposition.h"
#include "tool/format/read_depth_range.h"
#include "tool/format/read_enclosure.h"
#include "tool/format/read_hull.h"
#include "tool/format/read_meshes_answer.h"
#include "tool/format/read_moving.h"
#include "tool/format/read_overlaps.h"
#include "tool/format/read_parts.h"
#include "tool/format/read_primitive.h"
#include "tool/format/read_rigid.h"
#include "tool/format/read_sweep_range.h"
#include "tool/format/read_triangulation.h"
#include "tool/format/read_volume.h"
#include "tool/format/text.h"

typedef struct og_check_run {
  const og_check_options *options;
  og_line_reader cases, answers;
  og_case_reader *case_reader;
  og_case one;
  og_claimed_answer answer;
  og_primitive_claim primitive_claim;
  og_overlaps_claim overlaps_claim;
  og_meshes_claim meshes_claim;
  og_volume_claim volume_claim;
  og_hull_claim hull_claim;
  og_triangulation_claim triangulation_claim;
  og_decomposition_claim decomposition_claim;
  og_moving_claim moving_claim;
  og_rigid_claim rigid_claim;
  og_contact_claim contact_claim;
  og_curved_claim curved_claim;
  og_curved_hit_claim curved_hit_claim;
  og_primitive_finding curved_hit_finding;
  og_curved_support_claim curved_support_claim;
  og_primitive_finding curved_support_finding;
  og_curved_faces *curved_faces;
  og_curved_contact_claim curved_contact_claim;
  og_curved_contact_finding curved_contact_finding;
  og_enclosure_claim enclosure_claim;
  og_depth_range_claim depth_range_claim;
  og_sweep_range_claim sweep_range_claim;
  og_parts_claim parts_claim;
  og_checker *checker;
  og_rigid_checker *rigid_checker;
  og_parts_checker *parts_checker;
  og_finding finding;
  og_primitive_finding primitive_finding;
  og_overlaps_finding overlaps_finding;
  og_mesh_finding mesh_finding;
  og_volume_finding volume_finding;
  og_hull_finding hull_finding;
  og_triangulation_finding triangulation_finding;
  og_decomposition_finding decomposition_finding;
  og_moving_finding moving_finding;
  og_rigid_finding rigid_finding;
  og_contact_finding contact_finding;
  og_text reason, line;
  og_complaint complaint;
  bool limited; // the last answer could not be checked within a limit
  size_t accepted, refused, undecided;
} og_check_run;

/// How one kind of answer is read and judged.
typedef struct og_check_row {
  void (*begin)(og_check_run *run); // before the first case
  og_input_status (*read)(og_check_run *run, const char *line, size_t length); // the id to run->answer.id
  void (*judge)(og_check_run *run); // says in run->reason why the answer is refused; nothing if it is right
  void (*end)(og_check_run *run);
} og_check_row;

extern const og_check_row og_check_rows[OG_ANSWER_KIND_COUNT];

#endif
