#ifndef OG_GEN_FAMILY_H
#define OG_GEN_FAMILY_H

/// The registry of families: a family is an idea of what goes wrong, and a function that makes cases of it.
///
/// To add one: write its function into the file of its kind (or a new one), declare it in families.h, add its
/// line to the table in family.c, and give every new flag a note in corpus/flags.json.

#include "tool/gen/case.h"

/// Fills an empty case (question and the family's flags are set already).
typedef void og_gen_function(og_gen_turn *turn, og_gen_case *c);

#define OG_GEN_MAX_FAMILY_FLAGS 4

typedef struct og_gen_family {
  const char *id;
  const char *is; // what it is, one line
  og_gen_function *make;
  const char *flag[OG_GEN_MAX_FAMILY_FLAGS + 1]; // of every case; null ends them
  unsigned members;                              // cases a group (3: touching, apart, into)
  unsigned count;                                // cases in the corpus
  const og_question *question;                   // groups cycle through these
  size_t question_count;
} og_gen_family;

/// Those of the corpus.
size_t og_gen_family_count(void);
const og_gen_family *og_gen_family_at(size_t k);
/// Those about bodies, which stand before those about sets of boxes and meshes.
size_t og_gen_body_family_count(void);
/// Those of pairs with a cylinder or a cone. They do not count among the others, as most of what takes bodies takes
/// none of these.
size_t og_gen_curved_family_count(void);
const og_gen_family *og_gen_curved_family_at(size_t k);
bool og_gen_family_is_curved(const og_gen_family *family);
/// Those of bodies made of parts, and of rays on them. They do not count among the others, either.
size_t og_gen_parts_family_count(void);
const og_gen_family *og_gen_parts_family_at(size_t k);
bool og_gen_family_is_of_parts(const og_gen_family *family);
/// Those of bodies of the plane. They do not count among the others, either.
size_t og_gen_plane_family_count(void);
const og_gen_family *og_gen_plane_family_at(size_t k);
bool og_gen_family_is_of_plane(const og_gen_family *family);
/// The one that is made of random programs (decoder.h). It is of no corpus and does not count among the others, of
/// which its programs take pairs. It moves as well as it stays.
const og_gen_family *og_gen_family_decoded(void);
/// The family of that id, `decoded` too, or null.
const og_gen_family *og_gen_family_by_id(const char *id);
/// Does the family ask the question of its cases?
bool og_gen_family_asks(const og_gen_family *family, og_question question);
/// Does the family make moving bodies, so that sweep is its only question?
bool og_gen_family_moves(const og_gen_family *family);
/// Does the family ask about a pair of convex bodies? Otherwise about primitives, a set of boxes or meshes, and its own
/// question only.
bool og_gen_family_is_of_pairs(const og_gen_family *family);
/// Are its pairs of the size of things in a room, whatever is degenerate about them? So no coordinate or speed is
/// extreme, no body far from the origin or a millionth of the other.
bool og_gen_family_is_human_scale(const og_gen_family *family);

/// Makes case `index` of the family. Cost: that of one case, whatever the index.
void og_gen_make(const og_gen_family *family, uint64_t seed, uint64_t index, og_gen_case *c);

#endif
