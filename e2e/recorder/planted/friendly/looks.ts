import { escaped, spread } from './spread.ts';

/** Classes of real frameworks: without them a replay has no look. */
const classes = [
  'Button_root__a1B2c',
  'css-1q2w3e4',
  'md:grid-cols-[200px_1fr]',
  'sc-bdVaJa',
  'MuiButtonBase-root-142',
  'hover:bg-[#0f766e]/80',
  'svelte-1x7hk9q',
  'ng-tns-c2417382645-3',
  'swiper-slide-thumb-active',
  'w-[calc(100%-theme(spacing.16))]',
  'ProductCard-module__priceTag--Xk29d',
  '_1a2b3c4d',
];

/** Ids of real libraries: labels, tabs and menus point at them. */
const ids = [
  'radix-:r1:',
  'headlessui-menu-button-3',
  'react-select-2-input',
  'mui-component-select-14',
  'cdk-overlay-container-7',
  'section-2026-11-release-notes',
];

/** The last is an icon: a letter of a font that has pictures for letters. */
const rules = ['"→ 12 % off"', '"Step 3 of 5"', '"\\f101"'];

export const friendlyLooks = [
  ...spread('class', classes, (value) => ({ html: `<i class="${escaped(value)}">·</i>` })),
  ...spread('id', ids, (value) => ({ html: `<i id="${escaped(value)}">·</i>` })),
  ...spread('css', rules, (value, index) => ({
    html: `<p class="with-content-${index}">Offer</p>`,
    css: `.with-content-${index}::after { content: ${value} }`,
  })),
];
