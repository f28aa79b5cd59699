#include "tests/oracle/overlap.h"

#include "tests/oracle/shared.h"

static void read_rational(mpq_t r, const og_rational *from) {
  mpq_set_num(r, from->num.z);
  mpq_set_den(r, from->den.z);
  mpq_canonicalize(r);
}

// In the input's unit.
static void read_point(or_vec *r, const og_rational at[3]) {
  for (int axis = 0; axis < 3; axis++) read_rational(r->c[axis], &at[axis]);
}

static bool depth_is_right(or_truth *truth, const og_contact_finding *finding) {
  const og_finding claimed = {.relation = OG_PENETRATING, .has_depth = true, .depth = finding->depth};
  return or_truth_against(truth, &claimed) == NULL;
}

// Is the translation as long as the cores are apart, or deep?
static bool has_length(const or_truth *truth, const or_vec *translation) {
  mpq_t square, scratch;
  mpq_inits(square, scratch, NULL);
  or_dot(square, translation, translation, scratch);
  const bool has = mpq_equal(square, truth->square);
  mpq_clears(square, scratch, NULL);
  return has;
}

static size_t count_directions(const or_truth *truth) {
  size_t count = 0;
  mpq_t nn, square, scratch;
  mpq_inits(nn, square, scratch, NULL);
  for (size_t k = 0; k < truth->planes->count; k++) {
    const or_slab *slab = &truth->planes->slab[k];
    or_dot(nn, &slab->n, &slab->n, scratch);
    mpq_mul(nn, nn, truth->square); // (h / |n|)^2 = square iff h^2 = square n.n
    mpq_mul(square, slab->low, slab->low);
    count += mpq_equal(square, nn) != 0;
    mpq_mul(square, slab->high, slab->high);
    count += mpq_equal(square, nn) != 0;
  }
  mpq_clears(nn, square, scratch, NULL);
  return count;
}

static bool is_corner(const or_shared *shared, const or_vec *p) {
  for (size_t k = 0; k < shared->count; k++)
    if (or_vec_equal(&shared->corner[k], p)) return true;
  return false;
}

// A's point is that of B less the translation.
static bool are_on_a(const og_contact_finding *finding) {
  or_vec of_b, of_a, way;
  or_vec_init(&of_b);
  or_vec_init(&of_a);
  or_vec_init(&way);
  read_point(&way, finding->translation);
  bool are = true;
  for (size_t k = 0; k < finding->count; k++) {
    read_point(&of_b, finding->point[k].at);
    read_point(&of_a, finding->point[k].on_a);
    or_vec_sub(&of_b, &of_b, &way);
    are = are && or_vec_equal(&of_b, &of_a);
  }
  or_vec_clear(&of_b);
  or_vec_clear(&of_a);
  or_vec_clear(&way);
  return are;
}

// Each corner that is claimed is one, none comes twice in a right number of them.
static bool are_corners(const og_contact_finding *finding, const or_shared *shared) {
  or_vec p;
  or_vec_init(&p);
  bool are = finding->count == shared->count;
  for (size_t k = 0; k < finding->count && are; k++) {
    read_point(&p, finding->point[k].at);
    are = is_corner(shared, &p);
  }
  or_vec_clear(&p);
  return are;
}

static void move_a(or_bodies *bodies, const or_vec *translation, int sign) {
  mpq_t factor, scratch;
  mpq_inits(factor, scratch, NULL);
  mpq_set_si(factor, sign, 1);
  for (size_t k = 0; k < bodies->na; k++) or_vec_add_scaled(&bodies->a[k], factor, translation, scratch);
  mpq_clears(factor, scratch, NULL);
}

// Of the cores, A's moved: they share those corners.
static const char *against_moved(or_bodies *bodies, const og_contact_finding *finding, const or_vec *translation) {
  move_a(bodies, translation, 1);
  or_shared *shared = or_shared_of_cores(bodies);
  const char *fault = are_corners(finding, shared) ? NULL : "other corners";
  or_shared_free(shared);
  move_a(bodies, translation, -1);
  return fault;
}

static bool touch_once_moved(or_bodies *bodies, const or_vec *translation) {
  move_a(bodies, translation, 1);
  or_vec origin;
  or_vec_init(&origin);
  or_planes *planes = or_planes_new(bodies);
  const bool touch = or_planes_side(planes, &origin) == 0;
  or_planes_free(planes);
  or_vec_clear(&origin);
  move_a(bodies, translation, -1);
  return touch;
}

// In lattice steps.
static void read_translation(or_vec *r, const or_bodies *bodies, const og_contact_finding *finding) {
  read_point(r, finding->translation);
  for (int axis = 0; axis < 3; axis++) mpq_div(r->c[axis], r->c[axis], bodies->unit);
}

const char *or_overlap_against(or_truth *truth, const og_contact_finding *finding) {
  if (truth->relation != OG_PENETRATING || finding->relation != OG_PENETRATING) return "relation";
  if (finding->count == 0) return "no corners";
  if (!depth_is_right(truth, finding)) return "depth";
  const size_t directions = truth->core > 0 ? count_directions(truth) : (size_t)(truth->core < 0);
  if (finding->directions != directions) return "directions";
  if (finding->rounded != (mpq_sgn(truth->bodies->radius) > 0)) return "rounded";
  or_vec translation;
  or_vec_init(&translation);
  read_translation(&translation, truth->bodies, finding);
  const char *fault = has_length(truth, &translation) ? NULL : "translation";
  if (fault == NULL && !touch_once_moved(truth->bodies, &translation)) fault = "the moved cores do not touch";
  if (fault == NULL) fault = against_moved(truth->bodies, finding, &translation);
  if (fault == NULL && !are_on_a(finding)) fault = "points of A";
  or_vec_clear(&translation);
  return fault;
}

// ---- along a direction ----

// The greatest direction . x, or the least where `sign` is -1.
static void find_reach(mpq_t reach, const or_vec *point, size_t count, const or_vec *direction, int sign) {
  mpq_t value, scratch;
  mpq_inits(value, scratch, NULL);
  for (size_t k = 0; k < count; k++) {
    or_dot(value, direction, &point[k], scratch);
    if (k == 0 || sign * mpq_cmp(value, reach) > 0) mpq_swap(value, reach);
  }
  mpq_clears(value, scratch, NULL);
}

// Is the translation gap / u.u times the direction u, and the overlap R + gap / |u|?
static const char *against_gap(const or_bodies *bodies, const or_vec *direction, const mpq_t gap,
                               const or_vec *translation, const og_surd *claimed) {
  mpq_t square, share, scratch;
  mpq_inits(square, share, scratch, NULL);
  or_dot(square, direction, direction, scratch);
  mpq_div(share, gap, square);
  bool is_along = true;
  for (int axis = 0; axis < 3; axis++) {
    mpq_mul(scratch, share, direction->c[axis]);
    is_along = is_along && mpq_equal(scratch, translation->c[axis]) != 0;
  }
  or_surd overlap;
  or_surd_init(&overlap);
  or_surd_read(&overlap, claimed);
  mpq_div(overlap.u, overlap.u, bodies->unit);
  mpq_div(overlap.v, overlap.v, bodies->unit);
  mpq_mul(share, share, gap); // (gap / |u|)^2
  const bool is_right = or_surd_is(&overlap, bodies->radius, mpq_sgn(gap), share);
  or_surd_clear(&overlap);
  mpq_clears(square, share, scratch, NULL);
  return !is_along ? "translation" : is_right ? NULL : "overlap";
}

const char *or_overlap_along_against(const og_problem *problem, const og_ivec *direction,
                                     const og_contact_finding *finding) {
  or_bodies *bodies = or_bodies_new(problem);
  or_vec along, translation;
  mpq_t gap, of_a;
  or_vec_init(&along);
  or_vec_init(&translation);
  mpq_inits(gap, of_a, NULL);
  mpq_set_z(along.c[0], direction->x.z);
  mpq_set_z(along.c[1], direction->y.z);
  mpq_set_z(along.c[2], direction->z.z);
  find_reach(gap, bodies->b, bodies->nb, &along, 1);
  find_reach(of_a, bodies->a, bodies->na, &along, -1);
  mpq_sub(gap, gap, of_a);
  read_translation(&translation, bodies, finding);
  const char *fault = against_gap(bodies, &along, gap, &translation, &finding->depth);
  if (fault == NULL) fault = against_moved(bodies, finding, &translation);
  if (fault == NULL && (finding->relation == OG_TOUCHING) != (finding->count > 0)) fault = "relation";
  if (fault == NULL && !are_on_a(finding)) fault = "points of A";
  or_vec_clear(&along);
  or_vec_clear(&translation);
  mpq_clears(gap, of_a, NULL);
  or_bodies_free(bodies);
  return fault;
}
