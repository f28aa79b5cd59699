"""The mutants of a C file: every small change of its functions that a test should notice.

A mutant is one edit of the text inside one function. The sources are read as tokens, with the spaces that clang-format
puts telling `a * b` from `type *a`; comments, contracts, declarations of types and tables outside functions stay.
Changes: comparisons, sums and products, && and ||, numbers by one, conditions to true and false, calls and
assignments left out, exact operations turned into their opposite, components and bodies exchanged, and the verdicts.
"""
import dataclasses
import re

TOKEN = re.compile(r"""
    (?P<space>\s+|//[^\n]*|/\*.*?\*/)
  | (?P<directive>\#(?:\\\n|[^\n])*)
  | (?P<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
  | (?P<number>\.?\d(?:[eEpP][+-]|[\w.])*)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<mark><<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)
""", re.VERBOSE | re.DOTALL)

MARKS = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "==": ("!=",), "!=": ("==",),
         "+": ("-",), "-": ("+",), "*": ("/",), "/": ("*",), "%": ("*",), "&&": ("||",), "||": ("&&",),
         "+=": ("-=",), "-=": ("+=",), "*=": ("/=",), "/=": ("*=",), "|=": ("&=",), "&=": ("|=",), "&": ("|",),
         "|": ("&",), "<<": (">>",), ">>": ("<<",)}

COMPARISONS = ("<", "<=", ">", ">=", "==", "!=", "&&", "||")

OPPOSITES = [("og_int_add", "og_int_sub"), ("og_int_addmul", "og_int_submul"), ("og_ivec_add", "og_ivec_sub"),
             ("og_ivec_addmul", "og_ivec_submul"), ("og_int_neg", "og_int_set"), ("og_ivec_neg", "og_ivec_set"),
             ("mpz_add", "mpz_sub"), ("mpz_addmul", "mpz_submul"), ("mpz_neg", "mpz_set"), ("mpq_add", "mpq_sub"),
             ("mpq_neg", "mpq_set"), ("mpz_fdiv_q", "mpz_cdiv_q"), ("mpz_gcd", "mpz_lcm"),
             ("MPFR_RNDD", "MPFR_RNDU"), ("og_min", "og_max"), ("fmin", "fmax"), ("floor", "ceil"),
             ("og_add", "og_sub"), ("true", "false"),
             ("OG_OUTCOME_ANSWERED", "OG_OUTCOME_DEGENERATE"), ("OG_VERDICT_APART", "OG_VERDICT_MEET")]
NAMES = {old: new for pair in OPPOSITES for old, new in (pair, pair[::-1])}
NAMES |= {"OG_SEPARATED": "OG_TOUCHING", "OG_TOUCHING": "OG_PENETRATING", "OG_PENETRATING": "OG_TOUCHING",
          "OG_OUTCOME_ITERATION_LIMIT": "OG_OUTCOME_ANSWERED", "OG_OUTCOME_OUT_OF_RANGE": "OG_OUTCOME_ANSWERED",
          "og_abs": "", "fabs": "", "og_neg": ""}
MEMBERS = {"x": "y", "y": "z", "z": "x", "i": "j", "j": "i", "a": "b", "b": "a", "left": "right", "right": "left"}
# Words after which a statement may begin, or that begin one that is never left out.
KEYWORDS = {"if", "else", "for", "while", "do", "switch", "case", "default", "return", "break", "continue", "goto",
            "sizeof", "const", "static", "struct", "union", "enum", "unsigned", "int", "double", "float", "char",
            "long"}


@dataclasses.dataclass(frozen=True)
class Token:
    kind: str
    text: str
    begin: int
    end: int


@dataclasses.dataclass(frozen=True)
class Function:
    name: str
    header: str  # up to the opening brace
    begin: int   # of the header
    body: int    # of the opening brace
    end: int     # after the closing brace


@dataclasses.dataclass(frozen=True)
class Mutant:
    function: str
    begin: int
    end: int
    new: str

    def apply(self, text):
        return text[:self.begin] + self.new + text[self.end:]

    def line(self, text):
        """The number of the line, the line, and the line as the mutant has it; spaces do not count."""
        start = text.rfind("\n", 0, self.begin) + 1
        stop = text.find("\n", self.end)
        old, new = text[start:stop], text[start:self.begin] + self.new + text[self.end:stop]
        return text.count("\n", 0, start) + 1, " ".join(old.split()), " ".join(new.split())


def tokens(text):
    return [Token(found.lastgroup, found.group(), found.start(), found.end())
            for found in TOKEN.finditer(text) if found.lastgroup != "space"]


def closing(marks, opening):
    """The index of the bracket that closes the one at `opening`."""
    depth = 0
    for index in range(opening, len(marks)):
        if marks[index].text in ("(", "[", "{"):
            depth += 1
        elif marks[index].text in (")", "]", "}"):
            depth -= 1
            if depth == 0:
                return index
    raise ValueError("a bracket is not closed")


def functions(text):
    """Each function of the file, with the tokens of its body without the braces."""
    all_tokens = tokens(text)
    start = index = 0
    while index < len(all_tokens):
        token = all_tokens[index]
        if token.kind == "directive" or token.text == ";":
            start = index + 1
        elif token.text == "{":
            last = closing(all_tokens, index)
            body = [mark for mark in all_tokens[index + 1:last] if mark.kind != "directive"]
            if index > start and all_tokens[index - 1].text == ")":
                opening = index - 1
                while all_tokens[opening].text != "(" or closing(all_tokens, opening) != index - 1:
                    opening -= 1
                header = text[all_tokens[start].begin:token.begin]
                yield Function(all_tokens[opening - 1].text, header, all_tokens[start].begin, token.begin,
                               all_tokens[last].end), body
                start = last + 1
            index = last
        elif token.text == "(":
            index = closing(all_tokens, index)
        index += 1


def numbers(token, inside_index):
    """The other values of a number."""
    digits = token.text.rstrip("uUlLfF") if not token.text.startswith("0x") else token.text
    if not re.fullmatch(r"\d+", digits):
        return ("0",)
    value = int(digits)
    if value == 0:
        return ("1",)
    if value == 1:
        return ("0", "2") if inside_index else ("0", "-1")
    return (str(value - 1), str(value + 1))


def is_binary(text, token):
    return text[token.begin - 1].isspace() and text[token.end].isspace()


def condition_of(marks, question):
    """The first token of the condition before the question mark at this index."""
    depth = 0
    for index in range(question - 1, -1, -1):
        mark = marks[index].text
        if mark in (")", "]", "}"):
            depth += 1
        elif mark in ("(", "[", "{"):
            if depth == 0:
                return index + 1
            depth -= 1
        elif depth == 0 and mark in ("=", ",", ";", "return", "?", ":", "+=", "-=", "|=", "&="):
            return index + 1
    return 0


def is_declaration(statement):
    words = [token.text for token in statement[:3]]
    kinds = [token.kind for token in statement[:3]]
    if words[0] in KEYWORDS:
        return True
    return kinds[:2] == ["name", "name"] or (kinds == ["name", "mark", "name"] and words[1] == "*")


def statements(marks):
    """Spans of tokens, without the semicolon, of calls and assignments and of break and continue.

    What only begins or ends the life of a number stays: that is seen by the tests under valgrind and sanitizers.
    """
    index = 0
    while index < len(marks):
        word = marks[index].text
        if word in ("if", "for", "while", "switch"):
            index = closing(marks, index + 1) + 1
        elif word in ("{", "}", ";", "else", "do", "default", ":"):
            index += 1
        elif word == "case":
            while marks[index].text != ":":
                index += 1
        else:
            first = index
            while marks[index].text != ";":
                index = closing(marks, index) + 1 if marks[index].text in ("(", "[", "{") else index + 1
            if re.search(r"(?:^|_)(?:init|clear|free)$", word):
                continue
            if word in ("break", "continue") or not is_declaration(marks[first:index]):
                yield marks[first:index]


def token_changes(text, marks, index, constants):
    """The edits of one token, as (begin, end, new)."""
    token = marks[index]
    before = marks[index - 1].text if index > 0 else ""
    if token.kind == "mark":
        if token.text in MARKS and is_binary(text, token):
            for new in MARKS[token.text]:
                yield token.begin, token.end, new
        elif token.text in ("!", "-") and not is_binary(text, token):
            yield token.begin, token.end, ""
        elif token.text == "?":
            first, last = condition_of(marks, index), index - 1
            if not any(mark.text in COMPARISONS for mark in marks[first:last]):  # which are turned round anyway
                whole = text[marks[first].begin:marks[last].end]
                yield marks[first].begin, marks[last].end, f"!({whole})"
    elif token.kind == "number":
        declared = before == "[" and index > 2 and marks[index - 3].kind == "name" and marks[index - 3].text != "return"
        if not declared and not (before == "{" and marks[index + 1].text == "}"):
            for new in numbers(token, before == "["):
                yield token.begin, token.end, f"({new})" if new.startswith("-") else new
    elif token.kind == "name":
        if token.text in MEMBERS and before in (".", "->"):
            if not (before == "." and index > 1 and marks[index - 2].text in ("{", ",")):  # .x = in an initialiser
                yield token.begin, token.end, MEMBERS[token.text]
        elif token.text in NAMES and before not in (".", "->"):
            yield token.begin, token.end, NAMES[token.text]
        elif token.text.startswith("OG_REFUSED_") and before == "return":
            yield token.begin, token.end, "OG_ACCEPTED"
        elif token.text in constants:
            yield token.begin, token.end, "0"
        elif token.text in ("if", "while"):
            last = closing(marks, index + 1)
            for new in ("false", "true") if token.text == "if" else ("false",):
                yield marks[index + 1].end, marks[last].begin, new
        elif token.text == "for":
            first = index + 1
            while marks[first].text != ";":
                first = closing(marks, first) if marks[first].text in ("[", "{") else first + 1
            last = first + 1
            while marks[last].text != ";":
                last = closing(marks, last) + 1 if marks[last].text in ("(", "[") else last + 1
            if last > first + 1:
                yield marks[first + 1].begin, marks[last - 1].end, "false"


def loop_steps(marks):
    """The indices of the tokens in the steps of for loops: to change these only makes loops that do not end."""
    inside = set()
    for index, token in enumerate(marks):
        if token.text == "for":
            last = closing(marks, index + 1)
            step = last
            while marks[step].text != ";":
                step -= 1
            inside.update(range(step, last))
    return inside


def mutants(text):
    """All mutants of a file, in the order of their places."""
    constants = set(re.findall(r"^#define ([A-Z_0-9]+) [-0-9.][0-9a-fxp.+-]*$", text, re.MULTILINE))
    for function, marks in functions(text):
        steps = loop_steps(marks)
        changes = {change for index in range(len(marks)) if index not in steps
                   for change in token_changes(text, marks, index, constants)}
        changes |= {(span[0].begin, span[-1].end, "") for span in statements(marks)}
        for begin, end, new in sorted(changes):
            yield Mutant(function.name, begin, end, new)
