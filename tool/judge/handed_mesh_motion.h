#ifndef OG_HANDED_MESH_MOTION_H
#define OG_HANDED_MESH_MOTION_H

/// A case of meshes that deform as engines receive it, and the exact answer about just that.

#include "spec/mesh_motion/solve/mesh_motion.h"
#include "tool/judge/handed_meshes.h"
#include "tool/judge/judge_moving.h"

typedef struct og_handed_mesh_motion {
  og_handed_meshes meshes; // of each mesh the points at the start, and behind them those at the end; it is not solved
  og_mesh_motion_answer answer;
  og_handed_moving whole; // only what it says of the contact: answer.finding.hit, first, way, size and exponent
} og_handed_mesh_motion;

/// More features than this make no search for how near they come: then it is unknown, and a contact invented is gross.
enum { OG_MOST_SEARCHED_FEATURES = 3000 };

void og_handed_mesh_motion_init(og_handed_mesh_motion *r);
void og_handed_mesh_motion_clear(og_handed_mesh_motion *r);

/// Makes the case that an engine gets. False where a number is too large for the format.
bool og_hand_over_mesh_motion(og_handed_mesh_motion *r, const og_hand_over *how, const og_mesh_problem *from);

/// Solves it. False only through a defect of the solver.
bool og_handed_mesh_motion_solve(og_handed_mesh_motion *r);

/// Adds it to the text as a line of JSON, without a newline.
void og_write_handed_mesh_motion(og_text *text, const char *id, const og_handed_mesh_motion *c);

/// How near any two features come that may meet and do not (og_least_apart of og_judge_first_contact).
double og_least_apart_mesh_motion(const void *of, og_exact_pair *pair);

#endif
