#ifndef OG_ANSWER_CASE_H
#define OG_ANSWER_CASE_H

/// What an algorithm of the registry says about a case, whatever its door: a line of claims.

#include "ref/algorithm.h"
#include "tool/format/text.h"
#include "tool/run/case_walk.h"
#include "tool/run/keep_contacts.h"
#include "tool/run/make_clip.h"
#include "tool/run/make_contact.h"
#include "tool/run/make_cso.h"
#include "tool/run/make_hull.h"
#include "tool/run/make_input.h"
#include "tool/run/make_motion.h"
#include "tool/run/make_sweep.h"
#include "tool/run/make_triangulate.h"
#include "tool/run/make_turn.h"
#include "tool/run/make_volume.h"
#include "tool/run/play_boxes.h"
#include "tool/run/play_meshes.h"
#include "tool/trace/steps.h"

/// Working storage.
typedef struct og_case_bench {
  og_world_body a, b;
  og_made_support support;
  og_made_polygon polygon[2];
  og_box_player boxes;
  og_mesh_player meshes;
  og_made_volume volume;
  og_made_turn turn;
  og_made_hull hull;
  og_made_sweep sweep;
  og_made_motion motion;
  og_made_contact contact;
  og_kept_contacts kept; // off until the caller puts it on
  og_made_cso cso;
  og_made_clip clip;
  og_made_triangulate triangulate;
  og_steps steps; // none until the caller names a traced form
} og_case_bench;

void og_case_bench_init(og_case_bench *bench);
void og_case_bench_clear(og_case_bench *bench);

/// Appends the claim, with its line end. A question or bodies that the algorithm does not take are `refused`. Where
/// steps are wanted, they come first, a line each. False where the traced form claims something else: an error of
/// Origo's.
bool og_answer_case(og_text *text, og_case_bench *bench, const og_algorithm *algorithm, const og_walked_case *walked);

#endif
