#!/usr/bin/env python3
"""Writes the tables of docs/use/systems.md: each call of spec/, ref/ and tool/ that is not of C17.

usage: docs/systems.py [--build BUILD] [--check] [ROOT]

The calls are symbols of the objects. --check writes nothing. It fails where a file of spec/ or ref/ includes a header
that is neither C17's nor GMP's or MPFR's, or one of the library's sources another but Jansson's; where spec/ or ref/
make a call that is not C17's; where the shared library asks for other calls than its objects do; where a call is in no
group; and where the page says something else. ROOT has other sources, for the headers.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent.parent
HEADERS = set("""
assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic
stdbool stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype gmp mpfr""".split())
MATH = """acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs fdim floor fma
fmax fmin fmod frexp hypot ilogb ldexp lgamma llrint llround log log10 log1p log2 logb lrint lround modf nan
nearbyint nextafter nexttoward pow remainder remquo rint round scalbln scalbn sin sinh sqrt tan tanh tgamma
trunc""".split()
C17 = {name + ending for name in MATH for ending in ("", "f", "l")} | set("""
abort abs atexit atof atoi atol atoll bsearch calloc div exit free getenv labs ldiv llabs lldiv malloc qsort
quick_exit rand realloc srand strtod strtof strtol strtold strtoll strtoul strtoull system aligned_alloc memchr
memcmp memcpy memmove memset strcat strchr strcmp strcoll strcpy strcspn strerror strlen strncat strncmp strncpy
strpbrk strrchr strspn strstr strtok strxfrm clearerr fclose feof ferror fflush fgetc fgetpos fgets fopen
fprintf fputc fputs fread freopen fscanf fseek fsetpos ftell fwrite getc getchar perror printf putc putchar puts
remove rename rewind scanf setbuf setvbuf snprintf sprintf sscanf stderr stdin stdout tmpfile tmpnam ungetc
vfprintf vfscanf vprintf vscanf vsnprintf vsprintf vsscanf isalnum isalpha isblank iscntrl isdigit isgraph
islower isprint ispunct isspace isupper isxdigit tolower toupper asctime clock ctime difftime gmtime localtime
mktime strftime time timespec_get localeconv setlocale raise signal longjmp""".split())
# What compilers make of C17: two calls in one, and comparisons for equality alone.
COMPILER = {"sincos", "sincosf", "bcmp", "stpcpy"}
OTHERS = re.compile(r"(og_|origo_|__gmp|mpfr_|json_|XML_|_[A-Z]|__)")  # those of libraries, compilers and C libraries
PERMITTED = {("tool/text/context.c", "pthread")}
GROUPS = {
    "files": "open close read write pread lseek ftruncate stat mkdir access realpath opendir readdir closedir fileno"
    " glob globfree",
    "processes": "fork execl execlp _exit waitpid waitid kill getpid getppid setpgid setrlimit prctl nanosleep",
    "pipes": "pipe dup2 fcntl poll socketpair send recv",
    "signals": "sigaction sigaddset sigemptyset sigprocmask sigwaitinfo",
    "terminals": "isatty ioctl",
    "time": "clock_gettime gmtime_r",
    "options": "getopt_long optarg opterr optind",
    "text": "open_memstream strdup strcasecmp",
    "locale": "newlocale uselocale freelocale",
    "threads": "pthread_once",
}
GROUP_OF = {call: group for group, calls in GROUPS.items() for call in calls.split()}


def nm(*arguments):
    return subprocess.run(["nm", *arguments], check=True, capture_output=True, text=True).stdout


def is_foreign(call):
    return call not in C17 and call not in COMPILER and not OTHERS.match(call)


def objects_of(build):
    """By the object's name without its ending: what it defines, and what it asks for."""
    folder = build / "obj"
    paths = [str(path) for part in ("spec", "ref", "tool") for path in sorted((folder / part).rglob("*.o"))
             if any((HERE / path.relative_to(folder)).with_suffix(ending).exists() for ending in (".c", ".S"))]
    symbols = collections.defaultdict(lambda: (set(), set()))
    for line in nm("-A", "-g", "-P", *paths).splitlines():
        path, name, kind = re.match(r"(.*?):? (\S+) (\w)", line).groups()
        name = name.split("@")[0]
        symbols[str(pathlib.Path(path).relative_to(folder).with_suffix(""))][kind in "Uwv"].add(name)
    return symbols


def linked(symbols):
    """The objects of the library: those of spec/ and tool/text, and whichever these ask for."""
    commands = ("tool/origo/", "tool/check/")
    defined = {name: one for one, (has, _) in symbols.items() if not one.startswith(commands) for name in has}
    found = {one for one in symbols if one.startswith(("spec/", "tool/text/"))}
    waiting = list(found)
    while waiting:
        for name in symbols[waiting.pop()][1]:
            one = defined.get(name)
            if one is not None and one not in found:
                found.add(one)
                waiting.append(one)
    return found


def source(one):
    return next(f"`{one}{ending}`" for ending in (".c", ".S") if (HERE / f"{one}{ending}").exists())


def table(calls):
    """calls: by the call, its files."""
    lines = ["| | call | made by |", "|---|---|---|"]
    for group, names in GROUPS.items():
        of = [call for call in names.split() if call in calls]
        for k, call in enumerate(of):
            files = ", ".join(source(one) for one in sorted(calls[call]))
            lines.append(f"| {group if k == 0 else ''} | `{call}` | {files} |")
    return "\n".join(lines)


def headers(root, library):
    """Of spec/, ref/ and what the library is made of, with what that includes."""
    waiting = [str(path.relative_to(root)) for part in ("spec", "ref") for path in (root / part).rglob("*.[ch]")]
    waiting += [f"{one}.c" for one in library]
    faults, seen = [], set()
    while waiting:
        name = waiting.pop()
        if name in seen or not (root / name).exists():
            continue
        seen.add(name)
        text = (root / name).read_text(encoding="utf-8")
        waiting += re.findall(r'^\s*#\s*include\s*"([^"]*)"', text, re.M)
        for header in re.findall(r"^\s*#\s*include\s*<([^>]*)>", text, re.M):
            plain = header.removesuffix(".h")
            permitted = not name.startswith(("spec/", "ref/")) and (plain == "jansson" or (name, plain) in PERMITTED)
            if plain not in HEADERS and not permitted:
                faults.append(f"{name}: <{header}> is no header of C17")
    return sorted(faults)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", default="build", type=pathlib.Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--page", default=HERE / "docs/use/systems.md", type=pathlib.Path)
    parser.add_argument("root", nargs="?", default=HERE, type=pathlib.Path)
    given = parser.parse_args()
    symbols = objects_of(given.build)
    library = linked(symbols)
    faults = headers(given.root, library)
    of_library, of_commands = collections.defaultdict(set), collections.defaultdict(set)
    for one, (_, asked) in symbols.items():
        for call in filter(is_foreign, asked):
            if one.startswith(("spec/", "ref/")):
                faults.append(f"{one}.c: {call} is no call of C17")
            elif call not in GROUP_OF:
                faults.append(f"{one}: {call} is in no group")
            (of_library if one in library else of_commands)[call].add(one)
    shared = {line.split()[-1].split("@")[0] for line in nm("-D", "-u", str(given.build / "liborigo.so")).splitlines()}
    shared = set(filter(is_foreign, shared))
    for call in sorted(shared ^ set(of_library)):
        faults.append(f"liborigo.so: {call} is {'asked for by no object' if call in shared else 'not asked for'}")
    text = given.page.read_text(encoding="utf-8")
    made = text
    for name, calls in (("library", of_library), ("commands", of_commands)):
        begin, end = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
        if begin not in made or end not in made:
            sys.exit(f"{given.page} has no place for the table: {name}")
        made = made[:made.index(begin)] + begin + table(calls) + made[made.index(end):]
    if not given.check:
        given.page.write_text(made, encoding="utf-8")
    elif made != text:
        faults.append(f"{given.page.name} is not what the objects say: run docs/systems.py")
    for fault in faults:
        print(fault)
    print(f"{len(symbols)} objects, {len(library)} of the library; {len(of_library)} calls of the library and "
          f"{len(of_commands)} of the commands are not of C17; {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
