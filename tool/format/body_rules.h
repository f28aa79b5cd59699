#ifndef OG_BODY_RULES_H
#define OG_BODY_RULES_H

/// Which bodies and fields a question takes.

#include <jansson.h>

#include "spec/question.h"
#include "tool/format/complaint.h"
#include "tool/format/read_case.h"

/// Is the question about a second body always? (support may have one.)
bool og_question_has_b(og_question question);

/// Complains, at the field, of a body that the question does not take: a shape, a radius, too many points.
bool og_check_body(const og_case_body *body, og_question question, bool is_b, const og_place *place,
                   og_complaint *complaint);

/// Complains, at the shape, of a body without an end: what is beside a body made of parts has one.
bool og_check_bounded(const og_case_body *body, const og_place *place, og_complaint *complaint);

/// As og_read_object for a body; a field that stands in the case itself is said to.
bool og_check_body_fields(const json_t *value, const char *const *known, const og_place *place,
                          og_complaint *complaint);

/// Complains of a case's fields that do not belong to its question.
bool og_check_case_fields(const json_t *root, og_question question, og_complaint *complaint);

#endif
