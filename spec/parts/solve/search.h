#ifndef OG_PARTS_SEARCH_H
#define OG_PARTS_SEARCH_H

/// What the files of the solver for bodies made of parts share. Not for its callers.

#include "spec/parts/solve/parts.h"

/// Directions that parted something lately.
enum { OG_PARTS_RECENT = 4 };

struct og_parts_solver {
  og_solver *of_pair;
  og_answer solved; // of the pair solved last
  og_problem pair;
  og_parts_checker *checker;
  og_parts_bar bar;
  og_parts_numbers numbers;
  og_part_tree tree[2];
  og_ivec recent[OG_PARTS_RECENT]; // the latest first
  size_t recent_count;
  og_ivec direction, shorter;
};

/// Orders the parts of both bodies into the certificate, which is reset, and builds both trees.
void og_parts_begin(og_parts_solver *solver, const og_parts_problem *problem, og_parts_certificate *certificate);

/// Two parts that seem nearest, by doubles. Both trees are built.
void og_parts_guess_nearest(og_parts_solver *solver, const og_parts_problem *problem, int32_t part[2]);

/// Where A moves: the two parts that meet first, and their time as the bar; false, and the bar as it was, where there
/// are none. `solve` solves a pair of parts; it is false where it gave up, and then *given_up becomes true. Both trees
/// are built.
typedef bool (*og_parts_solve_pair)(void *context, const int32_t part[2]);
bool og_parts_find_first(og_parts_solver *solver, const og_parts_problem *problem, og_parts_solve_pair solve,
                         void *context, int32_t part[2], bool *given_up);

/// Does a direction part the whole range? Tried are recent ones, and one guessed for a range of few parts, or of all.
/// It becomes solver->direction.
bool og_parts_find_direction(og_parts_solver *solver, const og_parts_problem *problem, const og_parts_range *range);
/// Solver->direction is made shorter where the shorter one parts the range, too. False where neither does.
bool og_parts_shorten_direction(og_parts_solver *solver, const og_parts_problem *problem, const og_parts_range *range);
/// Notes solver->direction as recent.
void og_parts_note_direction(og_parts_solver *solver);

#endif
