import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'what is typed into other editors';

export const textEditors: PlantedSecret[] = [
  {
    id: 'editor-codemirror-6',
    kind,
    page: 3,
    how: 'CodeMirror 6: lines and spans within one editable element, and a panel that repeats the selection’s word',
    needles: ['tangerineLynx'],
    html: `<div class="cm-editor ͼ1 ͼ2 ͼ4"><div class="cm-announced" aria-live="polite"></div><div tabindex="-1" class="cm-scroller"><div class="cm-gutters" aria-hidden="true"><div class="cm-gutter cm-lineNumbers"><div class="cm-gutterElement cm-activeLineGutter">1</div></div></div>
<div spellcheck="false" autocorrect="off" autocapitalize="off" writingsuggestions="false" translate="no" contenteditable="true" class="cm-content" role="textbox" aria-multiline="true" data-language="javascript"><div class="cm-activeLine cm-line"><span class="ͼb">let</span>&nbsp;</div></div></div></div>`,
    typed: [{ into: '.cm-content', text: 'tangerineLynx = salaryOf(me)' }],
  },
  {
    id: 'editor-textbox',
    kind,
    page: 2,
    how: 'An element with the role of a text box that is not editable: the page listens to keys and draws words, as offices in browsers do',
    needles: ['moonlit', 'resignation'],
    html: `<div class="kix-page"><div id="paper" role="textbox" aria-multiline="true" aria-label="Document content" tabindex="0"><div class="kix-line"></div></div></div>`,
    draw: `drawTyped('#paper', '#paper .kix-line', (words) => words.map((word) => part('span', 'kix-word', word)));`,
    typed: [{ into: '#paper', text: 'My moonlit resignation begins here' }],
  },
  {
    id: 'editor-rich',
    kind,
    page: 5,
    how: 'ProseMirror (TipTap), Quill, Lexical and Slate, with the DOM that each of them draws',
    needles: ['saffron badger', 'cobalt ferret', 'maroon puffin', 'indigo marmot'],
    html: `<div class="tiptap-wrap"><div contenteditable="true" role="textbox" translate="no" class="tiptap ProseMirror" tabindex="0"><p><br class="ProseMirror-trailingBreak"></p></div></div>
<div class="ql-container ql-snow"><div class="ql-editor ql-blank" data-gramm="false" contenteditable="true" data-placeholder="Write a note"><p><br></p></div><div class="ql-clipboard" contenteditable="true" tabindex="-1"></div></div>
<div class="editor-input" contenteditable="true" role="textbox" spellcheck="true" data-lexical-editor="true"><p class="editor-paragraph" dir="ltr"><span data-lexical-text="true">&#8203;</span></p></div>
<div role="textbox" aria-multiline="true" data-slate-editor="true" data-slate-node="value" contenteditable="true" zindex="-1"><div data-slate-node="element"><span data-slate-node="text"><span data-slate-leaf="true"><span data-slate-zero-width="n" data-slate-length="0">&#65279;<br></span></span></span></div></div>`,
    typed: [
      { into: '.ProseMirror', text: 'Fire saffron badger today' },
      { into: '.ql-editor', text: 'Biopsy of cobalt ferret' },
      { into: '[data-lexical-editor]', text: 'Offer for maroon puffin' },
      { into: '[data-slate-editor]', text: 'Divorce of indigo marmot' },
    ],
  },
];
