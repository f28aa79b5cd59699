#ifndef OG_GEN_DECODER_H
#define OG_GEN_DECODER_H

/// Bytes as a program that builds two bodies: what fuzzers change is how degeneracies are made, not digits.
///
/// The input is a row of records of eight bytes; what is left over is ignored. Each is an instruction: a point of a
/// small lattice, a vertex again, an affine combination of vertices (exact, then rounded), a nudge by some units in the
/// last place, a power of two, an edge parallel to another one, a body put so that it touches the other one's face
/// (exactly, then rounded), a pair of the generator's families, a box turned by a quaternion of integers, a motion. Any
/// bytes are a program, and every program has a meaning. Numbers may be of any magnitude, also infinite or NaN.
///
/// Everything is in doubles, whatever a scalar is: the same bytes are the same case everywhere.
/// Cost: a few microseconds; an exact operation some tens, and so a pair of the generator's that is asked for the first
/// time.

#include <stdint.h>

#include "tool/gen/case.h"

enum { OG_DECODED_RECORD = 8, OG_DECODED_POINTS = 12, OG_DECODED_RECORDS = 64 };

/// The first byte of a record, modulo OG_DECODE_OPERATIONS.
typedef enum og_decode_operation {
  OG_DECODE_POINT,   // a lattice point more
  OG_DECODE_COPY,    // a vertex of either body again
  OG_DECODE_COMBINE, // an affine combination of three vertices of either body
  OG_DECODE_NUDGE,   // a coordinate, some ulps on
  OG_DECODE_POWER,   // a coordinate, a vertex, a body or both times a power of two
  OG_DECODE_RAW,     // a coordinate or a radius: the next record, as a double
  OG_DECODE_BESIDE,  // a vertex more, so that an edge is parallel to one of either body
  OG_DECODE_TOUCH,   // the body moved so that a vertex lies in a triangle of the other, all else beyond its plane
  OG_DECODE_MOVE,    // the body moved by a lattice vector
  OG_DECODE_RADIUS,  // a radius
  OG_DECODE_MEET,    // a radius such that the balls about two vertices touch but for rounding
  OG_DECODE_FLATTEN, // one coordinate of all vertices made that of the first
  OG_DECODE_DROP,    // the last vertex less
  OG_DECODE_BOX,     // the body becomes a box
  OG_DECODE_FAMILY,  // both bodies become a pair of the generator's
  OG_DECODE_MOTION,  // velocities, and the end of the motion
  OG_DECODE_CHOICE,  // bytes for who runs the program
  OG_DECODE_OPERATIONS
} og_decode_operation;

/// The hull of some points and a ball, or a box: point 0 is its centre then, and point 1 half its edges. The radius and
/// half the edges are never negative.
typedef struct og_decoded_body {
  bool is_box;
  size_t count; // at least 1
  double point[OG_DECODED_POINTS][3];
  double radius;
  double rotation[3][3]; // of a box: a rotation but for rounding, row by row
} og_decoded_body;

/// What a program built.
typedef struct og_decoded {
  og_decoded_body body[2];
  double velocity[2][3];
  bool has_until;
  double until;
  uint8_t choice[7];
} og_decoded;

/// Working storage of a decoder: memory only.
typedef struct og_decoder og_decoder;
og_decoder *og_decoder_new(void);
void og_decoder_free(og_decoder *decoder);

/// Runs the program. No body has more than `most` vertices (at most OG_DECODED_POINTS; boxes, which have eight, and
/// pairs of the generator's are left out where they have more).
void og_decode(og_decoder *decoder, const uint8_t *bytes, size_t size, size_t most, og_decoded *decoded);

/// The rotation that four bytes name: by a quaternion of integers, each entry rounded once from long double.
void og_decoded_rotation(double rotation[3][3], const uint8_t quaternion[4]);

/// Sets the bodies and the motion of a case, whose question stays as it is. False where a number is not finite, of a
/// motion only if the question is about it: then nothing is set.
bool og_decoded_to_case(og_gen_case *c, const og_decoded *decoded);

#endif
