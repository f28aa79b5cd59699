// SARIF 2.1.0, the OASIS standard for results of static analysis: code hosts show them beside the lines they are about.

#include <string.h>

#include "tool/report/outcome.h"
#include "spec/version.h"

typedef struct rule {
  const char *id, *says;
} rule;

// What og_judged_case.rule may be.
static const rule rules[] = {
    {"answer", "There must be an answer."},
    {"finite", "Every number must be finite."},
    {"verdict", "Do the bodies meet?"},
    {"relation", "Are the bodies separated, touching or penetrating?"},
    {"distance", "The distance of the bodies."},
    {"depth", "The depth of penetration."},
    {"separation", "The signed distance claimed must be the distance, or minus the depth."},
    {"point-a", "The witness point of A must be a point of A."},
    {"point-b", "The witness point of B must be a point of B."},
    {"points", "The witness points must be as far apart as the bodies are, or as deep."},
    {"points-part", "Moved from its witness point to B's, A must part from B."},
    {"normal", "The bodies must be as far apart along the normal as they are, or as deep."},
    {"parts", "Moved along the normal by the depth, the bodies must part."},
    {"unit", "The normal must be of length 1."},
    {"contact-a", "A contact's point of A must be on A's surface."},
    {"contact-b", "A contact's point of B must be on B's surface."},
    {"contact-line", "The way from A's point to B's must be the depth along the normal."},
    {"cover", "The contacts, or the corners, must cover all that both share."},
    {"beyond", "Nothing may lie beyond what both share."},
    {"doubled", "No contact may be named twice."},
    {"time", "The time of contact."},
    {"closed", "Facets must make a closed surface."},
    {"outside", "No point may lie beyond a facet, or outside of a volume."},
    {"larger", "A volume must be no larger than the smallest."},
    {"skew", "The axes of a box must be at right angles."},
    {"corners", "Corners of triangles must be corners of the polygon."},
    {"triangles", "There must be as many triangles as the polygon needs."},
    {"turned", "Triangles must turn as the polygon does."},
    {"area-missing", "No area may be left out."},
    {"area-twice", "No area may be covered twice."},
    {"area-outside", "No area may be covered outside."},
    {"solid", "Parts must be solids."},
    {"volume-outside", "Parts must hold no volume outside of the mesh."},
    {"volume-missing", "Parts must leave no volume of the mesh out."},
    {"missed", "A pair, or a contact, must not be missed."},
    {"invented", "A pair, or a contact, must not be invented."},
    {"repeated", "A pair must not be named twice."},
    {"metamorphic", "What must not move a verdict must not."},
    {"steady", "A pose that moves by next to nothing does not move the contacts by much."},
    {"jumped", "From one step to the next contacts stay where they are on the bodies."},
    {"renamed", "A contact that stays keeps its id."},
    {"gave up", "The engine gave up."},
    {"refused", "The engine refused the case."},
    {"out of range", "The case is out of the engine's range."},
    {"crashed", "The engine crashed."},
    {"timed out", "The engine did not answer in time."},
    {"nonsense", "What the engine said was no claim about the case."},
    {"missing", "There is no claim about the case."},
};
enum { RULE_COUNT = sizeof rules / sizeof rules[0] };

static void add_rules(og_text *text) {
  for (int k = 0; k < RULE_COUNT; k++) {
    og_text_add(text, k == 0 ? "" : ",");
    og_text_add(text, "{\"id\":");
    og_text_add_json_string(text, rules[k].id);
    og_text_add(text, ",\"shortDescription\":{\"text\":");
    og_text_add_json_string(text, rules[k].says);
    og_text_add(text, "}}");
  }
}

static int rule_index(const char *id) {
  for (int k = 0; k < RULE_COUNT; k++)
    if (strcmp(rules[k].id, id) == 0) return k;
  return 0;
}

static const char *level_of(const og_judged_case *one) { return one->fails || one->is_known ? "error" : "note"; }

// A URI reference: bytes that may not stand in one as they are, are numbered.
static void add_uri(og_text *text, const char *file) {
  og_text_add(text, "\"");
  for (; *file != '\0'; file++) {
    const unsigned char ch = (unsigned char)*file;
    const bool plain =
        (ch >= '0' && ch <= '9') || (ch >= 'A' && ch <= 'Z') || (ch >= 'a' && ch <= 'z') || strchr("-._~/", ch) != NULL;
    og_text_format(text, plain ? "%c" : "%%%02X", ch);
  }
  og_text_add(text, "\"");
}

static void add_location(og_text *text, const og_judged_case *one) {
  og_text_add(text, "\"locations\":[{");
  if (one->place.file != NULL) {
    og_text_add(text, "\"physicalLocation\":{\"artifactLocation\":{\"uri\":");
    add_uri(text, one->place.file);
    og_text_format(text, "},\"region\":{\"startLine\":%zu}},", one->place.line);
  }
  og_text_add(text, "\"logicalLocations\":[{\"kind\":\"object\",\"name\":");
  og_text_add_json_string(text, one->id);
  og_text_add(text, "}]}]");
}

static void add_result(og_text *text, const og_judged_case *one) {
  og_text message;
  og_text_init(&message);
  og_text_format(&message, "%s: %s: %s", one->engine, one->id, one->message);
  og_text_add(text, "{\"ruleId\":");
  og_text_add_json_string(text, one->rule);
  og_text_format(text, ",\"ruleIndex\":%d,\"level\":\"%s\",\"message\":{\"text\":", rule_index(one->rule),
                 level_of(one));
  og_text_add_json_string(text, message.at);
  og_text_add(text, "},");
  add_location(text, one);
  // What makes it the same result in the next run, wherever the line has moved.
  og_text_reset(&message);
  og_text_format(&message, "%s/%s/%s", one->engine, one->id, one->rule);
  og_text_add(text, ",\"partialFingerprints\":{\"engineCaseRule/v1\":");
  og_text_add_json_string(text, message.at);
  og_text_add(text, "},\"properties\":{\"engine\":");
  og_text_add_json_string(text, one->engine);
  og_text_add(text, ",\"verdict\":");
  og_text_add_json_string(text, og_judged_name(one->judged));
  og_text_format(text, ",\"excusable\":%s}", one->excusable ? "true" : "false");
  if (one->is_known) {
    og_text_add(text, ",\"suppressions\":[{\"kind\":\"external\",\"justification\":");
    og_text_add_json_string(text, one->known[0] == '\0' ? "a known failure" : one->known);
    og_text_add(text, "}]");
  }
  og_text_add(text, "}");
  og_text_clear(&message);
}

void og_write_sarif(og_text *text, const og_outcomes *outcomes) {
  bool first = true;
  og_text_add(text,
              "{\"$schema\":\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
              "sarif-schema-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"origo\","
              "\"version\":\"" ORIGO_VERSION "\",\"rules\":[");
  add_rules(text);
  og_text_add(text, "]}},\"columnKind\":\"unicodeCodePoints\",\"results\":[");
  for (size_t k = 0; k < outcomes->count; k++) {
    if (og_outcome_is_plain(&outcomes->at[k])) continue;
    og_text_add(text, first ? "\n" : ",\n");
    add_result(text, &outcomes->at[k]);
    first = false;
  }
  og_text_add(text, "\n]}]}\n");
}
