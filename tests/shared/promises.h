#ifndef OR_PROMISES_H
#define OR_PROMISES_H

/// What the registry promises of every algorithm on pairs of bodies, and what its headers say of their limits, as
/// checks.
///
/// An algorithm is held to all of it but for what its descriptor excepts (ref/door/pair.h). A check says what is broken
/// in bench->text; where nothing is, it returns true.

#include "ref/door/pair.h"
#include "ref/registry.h"
#include "tests/shared/body_pair.h"
#include "tool/run/exact_pair.h"

// Sizes are taken from 1e-300 to 1e300 (1e-30 to 1e30).
#ifdef OG_BINARY32
enum { OR_PROMISE_LOW = -99, OR_PROMISE_HIGH = 99 };
#else
enum { OR_PROMISE_LOW = -996, OR_PROMISE_HIGH = 996 };
#endif

/// An algorithm's promises, with what all promise in the place of zeros; HUGE_VAL: any.
typedef struct or_promise {
  const og_pair_promises *except; // as in the descriptor
  double change, near, verdict, distance, depth;
  int low; // the exponent of the least size
} or_promise;

or_promise or_promise_of(const og_algorithm *algorithm);

/// What the checks work on.
typedef struct or_promise_bench {
  og_world_body a, b; // the pair entered
  og_exact_pair exact;
  char text[400];
} or_promise_bench;

void or_promise_bench_init(or_promise_bench *bench);
void or_promise_bench_clear(or_promise_bench *bench);

/// Makes the bodies of a pair: what og_pair_run gets.
void or_promise_enter(or_promise_bench *bench, const or_body_pair *pair);
/// All edges of large bodies against each other take a second: not run.
bool or_promise_takes_too_long(const or_promise_bench *bench, const og_algorithm *algorithm);
/// The algorithm's claim about the pair entered.
og_claim or_promise_run(const or_promise_bench *bench, const og_algorithm *algorithm);

/// Numbers in, numbers out: is the claim about the pair entered well-formed?
bool or_promise_well_formed(or_promise_bench *bench, const og_algorithm *algorithm, const char *name,
                            const og_claim *claim);

/// Changes of a pair that must change no answer. `apply`: false where it would round.
typedef struct or_pair_change {
  const char *name;
  bool (*apply)(or_body_pair *pair);
  bool is_swap;
} or_pair_change;

enum { OR_PAIR_CHANGES = 4 };
extern const or_pair_change or_pair_changes[OR_PAIR_CHANGES];

/// Scales the pair so that the largest length lies in [1/2, 1), if that rounds nothing.
void or_promise_normalise(or_body_pair *pair);

typedef struct or_promise_worst {
  double value, verdict; // changes of a length; wrong verdicts: distance from touching. In epsilon * largest
  long compared, verdicts, outcomes;
} or_promise_worst;

/// The claim about the pair, and that about the pair changed, whose lengths are 2^power times as large. The pair
/// entered becomes `pair`.
bool or_promise_compare(or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair,
                        const char *how, const og_claim *before, const og_claim *after, int power,
                        or_promise_worst *worst);

/// Is the claim as near to the truth (bench->exact, solved for the pair entered) as the algorithm's header says?
/// `which`: relation, distance or depth.
bool or_promise_true(or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair,
                     const og_claim *claim, og_question which);

#endif
