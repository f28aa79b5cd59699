// What origo ask can answer: for each kind of answer, how it is found and told.

#include "tool/format/write_answer.h"
#include "tool/format/write_contact.h"
#include "tool/format/write_curved.h"
#include "tool/format/write_curved_contact.h"
#include "tool/format/write_curved_hit.h"
#include "tool/format/write_curved_support.h"
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
#include "tool/origo/ask.h"
#include "tool/origo/table.h"

static og_asked settled(int outcome) { return (og_asked){true, true, outcome}; }
static og_asked undecided(void) { return (og_asked){false, false, OG_ASK_UNDECIDED}; }

static og_asked refused(og_ask_run *run, const char *why) {
  og_ask_report_refused(run, why);
  return undecided();
}

static og_asked gave_up(og_ask_run *run) {
  og_ask_report_gave_up(run);
  return undecided();
}

static og_asked too_many(og_ask_run *run) {
  og_ask_report_too_many(run);
  return undecided();
}

// ---- of two convex bodies

static void begin_pair(og_ask_run *run) {
  run->solver = og_solver_new();
  og_solver_set_limit(run->solver, run->limit);
  og_answer_init(&run->answer);
}

static void end_pair(og_ask_run *run) {
  og_answer_clear(&run->answer);
  og_solver_free(run->solver);
}

static og_asked solve_pair(og_ask_run *run) {
  const og_question question = run->one.question;
  og_answer *answer = &run->answer;
  og_solve(run->solver, question, &run->one.problem, NULL, answer);
  answer->question = question;
  if (answer->status == OG_GAVE_UP) return gave_up(run);
  if (answer->status != OG_ANSWERED) return refused(run, og_refusal_text(answer->refusal));
  if (question == OG_SWEEP) return settled(answer->finding.hit ? OG_ASK_HIT : OG_ASK_MISS);
  return settled((int)answer->finding.relation);
}

static void write_pair(og_ask_run *run) {
  const og_answer *answer = &run->answer;
  og_write_answer(&run->text, run->one.id, run->one.question, &run->one.problem, &answer->certificate,
                  &answer->finding);
}

static void show_pair(og_ask_run *run) { og_table_row(&run->text, run->one.id, &run->answer); }

// ---- of primitives

static void begin_primitive(og_ask_run *run) { og_primitive_answer_init(&run->primitive); }
static void end_primitive(og_ask_run *run) { og_primitive_answer_clear(&run->primitive); }

static og_asked solve_primitive(og_ask_run *run) {
  const og_primitive_refusal why = og_solve_primitive(&run->one.primitive, &run->primitive);
  if (why != OG_PRIMITIVE_ACCEPTED) return refused(run, og_primitive_refusal_text(why));
  if (run->one.question != OG_HIT) return settled(OG_ASK_FOUND);
  return settled(run->primitive.finding.meeting == OG_MEET_NOTHING ? OG_ASK_MISS : OG_ASK_HIT);
}

static void write_primitive(og_ask_run *run) {
  const og_primitive_answer *answer = &run->primitive;
  og_write_primitive(&run->text, run->one.id, &run->one.primitive, &answer->certificate, &answer->finding);
}

static void show_primitive(og_ask_run *run) {
  og_table_primitive_row(&run->text, run->one.id, run->one.question, &run->primitive);
}

// ---- of sets of boxes

static void begin_overlaps(og_ask_run *run) { og_overlaps_answer_init(&run->overlaps); }
static void end_overlaps(og_ask_run *run) { og_overlaps_answer_clear(&run->overlaps); }

static og_asked solve_overlaps(og_ask_run *run) {
  const og_overlaps_refusal why = og_solve_overlaps(&run->one.scene, run->max_pairs, &run->overlaps);
  if (why == OG_OVERLAPS_REFUSED_LIMIT) return too_many(run);
  return why == OG_OVERLAPS_ACCEPTED ? settled(OG_ASK_FOUND) : refused(run, og_overlaps_refusal_text(why));
}

static void write_overlaps(og_ask_run *run) {
  const og_overlaps_answer *answer = &run->overlaps;
  og_write_overlaps(&run->text, run->one.id, &run->one.scene, &answer->certificate, &answer->finding);
}

static void show_overlaps(og_ask_run *run) { og_table_overlaps_row(&run->text, run->one.id, &run->overlaps); }

// ---- of triangle meshes

static void begin_meshes(og_ask_run *run) { og_mesh_answer_init(&run->meshes); }
static void end_meshes(og_ask_run *run) { og_mesh_answer_clear(&run->meshes); }

static og_asked solve_meshes(og_ask_run *run) {
  const og_mesh_refusal why = og_solve_meshes(&run->one.meshes, run->max_pairs, &run->meshes);
  if (why == OG_MESH_REFUSED_LIMIT) return too_many(run);
  return why == OG_MESH_ACCEPTED ? settled(OG_ASK_FOUND) : refused(run, og_mesh_refusal_text(why));
}

static void write_meshes(og_ask_run *run) {
  const og_mesh_answer *answer = &run->meshes;
  og_write_meshes(&run->text, run->one.id, &run->one.meshes, &answer->certificate, &answer->finding);
}

static void show_meshes(og_ask_run *run) { og_table_meshes_row(&run->text, run->one.id, &run->meshes); }

// ---- of points, a smallest volume

static void begin_volume(og_ask_run *run) { og_volume_answer_init(&run->volume); }
static void end_volume(og_ask_run *run) { og_volume_answer_clear(&run->volume); }

static og_asked solve_volume(og_ask_run *run) {
  const og_volume_refusal why = og_solve_volume(&run->one.volume, &run->volume);
  return why == OG_VOLUME_ACCEPTED ? settled(OG_ASK_FOUND) : refused(run, og_volume_refusal_text(why));
}

static void write_volume(og_ask_run *run) {
  const og_volume_answer *answer = &run->volume;
  og_write_volume(&run->text, run->one.id, &run->one.volume, &answer->certificate, &answer->finding);
}

static void show_volume(og_ask_run *run) { og_table_volume_row(&run->text, run->one.id, &run->volume); }

// ---- of points, their hull

static void begin_hull(og_ask_run *run) { og_hull_answer_init(&run->hull); }
static void end_hull(og_ask_run *run) { og_hull_answer_clear(&run->hull); }

static og_asked solve_hull(og_ask_run *run) {
  const og_hull_refusal why = og_solve_hull(&run->one.hull, &run->hull);
  return why == OG_HULL_ACCEPTED ? settled(OG_ASK_FOUND) : refused(run, og_hull_refusal_text(why));
}

static void write_hull(og_ask_run *run) {
  og_write_hull(&run->text, run->one.id, &run->hull.certificate, &run->hull.finding);
}

static void show_hull(og_ask_run *run) { og_table_hull_row(&run->text, run->one.id, &run->hull); }

// ---- of a polygon

static void begin_triangulation(og_ask_run *run) { og_triangulation_answer_init(&run->triangulation); }
static void end_triangulation(og_ask_run *run) { og_triangulation_answer_clear(&run->triangulation); }

static og_asked solve_triangulation(og_ask_run *run) {
  const og_triangulation_refusal why = og_solve_triangulation(&run->one.hull, &run->triangulation);
  return why == OG_TRIANGULATION_ACCEPTED ? settled(OG_ASK_FOUND) : refused(run, og_triangulation_refusal_text(why));
}

static void write_triangulation(og_ask_run *run) {
  const og_triangulation_answer *answer = &run->triangulation;
  og_write_triangulation(&run->text, run->one.id, &answer->certificate, &answer->finding);
}

static void show_triangulation(og_ask_run *run) {
  og_table_triangulation_row(&run->text, run->one.id, &run->triangulation);
}

// ---- of a mesh and its parts

static void begin_decomposition(og_ask_run *run) { og_decomposition_answer_init(&run->decomposition); }
static void end_decomposition(og_ask_run *run) { og_decomposition_answer_clear(&run->decomposition); }

static og_asked solve_decomposition(og_ask_run *run) {
  const og_decomposition_refusal why = og_solve_decomposition(&run->one.decomposition, &run->decomposition);
  return why == OG_DECOMPOSITION_ACCEPTED ? settled(OG_ASK_FOUND) : refused(run, og_decomposition_refusal_text(why));
}

static void write_decomposition(og_ask_run *run) {
  const og_decomposition_answer *answer = &run->decomposition;
  og_write_decomposition(&run->text, run->one.id, &answer->certificate, &answer->finding);
}

static void show_decomposition(og_ask_run *run) {
  og_table_decomposition_row(&run->text, run->one.id, &run->decomposition);
}

// ---- of features that move

static void begin_moving(og_ask_run *run) { og_moving_answer_init(&run->moving); }
static void end_moving(og_ask_run *run) { og_moving_answer_clear(&run->moving); }

static og_asked solve_moving(og_ask_run *run) {
  const og_moving_refusal why = og_solve_moving(&run->one.moving, &run->moving);
  if (why != OG_MOVING_ACCEPTED) return refused(run, og_moving_refusal_text(why));
  return settled(run->moving.finding.hit ? OG_ASK_HIT : OG_ASK_MISS);
}

static void write_moving(og_ask_run *run) {
  const og_moving_answer *answer = &run->moving;
  og_write_moving(&run->text, run->one.id, &run->one.moving, &answer->certificate, &answer->finding);
}

static void show_moving(og_ask_run *run) {
  og_table_moving_row(&run->text, run->one.id, run->one.question, &run->moving);
}

// ---- of polytopes that move and turn

static void begin_rigid(og_ask_run *run) {
  if (run->limit > 0) og_rigid_solver_set_limit(run->rigid_solver, run->limit);
  og_rigid_answer_init(&run->rigid);
}

static void end_rigid(og_ask_run *run) { og_rigid_answer_clear(&run->rigid); }

static og_asked solve_rigid(og_ask_run *run) {
  const og_rigid_outcome outcome = og_solve_rigid(run->rigid_solver, &run->one.rigid, &run->rigid);
  if (outcome == OG_RIGID_REFUSED) return refused(run, og_rigid_refusal_text(run->rigid.refusal));
  if (outcome != OG_RIGID_ANSWERED) og_ask_report_rigid(run);
  const og_rigid_kind kind = run->rigid.finding.kind;
  const int found = kind == OG_RIGID_CLEAR ? OG_ASK_UNDECIDED : kind == OG_RIGID_FIRST ? OG_ASK_HIT : OG_ASK_MISS;
  return (og_asked){outcome == OG_RIGID_ANSWERED, true, found};
}

static void write_rigid(og_ask_run *run) {
  og_write_rigid(&run->text, run->one.id, &run->rigid.certificate, &run->rigid.finding);
}

static void show_rigid(og_ask_run *run) { og_table_rigid_row(&run->text, run->one.id, &run->rigid); }

// ---- of what two bodies share

static void begin_contact(og_ask_run *run) {
  run->contact_solver = og_contact_solver_new();
  og_contact_solver_set_limit(run->contact_solver, run->limit);
  og_contact_answer_init(&run->contact);
}

static void end_contact(og_ask_run *run) {
  og_contact_answer_clear(&run->contact);
  og_contact_solver_free(run->contact_solver);
}

static og_asked solve_contact(og_ask_run *run) {
  const og_status status = og_solve_contact(run->contact_solver, &run->one.problem, &run->contact);
  if (status == OG_GAVE_UP) return gave_up(run);
  if (status != OG_ANSWERED) return refused(run, og_contact_refusal_text(run->contact.refusal));
  return settled((int)run->contact.finding.relation);
}

static void write_contact(og_ask_run *run) {
  const og_contact_answer *answer = &run->contact;
  og_write_contact(&run->text, run->one.id, run->one.question, &answer->certificate, &answer->finding);
}

static void show_contact(og_ask_run *run) {
  og_table_contact_row(&run->text, run->one.id, run->one.question, &run->contact);
}

// ---- of a cylinder or a cone, its relation

static void begin_curved(og_ask_run *run) { og_curved_answer_init(&run->curved); }
static void end_curved(og_ask_run *run) { og_curved_answer_clear(&run->curved); }

static og_asked solve_curved(og_ask_run *run) {
  const og_curved_refusal why = og_solve_curved(&run->one.curved, &run->curved);
  if (why != OG_CURVED_ACCEPTED) return refused(run, og_curved_refusal_text(why));
  return settled((int)run->curved.certificate.relation);
}

static void write_curved(og_ask_run *run) { og_write_curved(&run->text, run->one.id, &run->curved.certificate); }
static void show_curved(og_ask_run *run) { og_table_curved_row(&run->text, run->one.id, &run->curved); }

// ---- the same, its distance

static og_asked enclosed(og_enclosure_status status, og_relation relation) {
  const int found = relation == OG_RELATION_NONE ? OG_ASK_UNDECIDED : (int)relation;
  return (og_asked){status == OG_ENCLOSURE_ANSWERED, true, found};
}

static void begin_enclosure(og_ask_run *run) { og_enclosure_answer_init(&run->enclosure); }
static void end_enclosure(og_ask_run *run) { og_enclosure_answer_clear(&run->enclosure); }

static og_asked solve_enclosure(og_ask_run *run) {
  const og_enclosure_certificate *certificate = &run->enclosure.certificate;
  const og_enclosure_status status =
      og_solve_enclosure(run->enclosure_solver, run->one.question, &run->one.enclosure, &run->enclosure);
  if (status == OG_ENCLOSURE_REFUSED) return refused(run, og_enclosure_refusal_text(run->enclosure.refusal));
  if (status != OG_ENCLOSURE_ANSWERED) og_ask_report_wide(run, status, &certificate->lo, &certificate->hi);
  return enclosed(status, og_enclosure_relation(certificate));
}

static void write_enclosure(og_ask_run *run) {
  og_write_enclosure(&run->text, run->one.id, run->one.question, &run->one.enclosure, &run->enclosure.certificate);
}

static void show_enclosure(og_ask_run *run) {
  og_table_enclosure_row(&run->text, run->one.id, run->one.question, &run->enclosure);
}

// ---- the same, its depth

static void begin_depth_range(og_ask_run *run) { og_depth_answer_init(&run->depth); }
static void end_depth_range(og_ask_run *run) { og_depth_answer_clear(&run->depth); }

static og_asked solve_depth_range(og_ask_run *run) {
  const og_depth_range *range = &run->depth.range;
  const og_enclosure_status status = og_solve_depth_range(run->enclosure_solver, &run->one.enclosure, &run->depth);
  if (status == OG_ENCLOSURE_REFUSED) return refused(run, og_depth_refusal_text(run->depth.refusal));
  if (status != OG_ENCLOSURE_ANSWERED) {
    const bool of_distance = range->kind == OG_DEPTH_MEETING;
    og_ask_report_wide(run, status, of_distance ? &range->meeting.lo : &range->lo,
                       of_distance ? &range->meeting.hi : &range->hi);
  }
  return enclosed(status, og_depth_range_relation(range));
}

static void write_depth_range(og_ask_run *run) {
  og_write_depth_range(&run->text, run->one.id, &run->one.enclosure, &run->depth.range);
}

static void show_depth_range(og_ask_run *run) { og_table_curved_depth_row(&run->text, run->one.id, &run->depth); }

// ---- the same, its sweep

static void begin_sweep_range(og_ask_run *run) { og_sweep_range_answer_init(&run->sweep_range); }
static void end_sweep_range(og_ask_run *run) { og_sweep_range_answer_clear(&run->sweep_range); }

static og_asked solve_sweep_range(og_ask_run *run) {
  static const int outcome[OG_SWEEP_RANGE_KIND_COUNT] = {OG_ASK_UNDECIDED, OG_ASK_HIT, OG_ASK_MISS, OG_ASK_UNDECIDED};
  const og_enclosure_status status =
      og_solve_sweep_range(run->sweep_range_solver, &run->one.enclosure, &run->sweep_range);
  if (status == OG_ENCLOSURE_REFUSED) return refused(run, og_sweep_refusal_text(run->sweep_range.refusal));
  if (status != OG_ENCLOSURE_ANSWERED) og_ask_report_sweep_range(run, status);
  return (og_asked){status == OG_ENCLOSURE_ANSWERED, true, outcome[run->sweep_range.range.kind]};
}

static void write_sweep_range(og_ask_run *run) {
  og_write_sweep_range(&run->text, run->one.id, &run->one.enclosure, &run->sweep_range.range);
}

static void show_sweep_range(og_ask_run *run) { og_table_sweep_range_row(&run->text, run->one.id, &run->sweep_range); }

// ---- of bodies of parts

static void begin_parts(og_ask_run *run) {
  run->parts_solver = og_parts_solver_new();
  og_parts_solver_set_limit(run->parts_solver, run->limit);
  og_parts_answer_init(&run->parts);
}

static void end_parts(og_ask_run *run) {
  og_parts_answer_clear(&run->parts);
  og_parts_solver_free(run->parts_solver);
}

static og_asked solve_parts(og_ask_run *run) {
  const og_finding *finding = &run->parts.finding;
  const og_status status = og_solve_parts(run->parts_solver, run->one.question, &run->one.parts, &run->parts);
  if (status == OG_GAVE_UP) return gave_up(run);
  if (status != OG_ANSWERED) return refused(run, og_parts_refusal_text(run->parts.refusal));
  if (!og_question_translates(run->one.question)) return settled((int)finding->relation);
  return settled(finding->hit ? OG_ASK_HIT : OG_ASK_MISS);
}

static void write_parts(og_ask_run *run) {
  const og_parts_answer *answer = &run->parts;
  og_write_parts(&run->text, run->one.id, run->one.question, &run->one.parts, &answer->certificate,
                 &answer->finding);
}

static void show_parts(og_ask_run *run) { og_table_parts_row(&run->text, run->one.id, run->one.question, &run->parts); }

// ---- of a ray and a cylinder or a cone

static void begin_curved_hit(og_ask_run *run) { og_curved_hit_answer_init(&run->curved_hit); }
static void end_curved_hit(og_ask_run *run) { og_curved_hit_answer_clear(&run->curved_hit); }

static og_asked solve_curved_hit(og_ask_run *run) {
  const og_curved_hit_refusal why = og_solve_curved_hit(&run->one.curved_hit, &run->curved_hit);
  if (why != OG_CURVED_HIT_ACCEPTED) return refused(run, og_curved_hit_refusal_text(why));
  return settled(run->curved_hit.finding.meeting == OG_MEET_NOTHING ? OG_ASK_MISS : OG_ASK_HIT);
}

static void write_curved_hit(og_ask_run *run) {
  const og_curved_hit_answer *answer = &run->curved_hit;
  og_write_curved_hit(&run->text, run->one.id, &answer->certificate, &answer->finding);
}

static void show_curved_hit(og_ask_run *run) { og_table_curved_hit_row(&run->text, run->one.id, &run->curved_hit); }

// ---- of the support of a cylinder or a cone

static void begin_curved_support(og_ask_run *run) { og_curved_support_answer_init(&run->curved_support); }
static void end_curved_support(og_ask_run *run) { og_curved_support_answer_clear(&run->curved_support); }

static og_asked solve_curved_support(og_ask_run *run) {
  const og_curved_support_refusal why = og_solve_curved_support(&run->one.curved_support, &run->curved_support);
  return why == OG_CURVED_SUPPORT_ACCEPTED ? settled(OG_ASK_FOUND)
                                           : refused(run, og_curved_support_refusal_text(why));
}

static void write_curved_support(og_ask_run *run) {
  const og_curved_support_answer *answer = &run->curved_support;
  og_write_curved_support(&run->text, run->one.id, answer->face, &answer->finding);
}

static void show_curved_support(og_ask_run *run) {
  og_table_curved_support_row(&run->text, run->one.id, &run->curved_support);
}

// ---- of what a cylinder or a cone shares with a polytope

static void begin_curved_contact(og_ask_run *run) {
  run->curved_contact_solver = og_curved_contact_solver_new();
  og_curved_contact_answer_init(&run->curved_contact);
}

static void end_curved_contact(og_ask_run *run) {
  og_curved_contact_answer_clear(&run->curved_contact);
  og_curved_contact_solver_free(run->curved_contact_solver);
}

static og_asked solve_curved_contact(og_ask_run *run) {
  const og_curved_contact_refusal why =
      og_solve_curved_contact(run->curved_contact_solver, &run->one.curved, &run->curved_contact);
  return why == OG_CURVED_CONTACT_ACCEPTED ? settled((int)run->curved_contact.finding.relation)
                                           : refused(run, og_curved_contact_refusal_text(run->curved_contact.refusal));
}

static void write_curved_contact(og_ask_run *run) {
  const og_curved_contact_answer *answer = &run->curved_contact;
  og_write_curved_contact(&run->text, run->one.id, &answer->certificate, &answer->finding);
}

static void show_curved_contact(og_ask_run *run) {
  og_table_curved_contact_row(&run->text, run->one.id, &run->curved_contact);
}

#define ROW(name) {begin_##name, solve_##name, write_##name, show_##name, end_##name}

const og_ask_row og_ask_rows[OG_ANSWER_KIND_COUNT] = {
    [OG_ANSWER_PAIR] = ROW(pair),
    [OG_ANSWER_PRIMITIVE] = ROW(primitive),
    [OG_ANSWER_OVERLAPS] = ROW(overlaps),
    [OG_ANSWER_MESHES] = ROW(meshes),
    [OG_ANSWER_VOLUME] = ROW(volume),
    [OG_ANSWER_HULL] = ROW(hull),
    [OG_ANSWER_TRIANGULATION] = ROW(triangulation),
    [OG_ANSWER_DECOMPOSITION] = ROW(decomposition),
    [OG_ANSWER_MOVING] = ROW(moving),
    [OG_ANSWER_RIGID] = ROW(rigid),
    [OG_ANSWER_CONTACT] = ROW(contact),
    [OG_ANSWER_CURVED] = ROW(curved),
    [OG_ANSWER_ENCLOSURE] = ROW(enclosure),
    [OG_ANSWER_DEPTH_RANGE] = ROW(depth_range),
    [OG_ANSWER_SWEEP_RANGE] = ROW(sweep_range),
    [OG_ANSWER_PARTS] = ROW(parts),
    [OG_ANSWER_CURVED_HIT] = ROW(curved_hit),
    [OG_ANSWER_CURVED_SUPPORT] = ROW(curved_support),
    [OG_ANSWER_CURVED_CONTACT] = ROW(curved_contact),
};

#undef ROW
