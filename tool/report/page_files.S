/* The page's files as strings of the program: .incbin needs no tool but the assembler. */
    .section .rodata
    .global og_page_html, og_page_css, og_page_js, og_page_three, og_page_flags
og_page_html:
    .incbin "tool/report/page/page.html"
    .byte 0
og_page_css:
    .incbin "tool/report/page/page.css"
    .byte 0
og_page_js:
    .incbin "tool/report/page/common.js"
    .incbin "tool/report/page/geometry.js"
    .incbin "tool/report/page/shapes.js"
    .incbin "tool/report/page/view.js"
    .incbin "tool/report/page/meshes.js"
    .incbin "tool/report/page/picture.js"
    .incbin "tool/report/page/league.js"
    .incbin "tool/report/page/head.js"
    .incbin "tool/report/page/errors.js"
    .incbin "tool/report/page/families.js"
    .incbin "tool/report/page/case.js"
    .incbin "tool/report/page/failures.js"
    .incbin "tool/report/page/page.js"
    .incbin "tool/report/page/world.js"
    .byte 0
og_page_three:
    .incbin "third_party/three/three.min.js"
    .byte 0
og_page_flags:
    .incbin "corpus/flags.json"
    .byte 0
    .section .note.GNU-stack, "", %progbits
