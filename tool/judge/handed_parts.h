#ifndef OG_HANDED_PARTS_H
#define OG_HANDED_PARTS_H

/// A case with a body made of parts as engines receive it: how it lies to another body, or where a ray hits it. And a
/// path and a cylinder or a cone that it may hit, or one beside such a body.
///
/// Every body is handed over as points in world space: a mesh or a height field as a mesh, without a pose; a compound
/// as hulls; a convex body as a hull; a ray as its start and its direction, a segment as its ends. A cylinder or a cone
/// is handed over as it is (hand_over.h).

#include "spec/parts/solve/contacts.h"
#include "spec/parts/solve/curved.h"
#include "spec/solid/solve/solid.h"
#include "tool/format/text.h"
#include "tool/judge/handed_curved_hit.h"
#include "tool/run/exact_body.h"
#include "tool/run/exact_pair.h"

/// A body's numbers, rounded once.
typedef struct og_handed_points {
  size_t count, room;
  double *xyz; // three a point
  double radius;
} og_handed_points;

typedef struct og_handed_parts {
  bool is_ray, has_end;   // of the question `hit`: A is a ray, or a segment; its points are its start, and its end
  bool is_line;           // without a start, then: only where B is curved, as is a point
  bool is_deepest;        // of the question `depth`: the depth is that of the two parts that are deepest in each other
  bool solid[2];          // which bodies are solid meshes
  bool has_parts[2];      // which were given as parts: a mesh of one triangle stays a mesh
  bool is_sound;          // those meshes, rounded, do bound solids
  bool is_exact;          // the depth is known, of one point in a solid
  bool is_curved;         // B is a cylinder or a cone: a part of nothing, and `of` a ball around it
  int beside; // the body that is a cylinder or a cone, beside one made of parts; -1: none
  double direction[3];    // of a ray
  og_handed_points of[2]; // A, B
  og_exact_body body[2];  // just these. A ray's ends where all of B is behind it
  og_parts_problem problem;
  og_relation relation; // NONE where it is not decided, of a cylinder or a cone that is rounded
  og_surd distance; // 0 unless separated. Where a body is curved a lower bound,
  og_surd farthest; // and beside one made of parts an upper one
  og_surd depth;    // of two parts that penetrate, or of a point inside from the surface: the bodies are as deep in
                    // each other, or deeper. 0 elsewhere, and where solids meet only where their surfaces touch
  bool hit;         // of a ray
  og_surd first;    // and when
  double speed;     // of the moving point
  double size;      // the diagonal of the box around both bodies, of a ray around B and its start
  double reach;     // the largest of size and coordinates, in sizes: at least 1; 1 where the size is 0
  og_handed_curved_hit curved;
  bool has_contacts; // of the question `contact`: what each two parts share is in contacts.finding
  og_part_contacts_answer contacts;
  // storage
  og_part_contacts_solver *of_contacts;
  og_curved_parts_solver *of_curve;
  og_curved_parts_answer beside_parts;
  og_parts_solver *solver;
  og_parts_answer answer;
  og_solid_solver *solid_solver;
  og_solid_answer solid_answer;
  og_parts_problem probe;
  og_exact_body other[2];
  og_exact_pair pair;
} og_handed_parts;

void og_handed_parts_init(og_handed_parts *r);
void og_handed_parts_clear(og_handed_parts *r);

/// Makes the case that an engine gets of a case of the kind OG_CASE_OF_PARTS, OG_CASE_CURVED_PARTS,
/// OG_CASE_PART_CONTACTS or OG_CASE_CURVED_HIT. False where a number is too large for the format, or a ray's direction
/// vanishes in it.
bool og_hand_over_parts(og_handed_parts *r, const og_hand_over *how, const og_walked_case *walked);

/// Solves it. False where a solid mesh, rounded, bounds no solid, which is_sound says; otherwise only through a defect
/// of the solver.
bool og_handed_parts_solve(og_handed_parts *r);

/// The distance of a point from A (0), of a ray from its way, or from B (1). False only through a defect of the solver.
bool og_handed_parts_probe(og_handed_parts *r, int which, const og_rational point[3], og_surd *distance);

/// The distance of a point from the hull of some others, with three numbers each. False only through a defect of the
/// solver.
bool og_handed_parts_off_hull(og_handed_parts *r, const og_rational point[3], const og_rational *hull, size_t count,
                              og_surd *distance);

/// Neighbours of a ray: it is moved forth and back along the three axes.
enum { OG_RAY_NEIGHBOURS = 6 };

/// Does neighbour k, moved by `step`, hit B, and when first?
bool og_handed_parts_neighbour(og_handed_parts *r, int k, double step, og_surd *first);

/// The point of the path where it hits B first, beside B, as a pair of bodies; the time is rounded once. False where B
/// has several parts, and through a defect of the solver. The pair is storage of `r`.
og_exact_pair *og_handed_parts_at_hit(og_handed_parts *r);

/// Adds it to the text as a line of JSON, without a newline.
void og_write_handed_parts(og_text *text, const char *id, og_question question, const og_handed_parts *c);

#endif
