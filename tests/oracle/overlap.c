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

// Of the cores, A's moved: they touch, and share those corners.
static const char *against_moved(or_truth *truth, const og_contact_finding *finding, const or_vec *translation) {
  or_bodies *bodies = truth->bodies;
  mpq_t sign, scratch;
  mpq_inits(sign, scratch, NULL);
  mpq_set_si(sign, 1, 1);
  or_vec origin;
  or_vec_init(&origin);
  for (size_t k = 0; k < bodies->na; k++) or_vec_add_scaled(&bodies->a[k], sign, translation, scratch);
  const char *fault = NULL;
  or_planes *planes = or_planes_new(bodies);
  if (or_planes_side(planes, &origin) != 0) fault = "the moved cores do not touch";
  or_planes_free(planes);
  or_shared *shared = or_shared_of_cores(bodies);
  if (fault == NULL && !are_corners(finding, shared)) fault = "other corners";
  or_shared_free(shared);
  mpq_set_si(sign, -1, 1);
  for (size_t k = 0; k < bodies->na; k++) or_vec_add_scaled(&bodies->a[k], sign, translation, scratch);
  or_vec_clear(&origin);
  mpq_clears(sign, scratch, NULL);
  return fault;
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
  read_point(&translation, finding->translation);
  for (int axis = 0; axis < 3; axis++) mpq_div(translation.c[axis], translation.c[axis], truth->bodies->unit);
  const char *fault = has_length(truth, &translation) ? NULL : "translation";
  if (fault == NULL) fault = against_moved(truth, finding, &translation);
  if (fault == NULL && !are_on_a(finding)) fault = "points of A";
  or_vec_clear(&translation);
  return fault;
}
