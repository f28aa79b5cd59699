// Everything between the first vertex and the last happens in the polytope's scaled coordinates; only the support
// mappings and the result speak the caller's unit.

#include "ref/cso/epa.h"

#include "ref/door/pair.h"
#include "ref/cso/epa_start.h"

// ---- the deepest points ----

// Barycentric coordinates in triangle g of where the line along `normal` through the foot meets it, the negative ones
// made 0. Returns the squared distance of the point that they name from the foot.
/*@ requires polytope: epa_polytope(work) && 0 <= g < work->face_count && \valid(weight + (0 .. 2));
    requires apart: \separated(weight + (0 .. 2), work);
    terminates \true; exits \false; assigns weight[0 .. 2]; */
static og_scalar foot_weights(const og_epa_workspace *work, int g, og_vec3 normal, og_vec3 foot, og_scalar weight[3]) {
  og_vec3 corner[3], miss = {0, 0, 0};
  og_scalar sum = 0;
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, corner[0 .. 2];
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    //@ assert corner: k == 0 || k == 1 || k == 2;
    corner[k] = og_sub(work->point[work->face[g].vertex[k]], foot);
  }
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, sum, weight[0 .. 2];
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++)
    sum += weight[k] = og_max(0, og_dot(normal, og_cross(corner[(k + 1) % 3], corner[(k + 2) % 3])));
  if (!(sum > 0)) return OG_SCALAR_MAX;
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, weight[0 .. 2];
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) weight[k] = og_fraction(weight[k], sum);
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, miss;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) miss = og_add_scaled(miss, weight[k], corner[k]);
  return og_norm2(miss);
}

// The points of A and B that these weights of face f's vertices combine to.
/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count && \valid_read(weight + (0 .. 2));
    requires result: \valid(result) && \separated(result, work) && \separated(result, weight + (0 .. 2));
    terminates \true; exits \false; assigns *result;
    ensures kept: search_kept{Pre, Here}(result);
    ensures count: result->simplex_count == 3; */
static void face_points(const og_epa_workspace *work, int f, const og_scalar weight[3], og_epa_result *result) {
  result->a = result->b = (og_vec3){0, 0, 0};
  /*@ loop invariant counter: 0 <= k <= 3 && (k > 0 ==> result->simplex_count == k);
      loop invariant kept: search_kept{Pre, Here}(result);
      loop assigns k, *result;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    //@ assert corner: k == 0 || k == 1 || k == 2;
    const int v = work->face[f].vertex[k];
    //@ assert vertex: 0 <= v < work->vertex_count <= OG_EPA_VERTICES;
    og_epa_add_weighted(result, &work->vertex[v], k, weight[k]);
  }
}

// The face of the plane of face f in which the foot is met best, and no worse than `least`; -1 if there is none. `best`
// are its weights there.
/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count && \valid(best + (0 .. 2));
    requires apart: \separated(best + (0 .. 2), work);
    terminates \true; exits \false; assigns best[0 .. 2];
    ensures face: -1 <= \result < work->face_count; */
static int face_of_foot(const og_epa_workspace *work, int f, og_vec3 foot, og_scalar least, og_scalar best[3]) {
  const og_vec3 normal = work->face[f].normal;
  og_scalar weight[3];
  int face = -1;
  /*@ loop invariant counter: -1 <= turn <= work->face_count && -1 <= face < work->face_count;
      loop assigns turn, face, least, best[0 .. 2], weight[0 .. 2];
      loop variant work->face_count - turn; */
  for (int turn = -1; turn < work->face_count; turn++) {
    const int g = turn < 0 ? f : turn;
    if (work->face[g].state == OG_EPA_FREE) continue;
    const og_scalar miss = foot_weights(work, g, normal, foot, weight);
    if (miss > least) continue;
    least = miss;
    face = g;
    /*@ loop invariant counter: 0 <= k <= 3;
        loop assigns k, best[0 .. 2];
        loop variant 3 - k; */
    for (int k = 0; k < 3; k++) best[k] = weight[k];
    if (turn < 0 && miss <= OG_SCALAR_EPSILON * OG_SCALAR_EPSILON) break; // no face can show it better
  }
  return face;
}

// The deepest points. The foot of the origin on the plane of face f lies in that face (nearly always, so it is tried
// first) or in another one of the plane; the face in which it is met best is the right one whatever rounding does. In
// an A - B about as thin as rounding it may be met in none; then the foot is about the origin, which the start simplex
// holds.
/*@ requires query: epa_query(q) && \valid_read(start) && 1 <= start->count <= 4;
    requires face: 0 <= f < q->work->face_count;
    requires result: \valid(result) && \separated(result, start) && \separated(result, q) &&
      \separated(result, q->work);
    terminates \true; exits \false; assigns *result;
    ensures query: epa_query(q);
    ensures kept: search_kept{Pre, Here}(result);
    ensures count: 1 <= result->simplex_count <= 4; */
static void find_points(const og_epa_query *q, const og_simplex *start, int f, og_epa_result *result) {
  const og_epa_workspace *work = q->work;
  const og_vec3 foot = og_scale(work->face[f].offset, work->face[f].normal);
  og_scalar weight[3] = {0, 0, 0};
  const int face = face_of_foot(work, f, foot, og_epa_start_points(q, start, foot, result), weight);
  if (face >= 0) face_points(work, face, weight, result);
}

// ---- the search ----

/*@ requires polytope: epa_polytope(work);
    terminates \true; exits \false; assigns \nothing;
    ensures face: -1 <= \result < work->face_count;
    ensures open: \result >= 0 ==> 0 <= \result < work->face_count; */
static int nearest_face(const og_epa_workspace *work) {
  int best = -1;
  og_scalar least = OG_SCALAR_MAX;
  /*@ loop invariant counter: 0 <= f <= work->face_count && -1 <= best < f;
      loop assigns f, best, least;
      loop variant work->face_count - f; */
  for (int f = 0; f < work->face_count; f++) {
    // Without a branch: the processor could not foresee which faces are nearer than those before.
    const og_epa_face *face = &work->face[f];
    const og_scalar offset = face->state == OG_EPA_OPEN ? face->offset : OG_SCALAR_MAX;
    best = offset < least ? f : best;
    least = og_min(least, offset);
  }
  return best;
}

// Is the last vertex one that the polytope was expanded to before? Then rounding alone puts it above a face.
/*@ requires memory: epa_memory(work) && 1 <= work->vertex_count;
    terminates \true; exits \false; assigns \nothing; */
static bool is_known(const og_epa_workspace *work) {
  const og_vec3 last = work->point[work->vertex_count - 1];
  /*@ loop invariant counter: 0 <= v <= work->vertex_count - 1;
      loop assigns v;
      loop variant work->vertex_count - v; */
  for (int v = 0; v < work->vertex_count - 1; v++) {
    const og_vec3 p = work->point[v];
    if (p.x == last.x && p.y == last.y && p.z == last.z) return true;
  }
  return false;
}

// Vertex v has been found along face f's normal: takes over what it says of the depth. True where the search ends.
// Among equal widths that of the final face counts: the deepest points belong to it.
/*@ requires query: epa_query(q) && 0 <= f < q->work->face_count && 0 <= v < OG_EPA_VERTICES;
    requires result: \valid(result) && \separated(result, q) && \separated(result, q->work);
    requires open: result->outcome == OG_OUTCOME_ITERATION_LIMIT;
    terminates \true; exits \false;
    assigns result->lower, result->upper, result->normal, result->outcome;
    ensures query: epa_query(q);
    ensures open: !\result ==> result->outcome == OG_OUTCOME_ITERATION_LIMIT;
    ensures bounds: result->outcome == OG_OUTCOME_ANSWERED ==> 0 <= result->lower <= result->upper; */
static bool is_end(const og_epa_query *q, int f, int v, bool all_pushed, og_epa_result *result) {
  const og_epa_workspace *work = q->work;
  const og_vec3 normal = work->face[f].normal;
  const og_scalar offset = work->face[f].offset, upper = result->upper * q->scale;
  const og_scalar height = og_max(offset, og_dot(normal, work->point[v]));
  result->lower = og_max(0, offset / q->scale);
  const bool final = height - offset <= og_max(work->tolerance, q->tolerance * height);
  const bool is_first = result->iterations == 1;
  if (is_first || height < upper || (final && (all_pushed || height <= upper + 2 * work->tolerance))) {
    result->upper = height / q->scale;
    result->normal = og_neg(normal);
    if (final) {
      result->outcome = OG_OUTCOME_ANSWERED;
      result->upper = og_max(result->lower, result->upper); // less than 0, if at all
    }
  }
  const bool is_outside = height < -work->tolerance;
  if (is_outside) result->outcome = OG_OUTCOME_DEGENERATE;
  return final || is_outside;
}

/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count;
    terminates \true; exits \false; assigns work->face[f].state;
    ensures polytope: epa_polytope(work); */
static void close_face(og_epa_workspace *work, int f) { work->face[f].state = OG_EPA_CLOSED; }

// Expands the polytope to the last vertex, v, above face f. Where rounding does not allow it, f is closed: false.
/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count && 0 <= v < work->vertex_count;
    terminates \true; exits \false;
    assigns work->face[0 .. OG_EPA_FACES - 1], work->face_count, work->visible[0 .. OG_EPA_FACES - 1],
      work->gone[0 .. OG_EPA_FACES - 1], work->horizon[0 .. OG_EPA_VERTICES - 1],
            work->leaving[0 .. OG_EPA_VERTICES - 1], work->slot[0 .. OG_EPA_VERTICES - 1],
              work->normal[0 .. OG_EPA_VERTICES - 1];
    ensures polytope: epa_polytope(work);
    ensures kept: work->vertex_count == \old(work->vertex_count);
    ensures faces: work->face_count >= \old(work->face_count); */
static bool push(og_epa_workspace *work, int f, int v) {
  if (!is_known(work) && og_epa_expand(work, f, v)) return true;
  close_face(work, f);
  return false;
}

// Pushes the nearest face outward until one cannot be; every iteration adds a vertex, if only to those that are known.
// result.upper is the least width seen so far, after the first.
/*@ requires query: epa_query(q) && epa_open(q->work) && \valid_read(start) && 1 <= start->count <= 4;
    requires apart: \separated(start, q) && \separated(start, q->work);
    terminates \true; exits \false; assigns q->size, q->largest, q->scale, *q->work;
    ensures bounds: \result.outcome == OG_OUTCOME_ANSWERED ==> 0 <= \result.lower <= \result.upper;
    ensures rounds: 0 <= \result.iterations <= OG_EPA_VERTICES;
    ensures count: 1 <= \result.simplex_count <= 4; */
static og_epa_result expand(og_epa_query *q, const og_simplex *start) {
  og_epa_workspace *work = q->work;
  og_epa_result result = {.outcome = OG_OUTCOME_ITERATION_LIMIT};
  const int start_count = work->vertex_count;
  int face = nearest_face(work), last = 0; // all are open yet
  bool all_pushed = true;
  /*@ loop invariant query: epa_query(q);
      loop invariant faces: -1 <= face < work->face_count && 0 <= last < work->face_count;
      loop invariant rounds: 0 <= result.iterations <= OG_EPA_VERTICES && 0 <= start_count <= work->vertex_count;
      loop invariant open: result.outcome == OG_OUTCOME_ITERATION_LIMIT;
      loop assigns face, last, all_pushed, result, q->size, q->largest, q->scale, *work;
      loop variant OG_EPA_VERTICES - work->vertex_count; */
  while (face >= 0 && work->vertex_count < OG_EPA_VERTICES) {
    const int v = og_epa_add_support(q, work->face[face].normal);
    if (q->largest > OG_EPA_LARGEST) break;
    last = face;
    //@ assert polytope: epa_polytope(work) && epa_query(q);
    result.iterations = work->vertex_count - start_count;
    //@ assert still: epa_polytope(work);
    if (is_end(q, face, v, all_pushed, &result)) break;
    if (!push(work, face, v)) all_pushed = false;
    face = nearest_face(work);
  }
  find_points(q, start, last, &result);
  return result;
}

og_epa_result og_epa(const og_convex *a, const og_convex *b, const og_simplex *start, og_scalar tolerance,
                     og_epa_workspace *work) {
  og_epa_query q = {.a = a, .b = b, .work = work, .scale = 1, .tolerance = tolerance};
  og_vec3 direction[3] = {{0, 0, 0}};
  const int found = og_epa_begin(&q, start, direction);
  og_epa_result result = {.outcome = OG_OUTCOME_DEGENERATE};
  //@ assert start: 1 <= start->count <= 4;
  if (found == 4) result = expand(&q, start);
  else if (found > 0 && og_epa_in_range(&q)) result = og_epa_flat_result(&q, start, direction);
  if (!og_epa_in_range(&q)) return (og_epa_result){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  result.vertices = work->vertex_count;
  result.depth = result.upper = og_max(0, result.upper);
  return result;
}

// ---- bodies ----

og_claim og_epa_claim(const og_body *a, const og_body *b, const og_gjk_result *cores, const og_epa_result *deep) {
  const bool apart = cores->verdict == OG_VERDICT_APART;
  og_claim claim = {.outcome = deep->outcome, .iterations = cores->iterations + deep->iterations};
  if (deep->outcome == OG_OUTCOME_OUT_OF_RANGE || deep->outcome == OG_OUTCOME_DEGENERATE)
    return apart ? og_gjk_claim(a, b, cores) : claim;
  claim.simplex_count = deep->simplex_count;
  /*@ loop invariant counter: 0 <= k <= deep->simplex_count && claim.simplex_count == deep->simplex_count;
      loop invariant distance: claim.distance == 0;
      loop assigns k, claim;
      loop variant deep->simplex_count - k; */
  for (int k = 0; k < deep->simplex_count; k++) {
    claim.simplex[k][0] = deep->simplex[k][0];
    claim.simplex[k][1] = deep->simplex[k][1];
  }
  claim.verdict = OG_VERDICT_MEET;
  claim.has_distance = claim.has_depth = claim.has_points = claim.has_normal = true;
  claim.depth = deep->depth + a->radius + b->radius;
  claim.normal = deep->normal;
  claim.a = og_add_scaled(deep->a, -a->radius, deep->normal);
  claim.b = og_add_scaled(deep->b, b->radius, deep->normal);
  return claim;
}

og_claim og_run_epa(const og_body *a, const og_body *b) {
  const og_gjk_result cores = og_gjk(&a->core, &b->core, NULL);
  const bool apart = cores.verdict == OG_VERDICT_APART;
  // Out of range there is no simplex to start from.
  if (cores.simplex.count == 0 || (apart && cores.outcome == OG_OUTCOME_ANSWERED)) return og_gjk_claim(a, b, &cores);
  og_epa_workspace work;
  const og_epa_result deep = og_epa(&a->core, &b->core, &cores.simplex, 0, &work);
  return og_epa_claim(a, b, &cores, &deep);
}

// ---- what is known of it ----

static const og_door_pair epa_door = {
    .run = og_run_epa,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .change = 128,
            .verdict = 128,
            .distance = 4096,
            .depth = 4096,
            .thin = 1,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = OG_WALK_ITERATIONS + 4 * OG_EPA_VERTICES,
            .why = "128 epsilon where A - B is as thin as rounding",
        },
};

const og_algorithm og_algorithm_epa = {
    .id = "epa",
    .row = "3.6",
    .questions = "depth",
    .path = "ref/cso/epa",
    .source = "van den Bergen 2001, 5; 2003, 4.3.8; Varjus 2018, 5.2.2",
    .cost = "O(f + v) and two support points an expansion",
    .limits = "curved bodies give up at 1e-11, concentric ones at 2e-2; A - B as thin as rounding: 128 epsilon",
    .pair = &epa_door,
};
