#ifndef OG_ADAPTOR_H
#define OG_ADAPTOR_H

/// An engine as a filter: one case a line in, one claim a line out. The protocol stands in
/// docs/use/adding-an-engine.md.
///
/// An adaptor is a function that asks its engine about one case, and a `main` that hands it to og_adaptor_serve. What
/// the engine does with the case, an abort or an endless loop too, is left as it is: it belongs to the engine's record.
/// C++ reads this header too.

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The question `contact` is asked as OG_ADAPTOR_DEPTH.
typedef enum og_adaptor_question {
  OG_ADAPTOR_RELATION,
  OG_ADAPTOR_DISTANCE,
  OG_ADAPTOR_DEPTH,
  OG_ADAPTOR_SWEEP,
} og_adaptor_question;

/// What the points of a body are, whatever shape the case called them.
typedef enum og_adaptor_kind {
  OG_ADAPTOR_BALL,    // one point
  OG_ADAPTOR_CAPSULE, // two different points
  OG_ADAPTOR_BOX,
  OG_ADAPTOR_HULL, // anything else with an interior
  OG_ADAPTOR_FLAT, // anything else without
  OG_ADAPTOR_CYLINDER, // only of og_adaptor_serve_curved
  OG_ADAPTOR_CONE,     // likewise; its apex is at +half[2]
} og_adaptor_kind;

/// Points plus a ball, in world space. Each coordinate of a point is rounded once.
typedef struct og_adaptor_body {
  og_adaptor_kind kind;
  double radius;     // of the ball, >= 0
  size_t count;      // points: all of the case's, repeated and inner ones too
  const double *xyz; // three numbers each
  double centre[3];  // a box's centre; otherwise the mean of the points

  // BOX, CAPSULE, CYLINDER and CONE: the body in axes of its own. Of all but a box the axis is z. The only point of a
  // cylinder or a cone is its centre.
  double rotation[9]; // by rows, its columns are the body's axes in world space
  double half[3];     // half the edges; (0, 0, half the height) of a capsule; (r, r, half the height) of a cylinder or
                      // a cone

  // The hull as triangles, of bodies with an interior; none (0) of others and of more than OG_MESH_VERTICES points.
  size_t corner_count;
  const double *corner; // those of the points that the triangles use
  size_t triangle_count;
  const int *triangle;  // three corners each, counterclockwise seen from outside; coplanar ones are not merged
  const double *normal; // outward, of unit length, three numbers for each triangle
} og_adaptor_body;

typedef struct og_adaptor_case {
  og_adaptor_question question;
  og_adaptor_body body[2]; // A, B
  // Sweeps: length units per unit of time. Where the case has no end of the motion, `until` is a time by which
  // bodies that have not met have passed each other.
  double velocity[2][3];
  double until;
  bool goes_on; // after the case answered last: the same bodies a step later
} og_adaptor_case;

typedef enum og_adaptor_status {
  OG_ADAPTOR_OK,
  OG_ADAPTOR_GAVE_UP, // the engine says that it has no answer
  OG_ADAPTOR_REFUSED, // the engine does not take such bodies or such a question
} og_adaptor_status;

/// A contact of a manifold: a point of A, one of B, and the depth along the normal.
typedef struct og_adaptor_contact {
  double point[2][3];
  double depth;     // below zero: a gap
  bool is_position; // the engine names one point, the first, and does not say of which body
  unsigned name;    // its id plus one, which it keeps from step to step; 0: none
} og_adaptor_contact;

#define OG_ADAPTOR_CONTACTS 64

/// What the engine says, and no more than that. All zero to begin with. Lengths are in the case's units.
typedef struct og_adaptor_claim {
  og_adaptor_status status;
  bool has_verdict, colliding; // of a sweep: at any time of the motion
  bool has_distance, has_depth, has_points, has_normal, has_time;
  double distance, depth;
  double point[2][3]; // of A, of B
  double normal[3];   // moving A along it parts the bodies
  double time;        // of the first contact
  bool has_contacts;  // a manifold, perhaps of no contacts
  size_t contact_count;
  og_adaptor_contact contact[OG_ADAPTOR_CONTACTS];
  double margin;      // an error that the engine documents; 0: none
  double nanoseconds; // of the engine's own query; 0: not taken
} og_adaptor_claim;

typedef void og_adaptor_ask(void *engine, const og_adaptor_case *one, og_adaptor_claim *claim);

/// The index of the mode that the command line names among `modes` (null at the end), 0 where it names none, or
/// -1 after a complaint on standard error.
int og_adaptor_mode(int argc, char **argv, const char *const *modes);

/// Answers the lines of standard input until they end: 0. On a line that is no case: 2, after a complaint on standard
/// error. `name` says who claims: engine, version, mode, precision.
int og_adaptor_serve(const char *name, og_adaptor_ask *ask, void *engine);

/// The same for an engine that takes cylinders and cones. Otherwise they are refused, and the engine is not asked.
int og_adaptor_serve_curved(const char *name, og_adaptor_ask *ask, void *engine);

/// Nanoseconds of a clock that only runs forward.
double og_adaptor_now(void);

/// For engines of the plane: are both bodies prisms along z, flat ones at some z too, whose heights overlap, and is the
/// motion square to z? Then they meet where their outlines do: the convex hulls of their points at the bottom.
bool og_adaptor_is_planar(const og_adaptor_case *one);
/// The lowest and the highest z of the body's points.
void og_adaptor_heights(const og_adaptor_body *body, double *bottom, double *top);
/// Is the way out along z not shorter than those along x and y? Then a depth of the outlines may be one of the bodies.
bool og_adaptor_parts_in_plane(const og_adaptor_case *one);

void og_adaptor_refuse(og_adaptor_claim *claim);
void og_adaptor_say_colliding(og_adaptor_claim *claim, bool colliding);
void og_adaptor_say_distance(og_adaptor_claim *claim, double distance);
void og_adaptor_say_depth(og_adaptor_claim *claim, double depth);
void og_adaptor_say_time(og_adaptor_claim *claim, double time);

#ifdef __cplusplus
}
#endif

#endif
