import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'numbers that are split over elements';

const card = ['4539', '1488', '0343', '6467'];
const account = ['DE75', '5121', '0800', '1245', '1261', '99'];
const code = ['7', '3', '0', '9', '4', '8'];

const cells = (tag: string, groups: string[], attributes = '') =>
  groups.map((group) => `<${tag}${attributes}>${group}</${tag}>`).join('');

export const splitNumbers: PlantedSecret[] = [
  {
    id: 'split-card',
    kind,
    page: 4,
    how: 'A card’s number, four digits in each of four spans',
    needles: [],
    split: [{ beside: 'Card on file', groups: card }],
    html: `<div class="card-preview"><b>Card on file</b><div class="digits">${cells('span', card)}</div></div>`,
  },
  {
    id: 'split-account',
    kind,
    page: 2,
    how: 'An IBAN on a printed form, its groups in cells of a table’s row',
    needles: [],
    split: [{ beside: 'Refund goes to', groups: account }],
    html: `<table><tbody><tr><th>Refund goes to</th>${cells('td', account)}</tr></tbody></table>`,
  },
  {
    id: 'split-code',
    kind,
    page: 5,
    how: 'A one-time code in six boxes: an unseen field takes the digits, each box shows one',
    needles: [],
    split: [{ beside: 'Enter the verification code', groups: code }],
    html: `<div class="verify"><label for="otp">Enter the verification code</label><div data-input-otp-container="true"><div class="flex items-center">${cells('div', code, ' data-slot="input-otp-slot"')}</div>
<div><input id="otp" autocomplete="one-time-code" data-input-otp="true" inputmode="numeric" maxlength="6" value="${code.join('')}"></div></div></div>`,
  },
];
