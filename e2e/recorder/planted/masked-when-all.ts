import type { Planting } from './planting.ts';

/** Ordinary words: nothing shows that they are private, so that only “mask every text” hides them. */
export interface MaskedWhenAll extends Planting {
  how: string;
  needles: string[];
}

export const maskedWhenAll: MaskedWhenAll[] = [
  {
    id: 'all-name',
    page: 1,
    how: 'A name in a text',
    needles: ['Wilhelmina', 'Achterberg'],
    html: '<h2>Wilhelmina Achterberg</h2>',
  },
  {
    id: 'all-salary',
    page: 2,
    how: 'A word and a number in cells',
    needles: ['Salary'],
    html: '<table><tr><td>Salary 90000</td></tr></table>',
  },
  {
    id: 'all-diagnosis',
    page: 3,
    how: 'A list that a script draws',
    needles: ['bronchiale'],
    html: '<ul id="diagnoses"></ul>',
    draw: `document.getElementById('diagnoses').append(part('li', '', 'Asthma bronchiale'));`,
  },
  {
    id: 'all-button',
    page: 4,
    how: 'A button that is pressed: its words are told with the click too',
    needles: ['Terminate Ferdinand'],
    html: '<button type="button" id="terminate">Terminate Ferdinand</button>',
    act: `const button = document.getElementById('terminate');
      button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      button.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
      button.click();`,
  },
  {
    id: 'all-error',
    page: 5,
    how: 'The words of an error that nobody catches',
    needles: ['Rosalind', 'insolvent'],
    act: `setTimeout(() => { throw new Error('Rosalind is insolvent'); });`,
  },
  {
    id: 'all-rejection',
    page: 2,
    how: 'The words of a rejected promise',
    needles: ['Bartholomew'],
    act: `void Promise.reject(new Error('No bed is free for Bartholomew'));`,
  },
  {
    id: 'all-console',
    page: 3,
    how: 'Words in a console line',
    needles: ['Leopoldine'],
    act: `console.log('Loaded the file of Leopoldine');`,
  },
  {
    id: 'all-console-object',
    page: 4,
    how: 'Words in an object in a console line',
    needles: ['Montgomery', 'chemotherapy'],
    act: `console.warn('Next', { patient: 'Montgomery', visits: ['chemotherapy'] });`,
  },
  {
    id: 'all-event',
    page: 5,
    how: 'The properties of an event; its name is chosen by whoever wrote the page',
    needles: ['Clementine', 'bankruptcy'],
    act: `earshot.event('File opened', { client: 'Clementine', matter: { about: 'bankruptcy' } });`,
  },
  {
    id: 'all-link',
    page: 3,
    how: 'Words in the path of a link',
    needles: ['ottoline-fairweather'],
    html: '<a href="/employees/ottoline-fairweather/warnings">Open</a>',
  },
  {
    id: 'all-address',
    page: 4,
    how: 'Words in the path of the page itself',
    needles: ['archibald-pennington'],
    address: '/patients/archibald-pennington',
  },
  {
    id: 'all-pushed',
    page: 5,
    how: 'Words in a path that history.pushState sets',
    needles: ['guinevere-blackwood'],
    act: `history.pushState(null, '', '/employees/guinevere-blackwood');`,
  },
  {
    id: 'all-request',
    page: 2,
    how: 'Words in the path of a request',
    needles: ['cornelius-vandermeer'],
    act: `void fetch('/api/people/cornelius-vandermeer');`,
    serves: ['/api/people/cornelius-vandermeer'],
  },
  {
    id: 'all-style',
    page: 3,
    how: 'Words that a style rule adds',
    needles: ['Thaddeus'],
    html: '<p class="signed">Contract</p>',
    css: '.signed::after { content: " signed by Thaddeus" }',
  },
  {
    id: 'all-title',
    page: 5,
    how: 'Words in the title',
    needles: ['Evangeline'],
    title: 'File of Evangeline',
  },
  {
    id: 'all-drawing',
    page: 4,
    how: 'Words in a drawing',
    needles: ['Persephone'],
    html: '<svg viewBox="0 0 90 20" width="90" height="20"><text y="9">Persephone owes</text></svg>',
  },
  {
    id: 'all-shadow',
    page: 2,
    how: 'Words in a shadow root',
    needles: ['Maximilian'],
    html: '<div id="all-host"></div>',
    draw: `document.getElementById('all-host').attachShadow({ mode: 'open' }).innerHTML = '<p>Maximilian overdrew</p>';`,
  },
  {
    id: 'all-frame',
    page: 5,
    how: 'Words in a frame of the same origin',
    needles: ['Anneliese'],
    html: '<iframe title="Note" srcdoc="<p>Anneliese was late</p>"></iframe>',
  },
  {
    id: 'all-late',
    page: 3,
    how: 'Words that come by a change of text',
    needles: ['Hieronymus'],
    html: '<p id="all-late">Nobody</p>',
    act: `document.getElementById('all-late').firstChild.data = 'Hieronymus resigned';`,
  },
  {
    id: 'all-option',
    page: 4,
    how: 'Words of an option and of the element that repeats it, as lists drawn by scripts do',
    needles: ['Sebastienne'],
    html: '<div role="combobox" aria-expanded="false" tabindex="0">Sebastienne, ward 4</div><select><option>Sebastienne, ward 4</option></select>',
  },
];
