#include "ref/contact/manifold_reduce.h"

#include "ref/contact/manifold.h"

static void swap(og_contact *contact, int i, int j) {
  const og_contact kept = contact[i];
  contact[i] = contact[j];
  contact[j] = kept;
}

// Twice the area of p, q, r seen against the normal.
static og_scalar area(og_vec3 p, og_vec3 q, og_vec3 r, og_vec3 normal) {
  return og_dot(og_cross(og_sub(q, p), og_sub(r, p)), normal);
}

static int deepest(const og_contact *contact, int count) {
  int best = 0;
  for (int k = 1; k < count; k++)
    if (contact[k].depth > contact[best].depth) best = k;
  return best;
}

static int farthest_from(const og_contact *contact, int count, og_vec3 p) {
  int best = 1;
  for (int k = 2; k < count; k++)
    if (og_norm2(og_sub(contact[k].a, p)) > og_norm2(og_sub(contact[best].a, p))) best = k;
  return best;
}

static int widest(const og_contact *contact, int count, og_vec3 normal) {
  int best = 2;
  og_scalar most = -1;
  for (int k = 2; k < count; k++) {
    const og_scalar wide = og_abs(area(contact[0].a, contact[1].a, contact[k].a, normal));
    if (!(wide > most)) continue;
    most = wide;
    best = k;
  }
  return best;
}

// What a contact adds to the triangle of the first three: beyond the edge that it is farthest beyond.
static int adds_most(const og_contact *contact, int count, og_vec3 normal) {
  const og_scalar turn = area(contact[0].a, contact[1].a, contact[2].a, normal) < 0 ? -1 : 1;
  int best = 3;
  og_scalar most = -OG_SCALAR_MAX;
  for (int k = 3; k < count; k++) {
    og_scalar added = -OG_SCALAR_MAX;
    for (int e = 0; e < 3; e++)
      added = og_max(added, -turn * area(contact[e].a, contact[(e + 1) % 3].a, contact[k].a, normal));
    if (!(added > most)) continue;
    most = added;
    best = k;
  }
  return best;
}

int og_manifold_reduce(og_contact *contact, int count, og_vec3 normal) {
  if (count <= 4) return count;
  swap(contact, 0, deepest(contact, count));
  swap(contact, 1, farthest_from(contact, count, contact[0].a));
  swap(contact, 2, widest(contact, count, normal));
  swap(contact, 3, adds_most(contact, count, normal));
  return 4;
}

og_manifold_claim og_manifold_full_reduced(const og_contact_input *in, og_contact_room *room) {
  og_manifold_claim claim = og_manifold_make(in, room, OG_REGION_SIMPLY);
  claim.count = og_manifold_reduce(room->contact, claim.count, claim.normal);
  return claim;
}

// ---- what is known of it ----

static const og_door_contact manifold_reduce_door = {
    .run = og_manifold_full_reduced,
    .promises = {.points = 64, .thins_out = true, .why = "it keeps four contacts"},
};

const og_algorithm og_algorithm_manifold_reduce = {
    .id = "manifold-reduce",
    .row = "3.7",
    .questions = "contact",
    .path = "ref/contact/manifold_reduce",
    .source = "Varjus 2018, 5; Gregorius 2015",
    .cost = "manifold-full, and O(n) for n contacts",
    .limits = "four contacts; of a disc at least 36 % is left out",
    .contact = &manifold_reduce_door,
};
