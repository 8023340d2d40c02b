import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'email addresses and phones in texts';

export const contacts: PlantedSecret[] = [
  {
    id: 'contact-text',
    kind,
    page: 1,
    how: 'Addresses in sentences: with a tag, with letters beyond ASCII, cut into elements by a search for “ann”',
    needles: ['hilde+orders', 'jürgen.groß', 'bücher.example', '.levy'],
    html: `<p>We wrote to hilde+orders@versand.example and to jürgen.groß@bücher.example.</p><p>Found: <mark>ann</mark>a.levy@praxis.example</p>`,
  },
  {
    id: 'contact-option',
    kind,
    page: 5,
    how: 'Phone numbers in a list to choose from, drawn by the page itself, and in a native one',
    needles: ['555-0117', '6705550118', '5550 119'],
    html: `<ul role="listbox" aria-label="Call"><li role="option" aria-selected="true">(415) 555-0117</li><li role="option">+46705550118</li></ul><select><option label="0171 5550 119">0171 5550 119</option></select>`,
  },
  {
    id: 'contact-title',
    kind,
    page: 4,
    how: 'The title of a mailbox’s page',
    needles: ['greta.holm', 'brevlada.example'],
    title: 'Inbox (3) – greta.holm@brevlada.example',
  },
];
