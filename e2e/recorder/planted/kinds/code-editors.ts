import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'what is typed into code editors that draw it';

const typed = {
  monaco: 'select quarrelsome_walrus from payroll',
  codeMirror: 'grumpyHeron = layoffs.next()',
  ace: 'drop table velvet_octopus',
};

export const codeEditors: PlantedSecret[] = [
  {
    id: 'editor-monaco',
    kind,
    page: 2,
    how: 'Monaco: a text area takes the letters and is emptied, lines of spans show them',
    needles: ['quarrelsome_walrus', 'payroll'],
    html: `<div class="monaco-editor no-user-select showUnused vs" role="code" data-uri="inmemory://model/1"><div data-mprt="3" class="overflow-guard">
<div class="margin" role="presentation" aria-hidden="true"><div class="margin-view-overlays"><div><div class="line-numbers lh-odd">1</div></div></div></div>
<div class="monaco-scrollable-element editor-scrollable vs" role="presentation" data-mprt="6"><div class="lines-content monaco-editor-background">
<div class="view-overlays" role="presentation" aria-hidden="true"><div><div class="current-line"></div></div></div><div role="presentation" class="view-rulers"></div>
<div class="view-lines monaco-mouse-cursor-text" role="presentation" aria-hidden="true" data-mprt="8"><div class="view-line"><span><span class="mtk1"></span></span></div></div>
<div class="cursors-layer cursor-line-style cursor-solid" role="presentation" aria-hidden="true"><div class="cursor monaco-mouse-cursor-text"></div></div></div></div>
<textarea data-mprt="7" class="inputarea monaco-mouse-cursor-text" wrap="off" autocorrect="off" autocapitalize="off" autocomplete="off" spellcheck="false" aria-label="Editor content" role="textbox" aria-roledescription="editor" aria-multiline="true" aria-haspopup="false" aria-autocomplete="both"></textarea></div></div>`,
    draw: `drawTyped('.monaco-editor .inputarea', '.monaco-editor .view-line > span', (words) => words.map((word, index) => part('span', index % 2 ? 'mtk1' : 'mtk6', word.replaceAll(' ', '\\u00a0'))));`,
    typed: [{ into: '.monaco-editor .inputarea', text: typed.monaco }],
  },
  {
    id: 'editor-codemirror-5',
    kind,
    page: 4,
    how: 'CodeMirror 5: a hidden text area takes the letters, a <pre> of spans shows them',
    needles: ['grumpyHeron', 'layoffs'],
    html: `<div class="CodeMirror cm-s-default CodeMirror-wrap"><div class="cm-input"><textarea autocorrect="off" autocapitalize="off" spellcheck="false" tabindex="0"></textarea></div>
<div class="CodeMirror-vscrollbar" tabindex="-1" cm-not-content="true"><div></div></div><div class="CodeMirror-scroll" tabindex="-1"><div class="CodeMirror-sizer"><div><div class="CodeMirror-lines" role="presentation"><div role="presentation">
<div class="CodeMirror-measure"></div><div class="CodeMirror-cursors"><div class="CodeMirror-cursor">&nbsp;</div></div>
<div class="CodeMirror-code" role="presentation"><pre class=" CodeMirror-line " role="presentation"><span role="presentation"></span></pre></div></div></div></div></div>
<div class="CodeMirror-gutters"></div></div></div>`,
    draw: `drawTyped('.CodeMirror textarea', '.CodeMirror-line > span', (words) => words.flatMap((word, index) => index % 2 ? [word] : [part('span', 'cm-variable', word)]));`,
    typed: [{ into: '.CodeMirror textarea', text: typed.codeMirror }],
  },
  {
    id: 'editor-ace',
    kind,
    page: 5,
    how: 'Ace: a text area of one pixel takes the letters, layers of lines show them',
    needles: ['velvet_octopus'],
    html: `<div id="query" class="ace_editor ace-tm ace_focus"><textarea class="ace_text-input" wrap="off" autocorrect="off" autocapitalize="off" spellcheck="false"></textarea>
<div class="ace_gutter" aria-hidden="true"><div class="ace_layer ace_gutter-layer ace_folding-enabled"><div class="ace_gutter-cell ace_gutter-active-line">1</div></div></div>
<div class="ace_scroller"><div class="ace_content"><div class="ace_layer ace_print-margin-layer"><div class="ace_print-margin"></div></div><div class="ace_layer ace_marker-layer"><div class="ace_active-line"></div></div>
<div class="ace_layer ace_text-layer"><div class="ace_line_group"><div class="ace_line"></div></div></div><div class="ace_layer ace_marker-layer"></div><div class="ace_layer ace_cursor-layer"><div class="ace_cursor"></div></div></div></div></div>`,
    draw: `drawTyped('.ace_text-input', '.ace_text-layer .ace_line', (words) => words.map((word) => part('span', 'ace_identifier', word)));`,
    typed: [{ into: '.ace_text-input', text: typed.ace }],
  },
];
