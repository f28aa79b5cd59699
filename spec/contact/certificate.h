#ifndef OG_CONTACT_CERTIFICATE_H
#define OG_CONTACT_CERTIFICATE_H

/// Certificates of the question `contact`: what two convex polytopes, rounded or not, share where they touch.
///
/// Two bodies that are apart have the certificate of the question `relation`. For bodies that touch it holds a plane
/// between them, the corners of what they share, and sides. A corner is shown to be in both bodies by weights. A side
/// is a half-plane within the plane that holds all of one body there. Neighbouring sides run through a common corner.
/// docs/questions/contact.md proves that nothing beyond the corners is shared. Of bodies that are rounded or overlap
/// all this is about their cores, moved along the shortest way until they touch (cores.h). That way is shown by a
/// certificate of the question `distance` or `depth`.

#include "spec/pair/certificate.h"

/// A corner is a mean of at most so many points of each body.
#define OG_CONTACT_MEAN 3

typedef struct og_contact_corner {
  size_t count[2]; // of A, of B: 1 to OG_CONTACT_MEAN
  uint32_t point[2][OG_CONTACT_MEAN];
  og_int weight[2][OG_CONTACT_MEAN];
} og_contact_corner;

/// No point of the body in the plane lies farther along the direction than the corner.
typedef struct og_contact_side {
  uint32_t body;   // 0: A, 1: B
  uint32_t corner; // that this side and the next run through
  og_ivec direction;
} og_contact_side;

typedef struct og_contact_certificate {
  bool touches;            // do the cores touch, once they are moved? Otherwise only the next is of use
  og_certificate relation; // separated or penetrating; of cores that are moved: nearest, surface or touching
  og_ivec normal;          // of the plane, from B to A
  size_t corner_count, corner_room;
  og_contact_corner *corner; // `corner_room` of them are initialised, of the sides as well
  size_t side_count, side_room;
  og_contact_side *side;
} og_contact_certificate;

void og_contact_certificate_init(og_contact_certificate *certificate);
void og_contact_certificate_clear(og_contact_certificate *certificate);
/// Nothing in it, keeping its storage.
void og_contact_certificate_reset(og_contact_certificate *certificate);
/// Appends a corner without points, or a side with the zero direction. What was appended before may move.
og_contact_corner *og_contact_certificate_add_corner(og_contact_certificate *certificate);
og_contact_side *og_contact_certificate_add_side(og_contact_certificate *certificate);

/// The name of its kind in files: contact, or that of the relation.
const char *og_contact_proof_name(const og_contact_certificate *certificate);

#endif
