#ifndef OG_TABLE_H
#define OG_TABLE_H

/// Answers as rows of a table, for people.

#include "spec/moving/solve/moving.h"
#include "spec/overlaps/solve/overlaps.h"
#include "spec/contact/solve/contact.h"
#include "spec/curved/solve/curved.h"
#include "spec/curved/solve/contact.h"
#include "spec/curved/solve/hit.h"
#include "spec/curved/solve/support.h"
#include "spec/enclosure/solve/enclosure.h"
#include "spec/enclosure/solve/sweep.h"
#include "spec/hull/solve/hull.h"
#include "spec/decompose/solve/decompose.h"
#include "spec/triangulate/solve/triangulate.h"
#include "spec/mesh_pairs/solve/mesh_pairs.h"
#include "spec/parts/solve/parts.h"
#include "spec/primitive/solve/primitive.h"
#include "spec/motion/solve/motion.h"
#include "spec/pair/solve/solver.h"
#include "spec/bound/solve/bound.h"
#include "tool/format/text.h"

/// The heading.
void og_table_head(og_text *text);
/// One row; an answer that was given up is shown as undecided.
void og_table_row(og_text *text, const char *id, const og_answer *answer);
/// The same for a question about primitives.
void og_table_primitive_row(og_text *text, const char *id, og_question question, const og_primitive_answer *answer);
/// The same for a set of boxes: the pairs before the first step are counted.
void og_table_overlaps_row(og_text *text, const char *id, const og_overlaps_answer *answer);
/// The same for meshes: the pairs of triangles are counted.
void og_table_meshes_row(og_text *text, const char *id, const og_mesh_answer *answer);
/// The same for a bounding volume: the radius of a sphere.
void og_table_volume_row(og_text *text, const char *id, const og_volume_answer *answer);
/// The same for a convex hull: how many vertices and facets.
void og_table_hull_row(og_text *text, const char *id, const og_hull_answer *answer);
/// The same for a polygon: its area and how many triangles, or what is wrong with which edges.
void og_table_triangulation_row(og_text *text, const char *id, const og_triangulation_answer *answer);
void og_table_decomposition_row(og_text *text, const char *id, const og_decomposition_answer *answer);
/// The same for features that move: the first time.
void og_table_moving_row(og_text *text, const char *id, og_question question, const og_moving_answer *answer);
/// Polytopes that move and turn.
void og_table_rigid_row(og_text *text, const char *id, const og_rigid_answer *answer);
/// The same for what two bodies share: how many corners it has.
void og_table_curved_hit_row(og_text *text, const char *id, const og_curved_hit_answer *answer);
void og_table_curved_support_row(og_text *text, const char *id, const og_curved_support_answer *answer);
void og_table_curved_contact_row(og_text *text, const char *id, const og_curved_contact_answer *answer);
void og_table_curved_row(og_text *text, const char *id, const og_curved_answer *answer);
void og_table_curved_depth_row(og_text *text, const char *id, const og_depth_answer *answer);
void og_table_sweep_range_row(og_text *text, const char *id, const og_sweep_range_answer *answer);
void og_table_enclosure_row(og_text *text, const char *id, og_question question, const og_enclosure_answer *answer);
/// The same for bodies made of parts: the distance, where it is asked for.
void og_table_parts_row(og_text *text, const char *id, og_question question, const og_parts_answer *answer);
void og_table_contact_row(og_text *text, const char *id, og_question question, const og_contact_answer *answer);

#endif
