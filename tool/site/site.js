// What the pages do beside being read: search, tables that sort and filter, comparisons, progress in the course.
// Everything works from a disk: nothing is fetched, and the words to search come as a script when they are first needed.
"use strict";
(() => {
  const up = window.ORIGO.up;
  const field = document.getElementById("search");
  const found = document.getElementById("found");
  const most = 30;

  const index = () => new Promise((resolve, reject) => {
    if (window.ORIGO.index) return resolve(window.ORIGO.index);
    const script = document.createElement("script");
    script.src = up + "search.js";
    script.onload = () => resolve(window.ORIGO.index);
    script.onerror = () => reject(new Error("search.js is not beside these pages"));
    document.head.append(script);
  });

  // Every word must be found. A title counts most, then a heading, then the text; whole words before parts of words.
  const worth = (text, word, most) => {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    return text === word ? most * 3 : new RegExp(`(^|[^a-z0-9])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}($|[^a-z0-9])`)
      .test(text) ? most : most / 2;
  };
  const search = (pages, words) => {
    const hits = [];
    for (const [page, title, headings, text] of pages) {
      let sum = 0, anchor = "", under = "";
      const lower = title.toLowerCase(), body = text.toLowerCase();
      const all = words.every((word) => {
        const inTitle = worth(lower, word, 100);
        let best = 0;
        for (const [name, heading] of headings) {
          const own = worth(heading.toLowerCase(), word, 20);
          if (own > best) { best = own; if (!inTitle) { anchor = name; under = heading; } }
        }
        const inText = worth(body, word, 4);
        sum += inTitle + best + inText;
        return inTitle + best + inText > 0;
      });
      if (all) hits.push({ page, title, anchor, under, text, sum: sum + (page.startsWith("algorithms/") ? 5 : 0) });
    }
    return hits.sort((a, b) => b.sum - a.sum || a.page.localeCompare(b.page));
  };

  const excerpt = (text, word) => {
    const at = Math.max(0, text.toLowerCase().indexOf(word) - 60);
    return (at ? "... " : "") + text.slice(at, at + 160);
  };
  let last = "";
  const show = async () => {
    const words = field.value.toLowerCase().split(/\s+/).filter((word) => word);
    last = field.value;
    found.hidden = words.length === 0;
    if (!words.length) return;
    let pages;
    try { pages = await index(); } catch (error) { found.textContent = error.message; return; }
    if (last !== field.value) return;
    const hits = search(pages, words);
    const note = document.createElement("p");
    note.textContent = hits.length ? `${hits.length} pages` + (hits.length > most ? `, the first ${most} of them` : "") : "Nothing is found.";
    const list = document.createElement("ol");
    for (const hit of hits.slice(0, most)) {
      const item = document.createElement("li"), link = document.createElement("a"), line = document.createElement("p");
      link.href = up + hit.page + (hit.anchor ? "#" + hit.anchor : "");
      link.textContent = hit.title + (hit.under ? ": " + hit.under : "");
      line.className = "faint";
      line.textContent = excerpt(hit.text, words[0]);
      item.append(link, line);
      list.append(item);
    }
    found.replaceChildren(note, list);
  };
  field.addEventListener("input", show);
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = found.querySelector("a");
    if (first) first.click();
  });
  document.addEventListener("keydown", (event) => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) { event.preventDefault(); field.focus(); }
    if (event.key === "Escape" && document.activeElement === field) { field.value = ""; show(); field.blur(); }
  });

  // Tables whose headings sort. Numbers by size, dashes last.
  const number = (text) => text === "-" ? Infinity : parseFloat(text.replace(/,/g, ""));
  for (const table of document.querySelectorAll("table.sorts")) {
    [...table.tHead.rows[0].cells].forEach((cell, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = cell.textContent;
      cell.replaceChildren(button);
      button.addEventListener("click", () => {
        const down = cell.getAttribute("aria-sort") === "ascending";
        for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
        cell.setAttribute("aria-sort", down ? "descending" : "ascending");
        const key = (row) => row.cells[column].textContent.trim();
        const rows = [...table.tBodies[0].rows];
        const numeric = rows.every((row) => !Number.isNaN(number(key(row))));
        rows.sort((a, b) => (down ? -1 : 1) * (numeric ? number(key(a)) - number(key(b)) || 0 : key(a).localeCompare(key(b))));
        table.tBodies[0].append(...rows);
      });
    });
  }

  // Only the rows of one question.
  const only = document.querySelector("[data-filters]");
  if (only) only.addEventListener("change", () => {
    for (const row of document.querySelectorAll("tr[data-question]"))
      row.hidden = only.value !== "" && !row.dataset.question.split(" ").includes(only.value);
    for (const table of document.querySelectorAll("table.list")) {
      const none = [...table.tBodies[0].rows].every((row) => row.hidden);
      table.parentElement.hidden = none;
      const head = table.parentElement.previousElementSibling;
      if (head && head.tagName === "H2") head.hidden = none;
    }
  });

  // Comparisons: the address holds which algorithms are ticked; none named means all.
  const picks = document.getElementById("picks");
  if (picks) {
    const boxes = [...picks.querySelectorAll("input")];
    const apply = (write) => {
      const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
      for (const part of document.querySelectorAll("main [data-id]")) part.hidden = !chosen.includes(part.dataset.id);
      if (write) history.replaceState(null, "", chosen.length === boxes.length ? "#" : "#" + chosen.join(","));
    };
    const read = () => {
      const named = location.hash.slice(1).split(",").filter((name) => boxes.some((box) => box.value === name));
      for (const box of boxes) box.checked = named.length === 0 || named.includes(box.value);
      apply(false);
    };
    picks.addEventListener("change", () => apply(true));
    picks.querySelector("[data-all]").addEventListener("click", () => { boxes.forEach((box) => { box.checked = true; }); apply(true); });
    picks.querySelector("[data-none]").addEventListener("click", () => { boxes.forEach((box) => { box.checked = false; }); apply(true); });
    window.addEventListener("hashchange", read);
    read();
  }

  // The course: what is proved is kept by the browser, where it keeps anything for pages from a disk.
  const kept = (() => { try { return window.localStorage; } catch { return null; } })();
  const mine = document.querySelector("[data-progress]");
  if (mine) {
    const box = mine.querySelector("input"), key = "origo-course-" + mine.dataset.progress;
    box.checked = kept !== null && kept.getItem(key) === "yes";
    box.addEventListener("change", () => { if (kept) { if (box.checked) kept.setItem(key, "yes"); else kept.removeItem(key); } });
  }
  if (/\/course\/index\.html$/.test(location.pathname) && kept)
    for (const link of document.querySelectorAll("main td a[href]"))
      if (kept.getItem("origo-course-" + link.getAttribute("href").replace(/\.html$/, "")) === "yes") link.after(" \u2713 proved");
})();
