#include "spec/mesh_motion/checker.h"

#include "spec/mesh_motion/candidates.h"
#include "spec/mesh_motion/times.h"

// ---- times ----

static bool is_a_time(const og_rational *time) {
  return og_int_sign(&time->den) > 0 && og_int_sign(&time->num) >= 0 && og_int_compare(&time->num, &time->den) <= 0;
}

static bool is_same_time(const og_moving_finding *a, const og_moving_certificate *b) {
  if (a->is_rational) return b->root.degree == 0 && og_motion_compare_times(&a->time, &b->time) == 0;
  return og_motion_is_one_root((og_motion_root){&a->root, &a->lo, &a->hi}, (og_motion_root){&b->root, &b->lo, &b->hi});
}

// Is the contact at `until` or before? A root lies before where its polynomial has changed its sign.
static bool is_reached(const og_moving_finding *first, const og_rational *until) {
  if (first->is_rational) return og_motion_compare_times(&first->time, until) <= 0;
  if (og_motion_compare_times(&first->hi, until) <= 0) return true;
  return og_motion_compare_times(&first->lo, until) < 0 &&
         og_poly_sign_at(&first->root, &first->lo) * og_poly_sign_at(&first->root, until) < 0;
}

// ---- what meets first ----

static og_mesh_motion_refusal check_first(const og_mesh_problem *problem, const og_mesh_motion_certificate *certificate,
                                          og_mesh_motion_finding *finding) {
  og_mesh_motion_refusal refusal = OG_MESH_MOTION_ACCEPTED;
  og_moving_problem pair;
  og_moving_finding other;
  og_moving_problem_init(&pair);
  og_moving_finding_init(&other);
  for (size_t k = 0; k < certificate->first_count && refusal == OG_MESH_MOTION_ACCEPTED; k++) {
    const og_motion_first *first = &certificate->first[k];
    if (!og_motion_is_pair(&finding->features, first->pair) ||
        (k > 0 && og_motion_compare_pairs(first[-1].pair, first->pair) >= 0))
      refusal = OG_MESH_MOTION_REFUSED_PAIR;
    else {
      og_motion_take_pair(&pair, &problem->points, &finding->features, first->pair);
      if (!first->proof.hit ||
          og_check_moving(&pair, &first->proof, k == 0 ? &finding->first : &other) != OG_MOVING_ACCEPTED)
        refusal = OG_MESH_MOTION_REFUSED_FIRST;
      else if (k > 0 && !is_same_time(&finding->first, &first->proof)) refusal = OG_MESH_MOTION_REFUSED_TIMES;
    }
  }
  og_moving_finding_clear(&other);
  og_moving_problem_clear(&pair);
  return refusal;
}

// ---- what is apart until then ----

static og_mesh_motion_refusal check_apart(const og_problem *window, const og_mesh_motion_certificate *certificate,
                                          const og_motion_features *features) {
  og_mesh_motion_refusal refusal = OG_MESH_MOTION_ACCEPTED;
  og_moving_problem pair;
  og_moving_finding none;
  og_moving_certificate pieces; // a view
  size_t from = 0;
  og_moving_problem_init(&pair);
  og_moving_finding_init(&none);
  og_moving_certificate_init(&pieces);
  for (size_t k = 0; k < certificate->apart_count && refusal == OG_MESH_MOTION_ACCEPTED; k++) {
    const og_motion_apart *apart = &certificate->apart[k];
    if (!og_motion_is_pair(features, apart->pair) ||
        (k > 0 && og_motion_compare_pairs(apart[-1].pair, apart->pair) >= 0))
      refusal = OG_MESH_MOTION_REFUSED_PAIR;
    else if (apart->pieces > certificate->pieces.count - from) refusal = OG_MESH_MOTION_REFUSED_APART;
    else {
      pieces.piece = apart->pieces > 0 ? certificate->pieces.piece + from : NULL;
      pieces.count = apart->pieces;
      from += apart->pieces;
      og_motion_take_pair(&pair, window, features, apart->pair);
      if (og_check_moving(&pair, &pieces, &none) != OG_MOVING_ACCEPTED) refusal = OG_MESH_MOTION_REFUSED_APART;
    }
  }
  pieces.piece = NULL;
  og_moving_certificate_clear(&pieces);
  og_moving_finding_clear(&none);
  og_moving_problem_clear(&pair);
  return refusal;
}

// ---- that none is left out ----

static bool is_first(const og_mesh_motion_certificate *certificate, og_motion_pair pair) {
  size_t lo = 0, hi = certificate->first_count;
  while (lo < hi) {
    const size_t middle = lo + (hi - lo) / 2;
    const int order = og_motion_compare_pairs(certificate->first[middle].pair, pair);
    if (order == 0) return true;
    if (order < 0) lo = middle + 1;
    else hi = middle;
  }
  return false;
}

static bool is_apart(const og_mesh_motion_certificate *certificate, og_motion_pair pair) {
  size_t lo = 0, hi = certificate->apart_count;
  while (lo < hi) {
    const size_t middle = lo + (hi - lo) / 2;
    const int order = og_motion_compare_pairs(certificate->apart[middle].pair, pair);
    if (order == 0) return true;
    if (order < 0) lo = middle + 1;
    else hi = middle;
  }
  return false;
}

typedef struct lists {
  const og_mesh_motion_certificate *certificate;
} lists;

static bool is_listed(void *to, og_motion_pair pair) {
  const lists *in = to;
  return is_apart(in->certificate, pair) || is_first(in->certificate, pair);
}

static og_mesh_motion_refusal check_others(const og_mesh_problem *problem,
                                           const og_mesh_motion_certificate *certificate,
                                           const og_motion_features *features) {
  og_problem window;
  og_problem_init(&window);
  og_motion_cut(&window, &problem->points, &certificate->until);
  og_mesh_motion_refusal refusal = check_apart(&window, certificate, features);
  if (refusal == OG_MESH_MOTION_ACCEPTED) {
    og_motion_candidates *candidates = og_motion_candidates_new();
    lists in = {certificate};
    if (!og_motion_walk(candidates, &window, features, is_listed, &in)) refusal = OG_MESH_MOTION_REFUSED_MISSING;
    og_motion_candidates_free(candidates);
  }
  og_problem_clear(&window);
  return refusal;
}

og_mesh_motion_refusal og_check_mesh_motion(const og_mesh_problem *problem,
                                            const og_mesh_motion_certificate *certificate,
                                            og_mesh_motion_finding *finding) {
  finding->first.hit = certificate->first_count > 0;
  if (!og_motion_features_set(&finding->features, problem)) return OG_MESH_MOTION_REFUSED_PROBLEM;
  if (!is_a_time(&certificate->until)) return OG_MESH_MOTION_REFUSED_UNTIL;
  const og_mesh_motion_refusal refusal = check_first(problem, certificate, finding);
  if (refusal != OG_MESH_MOTION_ACCEPTED) return refusal;
  const bool is_until = finding->first.hit
                            ? is_reached(&finding->first, &certificate->until)
                            : og_int_compare(&certificate->until.num, &certificate->until.den) == 0;
  if (!is_until) return OG_MESH_MOTION_REFUSED_UNTIL;
  return check_others(problem, certificate, &finding->features);
}
