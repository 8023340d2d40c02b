import { expect, test } from 'vitest';
import { momentWords } from './moment-words.ts';

test.each([
  [{ kind: 'click', label: 'Pay now', value: 7 }, 'Clicked Pay now', ''],
  [{ kind: 'click', label: '', value: 7 }, 'Clicked', ''],
  [{ kind: 'rage_click', label: 'Pay now', value: 4 }, 'Rage click on Pay now', '4 clicks'],
  [{ kind: 'page', label: 'https://shop.test/cart?step=1#top', value: null }, 'Opened /cart?step=1', ''],
  [
    { kind: 'failed_request', label: 'https://shop.test/api/pay', value: 504 },
    '/api/pay failed',
    'Status 504',
  ],
  [{ kind: 'slow_request', label: 'https://shop.test/api', value: 3210 }, '/api was slow', '3.2 s'],
  [{ kind: 'vital', label: 'LCP', value: 1834.4 }, 'Largest content shown (LCP)', '1834 ms'],
  [{ kind: 'vital', label: 'CLS', value: 0.0312 }, 'Layout shift (CLS)', '0.031'],
  [{ kind: 'vital', label: 'XYZ', value: null }, 'XYZ', ''],
  [{ kind: 'dropped', label: 'queue_full', value: 1 }, 'Not recorded', '1 event: queue full'],
] as const)('%j is told as %s', (moment, what, about) => {
  expect(momentWords(moment)).toEqual({ what, about });
});
