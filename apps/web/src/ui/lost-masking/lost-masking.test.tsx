import type { LostMasking as Lost } from '@earshot/contracts/recordings';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatDay } from '../../lib/format.ts';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LostMasking } from './lost-masking.tsx';

beforeEach(addBrowserParts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const datesTold = (first_at: string, last_at: string) => {
  const lost: Lost = { recording_count: 12, masked_count: 0, first_at, last_at, is_asked: false };
  const { container } = renderScreen(<LostMasking lost={lost} onMend={undefined} busy={false} />, '/');
  return container.querySelector('p')?.textContent.trim();
};

const first = '2026-11-20T12:00:00Z';
const last = '2026-11-24T12:00:00Z';

test('recordings of one day are told with one date', () => {
  expect(datesTold(last, '2026-11-24T12:05:00Z')).toBe(`12 recordings from ${formatDay(last)}.`);
});

test('recordings of several days are told with the first and the last', () => {
  expect(datesTold(first, last)).toBe(`12 recordings from ${formatDay(first)} to ${formatDay(last)}.`);
});
