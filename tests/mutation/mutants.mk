# make mutants: do the tests notice when the source is wrong? docs/trust/how-it-is-tested.md says how; tests/mutation does it.
#
#   make mutants FILE=spec/pair/checker.c   one file (or several, in quotes); without FILE all of them
#   make mutants ONE_IN=10 SEED=1                  a sample of about one mutant in ten
#   make mutants KEEP=1                            only those that survived last time
#   make mutants WRITE=1                           the counts into results.csv; FRESH=1: their sums into fresh.csv
#   make mutants-argued                            those in equivalent.txt alone: does each of them survive?
#   make mutants-smoke                             about a minute, for continuous integration

ONE_IN = 1
SEED   = 1
KEEP   =
WRITE  =
FRESH  =
# Are those that survive also looked at by valgrind?
MEMORY = 1
CORE_OF_REF = $(addprefix ref/,closest cso separation simplex)
MUTATED = $(or $(FILE),$(sort $(wildcard spec/*/*.c spec/*/solve/*.c $(addsuffix /*.c,$(CORE_OF_REF)))))
MUTANT_RECORDS  = $(BUILD)-mutants/one-in-$(ONE_IN)-seed-$(SEED)
# Programs hold the mutants of just these files: another set of files is another folder.
MUTANT_PROGRAMS := $(MUTANT_RECORDS)/programs-$(firstword $(shell echo $(MUTATED) | cksum))
MUTANT_OBJECTS  = $(MUTATED:%.c=$(MUTANT_RECORDS)/%.o)
MUTANT_HEADERS := $(wildcard spec/*/*.h spec/*/solve/*.h ref/*.h ref/*/*.h)

# The tests that may kill a mutant of these files: those of what it serves.
SPEC_TEST_FOLDERS = alloc body bound cli clip contact decompose hull judge mesh_motion mesh_pairs minkowski moving number overlaps pair primitive run spec triangulate
REF_TEST_FOLDERS  = broad closest continuous cso features pairs polytope run separation simplex support
MUTANT_TEST_FOLDERS = $(sort $(if $(filter spec/%,$(MUTATED)),$(SPEC_TEST_FOLDERS)) \
                        $(if $(filter ref/%,$(MUTATED)),$(REF_TEST_FOLDERS)))
MUTANT_TESTS = $(foreach folder,$(MUTANT_TEST_FOLDERS),$(filter tests/$(folder)/%,$(TEST_SOURCES)))

$(MUTANT_RECORDS)/%.o: %.c tests/mutation/schemata.py tests/mutation/operators.py $(MUTANT_HEADERS) \
    $(if $(filter 0,$(ONE_IN)),tests/mutation/equivalent.txt)
	@mkdir -p $(@D)
	tests/mutation/schemata.py $(ONE_IN) $(SEED) $< $@ $(CC) $(filter-out $(WARN),$(ALL_CFLAGS))

$(MUTANT_PROGRAMS)/alloc/%: ALL_LDFLAGS += -Wl,--wrap=malloc,--wrap=realloc
$(MUTANT_PROGRAMS)/%: $(BUILD)/obj/tests/%.o $(MUTANT_OBJECTS) $(ORACLE_OBJECTS) $(GEN_OBJECTS) $(RUN_OBJECTS) \
    $(REF_OBJECTS) $(FORMAT_OBJECTS) $(BUILD)/libspec.a
	@mkdir -p $(@D)
	$(CC) $(ALL_LDFLAGS) $(filter-out $(MUTATED:%.c=$(BUILD)/obj/%.o),$^) -o $@ -lcmocka $(JSON_LIBS) $(LIBS)

.PHONY: mutant-programs
mutant-programs: $(MUTANT_TESTS:tests/%.c=$(MUTANT_PROGRAMS)/%)

.PHONY: mutants
mutants: $(BUILD)/.packages-test
	@$(MAKE) --no-print-directory -s mutant-programs
	@nice tests/mutation/mutants.py $(MUTANT_RECORDS) $(MUTANT_PROGRAMS) --one-in $(ONE_IN) --seed $(SEED) \
	  $(if $(KEEP),--keep) $(if $(WRITE),--write) $(if $(FRESH),--fresh) $(if $(MEMORY),--valgrind) $(MUTATED)

.PHONY: mutants-argued
mutants-argued:
	@$(MAKE) --no-print-directory mutants ONE_IN=0 FILE="$(shell grep -o '^[a-z].*\.c' tests/mutation/equivalent.txt | sort -u)"

# Of the solver and the checker those files that a whole run is recorded of (results.csv): what survives there is known.
.PHONY: mutants-smoke
mutants-smoke:
	@$(MAKE) --no-print-directory mutants ONE_IN=50 \
	  FILE="$(shell grep -oE '^spec/(pair/|[a-z_]+/solve/)[^,]*' tests/mutation/results.csv)"
