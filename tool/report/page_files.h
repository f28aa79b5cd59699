#ifndef OG_PAGE_FILES_H
#define OG_PAGE_FILES_H

/// The files of tool/report/page/, three.js and corpus/flags.json, put into the program by page_files.S.

extern const char og_page_html[], og_page_css[], og_page_js[], og_page_three[], og_page_flags[];

#endif
