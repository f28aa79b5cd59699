#ifndef OG_FUZZ_DECODER_H
#define OG_FUZZ_DECODER_H

/// Bytes as a program that builds two bodies: what fuzzers change is how degeneracies are made, not digits.
///
/// The input is a row of records of eight bytes; what is left over is ignored. Each is an instruction: a point of a
/// small lattice, a vertex again, an affine combination of vertices (in rationals, then rounded), a nudge by some units
/// in the last place, a power of two, an edge parallel to another one, a body put so that it touches the other one's
/// face (in rationals, then rounded), a pair of the generator's families, a box turned by a quaternion of integers, a
/// motion. Any bytes are a program, and every program has a meaning. Numbers may be of any magnitude, also infinite or
/// NaN.
///
/// Cost: a few microseconds; an exact operation some tens, and so a pair of the generator's that is asked for the first
/// time.

#include <stdint.h>

#include "tests/oracle/body_pair.h"
#include "tool/study/figures.h"

enum { OG_FUZZ_ALGORITHMS = 128, OG_FUZZ_RECORD = 8, OG_FUZZ_POINTS = 12, OG_FUZZ_RECORDS = 64 };

/// Of a body where pairs of features cost the fourth power: a box's corners.
enum { OG_FUZZ_FEW_POINTS = 8 };

/// The first byte of a record, modulo OG_FUZZ_OPERATIONS.
typedef enum og_fuzz_operation {
  OG_FUZZ_POINT,   // a lattice point more
  OG_FUZZ_COPY,    // a vertex of either body again
  OG_FUZZ_COMBINE, // an affine combination of three vertices of either body
  OG_FUZZ_NUDGE,   // a coordinate, some ulps on
  OG_FUZZ_POWER,   // a coordinate, a vertex, a body or both times a power of two
  OG_FUZZ_RAW,     // a coordinate or a radius: the next record, as a double
  OG_FUZZ_BESIDE,  // a vertex more, so that an edge is parallel to one of either body
  OG_FUZZ_TOUCH,   // the body moved so that a vertex lies in a triangle of the other, all else beyond its plane
  OG_FUZZ_MOVE,    // the body moved by a lattice vector
  OG_FUZZ_RADIUS,  // a radius
  OG_FUZZ_MEET,    // a radius such that the balls about two vertices touch but for rounding
  OG_FUZZ_FLATTEN, // one coordinate of all vertices made that of the first
  OG_FUZZ_DROP,    // the last vertex less
  OG_FUZZ_BOX,     // the body becomes a box
  OG_FUZZ_FAMILY,  // both bodies become a pair of the generator's
  OG_FUZZ_MOTION,  // velocities, and the end of the motion
  OG_FUZZ_CHOICE,  // bytes for the harness
  OG_FUZZ_OPERATIONS
} og_fuzz_operation;

/// What a program built. The radii are never negative.
typedef struct og_decoded {
  bool finite; // every number of the bodies is
  or_body_pair pair;
  double velocity_a[3], velocity_b[3];
  bool has_until;
  double until;
  uint8_t choice[7];
  og_figure figure; // the points of both bodies, filled up with a lattice; velocity_b as the direction
} og_decoded;

/// Working storage of a decoder: memory only.
typedef struct og_decoder og_decoder;
og_decoder *og_decoder_new(void);
void og_decoder_free(og_decoder *decoder);

/// Runs the program. No body has more than `most` vertices (at most OG_FUZZ_POINTS; boxes and pairs of the generator's
/// have as many as they have, or are left out where these are more).
void og_decode(og_decoder *decoder, const uint8_t *bytes, size_t size, size_t most, og_decoded *decoded);

/// The pair with its motion as the oracle's: false where a body has too many points for it or a number is not finite.
bool og_decoded_to_pair(or_pair *pair, const og_decoded *decoded);

/// The pair as a line of a case file, for origo shrink.
void og_decoded_print(FILE *out, const og_decoded *decoded);

#endif
