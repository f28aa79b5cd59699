#include "tool/run/answer_case.h"

#include <stdio.h>
#include <string.h>

#include "ref/door/pair.h"
#include "tool/run/doors.h"
#include "tool/run/write_claim.h"
#include "tool/run/write_clip_claim.h"
#include "tool/run/write_cso_claim.h"
#include "tool/run/write_hull_claim.h"
#include "tool/run/write_manifold_claim.h"
#include "tool/run/make_moving.h"
#include "tool/run/write_meshes_claim.h"
#include "tool/run/write_motion_claim.h"
#include "tool/run/write_moving_claim.h"
#include "tool/run/write_overlaps_claim.h"
#include "tool/run/write_primitive_claim.h"
#include "tool/run/write_sweep_claim.h"
#include "spec/number/nearest.h"
#include "tool/run/make_decompose.h"
#include "tool/run/write_decompose_claim.h"
#include "tool/run/write_triangulate_claim.h"
#include "tool/run/write_volume_claim.h"
#include "tool/trace/trace_doors.h"
#include "tool/trace/trace_pair.h"
#include "tool/trace/write_steps.h"

void og_case_bench_init(og_case_bench *bench) {
  og_world_body_init(&bench->a);
  og_world_body_init(&bench->b);
  og_made_support_init(&bench->support);
  og_box_player_init(&bench->boxes);
  og_mesh_player_init(&bench->meshes);
  og_made_volume_init(&bench->volume);
  og_made_turn_init(&bench->turn);
  og_made_hull_init(&bench->hull);
  og_made_sweep_init(&bench->sweep);
  og_made_motion_init(&bench->motion);
  og_made_contact_init(&bench->contact);
  bench->kept = og_kept_contacts_none();
  og_made_cso_init(&bench->cso);
  og_made_clip_init(&bench->clip);
  og_made_triangulate_init(&bench->triangulate);
  og_steps_init(&bench->steps);
  for (int k = 0; k < 2; k++) og_made_polygon_init(&bench->polygon[k]);
}

void og_case_bench_clear(og_case_bench *bench) {
  og_world_body_clear(&bench->a);
  og_world_body_clear(&bench->b);
  og_made_support_clear(&bench->support);
  og_box_player_clear(&bench->boxes);
  og_mesh_player_clear(&bench->meshes);
  og_made_volume_clear(&bench->volume);
  og_made_turn_clear(&bench->turn);
  og_made_hull_clear(&bench->hull);
  og_made_sweep_clear(&bench->sweep);
  og_made_motion_clear(&bench->motion);
  og_made_contact_clear(&bench->contact);
  og_made_cso_clear(&bench->cso);
  og_made_clip_clear(&bench->clip);
  og_made_triangulate_clear(&bench->triangulate);
  og_steps_clear(&bench->steps);
  for (int k = 0; k < 2; k++) og_made_polygon_clear(&bench->polygon[k]);
}

// ---- two bodies ----

static og_claim claim_of_pair(og_case_bench *bench, const og_door_pair *door, const og_walked_case *walked) {
  og_claim claim;
  memset(&claim, 0, sizeof claim);
  claim.outcome = OG_OUTCOME_DEGENERATE;
  if (walked->one->question >= OG_SWEEP || og_is_beside_ellipsoid(walked)) return claim; // of no pair at rest
  claim.outcome = OG_OUTCOME_OUT_OF_RANGE;
  bool (*const make)(og_world_body *, const og_case_body *) =
      door->takes == OG_TAKES_MESHES || door->climbs ? og_make_body : og_make_body_bare;
  if (!make(&bench->a, walked->a) || !make(&bench->b, walked->b)) return claim;
  if (bench->steps.traced != NULL) og_trace_pair(&bench->steps, walked->one->id, &bench->a.body, &bench->b.body);
  return og_pair_run(door, &bench->a.body, &bench->b.body);
}

// Flat bodies that meet have no depth in space, and every way out of their plane parts them: of those that meet only
// that is said.
static og_claim claim_of_polygons(og_case_bench *bench, const og_door_polygons *door, const og_walked_case *walked) {
  og_made_polygon *a = &bench->polygon[0], *b = &bench->polygon[1];
  if (walked->one->question >= OG_SWEEP) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  if (walked->a->curve != OG_CURVE_NONE || walked->b->curve != OG_CURVE_NONE)
    return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_outcome of_a = og_make_polygon(a, walked->a), of_b = og_make_polygon(b, walked->b);
  if (of_a != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = of_a};
  if (of_b != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = of_b};
  og_claim claim = og_polygons_run(door, &a->polygon, &b->polygon);
  claim.has_depth = false;
  if (claim.verdict == OG_VERDICT_MEET) claim.has_normal = false;
  return claim;
}

// The sum is A less the mirrored B, whose points are those of B with other signs, in the same order.
static og_outcome make_meshes(og_case_bench *bench, const og_walked_case *walked) {
  og_world_body *a = &bench->a, *b = &bench->b;
  if (!og_make_body(a, walked->a) || !og_make_body(b, walked->b)) return OG_OUTCOME_OUT_OF_RANGE;
  if (walked->one->minkowski.is_sum) {
    const size_t count = (size_t)b->body.vertex_count;
    for (size_t k = 0; k < count; k++) b->vertex[k] = og_neg(b->vertex[k]);
    og_remake_hull(b);
  }
  return a->body.mesh != NULL && b->body.mesh != NULL ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE;
}

static void answer_cso(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                       const og_walked_case *walked) {
  og_cso_claim claim = {.outcome = OG_OUTCOME_DEGENERATE};
  if (walked->one->question == OG_MINKOWSKI) claim.outcome = make_meshes(bench, walked);
  if (claim.outcome == OG_OUTCOME_ANSWERED) {
    og_made_cso_hold(&bench->cso, bench->a.body.mesh, bench->b.body.mesh);
    claim = og_cso_run(algorithm->cso, bench->a.body.mesh, bench->b.body.mesh, &bench->cso.room);
  }
  og_write_cso_claim(text, walked->one->id, algorithm->id, &claim, &bench->cso.room, bench->b.body.vertex_count);
}

// ---- two primitives ----

typedef struct flat_pair {
  og_outcome outcome;
  og_flat a, b;
  bool solid; // a plane of theirs is a half-space's
} flat_pair;

static flat_pair make_flats(const og_walked_case *walked, og_question question) {
  flat_pair made = {.outcome = OG_OUTCOME_DEGENERATE};
  bool solid_a, solid_b;
  if (walked->one->question != question) return made;
  made.outcome = og_make_flat(&made.a, &solid_a, walked->a);
  if (made.outcome != OG_OUTCOME_ANSWERED) return made;
  made.outcome = og_make_flat(&made.b, &solid_b, walked->b);
  made.solid = solid_a || solid_b;
  return made;
}

static bool is_level(const og_flat *flat) {
  for (int k = 0; k < og_flat_points(flat->kind); k++)
    if (flat->point[k].z != 0) return false;
  return true;
}

static og_closest_claim with_bodies_swapped(og_closest_claim c) {
  og_closest_claim r = c;
  r.offset = og_neg(c.offset);
  r.a = c.b;
  r.b = c.a;
  r.weight_a_count = c.weight_b_count;
  r.weight_b_count = c.weight_a_count;
  memcpy(r.weight_a, c.weight_b, sizeof r.weight_a);
  memcpy(r.weight_b, c.weight_a, sizeof r.weight_b);
  return r;
}

// The first of its functions that takes the bodies, one way round or the other.
static og_closest_claim claim_of_closest(const og_door_closest *door, const og_walked_case *walked) {
  const flat_pair made = make_flats(walked, OG_CLOSEST);
  const og_flat *a = &made.a, *b = &made.b;
  if (made.outcome != OG_OUTCOME_ANSWERED || made.solid)
    return (og_closest_claim){.outcome = made.solid ? OG_OUTCOME_DEGENERATE : made.outcome};
  for (; door != NULL; door = door->another) {
    if (door->in_plane && !(is_level(a) && is_level(b))) continue;
    if (a->kind == door->kind_a && b->kind == door->kind_b) return og_closest_run(door, a, b);
    if (a->kind == door->kind_b && b->kind == door->kind_a) return with_bodies_swapped(og_closest_run(door, b, a));
  }
  return (og_closest_claim){.outcome = OG_OUTCOME_DEGENERATE};
}

// A half-space is met from outside: by a one-sided function.
static og_hit_claim claim_of_hit(const og_door_hit *door, const og_walked_case *walked) {
  const flat_pair made = make_flats(walked, OG_HIT);
  if (made.outcome != OG_OUTCOME_ANSWERED) return (og_hit_claim){.outcome = made.outcome};
  for (; door != NULL; door = door->another)
    if (made.a.kind == door->kind_a && made.b.kind == door->kind_b && made.solid == door->one_sided)
      return og_hit_run(door, &made.a, &made.b);
  return (og_hit_claim){.outcome = OG_OUTCOME_DEGENERATE};
}

// ---- one body ----

static og_orientation_claim claim_of_orientation(const og_door_orientation *door, const og_walked_case *walked) {
  og_vec3 point[4];
  int count;
  if (walked->one->question != OG_ORIENTATION) return (og_orientation_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_outcome outcome = og_make_points(point, 4, &count, walked->a);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_orientation_claim){.outcome = outcome};
  for (; door != NULL; door = door->another)
    if (door->count == count) return og_orientation_run(door, point);
  return (og_orientation_claim){.outcome = OG_OUTCOME_DEGENERATE};
}

static og_outcome solve_simplex(og_simplex *simplex, og_vec3 *nearest, const og_door_simplex *door,
                                const og_walked_case *walked) {
  og_vec3 point[4];
  memset(simplex, 0, sizeof *simplex);
  if (walked->one->question != OG_SIMPLEX) return OG_OUTCOME_DEGENERATE;
  const og_outcome outcome = og_make_points(point, 4, &simplex->count, walked->a);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  for (int k = 0; k < simplex->count; k++) {
    simplex->vertex[k].w = point[k];
    simplex->vertex[k].a = (og_support){point[k], k};
  }
  return door->run(simplex, nearest);
}

static og_support_claim claim_of_support(og_case_bench *bench, const og_door_support *door,
                                         const og_walked_case *walked) {
  if (walked->one->question != OG_SUPPORT) return (og_support_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_case *one = walked->one;
  const og_primitive *asked = one->kind == OG_CASE_CURVED_SUPPORT ? &one->curved_support.pair : &one->primitive;
  const og_outcome outcome = og_make_support(&bench->support, door, walked, asked);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_support_claim){.outcome = outcome};
  og_support_claim claim = og_support_run(door, &bench->support.input);
  og_place_support(&bench->support, door, &claim);
  return claim;
}

// ---- sets of boxes ----

static void answer_boxes(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                         const og_walked_case *walked) {
  const og_case *one = walked->one;
  const bool takes = one->question == OG_OVERLAPS;
  if (takes && bench->steps.traced != NULL)
    og_trace_scene(&bench->steps, one->id, &bench->boxes, &one->scene, OG_DEFAULT_MAX_PAIRS);
  const og_outcome outcome = takes
                                 ? og_play_scene(&bench->boxes, algorithm->overlaps, &one->scene, OG_DEFAULT_MAX_PAIRS)
                                 : OG_OUTCOME_DEGENERATE;
  og_write_overlaps_claim(text, one->id, algorithm->id, outcome, &bench->boxes.said, one->scene.step_count > 0);
}

// ---- meshes ----

static void answer_meshes(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                          const og_walked_case *walked) {
  const og_case *one = walked->one;
  og_outcome outcome = OG_OUTCOME_DEGENERATE;
  if (one->question == OG_MESH_PAIRS) {
    const og_exact_body *a = &walked->a->exact, *b = one->meshes.with_itself ? NULL : &walked->b->exact;
    if (bench->steps.traced != NULL)
      og_trace_meshes(&bench->steps, one->id, &bench->meshes, &one->meshes, a, b, OG_DEFAULT_MAX_PAIRS);
    outcome = og_play_meshes(&bench->meshes, algorithm->mesh_pairs, &one->meshes, a, b, OG_DEFAULT_MAX_PAIRS);
  }
  og_write_meshes_claim(text, one->id, algorithm->id, outcome, &bench->meshes.pairs);
}

// Whatever parts the case has: the algorithm makes its own, within the case's bound.
enum { CELLS = 256, LEAST_POINTS = 16384 };

static void answer_decompose(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                             const og_walked_case *walked) {
  const og_decomposition_problem *problem = &walked->one->decomposition;
  og_decompose_claim claim = {.outcome = OG_OUTCOME_DEGENERATE};
  if (walked->one->question != OG_DECOMPOSE) {
    og_write_decompose_claim(text, walked->one->id, algorithm->id, &claim, NULL);
    return;
  }
  const og_mesh mesh = og_make_mesh(&bench->meshes, 0, &walked->a->exact, &problem->mesh.a);
  const int points = mesh.points < LEAST_POINTS / 4 ? LEAST_POINTS : 4 * mesh.points;
  og_decompose_room room = og_make_decompose_room(&mesh, CELLS, points);
  claim = og_decompose_run(algorithm->decompose, &mesh, (og_scalar)og_nearest_double(&problem->bound), &room);
  og_write_decompose_claim(text, walked->one->id, algorithm->id, &claim, &room);
  og_free_decompose_room(&room);
}

// ---- volumes around points ----

static void answer_volume(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                          const og_walked_case *walked) {
  const og_case *one = walked->one;
  const og_volume_problem *problem = &one->volume;
  og_made_volume *made = &bench->volume;
  og_bounding_claim claim = {.outcome = OG_OUTCOME_DEGENERATE};
  if (one->question == OG_BOUND && og_makes_volume(algorithm->bound, problem) &&
      og_make_volume(made, problem, algorithm->bound))
    claim = og_bound_run(algorithm->bound, &made->input, &made->room);
  og_write_volume_claim(text, one->id, algorithm->id, algorithm->bound, &claim, &made->room, (int)problem->axes);
}

static void answer_turn(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                        const og_walked_case *walked) {
  const og_case *one = walked->one;
  const og_volume_problem *problem = &one->volume;
  og_turn_claim claim = {.outcome = OG_OUTCOME_DEGENERATE};
  if (one->question == OG_BOUND && og_makes_turned_volume(algorithm->turn, problem) &&
      og_make_turn(&bench->turn, problem))
    claim = og_turn_run(algorithm->turn, &bench->turn.input);
  og_write_turn_claim(text, one->id, algorithm->id, algorithm->turn, &claim);
}

// ---- hulls ----

// Points with a z are none of the plane, and points of the plane have no facets in space.
static void answer_hull(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                        const og_walked_case *walked) {
  const og_case *one = walked->one;
  const og_door_hull *door = algorithm->hull;
  og_made_hull *made = &bench->hull;
  og_outcome outcome = OG_OUTCOME_DEGENERATE;
  if (one->question == OG_HULL && (size_t)door->dimension == one->hull.axes && og_make_hull_input(made, &one->hull))
    outcome = og_hull_run(door, made->point, made->count, &made->room);
  og_write_hull_claim(text, one->id, algorithm->id, outcome, door, &made->room);
}

// ---- bodies that translate ----

static void answer_sweep(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                         const og_walked_case *walked) {
  og_sweep_claim claim = {.outcome = OG_OUTCOME_DEGENERATE};
  if (walked->one->question == OG_SWEEP) {
    claim.outcome = og_make_sweep(&bench->sweep, walked);
    const bool is_made = claim.outcome == OG_OUTCOME_ANSWERED;
    if (is_made && bench->steps.traced != NULL) og_trace_sweep(&bench->steps, walked->one->id, &bench->sweep.input);
    if (is_made) claim = og_sweep_run(algorithm->sweep, &bench->sweep.input);
  }
  og_write_sweep_claim(text, walked->one->id, algorithm->id, &claim);
}

// ---- manifolds ----

static void answer_contact(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                           const og_walked_case *walked) {
  og_made_contact *made = &bench->contact;
  og_manifold_claim claim = {.outcome = OG_OUTCOME_DEGENERATE};
  if (walked->one->question == OG_CONTACT) {
    claim.outcome = og_make_contact(made, walked->a, walked->b);
    if (claim.outcome == OG_OUTCOME_ANSWERED) claim = og_contact_run(algorithm->contact, &made->input, &made->room);
  }
  if (!bench->kept.is_on || claim.outcome != OG_OUTCOME_ANSWERED) {
    og_write_manifold_claim(text, walked->one->id, algorithm->id, &claim, made->room.contact);
    return;
  }
  char name[64];
  snprintf(name, sizeof name, "%s, kept", algorithm->id);
  og_keep_contacts(&bench->kept, walked, &made->input, made->room.contact, &claim);
  og_write_manifold_claim(text, walked->one->id, name, &claim, bench->kept.contact);
}

static void answer_sweep_contact(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                                 const og_walked_case *walked) {
  const og_sweep_input *in = &bench->sweep.input;
  og_made_contact *made = &bench->contact;
  og_sweep_contact_claim claim = {.outcome = OG_OUTCOME_DEGENERATE};
  if (walked->one->question == OG_SWEEP) {
    claim.outcome = og_make_sweep(&bench->sweep, walked);
    if (claim.outcome == OG_OUTCOME_ANSWERED) {
      og_made_contact_hold(made, (size_t)in->a->vertex_count + (size_t)in->b->vertex_count);
      claim = og_sweep_contact_run(algorithm->sweep_contact, in, &made->room);
    }
  }
  og_write_sweep_contact_claim(text, walked->one->id, algorithm->id, &claim, made->room.contact);
}

// ---- polygons in the plane ----

static void answer_clip(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                        const og_walked_case *walked) {
  const og_made_polygon *a = &bench->polygon[0], *b = &bench->polygon[1];
  og_clip_claim claim = {.outcome = OG_OUTCOME_DEGENERATE};
  if (walked->one->question == OG_CONTACT) {
    const og_outcome of_a = og_make_polygon(&bench->polygon[0], walked->a);
    const og_outcome of_b = og_make_polygon(&bench->polygon[1], walked->b);
    claim.outcome = of_a == OG_OUTCOME_ANSWERED ? of_b : of_a;
    if (claim.outcome == OG_OUTCOME_ANSWERED) {
      og_made_clip_hold(&bench->clip, (size_t)a->polygon.count + (size_t)b->polygon.count);
      if (bench->steps.traced != NULL)
        og_trace_clip(&bench->steps, walked->one->id, &a->polygon, &b->polygon, &bench->clip.room);
      claim = og_clip_run(algorithm->clip, &a->polygon, &b->polygon, &bench->clip.room);
    }
  }
  og_write_clip_claim(text, walked->one->id, algorithm->id, &claim, bench->clip.room.corner);
}

// Points of the plane, in order: a polygon.
static void answer_triangulate(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                               const og_walked_case *walked) {
  const og_case *one = walked->one;
  og_made_hull *points = &bench->hull;
  og_made_triangulate *made = &bench->triangulate;
  og_outcome outcome = OG_OUTCOME_DEGENERATE;
  const bool has_holes = one->question == OG_TRIANGULATE && one->polygon.hole_count > 0;
  if (one->question == OG_TRIANGULATE && !has_holes && og_make_hull_input(points, &one->polygon.points)) {
    og_made_triangulate_hold(made, (size_t)points->count);
    outcome = og_triangulate_run(algorithm->triangulate, points->point, points->count, &made->room);
  }
  og_write_triangulate_claim(text, one->id, algorithm->id, outcome, &made->room);
}

// ---- features that move ----

static void answer_moving_features(og_text *text, const og_algorithm *algorithm, const og_walked_case *walked) {
  og_made_moving made;
  og_moving_features_claim claim = {.outcome = OG_OUTCOME_DEGENERATE};
  if (og_question_is_of_moving(walked->one->question)) {
    og_make_moving(&made, &walked->one->moving);
    claim = og_moving_features_run(algorithm->moving_features, &made.input, &made.room);
  }
  og_write_moving_claim(text, walked->one->id, algorithm->id, &claim);
}

// ---- bodies that move and turn ----

static void answer_motion(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                          const og_walked_case *walked) {
  og_motion_claim claim = {.outcome = OG_OUTCOME_DEGENERATE};
  if (walked->one->question == OG_MOTION) {
    og_make_motion(&bench->motion, walked);
    claim = og_motion_run(algorithm->motion, &bench->motion.input);
  }
  og_write_motion_claim(text, walked->one->id, algorithm->id, &claim);
}

// ---- any door ----

static void answer(og_text *text, og_case_bench *bench, const og_algorithm *algorithm, const og_walked_case *walked) {
  const char *id = walked->one->id;
  og_simplex simplex;
  og_vec3 nearest;
  if (algorithm->pair != NULL || algorithm->polygons != NULL) {
    const og_claim claim = algorithm->pair != NULL ? claim_of_pair(bench, algorithm->pair, walked)
                                                   : claim_of_polygons(bench, algorithm->polygons, walked);
    og_write_claim(text, id, algorithm->id, &claim);
  } else if (algorithm->closest != NULL) {
    const og_closest_claim claim = claim_of_closest(algorithm->closest, walked);
    og_write_closest_claim(text, id, algorithm->id, &claim);
  } else if (algorithm->hit != NULL) {
    const og_hit_claim claim = claim_of_hit(algorithm->hit, walked);
    og_write_hit_claim(text, id, algorithm->id, &claim);
  } else if (algorithm->orientation != NULL) {
    const og_orientation_claim claim = claim_of_orientation(algorithm->orientation, walked);
    og_write_orientation_claim(text, id, algorithm->id, &claim);
  } else if (algorithm->simplex != NULL) {
    const og_outcome outcome = solve_simplex(&simplex, &nearest, algorithm->simplex, walked);
    og_write_simplex_claim(text, id, algorithm->id, outcome, &simplex, nearest);
  } else if (algorithm->support != NULL) {
    const og_support_claim claim = claim_of_support(bench, algorithm->support, walked);
    og_write_support_claim(text, id, algorithm->id, &claim);
  } else if (algorithm->mesh_pairs != NULL) {
    answer_meshes(text, bench, algorithm, walked);
  } else if (algorithm->decompose != NULL) {
    answer_decompose(text, bench, algorithm, walked);
  } else if (algorithm->overlaps != NULL) {
    answer_boxes(text, bench, algorithm, walked);
  } else if (algorithm->bound != NULL) {
    answer_volume(text, bench, algorithm, walked);
  } else if (algorithm->turn != NULL) {
    answer_turn(text, bench, algorithm, walked);
  } else if (algorithm->hull != NULL) {
    answer_hull(text, bench, algorithm, walked);
  } else if (algorithm->cso != NULL) {
    answer_cso(text, bench, algorithm, walked);
  } else if (algorithm->sweep != NULL) {
    answer_sweep(text, bench, algorithm, walked);
  } else if (algorithm->contact != NULL) {
    answer_contact(text, bench, algorithm, walked);
  } else if (algorithm->sweep_contact != NULL) {
    answer_sweep_contact(text, bench, algorithm, walked);
  } else if (algorithm->clip != NULL) {
    answer_clip(text, bench, algorithm, walked);
  } else if (algorithm->triangulate != NULL) {
    answer_triangulate(text, bench, algorithm, walked);
  } else if (algorithm->moving_features != NULL) {
    answer_moving_features(text, algorithm, walked);
  } else if (algorithm->motion != NULL) {
    answer_motion(text, bench, algorithm, walked);
  }
}

// Is the word among those in the brackets of what the door takes?
static bool is_asked(const char *takes, const char *question) {
  const size_t length = strlen(question);
  const char *at = strchr(takes, '(');
  while (at != NULL && (at = strstr(at + 1, question)) != NULL) {
    const bool begins = at[-1] == '(' || at[-1] == ' ', ends = at[length] == ',' || at[length] == ')';
    if (begins && ends) return true;
  }
  return false;
}

static void add_reason(og_text *text, const og_algorithm *algorithm, og_question asked) {
  const og_door_entry *door = og_door_of(algorithm);
  const char *question = og_question_at(asked)->id;
  char reason[300];
  if (is_asked(door->takes, question))
    snprintf(reason, sizeof reason, "bodies or numbers that %s does not take; its door, %s, takes %s", algorithm->id,
             door->name, door->takes);
  else
    snprintf(reason, sizeof reason, "the question %s; the door of %s, %s, takes %s", question, algorithm->id,
             door->name, door->takes);
  og_add_reason(text, reason);
}

// The claim with its steps before it.
static bool answer_with_steps(og_text *text, og_case_bench *bench, const og_algorithm *algorithm,
                              const og_walked_case *walked) {
  og_steps *steps = &bench->steps;
  og_text *plain = &steps->plain;
  og_steps_reset(steps);
  answer(plain, bench, algorithm, walked);
  const bool agree = steps->claim.length == 0 || strcmp(steps->claim.at, plain->at) == 0;
  og_write_steps(text, walked->one->id, algorithm->id, &steps->trace);
  add_reason(plain, algorithm, walked->one->question);
  og_text_add_bytes(text, plain->at, plain->length);
  return agree;
}

bool og_answer_case(og_text *text, og_case_bench *bench, const og_algorithm *algorithm, const og_walked_case *walked) {
  if (bench->steps.traced != NULL) return answer_with_steps(text, bench, algorithm, walked);
  answer(text, bench, algorithm, walked);
  add_reason(text, algorithm, walked->one->question);
  return true;
}
