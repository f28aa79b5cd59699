#ifndef OG_IMPORT_MODEL_H
#define OG_IMPORT_MODEL_H

/// Cases of the pairs of bodies of a model, one a line on standard output.

#include "spec/question.h"
#include "tool/model/read_model.h"

typedef struct og_model_request {
  const char *id; // null: the file's name
  og_question question;
  bool meshes, with_kinds; // as of the command
  bool all_pairs;          // those that the model keeps apart, too
  const char *of[2];       // null, or names of bodies or groups: each pair has the first, and the second besides
  size_t max_pairs;
} og_model_request;

/// False after a complaint, or where standard output cannot be written, with errno set and no complaint.
bool og_model_write_cases(og_model *model, const og_model_request *request);

#endif
