"""A chart of worst errors by family: one SVG for each precision, coloured by the page's style."""
import html
import math

SHOWN = 16  # families in a chart: the worst
LEFT, RIGHT, ROW, TOP = 190, 420, 18, 26
SMALLEST = {"binary64": -18, "binary32": -10}


def number(text):
    return float(text) if text else None


def families(rows):
    """[(family, distance error, depth error, gross errors)], the worst first; without rows that sum others up."""
    found = [
        (row["family"], number(row["distance_worst"]), number(row["depth_worst"]), int(row["wrong_gross"]))
        for row in rows
        if row["family"] not in ("all", "human-scale") and int(row["answered"]) > 0
    ]
    found = [row for row in found if row[1] is not None or row[2] is not None or row[3]]
    return sorted(found, key=lambda row: (-row[3], -max(row[1] or 0, row[2] or 0), row[0]))


def errors(rows):
    """The same of what takes no pairs: one error, no depth; a form stands behind its family."""
    found = [
        (
            f"{row['family']}, {row['form']}" if row["form"] else row["family"],
            number(row["error_worst"]),
            None,
            int(row["wrong"]),
        )
        for row in rows
        if row["family"] != "all" and row["error_worst"]
    ]
    return sorted(found, key=lambda row: (-row[3], -row[1], row[0]))


def place(error, low):
    """Where an error stands between the left end, 10^low or less, and the right one, 1 or more."""
    return LEFT + (RIGHT - LEFT) * min(1, max(0, 1 - math.log10(max(error, 10.0**low)) / low))


def draw(precision, found, said_of=("distance", "depth"), wrong="grossly wrong verdicts"):
    """The chart of `families` or `errors`, or nothing where nothing was measured."""
    worst = found[:SHOWN]
    if not worst:
        return ""
    low, height = SMALLEST[precision], TOP + ROW * len(worst) + 4
    parts = [
        f'<figure><figcaption>{precision}</figcaption><svg viewBox="0 0 {RIGHT + 30} {height}" role="img" '
        f'aria-label="Worst errors in {precision}, by family">'
    ]
    for power in range(low, 1, 3 if low < -12 else 2):
        x = place(10.0**power, low)
        parts.append(
            f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{height}"/>'
            f'<text x="{x:.1f}" y="12" text-anchor="middle">1e{power}</text>'
        )
    for k, (family, distance, depth, gross) in enumerate(worst):
        y = TOP + ROW * k + ROW / 2
        parts.append(f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end">{html.escape(family)}</text>')
        for kind, error, name in zip(("distance", "depth"), (distance, depth), (*said_of, "")):
            if error is not None:
                x = place(error, low)
                shape = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
                if kind == "depth":
                    shape = f'<path d="M{x - 4:.1f} {y - 4:.1f}h8v8h-8z"/>'
                said = f"{html.escape(family)}: {name} off by {error:.2g}"
                parts.append(f'<g class="{kind}"><title>{said}</title>{shape}</g>')
        if gross:
            parts.append(
                f'<text class="wrong" x="{RIGHT + 8}" y="{y + 4:.1f}"><title>{wrong}</title>' f"{gross}</text>"
            )
    marks = "".join(
        f'<span class="{kind}">{mark} {name}</span> '
        for kind, mark, name in zip(("distance", "depth"), ("&#9679;", "&#9632;"), said_of)
    )
    parts.append(f'</svg><p class="key">{marks}<span class="wrong">3</span> {wrong}</p></figure>')
    return "".join(parts)
