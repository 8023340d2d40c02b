import type { CosmeticChange, PlantedChange } from './edits.ts';
import {
  addBanner,
  addBuildMarks,
  addDataAttributes,
  addTestimonial,
  hardSpaces,
  nextYear,
  renameClasses,
  replace,
  squeeze,
} from './edits.ts';

export const plantedInDevelopment: PlantedChange[] = [
  {
    id: 'swapped-digits-in-a-table',
    page: 'table-columns-semantic',
    edit: replace(['£24 a month', '£42 a month']),
    told: [{ plan: 'Studio', kind: 'changed', field: 'amount', before: 24, after: 42 }],
  },
  {
    id: 'swapped-digits-in-thousands',
    page: 'old-table-german',
    edit: replace(['2.140,00', '2.410,00']),
    told: [{ plan: 'Lohn Groß', kind: 'changed', field: 'amount', before: 2140, after: 2410 }],
  },
  {
    id: 'cents-in-a-superscript',
    page: 'sup-cents',
    edit: replace(['6<sup>99</sup>', '6<sup>49</sup>']),
    told: [{ plan: 'Treasurer', kind: 'changed', field: 'amount', before: 6.99, after: 6.49 }],
  },
  {
    id: 'plan-added',
    page: 'definition-list',
    edit: replace([
      '<dt>Parcel</dt>',
      '<dt>Bundle</dt>\n<dd>€5 a month. Twenty addresses, 40 GB.</dd>\n<dt>Parcel</dt>',
    ]),
    told: [{ plan: 'Bundle', kind: 'added', field: null, before: null, after: 5 }],
  },
  {
    id: 'plan-removed',
    page: 'swedish-kronor',
    edit: replace([
      '<div class="paket"><h3>Liten klinik</h3><p class="pris">695 kr/mån</p><ul><li>2 veterinärer</li><li>Journal och bokning</li><li>Sms-påminnelser</li></ul></div>',
      '',
    ]),
    told: [{ plan: 'Liten klinik', kind: 'removed', field: null, before: 695, after: null }],
  },
  {
    id: 'set-up-fee-raised',
    page: 'swiss-francs-setup',
    edit: replace(["einmalig CHF 2'400.–", "einmalig CHF 2'900.–"]),
    told: [{ plan: 'Gruppenpraxis', kind: 'changed', field: 'setup_fee', before: 2400, after: 2900 }],
  },
  {
    id: 'free-plan-costs',
    page: 'cards-utility-per-user',
    edit: replace([
      '<span class="text-4xl font-bold">$0</span>',
      '<span class="text-4xl font-bold">$2</span><span class="text-sm font-semibold text-slate-600">/user/month</span>',
    ]),
    told: [{ plan: 'Solo', kind: 'changed', field: 'kind', before: 'free', after: 'priced' }],
  },
  {
    id: 'plan-renamed',
    page: 'add-ons',
    edit: replace(['<h4>Greenhouse</h4>', '<h4>Conservatory</h4>']),
    told: [
      { plan: 'Conservatory', kind: 'changed', field: 'name', before: 'Greenhouse', after: 'Conservatory' },
    ],
  },
  {
    id: 'state-amount-raised',
    page: 'next-data-state',
    edit: replace(['"price": 89', '"price": 98']),
    told: [{ plan: 'House', kind: 'changed', field: 'amount', before: 89, after: 98 }],
  },
  {
    id: 'amount-hidden',
    page: 'from-prices-pounds',
    edit: replace(['from <strong>£88</strong> per month', 'Price on request']),
    told: [{ plan: 'Estate', kind: 'changed', field: 'kind', before: 'priced', after: 'custom' }],
  },
];

export const cosmeticOfDevelopment: CosmeticChange[] = [
  { id: 'classes-renamed', page: 'cards-utility-per-user', edit: renameClasses },
  { id: 'line-ends-gone', page: 'table-columns-semantic', edit: squeeze },
  { id: 'banner', page: 'french-per-user', edit: addBanner },
  { id: 'build-marks', page: 'next-data-state', edit: addBuildMarks },
  { id: 'testimonial', page: 'microdata-offers', edit: addTestimonial },
  { id: 'next-year', page: 'toggle-data-attributes', edit: nextYear },
  { id: 'data-attributes', page: 'struck-out-discount', edit: addDataAttributes },
  { id: 'hard-spaces', page: 'french-per-user', edit: hardSpaces },
  {
    id: 'question-with-an-amount',
    page: 'toggle-two-panels',
    edit: replace([
      '<h2>What people say</h2>',
      '<h2>Refunds</h2><p>Up to $300 without asking.</p><h2>What people say</h2>',
    ]),
  },
  {
    id: 'words-of-the-button',
    page: 'struck-out-discount',
    edit: (html) => html.replaceAll('Buy now', 'Get it'),
  },
];
