# make coverage: which lines and branches of ref/, spec/ and the readers no test reaches, and which conditions of spec/ and
# ref/separation/ no test has shown to decide by themselves (MC/DC), by clang 19, held against two committed lists
# (tests/coverage/coverage.py). A decision that clang cannot look at (a condition that holds others within a call or a
# comparison; GMP's macros do) is to be written another way: it fails here. Tests of drawing, studies, shrinking and reports
# are left out, and so are most scripts: slow, and hardly anything of these files is reached by them alone. So are those of
# the library of text, whose threads count at the same time: counts that get lost make others look reached, or not.

COVERED_TESTS = $(filter-out draw/% study/% shrink/% report/% text/%,$(TEST_PROGRAMS:$(BUILD)/tests/%=%)) \
                cli/ask_check_test.sh cli/bad_input_test.sh judge/overlaps_test.sh mesh_pairs/meshes_test.sh mesh_motion/answers_test.sh \
                bound/answers_test.sh hull/answers_test.sh minkowski/answers_test.sh triangulate/answers_test.sh decompose/answers_test.sh \
                clip/answers_test.sh moving/answers_test.sh motion/answers_test.sh motion/kept_test.sh contact/answers_test.sh \
                curved/answers_test.sh curved/hit_answers_test.sh curved/support_answers_test.sh \
                curved/contact_answers_test.sh cli/half_space_test.sh enclosure/answers_test.sh \
                enclosure/depth_answers_test.sh enclosure/sweep_answers_test.sh enclosure/parallel_test.sh \
                parts/answers_test.sh parts/contacts_answers_test.sh parts/curved_answers_test.sh solid/answers_test.sh \
                solid/fields_test.sh format/spellings_test.sh judge/rays_test.sh primitive/families_test.sh pair/plane_test.sh pair/surfaces_test.sh \
                judge/readers_test.sh

# Counts of static functions go by the name of the main file: two files are called checker.c, so it is the whole path. Names
# begin at the clone's folder, so that ccache may take an object of another clone. (It knows no -fprofile-list of its own.)
COVERAGE_FLAGS = -fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc -fcoverage-compilation-dir=. \
                 -Xclang -fprofile-list=tests/coverage/scope.list -Xclang -main-file-name -Xclang $$<
COVERED_PROGRAMS = origo origo-check $(addprefix tests/,$(filter-out %.sh,$(COVERED_TESTS)))
# The tests in binary32 link none of these but what takes motions; nobody runs origo32 here.
UNUSED32 = $(filter-out %/handed_rigid.o,$(filter $(addprefix $(BUILD)/obj32/tool/,draw/% judge/% report/% shrink/%),$(OBJECTS32)))
COVERED_OBJECTS32 = $(patsubst $(BUILD)/%,$(BUILD)-coverage/%,$(filter-out $(UNUSED32),$(OBJECTS32)))

# The C library's sines differ between machines: where operations are fused it takes other functions, and tests get other
# numbers. The lists hold on every machine, as those without are taken here.
PLAIN_SINES = GLIBC_TUNABLES=glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2

# What has MC/DC is compiled anew, so that the compiler (or ccache, which keeps what it said) says again what it cannot look
# at. Counts of an earlier run would hide what is no longer reached. Below a thousand pairs some scripts look at one seed of
# several, which reaches as much. Each test has profiles of its own: programs of the same sizes, as a test in both precisions
# is, have one signature (%m), and of what does not fit into the other's profile nothing is kept.
.PHONY: coverage
coverage: $(BUILD)/.packages-coverage
	@rm -rf $(addprefix $(BUILD)-coverage/,obj/spec obj/ref/separation libspec.a libtests.a libtests32.a origo origo-check tests profile)
	@mkdir -p $(BUILD)-coverage
	@CCACHE_EXTRAFILES=$(CURDIR)/tests/coverage/scope.list $(MAKE) --no-print-directory -s $(JOBS) \
	  BUILD=$(BUILD)-coverage CC=clang-19 OPT=-O1 WARN= CFLAGS= SANITIZE='$(COVERAGE_FLAGS)' OBJECTS32='$(COVERED_OBJECTS32)' \
	  $(COVERED_PROGRAMS:%=$(BUILD)-coverage/%) >$(BUILD)-coverage/build.log 2>&1 || { cat $(BUILD)-coverage/build.log; exit 1; }
	@! grep -E '^(spec|ref/separation)/.*unsupported MC/DC' $(BUILD)-coverage/build.log
	@LLVM_PROFILE_FILE=$(CURDIR)/$(BUILD)-coverage/profile/TEST-%2m.profraw ORIGO_TEST_PAIRS=999 $(PLAIN_SINES) \
	  tests/run.sh $(BUILD)-coverage $(COVERED_TESTS)
	@tests/coverage/coverage.py $(BUILD)-coverage
	@docs/how-it-is-tested.py $(BUILD)-coverage --check

# Line by line, in build-coverage/html, after make coverage.
.PHONY: coverage-html
coverage-html:
	@tests/coverage/coverage.py $(BUILD)-coverage --html
