#include "tests/oracle/truth.h"

#include <stdlib.h>

static og_relation relation_of(const or_truth *truth) {
  mpq_t r2;
  mpq_init(r2);
  mpq_mul(r2, truth->bodies->radius, truth->bodies->radius);
  const int beyond = truth->core < 0 ? mpq_cmp(truth->square, r2) : -1;
  mpq_clear(r2);
  if (truth->core >= 0 && mpq_sgn(truth->bodies->radius) == 0) return truth->core == 0 ? OG_TOUCHING : OG_PENETRATING;
  return beyond > 0 ? OG_SEPARATED : beyond == 0 ? OG_TOUCHING : OG_PENETRATING;
}

or_truth *or_truth_new(const og_problem *problem) {
  or_truth *truth = calloc(1, sizeof *truth);
  if (truth == NULL) abort();
  mpq_init(truth->square);
  truth->bodies = or_bodies_new(problem);
  truth->planes = or_planes_new(truth->bodies);
  or_vec origin;
  or_vec_init(&origin);
  or_nearest nearest;
  or_nearest_init(&nearest);
  or_nearest_find(&nearest, truth->bodies, &origin);
  truth->core = or_planes_side(truth->planes, &origin);
  if (nearest.inside != (truth->core >= 0)) truth->contradiction = "the oracle contradicts itself: features and planes";
  if (nearest.inside) or_planes_depth_square(truth->planes, truth->square);
  else mpq_set(truth->square, nearest.square);
  if (nearest.inside && (mpq_sgn(truth->square) > 0) != (truth->core > 0))
    truth->contradiction = "the oracle contradicts itself: depth and relation";
  truth->relation = relation_of(truth);
  or_nearest_clear(&nearest);
  or_vec_clear(&origin);
  return truth;
}

void or_truth_free(or_truth *truth) {
  if (truth == NULL) return;
  or_bodies_free(truth->bodies);
  or_planes_free(truth->planes);
  mpq_clear(truth->square);
  free(truth);
}

// Reads a length in lattice steps.
static void read_length(or_surd *r, const or_truth *truth, const og_surd *length) {
  or_surd_read(r, length);
  mpq_div(r->u, r->u, truth->bodies->unit);
  mpq_div(r->v, r->v, truth->bodies->unit);
}

static bool distance_is_right(const or_truth *truth, const og_surd *claimed) {
  or_surd x;
  or_surd_init(&x);
  read_length(&x, truth, claimed);
  mpq_t shift;
  mpq_init(shift);
  bool right;
  if (truth->relation == OG_SEPARATED) {
    mpq_neg(shift, truth->bodies->radius);
    right = or_surd_is(&x, shift, 1, truth->square);
  } else {
    right = or_surd_compare_rational(&x, shift) == 0;
  }
  mpq_clear(shift);
  or_surd_clear(&x);
  return right;
}

static bool depth_is_right(const or_truth *truth, const og_surd *claimed) {
  if (truth->relation == OG_SEPARATED) return false;
  or_surd x;
  or_surd_init(&x);
  read_length(&x, truth, claimed);
  const bool right = or_surd_is(&x, truth->bodies->radius, truth->core < 0 ? -1 : 1, truth->square);
  or_surd_clear(&x);
  return right;
}

static bool end_is_right(const or_truth *truth, int which, const og_surd *claimed) {
  or_surd time;
  or_surd_init(&time);
  or_surd_read(&time, claimed);
  const bool right = or_sweep_end_is(truth->bodies, truth->planes, which, &time);
  or_surd_clear(&time);
  return right;
}

static const char *against_sweep(or_truth *truth, const og_finding *finding) {
  if (!truth->sweep_known) truth->hit = or_sweep_hits(truth->bodies, truth->planes);
  truth->sweep_known = true;
  if (finding->hit != truth->hit) return "hit";
  if (!finding->hit) return NULL;
  if (!or_surd_well_formed(&finding->first)) return "first contact is malformed";
  if (!end_is_right(truth, 1, &finding->first)) return "first contact";
  if (finding->never_parts != or_sweep_never_parts(truth->bodies, truth->planes)) return "never parts";
  if (finding->never_parts) return NULL;
  if (!or_surd_well_formed(&finding->last)) return "last contact is malformed";
  return end_is_right(truth, -1, &finding->last) ? NULL : "last contact";
}

const char *or_truth_against(or_truth *truth, const og_finding *finding) {
  if (truth->contradiction != NULL) return truth->contradiction;
  if (finding->relation != OG_RELATION_NONE && finding->relation != truth->relation) return "relation";
  if (finding->has_distance) {
    if (!or_surd_well_formed(&finding->distance)) return "distance is malformed";
    if (!distance_is_right(truth, &finding->distance)) return "distance";
  }
  if (finding->has_depth) {
    if (!or_surd_well_formed(&finding->depth)) return "depth is malformed";
    if (!depth_is_right(truth, &finding->depth)) return "depth";
  }
  return finding->has_hit ? against_sweep(truth, finding) : NULL;
}
