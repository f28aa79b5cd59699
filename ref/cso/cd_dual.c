#include "ref/cso/cd_dual.h"

#include "ref/door/pair.h"
#include "ref/orientation/orient_exact.h"
#include "ref/polytope/dual.h"
#include "ref/separation/separation.h"
#include "ref/support/hull_climb.h"

static const og_vec3 ORIGIN = {0, 0, 0};
// The greatest of all signed distances: where quotients end (og_quotient).
static const og_scalar FAR = OG_SCALAR_MAX / (og_scalar)0x1p40;

typedef struct search {
  og_difference m; // scaled to the frame's unit
  og_axis_frame frame;
  og_scalar radii; // in units
  og_vec3 centre;  // c, a point inside A - B
  og_scalar way;   // from there to the origin
  og_vec3 anchor;  // phase 3: a point on a face of A - B, whence the search turns towards the ray
  og_cd_dual_result r;
} search;

// ---- faces and their distances ----

static og_vec3 corner_of(const search *s, const og_difference_face *face) {
  const og_difference_edge edge = og_difference_first_edge(&s->m, face);
  return og_difference_tail(&s->m, &edge);
}

// How far the origin lies beyond the face's plane.
static og_scalar beyond(const search *s, const og_difference_face *face) {
  return -og_dot(face->normal, corner_of(s, face));
}

static og_scalar signed_distance(const search *s, const og_difference_face *face) {
  const og_scalar height = og_dot(face->normal, og_sub(corner_of(s, face), s->centre));
  // A plane through c, or below it by rounding, has no dual point: far off, on the side that the origin is on.
  if (!(height > 0)) return beyond(s, face) > 0 ? FAR : -FAR;
  return og_dual_signed_distance(beyond(s, face), height, s->way);
}

static void conclude(search *s, og_outcome outcome, og_verdict verdict) {
  s->r.outcome = outcome;
  s->r.verdict = verdict;
  s->r.signed_distance = og_dual_quotient(s->r.signed_distance, s->frame.unit);
}

// Where the gap along the face's normal is more than its error, it says all; else, of cores without balls, exact signs
// do.
static bool is_separating(search *s, const og_difference_face *face) {
  const og_half_edge_mesh *a = s->m.a, *b = s->m.b;
  const og_scalar a_high = -og_axis_least(&s->frame, og_neg(face->normal), a->vertex, a->vertex_count);
  const og_scalar gap = og_axis_least(&s->frame, face->normal, b->vertex, b->vertex_count) - a_high - s->radii;
  s->r.gap = og_max(0, gap) * s->frame.unit;
  // The radii are a rounded sum of rounded numbers.
  if (gap > s->frame.error + 2 * OG_SCALAR_EPSILON * s->radii) return true;
  return gap >= -s->frame.error && s->radii == 0 && og_difference_separates(&s->m, face);
}

// Takes the phase's k-th face (from 1) as the best so far. True if it separates: then the search is over.
static bool visit(search *s, const og_difference_face *face, og_scalar distance, int phase, int k) {
  s->r.face = *face;
  s->r.signed_distance = distance;
  s->r.visited[phase] = k;
  if (beyond(s, face) < -s->frame.error || !is_separating(s, face)) return false;
  conclude(s, OG_OUTCOME_ANSWERED, OG_VERDICT_APART);
  return true;
}

// ---- phases 1 and 2 ----

// From face to better neighbouring face of one body, the other's vertex found from the last one's. Every step is to a
// greater distance, so no face comes twice: at most face_count steps. True if the search is over.
static bool climb_faces(search *s, og_difference_face face, int phase) {
  const bool is_of_a = face.kind == OG_DIFFERENCE_FACE_VERTEX;
  const og_half_edge_mesh *mesh = is_of_a ? s->m.a : s->m.b;
  og_scalar best = signed_distance(s, &face);
  if (visit(s, &face, best, phase, 1)) return true;
  for (int step = 0; step < mesh->face_count; step++) {
    const int first = mesh->face[is_of_a ? face.a : face.b].edge, start = is_of_a ? face.b : face.a;
    bool is_better = false;
    int edge = first;
    for (int k = 0; k < mesh->edge_count; k++) {
      const int across = mesh->edge[mesh->edge[edge].twin].face;
      const og_difference_face next =
          is_of_a ? og_difference_face_of_a(&s->m, across, start) : og_difference_face_of_b(&s->m, across, start);
      const og_scalar distance = signed_distance(s, &next);
      if (distance > best) {
        best = distance;
        face = next;
        is_better = true;
      }
      edge = mesh->edge[edge].next;
      if (edge == first) break;
    }
    if (!is_better) return false;
    if (visit(s, &face, best, phase, step + 2)) return true;
  }
  return false;
}

// Phases 1 and 2; the better of the two ends is the face at hand. True if the search is over.
static bool climb_both(search *s, int face) {
  if (climb_faces(s, og_difference_face_of_a(&s->m, face, 0), 0)) return true;
  const og_difference_face best = s->r.face;
  const og_scalar distance = s->r.signed_distance;
  const int face_of_b = s->m.b->edge[s->m.b->vertex_edge[best.b]].face;
  const int vertex_of_a = s->m.a->edge[s->m.a->face[best.a].edge].origin;
  if (climb_faces(s, og_difference_face_of_b(&s->m, face_of_b, vertex_of_a), 1)) return true;
  if (s->r.signed_distance >= distance) return false;
  s->r.face = best;
  s->r.signed_distance = distance;
  return false;
}

// ---- phase 3 ----

// On which side of the plane through c, p and q is x?
static int side(const search *s, og_vec3 p, og_vec3 q, og_vec3 x) { return og_orient3d_exact(p, q, x, s->centre); }

// Somewhere on the face: a point from which the three first corners can be told.
static og_vec3 point_on(const search *s, const og_difference_face *face) {
  og_difference_edge edge = og_difference_first_edge(&s->m, face);
  og_vec3 sum = ORIGIN;
  int count = 0;
  do {
    sum = og_add(sum, og_difference_tail(&s->m, &edge));
    count++;
  } while (count < s->m.a->edge_count + s->m.b->edge_count && og_difference_next_edge(&s->m, face, &edge));
  return og_scale(1 / (og_scalar)count, sum);
}

typedef enum ray_place { RAY_INSIDE, RAY_OUTSIDE, RAY_LOST } ray_place;

// Where the ray passes the face: inside, or beyond *exit, an edge whose other face is better; of these the one by which
// the plane through c, the anchor and the ray leaves the face. (Turning from the anchor to the ray by less than half a
// turn the faces come each once, and each is better than the last, or coplanar.) LOST: rounding has made the pieces
// fit so badly that it leaves by none; *exit is then any.
static ray_place place_of_ray(const search *s, const og_difference_face *face, og_difference_edge *exit) {
  ray_place place = RAY_INSIDE;
  og_difference_edge edge = og_difference_first_edge(&s->m, face);
  for (int k = 0; k < s->m.a->edge_count + s->m.b->edge_count; k++) {
    const og_vec3 tail = og_difference_tail(&s->m, &edge), head = og_difference_head(&s->m, &edge);
    if (side(s, tail, head, ORIGIN) < 0) {
      if (place == RAY_INSIDE) *exit = edge;
      place = RAY_LOST;
      if (side(s, s->anchor, ORIGIN, tail) < 0 && side(s, s->anchor, ORIGIN, head) >= 0) {
        *exit = edge;
        return RAY_OUTSIDE;
      }
    }
    if (!og_difference_next_edge(&s->m, face, &edge)) break;
  }
  return place;
}

// Is the sign that of the volume, or zero?
static bool is_same_side(int sign, int volume) { return volume > 0 ? sign >= 0 : sign <= 0; }

// The ray passes the face inside. Does a triangle of its corners, with c, hold the origin?
static bool holds_origin(const search *s, const og_difference_face *face) {
  og_difference_edge edge = og_difference_first_edge(&s->m, face);
  const og_vec3 apex = og_difference_tail(&s->m, &edge);
  for (int k = 0; k < s->m.a->edge_count + s->m.b->edge_count; k++) {
    const og_vec3 p = og_difference_tail(&s->m, &edge), q = og_difference_head(&s->m, &edge);
    const int volume = og_orient3d_exact(apex, p, q, s->centre);
    if (volume != 0 && is_same_side(side(s, apex, p, ORIGIN), volume) && is_same_side(side(s, p, q, ORIGIN), volume) &&
        is_same_side(side(s, q, apex, ORIGIN), volume))
      return is_same_side(og_orient3d_exact(apex, p, q, ORIGIN), volume);
    if (!og_difference_next_edge(&s->m, face, &edge)) break;
  }
  return false;
}

// How far beyond the origin the ray meets the face's plane; where it does not, farther than all else is.
static og_scalar way_beyond(const search *s, const og_difference_face *face) {
  const og_scalar slope = og_quotient(og_max(0, -og_dot(face->normal, s->centre)), s->way);
  return og_quotient(og_max(0, beyond(s, face)), slope);
}

// The ray passes the face inside: no neighbour is better.
static void end(search *s) {
  const og_scalar rounding = s->frame.error + 2 * OG_SCALAR_EPSILON * s->radii;
  const bool is_near = way_beyond(s, &s->r.face) <= s->radii + rounding;
  if (is_near || holds_origin(s, &s->r.face)) conclude(s, OG_OUTCOME_ANSWERED, OG_VERDICT_MEET);
  else conclude(s, OG_OUTCOME_DEGENERATE, OG_VERDICT_NONE);
}

static void walk(search *s) {
  const int bound = OG_CD_DUAL_TURNS * (s->m.a->edge_count + s->m.b->edge_count);
  s->anchor = point_on(s, &s->r.face);
  for (int step = 0; step < bound; step++) {
    og_difference_edge exit = {.edge = -1};
    const ray_place place = place_of_ray(s, &s->r.face, &exit);
    if (place == RAY_INSIDE) {
      end(s);
      return;
    }
    const og_difference_face next = og_difference_across(&s->m, &exit);
    if (place == RAY_LOST) s->anchor = point_on(s, &next);
    if (visit(s, &next, signed_distance(s, &next), 2, step + 1)) return;
  }
  conclude(s, OG_OUTCOME_ITERATION_LIMIT, OG_VERDICT_NONE);
}

// ---- all ----

og_cd_dual_result og_cd_dual(const og_half_edge_mesh *a, const og_half_edge_mesh *b,
                             const og_cd_dual_options *options) {
  search s = {.m = {a, b, 1}, .r = {.outcome = OG_OUTCOME_DEGENERATE}};
  if (!og_meshes_are_given(a, b)) return s.r;
  s.r.outcome = og_axis_frame_of(&s.frame, a->vertex, a->vertex_count, b->vertex, b->vertex_count);
  if (s.r.outcome != OG_OUTCOME_ANSWERED) return s.r;
  s.m.scale = s.frame.inverse;
  s.radii = options == NULL ? 0 : options->radii * s.frame.inverse;
  const og_climb climb_a = {a, 0}, climb_b = {b, 0};
  s.centre = og_scale(s.m.scale, og_sub(og_convex_climb(&climb_a).inside, og_convex_climb(&climb_b).inside));
  s.way = og_norm(s.centre);
  if (s.way <= s.radii) conclude(&s, OG_OUTCOME_ANSWERED, OG_VERDICT_MEET);
  else if (!climb_both(&s, options == NULL ? 0 : options->face)) walk(&s);
  return s.r;
}

og_claim og_run_cd_dual(const og_body *a, const og_body *b) {
  if (!og_meshes_are_given(a->mesh, b->mesh)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_cd_dual_options options = {.radii = a->radius + b->radius};
  const og_cd_dual_result r = og_cd_dual(a->mesh, b->mesh, &options);
  og_claim claim = {.outcome = r.outcome, .verdict = r.verdict};
  claim.iterations = r.visited[0] + r.visited[1] + r.visited[2];
  claim.has_normal = r.verdict == OG_VERDICT_APART;
  if (claim.has_normal) claim.normal = og_neg(r.face.normal);
  return claim;
}

// ---- what is known of it ----

static const og_door_pair cd_dual_door = {
    .run = og_run_cd_dual,
    .takes = OG_TAKES_MESHES,
    .promises =
        {
            .refusal = OG_GIVES_UP_EITHER,
            .except = OG_NOT_OF_FLAT_BODIES,
            .why = "a search that ends nowhere; bodies thinner than rounding",
        },
};

const og_algorithm og_algorithm_cd_dual = {
    .id = "cd-dual",
    .row = "3.6",
    .questions = "relation",
    .path = "ref/cso/cd_dual",
    .source = "Choi, Li, Wang, Cameron 2005",
    .cost = "O(edges at a vertex) a face",
    .limits = "no flat bodies; gives up on most rounded ones near contact; cores apart by less than rounding of a - b "
              "are said to meet",
    .pair = &cd_dual_door,
};
