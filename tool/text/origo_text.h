#ifndef ORIGO_TEXT_H
#define ORIGO_TEXT_H

/// Origo as text: what the commands `origo ask`, `check`, `run` and `judge` say, in process, as JSON in memory.
///
///   og_text_context *context = og_text_new(NULL);        // one a thread
///   og_text_reply reply;
///   if (og_ask_text(context, line, strlen(line), &reply) == OG_TEXT_ANSWERED) puts(reply.text);
///   else fputs(reply.why, stderr);
///   og_text_release(&reply);
///   og_text_free(context);
///
/// Cases, answers and claims are JSON objects as files have them, on one line or many; the formats have their schemas.
/// No function reads or writes a file or a stream, starts a process, handles a signal or ends the program, except
/// where memory runs out: then it ends by abort(), as GMP ends it. What a case may need is limited by its size,
/// below. There is no state beside the context but the number that Jansson draws once a process. Two threads must not
/// use one context at the same time.

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Of the functions and types here. It grows by one where a program has to be changed.
#define ORIGO_TEXT_VERSION 1

/// Zero in a field: the default of the commands. What exceeds a limit becomes a complaint, OG_TEXT_LIMIT, or an answer
/// that is undecided.
typedef struct og_text_limits {
  size_t max_bytes;  /* of a case, an answer or a claim: 64 MiB */
  size_t max_points; /* of a body: a million */
  size_t max_bits;   /* that all coordinates of a case need, which bounds the memory: 2^32 */
  size_t max_pairs;  /* overlapping pairs of boxes, or what a walk of parts may cost: a hundred million */
  size_t max_steps;  /* exact steps of a solver: without a limit */
  size_t max_digits; /* of a number in an answer that is checked: a million */
} og_text_limits;

typedef enum og_text_status {
  OG_TEXT_ANSWERED = 0,  /* answered; accepted; claimed; judged, and nothing is wrong */
  OG_TEXT_REFUSED = 1,   /* the answer checked is refused, or the claim judged is wrong */
  OG_TEXT_COMPLAINT = 2, /* what came is no case, answer or claim, or not one that this function takes */
  OG_TEXT_UNDECIDED = 3, /* as far as it was found; or the answer checked says as little */
  OG_TEXT_LIMIT = 4      /* a limit was exceeded before there was an answer */
} og_text_status;

/// Both are never null, end with a zero byte and belong to the caller.
typedef struct og_text_reply {
  char *text; /* the answer, claim or judgement: one line with its end, as the command writes it; or empty. Steps of a
                 trace are lines before it */
  size_t length;
  char *why; /* why it is not answered, or refused: a sentence, without an end of line; of a judgement, and where all is
                well, empty */
  size_t why_length;
} og_text_reply;

typedef struct og_text_context og_text_context;

/// Null limits: all defaults. The limits are copied. Gives null where memory runs out.
og_text_context *og_text_new(const og_text_limits *limits);
void og_text_free(og_text_context *context);
/// Frees what a reply holds, and makes it empty. A reply is to be released before it is used again.
void og_text_release(og_text_reply *reply);
/// "0.2.0"
const char *og_text_version(void);

/// The exact answer to a case, with a certificate that the checker accepted in this call.
og_text_status og_ask_text(og_text_context *context, const char *one, size_t length, og_text_reply *reply);

/// Is the answer proved by its certificate? No solver is used. The text stays empty.
og_text_status og_check_text(og_text_context *context, const char *one, size_t length, const char *answer,
                             size_t answer_length, og_text_reply *reply);

/// What an algorithm of the reference ("gjk", "mpr"; `origo list` lists them) claims about a case, in binary64. What it
/// does not take it refuses, in its claim.
og_text_status og_run_text(og_text_context *context, const char *algorithm, const char *one, size_t length,
                           og_text_reply *reply);

/// The steps to that claim, one a line, then the claim: what `origo run --trace` writes about the case. A case that the
/// algorithm refuses has no steps. `marks`: how many a trace may have, beyond which it is cut (0: a million). That more
/// than a hundred million are wanted is a complaint, and so is an algorithm that cannot write its steps.
og_text_status og_trace_text(og_text_context *context, const char *algorithm, const char *one, size_t length,
                             size_t marks, og_text_reply *reply);

/// The judgement of a claim, an engine's or one of the above, about a case whose numbers it was given rounded to
/// binary64. OG_TEXT_REFUSED: something is wrong, and the judgement says what. A case that nobody is judged by is a
/// complaint. Where contacts keep their names over steps, the steps are to be judged one after another.
og_text_status og_judge_text(og_text_context *context, const char *one, size_t length, const char *claim,
                             size_t claim_length, og_text_reply *reply);

#ifdef __cplusplus
}
#endif

#endif
