#ifndef OG_JUDGE_H
#define OG_JUDGE_H

/// The judgement of one statement about two bodies: what is wrong with it, and by how much.
///
/// Everything is compared in exact numbers with the pair's exact answer, and only the error is rounded. An error is
/// judged as a fraction of the size, the diagonal of the box around both bodies.

#include "tool/judge/statement.h"
#include "tool/run/exact_pair.h"
#include "tool/run/round_quotient.h"

typedef enum og_judged { OG_RIGHT, OG_TOLERABLE, OG_WRONG, OG_NO_ANSWER } og_judged;

/// How large an error is; each as a fraction of the size. The tolerance says where rounding and near end.
typedef enum og_error_class { OG_ERROR_NONE, OG_ERROR_ROUNDING, OG_ERROR_NEAR, OG_ERROR_GROSS } og_error_class;

typedef enum og_check_what {
  OG_CHECK_ANSWER,   // was there one? No numbers
  OG_CHECK_FINITE,   // is every number finite? Gross where one is not, and no other number is judged; no numbers
  OG_CHECK_VERDICT,  // do they meet? Where not so, by how much they are apart or overlap
  OG_CHECK_RELATION, // separated, touching or penetrating? Likewise
  OG_CHECK_DISTANCE,
  OG_CHECK_DEPTH,
  OG_CHECK_SEPARATION, // both in one number, the depth as a negative one
  OG_CHECK_POINT_A,    // the distance of the first point from A
  OG_CHECK_POINT_B,    // of the second from B
  OG_CHECK_POINTS,     // are the points as far apart as the bodies are (as deep), or the same where no depth is stated?
                       // Contact points: how far the worse of the two is outside of the other body
  OG_CHECK_POINTS_PART, // deepest points: by how much the bodies overlap, A moved from its point to B's
  OG_CHECK_NORMAL,      // by what the gap along it falls short of the distance, or the way along it exceeds the depth
  OG_CHECK_PARTS,       // by how much the bodies overlap along the normal, moved by the depth stated along it
  OG_CHECK_UNIT,        // how far the normal's length is from 1: a number, not a length, and judged as such
  // of contacts: judge_contacts.h
  OG_CHECK_CONTACT_A,      // the distance of a point from A's surface
  OG_CHECK_CONTACT_B,      // from B's
  OG_CHECK_CONTACT_LINE,   // how far the way from A's point to B's is from the depth along the normal
  OG_CHECK_CONTACT_COVER,  // how much of what both share is left out
  OG_CHECK_CONTACT_BEYOND, // how far a point is from what both share
  OG_CHECK_CONTACT_DOUBLED, // no contact is named twice
  OG_CHECK_TIME,        // sweeps: the way the bodies make towards each other between the first contact and that stated
  OG_CHECK_CLOSED,  // facets make a closed surface
  OG_CHECK_OUTSIDE, // how far a point is beyond a facet, or outside of a volume
  OG_CHECK_LARGER,  // by how much a volume is larger than the smallest
  OG_CHECK_SKEW,    // how far the axes of a box are off a right angle: a cosine, not a length
  // of triangles of a polygon: judge_triangles.h
  OG_CHECK_CORNERS,
  OG_CHECK_TRIANGLES,
  OG_CHECK_TURNED,
  OG_CHECK_AREA_MISSING, // an area, of a common part of polygons too (judge_clip.h); likewise
  OG_CHECK_AREA_TWICE,
  OG_CHECK_AREA_OUTSIDE,
  // of parts of a mesh: judge_hulls.h
  OG_CHECK_SOLID,
  OG_CHECK_VOLUME_OUTSIDE,
  OG_CHECK_VOLUME_MISSING,
  OG_CHECK_METAMORPHIC, // a verdict that moved with a change that must not move it: by how much they are apart or
                        // overlap
  OG_CHECK_CONTACT_STEADY, // how far contacts moved when the pose did by next to nothing: steady.h
  OG_CHECK_CONTACT_JUMPED,  // how far contacts moved on the bodies from one step to the next: persist.h
  OG_CHECK_CONTACT_RENAMED, // no contact that stayed has another id: persist.h
  // of boxes: judge_overlaps.h
  OG_CHECK_MISSED,
  OG_CHECK_INVENTED,
  OG_CHECK_REPEATED,
  OG_CHECK_COUNT
} og_check_what;

/// Boxes have no lengths: how many pairs are in error is told instead.
static inline bool og_check_counts_pairs(og_check_what what) {
  return what >= OG_CHECK_MISSED && what <= OG_CHECK_REPEATED;
}

/// "verdict", "distance", ...: the name in files.
const char *og_check_name(og_check_what what);
/// "none", "rounding", "near", "gross".
const char *og_error_class_name(og_error_class class);
/// "right", "tolerable", "wrong", "no answer".
const char *og_judged_name(og_judged judged);

/// A check of a judgement. Errors are >= 0, correctly rounded (fraction and relative within 2 ulp); infinite where
/// they have no bound, as `relative` and `ulps` of an error where the exact value is zero.
typedef struct og_checked {
  og_check_what what;
  og_judged judged; // the class as a word: see og_judge
  og_error_class class;
  double absolute; // in the input's unit
  double fraction; // of the size
  double relative; // of the exact value
  double ulps;     // in units in the last place of the exact value
} og_checked;

typedef struct og_judgement {
  og_judged judged; // the worst of the checks
  int count;
  og_checked check[OG_CHECK_COUNT]; // only what was stated is checked; in the order of the enum
  bool has_along;                   // of a normal:
  double along; // how far the bodies are apart along it, rounded once; below zero by how much they overlap
} og_judgement;

/// What may be expected of one who computes in a format. Fractions of the size.
typedef struct og_tolerance {
  double rounding;        // within it an error counts as rounding
  double gross;           // beyond it as gross
  og_round_format format; // in which units in the last place are counted
} og_tolerance;

/// 4 units in the last place of the size are
/// rounding, for an error of one operation or two at that size is nobody's fault; 1e-9 of it is gross, in binary32
/// 1e-5, some 80 units in the last place of the size, as a smaller bound would call its rounding gross.
og_tolerance og_tolerance_in(og_round_format format);
/// The same for og_scalar.
og_tolerance og_scalar_tolerance(void);

/// Judges. `pair` was solved for just the bodies that the statement is about; it is changed in its working storage
/// only.
///
///            | none  | rounding  | near      | gross
/// verdict    | right | tolerable | wrong     | wrong
/// relation   | right | tolerable | wrong     | wrong
/// the others | right | right     | tolerable | wrong
///
/// Bodies that touch meet; to call them apart is an error of the class rounding. Points and normals are judged only
/// where the verdict is right (or none, or the bodies touch): they would say its error again. The error of a point
/// counts as a fraction of the largest coordinate where that is larger than the size: no rounded point does better.
/// Likewise with a separation of the wrong sign. Without a distance stated any normal that separates is right; without
/// a depth, any at all. Points stated with the depth of bodies that penetrate are right where they are as far apart as
/// the depth and moving A by the second minus the first parts the bodies: that puts each on its body's surface, too.
og_judgement og_judge(og_exact_pair *pair, const og_statement *statement, og_tolerance tolerance);

/// Adds a check whose errors are set: its class follows from the fraction, its word from the class (og_judge).
void og_judgement_add(og_judgement *judgement, og_checked check, og_tolerance tolerance);
/// Adds a check without numbers: no error, or a gross one.
void og_judgement_mark(og_judgement *judgement, og_check_what what, bool good);
/// Adds OG_CHECK_ANSWER: gross where there should have been an answer (og_stated_is_failure). To say that there is none
/// is an engine's right: no answer, and no error.
void og_judgement_answer(og_judgement *judgement, og_stated stated);

/// What a user lets pass: errors of a check up to one of these are tolerable, whatever else they are. Numbers stay.
typedef struct og_allowance {
  double absolute, relative, fraction;
} og_allowance;

/// The same by check: of every check, and besides of each.
typedef struct og_allowances {
  og_allowance every, of[OG_CHECK_COUNT];
} og_allowances;

void og_judgement_allow(og_judgement *judgement, og_allowance allowance);
void og_judgement_allow_by_check(og_judgement *judgement, const og_allowances *allowances);
/// Is the error of this check within one of them?
bool og_check_is_allowed(const og_checked *check, const og_allowances *allowances);

/// The check of that kind, or null.
const og_checked *og_find_check(const og_judgement *judgement, og_check_what what);

#endif
