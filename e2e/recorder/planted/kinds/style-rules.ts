import { quoted } from '../joined.ts';
import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'texts in style rules';

export const styleRules: PlantedSecret[] = [
  {
    id: 'style-content',
    kind,
    page: 4,
    how: 'A watermark that a server writes into the page’s style sheet: who reads, on each page',
    needles: ['tom.becker', 'kanzlei.example'],
    html: '<div class="watermark">Contract</div>',
    css: `.watermark::after { content: "Printed for tom.becker@kanzlei.example"; opacity: .3 }`,
  },
  {
    id: 'style-inserted',
    kind,
    page: 3,
    how: 'Rules that a script adds: one by insertRule to the page’s sheet, one in an adopted sheet',
    needles: ['5550 163', 'ida.berg'],
    html: '<p class="hotline">Call us</p>',
    act: `const [own] = document.styleSheets;
      own.insertRule(${quoted('.hotline::before { content: "+47 5550 163 44 " }')});
      const adopted = new CSSStyleSheet();
      adopted.replaceSync(${quoted('.hotline::after { content: "ida.berg@post.example" }')});
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted];`,
  },
  {
    id: 'style-property',
    kind,
    page: 2,
    how: 'A custom property hands a value to a rule: set on an element by script, and in the sheet',
    needles: ['nora.weiss', 'karl.weiss'],
    html: '<p class="greeting">Hello</p>',
    css: `:root { --account-owner: "karl.weiss@familie.example" } .greeting::after { content: var(--who) }`,
    act: `document.querySelector('.greeting').style.setProperty('--who', '"nora.weiss@familie.example"');`,
  },
];
