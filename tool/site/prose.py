"""From Markdown to HTML: links lead into the site, headings get the anchors that links name."""
import html
import re

import markdown_it
import pygments
import pygments.formatters
import pygments.lexers
import pygments.util

LANGUAGES = {"sh": "console", "": "text", "jsonl": "json"}
# The classes of words that site.css colours; marks of the others would double a page's size.
STYLED = set("k kt kd kn kc cp ow nf nc mi mf mh il s s1 s2 se cpf c c1 cm ch gp".split())
WORD = re.compile(r'<span class="(\w+)">([^<]*)</span>')


def coloured(code, language, _=None):
    """Code with its words marked by classes; the page's style says how they look."""
    try:
        lexer = pygments.lexers.get_lexer_by_name(LANGUAGES.get(language, language), stripnl=False)
    except pygments.util.ClassNotFound:
        return html.escape(code, quote=False)
    made = pygments.highlight(code, lexer, pygments.formatters.HtmlFormatter(nowrap=True))
    return WORD.sub(lambda word: word[0] if word[1] in STYLED else word[2], made)


# The options are given whole: the release of Debian 12 hands `highlight` on only in this way.
READER = markdown_it.MarkdownIt("commonmark").enable(["table", "strikethrough"])
READER.options["highlight"] = coloured


def words(token):
    """What a reader sees of a heading or a link."""
    return "".join(child.content for child in token.children or [] if child.type in ("text", "code_inline"))


def anchor(title, taken):
    """The anchor that a heading gets where the pages are read as a repository: the links of the tree name it."""
    name = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
    taken[name] = taken.get(name, -1) + 1
    return f"{name}-{taken[name]}" if taken[name] else name


def render(text, link):
    """(HTML, headings) of a page; `link` maps what it names to addresses of the site."""
    tokens, headings, taken = READER.parse(text), [], {}
    for token, inside in zip(tokens, tokens[1:] + [None]):
        if token.type == "heading_open":
            headings.append((int(token.tag[1]), anchor(words(inside), taken), words(inside)))
            token.attrSet("id", headings[-1][1])
        for child in token.children or []:
            for kind, attribute in (("link_open", "href"), ("image", "src")):
                if child.type == kind:
                    child.attrSet(attribute, link(child.attrGet(attribute)))
    made = READER.renderer.render(tokens, READER.options, {})
    # Wide tables scroll by themselves, so that a narrow window scrolls no other way than down.
    made = made.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")
    return made, headings


def inline(text, link):
    """A cell of a table or a sentence, without the paragraph around it."""
    made, _ = render(text, link)
    return re.sub(r"^<p>|</p>$", "", made.strip())


def plain(made):
    """The words of HTML, for the search."""
    made = re.sub(r"<script.*?</script>", " ", made, flags=re.DOTALL)  # data
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", made))).strip()
