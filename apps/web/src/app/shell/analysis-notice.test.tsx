import type { Analysing } from '@earshot/contracts/enrichment';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AnalysisNotice } from './analysis-notice.tsx';

beforeEach(addBrowserParts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = '/api/understanding/get_progress';

test('says while items are analysed that figures move, and then that they have, and reads them again', async () => {
  const states: (Analysing | null)[] = [{ done: 1240, total: 1500, steps: ['items', 'themes'] }, null];
  fakeApi({ [path]: () => ({ analysing: states.length > 1 ? states.shift() : states[0] }) });
  let reads = 0;
  function Figures() {
    const { data } = useQuery({ queryKey: ['measures'], queryFn: () => Promise.resolve(++reads) });
    return <p>Read {data} times</p>;
  }
  renderScreen(
    <>
      <AnalysisNotice />
      <Figures />
    </>,
    '/feedback/analysis',
  );
  await screen.findByText(/Still analysing 1,240 of 1,500 items\. Counts of .+ may change\./);
  expect(reads).toBe(1);
  await screen.findByText(
    'All items are analysed. The numbers on this screen are up to date.',
    {},
    { timeout: 8000 },
  );
  expect(screen.queryByText(/Still analysing/)).toBeNull();
  await screen.findByText('Read 2 times');
});

test('says how many items are cleaned while earlier ones are', async () => {
  fakeApi({ [path]: { analysing: { done: 1240, total: 1500, steps: ['cleaning'] } } });
  renderScreen(<AnalysisNotice />, '/themes');
  await screen.findByText(/Still cleaning 1,240 of 1,500 items\. Counts of .+ may change\./);
});

test.each<[string, Analysing | null, boolean]>([
  ['nothing is under way', null, false],
  ['one of many items came', { done: 999, total: 1000, steps: ['items'] }, false],
  ['somebody rated a topic', { done: 1000, total: 1000, steps: ['topics'] }, false],
  ['sentiment is learned', { done: 1000, total: 1000, steps: ['sentiment'] }, true],
  ['themes are looked for', { done: 1000, total: 1000, steps: ['themes'] }, true],
])('%s: %j', async (_what, analysing, isSaid) => {
  const sent = fakeApi({ [path]: { analysing } });
  renderScreen(<AnalysisNotice />, '/feedback/analysis');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  if (isSaid) await screen.findByText(/Still analysing 1,000 items\./);
  else expect(screen.queryByRole('status')).toBeNull();
});
