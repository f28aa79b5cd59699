#include "tool/judge/place_contacts.h"

bool og_has_positions(const og_statement *statement) {
  for (size_t k = 0; k < statement->contact_count; k++)
    if (statement->contacts[k].is_position) return true;
  return false;
}

// r = p + halves / 2 * depth * along.
static void step(og_rational *r, const og_rational *p, long halves, const og_rational *depth,
                 const og_rational *along) {
  og_int num, den, factor;
  og_int_init(&num);
  og_int_init(&den);
  og_int_init(&factor);
  og_int_set_si(&factor, halves);
  og_int_mul(&num, &depth->num, &along->num);
  og_int_mul(&num, &num, &factor);
  og_int_set_si(&factor, 2);
  og_int_mul(&den, &depth->den, &along->den);
  og_int_mul(&den, &den, &factor);
  og_int_mul(&num, &num, &p->den);
  og_int_addmul(&num, &p->num, &den);
  og_int_mul(&den, &den, &p->den);
  og_rational_set_quotient(r, &num, &den);
  og_int_clear(&num);
  og_int_clear(&den);
  og_int_clear(&factor);
}

// The point is `halves` of the way from A's point to B's.
static void place(og_stated_contact *placed, const og_stated_contact *contact, const og_rational normal[3],
                  long halves) {
  for (int k = 0; k < 3; k++) {
    step(&placed->point[0][k], &contact->point[0][k], -halves, &contact->depth, &normal[k]);
    step(&placed->point[1][k], &contact->point[0][k], 2 - halves, &contact->depth, &normal[k]);
  }
}

// The farther one from its body's surface.
static bool measure(og_surd *most, og_surd *other, og_exact_pair *pair, const og_stated_contact *contact) {
  if (!og_exact_pair_off_surface(pair, 0, contact->point[0], most) ||
      !og_exact_pair_off_surface(pair, 1, contact->point[1], other))
    return false;
  if (og_surd_compare(other, most) > 0) og_surd_set(most, other);
  return true;
}

static bool place_best(og_stated_contact *placed, og_exact_pair *pair, const og_stated_contact *contact,
                       const og_rational normal[3]) {
  const bool is_touch = og_rational_sign(&contact->depth) == 0; // then all three are the same
  og_surd least, now, other;
  og_surd_init(&least);
  og_surd_init(&now);
  og_surd_init(&other);
  bool good = true;
  long best = 0;
  for (long halves = 0; good && !is_touch && halves <= 2; halves++) {
    place(placed, contact, normal, halves);
    good = measure(&now, &other, pair, placed);
    const bool is_better = good && (halves == 0 || og_surd_compare(&now, &least) < 0);
    if (is_better) best = halves;
    if (is_better) og_surd_set(&least, &now);
  }
  place(placed, contact, normal, best);
  og_surd_clear(&least);
  og_surd_clear(&now);
  og_surd_clear(&other);
  return good;
}

bool og_place_contacts(og_statement *placed, og_exact_pair *pair, const og_statement *statement) {
  og_statement_reset(placed);
  placed->verdict = statement->verdict;
  placed->has_contacts = true;
  placed->has_normal = statement->has_normal;
  for (int k = 0; k < 3; k++) og_rational_set(&placed->normal[k], &statement->normal[k]);
  bool good = true;
  for (size_t k = 0; k < statement->contact_count && good; k++) {
    const og_stated_contact *contact = &statement->contacts[k];
    og_stated_contact *one = og_statement_add_contact(placed);
    og_rational_set(&one->depth, &contact->depth);
    one->name = contact->name;
    if (contact->is_position) good = place_best(one, pair, contact, statement->normal);
    for (int n = 0; n < 6 && !contact->is_position; n++)
      og_rational_set(&one->point[n / 3][n % 3], &contact->point[n / 3][n % 3]);
  }
  return good;
}
