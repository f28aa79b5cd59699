# Fuzzing: `make fuzz MINUTES=n`, `make fuzz-smoke`, `make fuzz-status`; docs/develop/fuzzing.md.
#
# A harness is one file, fuzz/NAME.c, linked with the driver of an engine. Each engine has a folder of its own:
#   build/fuzz             the replayer, with the compiler and flags of everything else (for CI, valgrind)
#   build-sanitized/fuzz   libFuzzer (clang), with sanitizers: linked of the objects that `make test-sanitized` links
#   build-libfuzzer/fuzz   libFuzzer, without
#   build-afl/fuzz         AFL++ (afl-clang-fast), persistent

FUZZ_HARNESSES = relation distance depth sweep half_space curved curved_contact curved_support sweep_range simplex support closest hit orientation hull polygons overlaps mesh_pairs decompose bound contact moving_features motion parts solid asked filter reader mesh_file judgement checker judge world
FUZZ_SHARED    = fuzz/harness.c fuzz/primitives.c fuzz/curved_bodies.c
MINUTES        = 10
FUZZ_ENGINE    = libfuzzer

# Set by the two recursive makes below.
FUZZ_DRIVER   = fuzz/driver_replay.c
FUZZ_LDFLAGS  =

# claim_check, damaged, polygon_oracle, lattice_curved and trace_rooms assert, by cmocka.
FUZZ_OBJECTS := $(call object,$(FUZZ_SHARED)) $(filter-out %/claim_check.o %/damaged.o %/polygon_oracle.o %/lattice_curved.o %/trace_rooms.o,$(ORACLE_OBJECTS)) $(GEN_OBJECTS) \
                $(RUN_OBJECTS) $(REF_OBJECTS) $(FORMAT_OBJECTS) $(call object,$(wildcard tool/kind/solve/*.c))
$(BUILD)/fuzz/%: $(BUILD)/obj/fuzz/%.o $(call object,$(FUZZ_DRIVER)) $(FUZZ_OBJECTS) $(BUILD)/libspec.a
	@mkdir -p $(@D)
	$(CC) $(ALL_LDFLAGS) $(FUZZ_LDFLAGS) $^ -o $@ $(JSON_LIBS) $(LIBS)

$(BUILD)/fuzz/mutator.so: fuzz/mutator.c fuzz/mutator_afl.c fuzz/mutator.h
	@mkdir -p $(@D)
	gcc $(filter-out $(SANITIZE),$(ALL_CFLAGS)) -shared $(filter %.c,$^) -o $@ -lm

FUZZ_PROGRAMS = $(FUZZ_HARNESSES:%=$(BUILD)/fuzz/%)
.PHONY: fuzz-programs fuzz-compiled fuzz-libfuzzer fuzz-afl
fuzz-programs: $(FUZZ_PROGRAMS)

# For `make test`: a name that clashes in a harness is found before the fuzzers are there. One program links what all share.
fuzz-compiled: $(call object,$(filter-out fuzz/driver_afl.c,$(sort $(wildcard fuzz/*.c)))) $(BUILD)/fuzz/relation

# A harness with one source in another version: fuzz/plant.py. The object comes before the library, which keeps its own.
ifdef FUZZ_PLANT
$(FUZZ_PLANT_TARGET): $(FUZZ_PLANT) $(call object,fuzz/$(FUZZ_PLANT_HARNESS).c $(FUZZ_DRIVER)) \
    $(filter-out $(call object,$(FUZZ_PLANTED)),$(FUZZ_OBJECTS)) $(BUILD)/libspec.a
	$(CC) $(ALL_CFLAGS) -w -c $< -o $@.o
	$(CC) $(ALL_LDFLAGS) $(FUZZ_LDFLAGS) $@.o $(filter-out $<,$^) -o $@ $(JSON_LIBS) $(LIBS)
endif

# With the sanitizers a read beyond an array is found where it happens. Without, FUZZ_SANITIZE=, broken promises alone
# are found, several times as fast.
FUZZ_SANITIZE = $(SANITIZED)
FUZZ_BUILD    = $(BUILD)-$(if $(FUZZ_SANITIZE),sanitized,libfuzzer)
export FUZZ_BUILD
# Comparisons are traced where text is read; elsewhere they are of numbers that no byte of the input is.
FUZZ_NO_TRACE = -fno-sanitize-coverage=trace-cmp
FUZZ_COVERAGE = -fsanitize=fuzzer-no-link $(FUZZ_NO_TRACE)
$(BUILD)/obj/tool/format/%.o $(BUILD)/obj/tool/kind/%.o: UNTRACED = $(FUZZ_NO_TRACE)
# The generator is asked once for each of its pairs, and its code is nothing to find one's way by; the decoder's is.
FUZZ_GENERATOR = $(filter-out %/decoder.o,$(GEN_OBJECTS))
$(FUZZ_GENERATOR): UNTRACED = $(FUZZ_COVERAGE)
fuzz-libfuzzer:
	@$(MAKE) --no-print-directory -s CC=clang BUILD=$(FUZZ_BUILD) \
	  FUZZ_DRIVER="fuzz/mutator.c fuzz/mutator_libfuzzer.c" \
	  SANITIZE="$(FUZZ_COVERAGE) $(FUZZ_SANITIZE)" FUZZ_LDFLAGS=-fsanitize=fuzzer fuzz-programs
fuzz-afl:
	@AFL_QUIET=1 $(MAKE) --no-print-directory -s CC=afl-clang-fast BUILD=$(BUILD)-afl FUZZ_DRIVER=fuzz/driver_afl.c \
	  fuzz-programs $(BUILD)-afl/fuzz/mutator.so

.PHONY: fuzz fuzz-smoke fuzz-status fuzz-replay fuzz-plant
fuzz: $(BUILD)/.packages-fuzz
	@$(MAKE) --no-print-directory fuzz-$(FUZZ_ENGINE)
	@fuzz/run.sh $(FUZZ_ENGINE) $(BUILD) $(MINUTES) $(FUZZ_HARNESSES)

# All harnesses by turns under both engines, without sanitizers, at the lowest priority, until they are stopped.
BACKGROUND = $(BUILD)-fuzzed/background
.PHONY: fuzz-background fuzz-background-run fuzz-background-stop fuzz-merge fuzz-edges
fuzz-background: $(BUILD)/.packages-fuzz
	@if pgrep -F $(BACKGROUND).pid >/dev/null 2>&1; then echo "fuzzers run already: $(BACKGROUND).log"; exit 1; fi
	@mkdir -p $(BUILD)-fuzzed
	@nohup setsid nice -n 19 $(MAKE) --no-print-directory fuzz-background-run >$(BACKGROUND).log 2>&1 </dev/null & true
	@echo "fuzzers are built, then run by turns: $(BACKGROUND).log; \`make fuzz-background-stop' ends them"
fuzz-background-run:
	@echo $$$$ >$(BACKGROUND).pid; $(MAKE) --no-print-directory -s fuzz-libfuzzer FUZZ_SANITIZE= && \
	  $(MAKE) --no-print-directory -s fuzz-afl && \
	  FUZZ_BUILD=$(BUILD)-libfuzzer exec fuzz/background.py run $(BUILD) $(FUZZ_HARNESSES)
fuzz-background-stop:
	@pkill -TERM -F $(BACKGROUND).pid && echo "the turns that had begun are recorded in docs/fuzz-executions.csv"
# Adds the record of another machine, RECORD=FILE, to ours.
fuzz-merge:
	@fuzz/background.py merge $(RECORD)
# The figure and the table of docs/develop/fuzzing.md, from the record.
fuzz-edges:
	@docs/fuzz-edges.py

fuzz-replay:
	@$(MAKE) --no-print-directory -s fuzz-programs
	@fuzz/replay.sh $(BUILD) $(FUZZ_HARNESSES)

# The corpus, then a fixed number of executions: some three minutes on two slow cores.
fuzz-smoke: $(BUILD)/.packages-fuzz
	@$(MAKE) --no-print-directory fuzz-libfuzzer
	@TURN=$(TURN) SHARE=$(SHARE) fuzz/smoke.sh $(BUILD) $(FUZZ_HARNESSES)

fuzz-status:
	@fuzz/status.sh $(BUILD) $(FUZZ_HARNESSES)

# Does a planted fault come to light within ten minutes? PLANTS="hull-edges door-clip" for these, SHARE=4 TURN=1 for each fourth;
# KNOWN=1 for those that were found before, UNTRIED=1 for those of which the table knows nothing; WRITE=1 puts the seconds into the
# table; WORKERS=1 for one at a time.
PLANTS =
fuzz-plant: $(BUILD)/.packages-fuzz
	@$(MAKE) --no-print-directory fuzz-libfuzzer
	@FUZZ_SANITIZE="$(FUZZ_SANITIZE)" MAKE="$(MAKE)" fuzz/plant.py $(BUILD) $(if $(KNOWN),--known) $(if $(UNTRIED),--untried) \
	  $(if $(WRITE),--write) $(if $(WORKERS),--workers $(WORKERS)) \
	  $(if $(and $(SHARE),$(TURN)),--share $(SHARE) --turn $(TURN)) $(PLANTS)

# As OSS-Fuzz would: builds by its Dockerfile and build.sh in a clean Debian 12, then starts each harness where it has no compiler.
# Needs root and debootstrap; SANITIZERS_OF="address" for one of the two. A quarter of an hour on two cores.
SANITIZERS_OF = address undefined
.PHONY: oss-fuzz-check
oss-fuzz-check:
	@oss-fuzz/check.sh $(BUILD) $(SANITIZERS_OF)
