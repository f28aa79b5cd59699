#include "tests/shared/contacts_truth.h"

#include <stdlib.h>

#include "tests/oracle/overlap.h"
#include "tests/oracle/shared.h"

// ---- what is true ----

static bool is_at(const og_contact_point *p, const or_vec *corner) {
  bool same = true;
  mpq_t value;
  mpq_init(value);
  for (int axis = 0; axis < 3 && same; axis++) {
    mpq_set_num(value, p->at[axis].num.z);
    mpq_set_den(value, p->at[axis].den.z);
    same = mpq_equal(value, corner->c[axis]) != 0;
  }
  mpq_clear(value);
  return same;
}

static const char *touching_against(const og_problem *pair, const og_contact_finding *finding) {
  or_shared *shared = or_shared_new(pair);
  size_t found = 0;
  for (size_t k = 0; k < finding->count; k++)
    for (size_t i = 0; i < shared->count; i++) found += is_at(&finding->point[k], &shared->corner[i]);
  const bool same = finding->count == shared->count && found == shared->count;
  or_shared_free(shared);
  return same ? NULL : "two parts that touch share other corners";
}

static const og_contact_finding *find(const og_part_contacts_finding *finding, int i, int j, int *times) {
  const og_contact_finding *found = NULL;
  *times = 0;
  for (size_t k = 0; k < finding->count; k++) {
    const og_found_contact *contact = &finding->contact[k];
    if (contact->part[0] != i || contact->part[1] != j) continue;
    found = &contact->of_pair;
    ++*times;
  }
  return found;
}

static const char *pair_against(const og_problem *pair, or_truth *truth, const og_part_contacts_finding *finding,
                                const int part[2], bool looks_close) {
  int times;
  const og_contact_finding *found = find(finding, part[0], part[1], &times);
  if (truth->contradiction != NULL) return truth->contradiction;
  if (times != (truth->relation == OG_SEPARATED ? 0 : 1)) return "two parts have a contact too many, or none";
  if (found == NULL) return NULL;
  if (found->relation != truth->relation) return "two parts lie otherwise";
  if (truth->relation == OG_TOUCHING) return touching_against(pair, found);
  return looks_close ? or_overlap_against(truth, found) : NULL;
}

static const char *whole_against(const og_part_contacts_finding *finding, const or_truth *closest) {
  if (finding->relation != closest->relation) return "the bodies lie otherwise";
  if (finding->relation != OG_PENETRATING) return NULL;
  og_finding of_deepest;
  og_finding_init(&of_deepest);
  of_deepest.relation = OG_PENETRATING;
  of_deepest.has_depth = finding->deepest < finding->count;
  if (of_deepest.has_depth) og_surd_set(&of_deepest.depth, &finding->contact[finding->deepest].of_pair.depth);
  const bool known = of_deepest.has_depth;
  const char *wrong = known ? or_truth_against((or_truth *)closest, &of_deepest) : "no pair is the deepest";
  og_finding_clear(&of_deepest);
  return wrong;
}

const char *or_part_contacts_against(const or_part_body body[2], const og_part_contacts_finding *finding, int one_of,
                                     long seen[OG_PENETRATING + 1]) {
  const char *wrong = NULL;
  int deep = 0;
  og_problem pair;
  og_problem_init(&pair);
  for (int i = 0; i < or_parts_of(&body[0]) && wrong == NULL; i++)
    for (int j = 0; j < or_parts_of(&body[1]) && wrong == NULL; j++) {
      const int part[2] = {i, j};
      or_set_pair_of_parts(&pair, body, part);
      or_truth *truth = or_truth_new(&pair);
      const bool looks_close = truth->relation == OG_PENETRATING && deep++ % one_of == 0;
      wrong = pair_against(&pair, truth, finding, part, looks_close);
      if (seen != NULL && truth->contradiction == NULL) seen[truth->relation]++;
      or_truth_free(truth);
    }
  og_problem_clear(&pair);
  if (wrong != NULL) return wrong;
  or_truth *closest = or_parts_truth_new(body);
  wrong = closest->contradiction != NULL ? closest->contradiction : whole_against(finding, closest);
  or_truth_free(closest);
  return wrong;
}

// ---- damage ----

static int pick(or_random *random, int least, int most) { return or_random_int(random, least, most); }

static void change_number(or_random *random, og_int *r) {
  if (pick(random, 0, 3) == 0) og_int_neg(r, r);
  else mpz_set_si(r->z, mpz_get_si(r->z) + pick(random, -2, 2));
}

static void change_vector(or_random *random, og_ivec *v) {
  og_int *const part[3] = {&v->x, &v->y, &v->z};
  if (pick(random, 0, 3) == 0) og_ivec_neg(v, v);
  else change_number(random, part[pick(random, 0, 2)]);
}

static void change_relation(or_random *random, og_certificate *relation) {
  og_combination *w = &relation->witness;
  if (w->count == 0 || pick(random, 0, 2) == 0)
    relation->kind = (og_certificate_kind)pick(random, OG_CERT_NONE, OG_CERT_MISS);
  else change_number(random, &w->weight[pick(random, 0, (int)w->count - 1)]);
}

static void change_contact(or_random *random, og_contact_certificate *c) {
  og_contact_corner *corner = c->corner_count == 0 ? NULL : &c->corner[pick(random, 0, (int)c->corner_count - 1)];
  og_contact_side *side = c->side_count == 0 ? NULL : &c->side[pick(random, 0, (int)c->side_count - 1)];
  const int body = pick(random, 0, 1), how = pick(random, 0, 8);
  if (how == 0) change_vector(random, &c->normal);
  else if (how == 1) change_relation(random, &c->relation);
  else if (how == 2) c->touches = !c->touches;
  else if (how == 3 && corner != NULL) c->corner_count--;
  else if (how == 4 && side != NULL) c->side_count--;
  else if (how == 5 && corner != NULL) change_number(random, &corner->weight[body][0]);
  else if (how == 6 && corner != NULL) corner->point[body][0] = (uint32_t)pick(random, 0, 8);
  else if (how == 7 && side != NULL) change_vector(random, &side->direction);
  else if (side != NULL) side->body = 1 - side->body;
}

static void swap_contacts(og_part_contact *a, og_part_contact *b) {
  const og_part_contact kept = *a;
  *a = *b;
  *b = kept;
}

void or_damage_part_contacts(or_random *random, og_part_contacts_certificate *c, const og_parts_problem *problem) {
  const int how = pick(random, 0, 7);
  if (how < 2 || c->count == 0) {
    or_damage_parts(random, &c->others, problem);
    return;
  }
  og_part_contact *contact = &c->contact[pick(random, 0, (int)c->count - 1)];
  if (how == 2) swap_contacts(contact, &c->contact[0]);
  else if (how == 3) swap_contacts(contact, &c->contact[--c->count]);
  else if (how == 4) contact->part[pick(random, 0, 1)] = pick(random, -1, OR_PARTS);
  else change_contact(random, &contact->pair);
}
