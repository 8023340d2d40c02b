import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'values that their label makes secret';

export const labelledValues: PlantedSecret[] = [
  {
    id: 'labelled-birth',
    kind,
    page: 3,
    how: 'Birth dates beside their labels, in English and in German: a date alone says nothing, this one does',
    needles: ['14 March 1986', '23.11.1974'],
    html: `<div class="field"><span class="field-label">Date of birth</span><span class="field-value">14 March 1986</span></div><dl><dt>Geburtsdatum</dt><dd>23.11.1974</dd></dl>`,
  },
  {
    id: 'labelled-identity',
    kind,
    page: 4,
    how: 'Numbers that a state gives: an American one as it is always written, a passport’s beside its label',
    needles: ['219-09-9842', 'C01X00T47'],
    html: `<table><tr><td>Social security number</td><td>219-09-9842</td></tr><tr><td>Passport number</td><td>C01X00T47</td></tr></table>`,
  },
  {
    id: 'labelled-codes',
    kind,
    page: 5,
    how: 'A card’s check number and a PIN, each shown once beside its label, and a code within a sentence',
    needles: ['is 482913'],
    split: [
      { beside: 'CVC', groups: ['739'] },
      { beside: 'Your new PIN', groups: ['4471'] },
    ],
    html: `<div><span>CVC</span><span>739</span></div><div><span>Your new PIN</span><strong>4471</strong></div><p>Your verification code is 482913. It is valid for ten minutes.</p>`,
  },
];
