import type { FriendlyText } from '../friendly-text.ts';
import { quoted } from '../joined.ts';
import { spread } from './spread.ts';

const lines = [
  'Rendered 48 rows in 12.7 ms',
  '[vite] connected, hot updated: /src/components/PriceTable.tsx',
  'Token refresh scheduled in 3540 s',
  'GET /api/products 304 Not Modified',
];

const messages = [
  "TypeError: Cannot read properties of undefined (reading 'map')",
  'Loading chunk 4217 failed (missing: /static/js/4217.8a9b0c1d.chunk.js)',
  'Minified React error #418; visit https://react.dev/errors/418',
];

const framesOfStacks = ['at renderPriceTable (', '/assets/index-C9yU8r3L.js:1:20455'];

const events: Record<string, string>[] = [
  { name: 'Checkout step 2 of 4', property: 'Express delivery, € 4.90' },
  { name: 'Plan chosen', property: 'Team (yearly, 25 seats)' },
];

const title: FriendlyText = {
  id: 'friendly-title-1',
  where: 'title',
  page: 1,
  value: 'Trail Runner GTX 2026 – € 139.90',
  title: 'Trail Runner GTX 2026 – € 139.90',
};

export const friendlyTold = [
  ...spread('console', lines, (value) => ({ act: `console.log(${quoted(value)});` })),
  ...spread('error', messages, (value) => ({
    act: `setTimeout(() => { throw new Error(${quoted(value)}); });`,
  })),
  ...spread('error', framesOfStacks, () => ({
    act: `setTimeout(() => {
      const error = new RangeError('Invalid count value: -1');
      error.stack = error.name + ': ' + error.message + '\\n    at renderPriceTable (' + location.origin + '/assets/index-C9yU8r3L.js:1:20455)';
      throw error;
    });`,
  })).map((friendly, index) => ({ ...friendly, id: `friendly-stack-${index + 1}` })),
  ...events.flatMap(({ name, property }, index) =>
    spread(
      'event',
      [name, property].filter((value) => value !== undefined),
      () => ({
        act: `earshot.event(${quoted(name ?? '')}, { choice: ${quoted(property ?? '')} });`,
      }),
    ).map((friendly, half) => ({ ...friendly, id: `friendly-event-${2 * index + half + 1}` })),
  ),
  title,
];
