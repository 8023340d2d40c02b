import { limits } from '@earshot/contracts/limits';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi, type FakeReply } from '../../../testing/fake-api.ts';
import { checkedRun, counts, importId, importRun, rejects } from '../../../testing/import-runs.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ImportScreen } from '../import-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(list: FakeReply, role?: 'viewer') {
  const sent = fakeApi({ '/api/imports/list_imports': list, '/api/imports/discard': { discarded: true } });
  return { ...renderScreen(<ImportScreen sources={[]} />, '/feedback/import', role), sent };
}

const none = { imports: [], next_before: null };
const zone = async () =>
  (await screen.findByRole('heading', { name: /Drop a file here/ })).parentElement as Element;

test('formats and limits are said in plain words before anything is chosen', async () => {
  open(none);
  expect(await screen.findByText(/CSV, Excel \(XLSX\), JSON or JSON Lines, up to 200 MB/)).toBeDefined();
  expect(await screen.findByText(/^No imports yet/)).toBeDefined();
});

test.each([
  ['an empty file', () => [new File([], 'empty.csv')], /^empty\.csv is empty/],
  [
    'a file over the limit',
    () => [Object.defineProperty(new File(['x'], 'huge.csv'), 'size', { value: limits.importMaxBytes + 1 })],
    /^huge\.csv is 200 MB\. The limit is 200 MB per file/,
  ],
  [
    'two files at once',
    () => [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')],
    /^Drop one file at a time/,
  ],
])('%s is refused before it is sent', async (_, files, said) => {
  open(none);
  fireEvent.drop(await zone(), { dataTransfer: { files: files() } });
  expect((await screen.findByRole('alert')).textContent).toMatch(said);
});

test('an import that is done leads to its items and can be undone; one that is not imported can be thrown away', async () => {
  const done = importRun({
    import_id: 'a1b2c3d4-6f6b-4c5e-9d53-4b9f6c1d2e3f',
    file_name: 'older.csv',
    state: 'done',
    result: { counts, rejects },
    undo_until: '2026-12-20T07:52:00.000Z',
  });
  const { user, sent } = open({ imports: [checkedRun(), done], next_before: null });
  const row = await screen.findByRole('row', { name: /older\.csv/ });
  expect(within(row).getByRole('link', { name: '18,072' }).getAttribute('href')).toBe(
    `/feedback/list?import_id=${done.import_id}`,
  );
  expect(within(row).getByRole('button', { name: 'Undo this import: older.csv' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Discard file: support-export.csv' }));
  expect(sent.find((call) => call.path.endsWith('discard'))?.body).toEqual({ import_id: importId });
});

test('a viewer sees earlier imports but cannot start one', async () => {
  open({ imports: [checkedRun()], next_before: null }, 'viewer');
  expect(await screen.findByText('support-export.csv')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Discard file/ })).toBeNull();
});
