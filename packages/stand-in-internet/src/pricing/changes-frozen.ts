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

export const plantedInFrozen: PlantedChange[] = [
  {
    id: 'swapped-digits-on-a-card',
    page: 'cards-utility-seats',
    edit: replace(['<span class="num">34</span>', '<span class="num">43</span>']),
    told: [{ plan: 'Canopy', kind: 'changed', field: 'amount', before: 34, after: 43 }],
  },
  {
    id: 'swapped-digits-in-a-table-head',
    page: 'table-price-in-header',
    edit: replace(['€249', '€294']),
    told: [{ plan: 'Clipper', kind: 'changed', field: 'amount', before: 249, after: 294 }],
  },
  {
    id: 'swapped-digits-with-lakh-groups',
    page: 'indian-rupees',
    edit: replace(['₹18,500', '₹15,800']),
    told: [{ plan: 'Bazaar', kind: 'changed', field: 'amount', before: 18500, after: 15800 }],
  },
  {
    id: 'plan-added-to-a-table',
    page: 'comparison-rows-are-plans',
    edit: replace([
      '<tr><td>Ocean</td>',
      '<tr><td>Bank</td><td>500,000</td><td>Norwegian Sea</td><td>14 900 kr</td><td>€1,275</td><td>month</td></tr>\n<tr><td>Ocean</td>',
    ]),
    told: [{ plan: 'Bank', kind: 'added', field: null, before: null, after: 14900 }],
  },
  {
    id: 'plan-removed-from-a-list',
    page: 'microdata-aggregate',
    edit: replace([
      `<div class="list-group-item d-flex justify-content-between">
<div><h5 class="mb-1">Group</h5><p class="mb-1">Up to four centres</p></div>
<div class="text-end"><span class="h4">A$199</span><br><small>a month, GST included</small></div>
</div>`,
      '',
    ]),
    told: [{ plan: 'Group', kind: 'removed', field: null, before: 199, after: null }],
  },
  {
    id: 'quarter-becomes-month',
    page: 'definition-list-nested',
    edit: replace(['$45 per quarter', '$45 per month']),
    told: [{ plan: 'Patron', kind: 'changed', field: 'per', before: 'quarter', after: 'month' }],
  },
  {
    id: 'currency-becomes-pounds',
    page: 'one-plan-prose',
    edit: replace(['costs €7 a month', 'costs £7 a month'], ['€7 <span>a month', '£7 <span>a month']),
    told: [{ plan: 'Hedgerow Complete', kind: 'changed', field: 'currency', before: 'EUR', after: 'GBP' }],
  },
  {
    id: 'exact-amount-in-place-of-from',
    page: 'danish-kroner',
    edit: replace(['fra 1.250 kr.', '1.250 kr.']),
    told: [{ plan: 'Kæde', kind: 'changed', field: 'is_from', before: true, after: false }],
  },
  {
    id: 'one-off-raised',
    page: 'lifetime-and-subscription',
    edit: replace(['$59.99 once', '$79.99 once']),
    told: [{ plan: 'Lifetime', kind: 'changed', field: 'amount', before: 59.99, after: 79.99 }],
  },
  {
    id: 'enquiry-becomes-price',
    page: 'usage-and-base',
    edit: replace(['<div class="amt">Let’s talk</div>', '<div class="amt">$2,500 <i>/ month</i></div>']),
    told: [{ plan: 'Dedicated', kind: 'changed', field: 'kind', before: 'custom', after: 'priced' }],
  },
];

export const cosmeticOfFrozen: CosmeticChange[] = [
  { id: 'classes-renamed', page: 'headings-elsewhere', edit: renameClasses },
  { id: 'line-ends-gone', page: 'web-builder-columns', edit: squeeze },
  { id: 'banner', page: 'billed-annually-seats', edit: addBanner },
  { id: 'build-marks', page: 'embedded-state-json', edit: addBuildMarks },
  { id: 'testimonial', page: 'add-ons-and-hardware', edit: addTestimonial },
  { id: 'next-year', page: 'two-products', edit: nextYear },
  { id: 'data-attributes', page: 'starting-at-dollars', edit: addDataAttributes },
  { id: 'hard-spaces', page: 'portuguese-pt-euro', edit: hardSpaces },
  {
    id: 'fee-in-the-small-print',
    page: 'toggle-data-attributes-annual',
    edit: replace([
      'We collect 1.2% on each fee, at most €3.',
      'On each fee we collect 1.2%, never more than €4.',
    ]),
  },
  {
    id: 'counts-go-on',
    page: 'one-plan-prose',
    edit: replace(['€77,000 a month', '€81,200 a month'], ['Eleven thousand', 'Eleven thousand six hundred']),
  },
];
