#ifndef OG_CONTACT_SEARCH_H
#define OG_CONTACT_SEARCH_H

/// What the files of the solver of the question `contact` share.

#include "spec/contact/certificate.h"
#include "spec/contact/solve/flat.h"

// The edges of both outlines that a candidate lies on: at most two of each.
typedef struct og_contact_place {
  size_t count[2];
  uint32_t edge[2][2];
} og_contact_place;

typedef struct og_contact_search {
  og_flat flat;
  og_flat_list section;    // the points of a body in the plane, all
  og_flat_list outline[2]; // their hulls; a point's number is that in the body
  og_flat_list candidate;  // a point's number is that of its place
  size_t place_room;
  og_contact_place *place;
  og_flat_list common; // the hull of the candidates: what both share
  og_flat_list ray;    // candidates for sides: directions, a number is the body
  int axis[2];         // the coordinates of a flat point, of those in space
  og_int value;
} og_contact_search;

/// Sets `common` from the outlines.
void og_contact_search_common(og_contact_search *s);
/// The corners of `common` with their weights, in its order.
void og_contact_search_corners(og_contact_search *s, og_contact_certificate *certificate);
/// The sides, of corners in the order of the certificate: corner k is that of `common` at (k + first) % count.
void og_contact_search_sides(og_contact_search *s, size_t first, og_contact_certificate *certificate);

#endif
