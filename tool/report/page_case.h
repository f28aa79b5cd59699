#ifndef OG_PAGE_CASE_H
#define OG_PAGE_CASE_H

/// What a page shows of a case: its line, the two bodies in world space, and the exact answer, as JSON.

#include "spec/contact/solve/contact.h"
#include "tool/format/text.h"
#include "tool/run/case_walk.h"
#include "tool/run/exact_pair.h"
#include "tool/run/make_body.h"

/// Larger cases are not copied into the page, and bodies of more vertices are not drawn.
enum { OG_PAGE_CASE_MAX_TEXT = 1 << 18, OG_PAGE_CASE_MAX_VERTICES = 2000 };

/// The working storage.
typedef struct og_page_case {
  og_world_body world[2];
  og_exact_pair pair;
  og_contact_solver *solver;
  og_contact_answer contact;
} og_page_case;

void og_page_case_init(og_page_case *storage);
void og_page_case_clear(og_page_case *storage);

/// Adds {"file":...,"line":...,"question":...,"text":...,"bodies":[A,B],"exact":{...}}. `text` is missing where the
/// line is too long; the last two are missing where the question is not about a pair (or contact), or the bodies are
/// too large. Where bodies touch, have no ball and are asked for contact, the answer has the corners of what they
/// share as `shared`. A body is its core's `vertices`, its `radius`, and `faces`, triangles of vertices that turn
/// counterclockwise seen from outside (none where the core is flat). The exact answer is of the case's own numbers; a
/// sweep's of the bodies where they start. Its points lie on the surfaces; its normal has the length 1 and points from
/// B to A. For the question mesh_pairs it adds what page_meshes.h says instead.
void og_page_case_write(og_page_case *storage, og_text *text, const og_walked_case *walked);

/// Adds {"file":...,"line":...,"question":...} alone.
void og_page_case_name(og_text *text, const og_walked_case *walked);

/// Adds {"radius":...,"vertices":[...],"faces":[...]}, as above.
void og_page_body_write(og_text *text, const og_body *body);

#endif
