import type { FriendlyText } from '../friendly-text.ts';
import { quoted } from '../joined.ts';
import { spread } from './spread.ts';

const links = [
  '/blog/how-we-cut-our-build-time-in-half',
  '/projects/3f2b8c1e-9d47-4a65-8b0f-6c1d2e3f4a5b/board',
  '/shop/shoes/trail-runner-gtx-2026/size-42',
  '/docs/v4.7.0/api-reference/authentication-and-tokens',
  '/watch/dQw4w9WgXcQ',
  '/orders/1048577/reset-password-help',
  '/acme/shop/commit/9fceb02',
  '/wiki/Donaudampfschifffahrtsgesellschaft',
];

/** Names that build tools give to files; the same ones are told of pictures, sheets and fonts. */
const files = [
  '/static/media/logo.6ce24c58023cc2f8fd88.svg',
  '/assets/hero-B7xT9q2K.png',
  '/_next/static/media/cover.4f1c0a9b.webp',
  '/build/images/team-photo-5OX3QDKL.jpg',
  '/img/products/iphone-15-pro-max-256gb-1200x800.png',
  '/_astro/banner.CZ7Kp2Lm_1aXYt4.png',
];

const requests = [
  '/assets/index-B7xT9q2K.js',
  '/_next/static/chunks/framework-2c79e2a64abdb08b.js',
  '/api/v2/products/trail-runner-gtx-2026/reviews',
];

const ownAddresses: FriendlyText[] = [
  {
    id: 'friendly-page-1',
    where: 'page',
    page: 2,
    value: '/projects/7c9e6679-7425-40de-944b-e07fc1f90ae7/board',
    address: '/projects/7c9e6679-7425-40de-944b-e07fc1f90ae7/board',
  },
  {
    id: 'friendly-page-2',
    where: 'page',
    page: 5,
    value: '/blog/what-changed-in-release-4.7.0',
    address: '/blog/what-changed-in-release-4.7.0',
  },
];

export const friendlyAddresses = [
  ...spread('href', links, (value) => ({ html: `<a href="${value}">More</a>` })),
  ...spread('src', files, (value) => ({
    html: `<img width="9" height="9" alt="" src="${value}">`,
    serves: [value],
  })),
  ...spread('network', requests, (value) => ({ act: `void fetch(${quoted(value)});`, serves: [value] })),
  ...ownAddresses,
];
