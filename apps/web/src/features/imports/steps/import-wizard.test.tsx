import type { ImportMapping, ImportRun } from '@earshot/contracts/imports';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi, problem, type FakeReply, type SentCall } from '../../../testing/fake-api.ts';
import { checkedRun, counts, importId, importRun, rejects } from '../../../testing/import-runs.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ImportScreen } from '../import-screen.tsx';

const path = '/feedback/import';
const helpdesk = {
  source_id: 3,
  name: 'Helpdesk',
  kind: 'file' as const,
  item_count: 1,
  created_at: '2026-11-01T07:52:00.000Z',
  last_item_at: null,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The wizard at an import; a dry run answers at once that it is counted. */
function openAt(run: ImportRun, more: Record<string, FakeReply> = {}, step = '', role?: 'viewer') {
  const sent = fakeApi({
    '/api/imports/get_import': run,
    '/api/imports/list_imports': { imports: [run], next_before: null },
    '/api/imports/dry_run': ({ body }: SentCall) =>
      checkedRun({ mapping: (body as { mapping: ImportMapping }).mapping }),
    ...more,
  });
  const search = `?import_id=${importId}${step && `&step=${step}`}`;
  const shown = renderScreen(<ImportScreen sources={[helpdesk]} />, path + search, role);
  const bodies = (call: string) =>
    sent.filter((one) => one.path === `/api/imports/${call}`).map(({ body }) => body);
  return { ...shown, bodies };
}

test('an uploaded file is counted as it was guessed, and says what was read in it', async () => {
  const run = importRun();
  const { bodies } = openAt(run);
  expect(await screen.findByText(/18,204 rows, 3 columns, UTF-8, separated by semicolons\./)).toBeDefined();
  expect(await screen.findByRole('button', { name: /Continue with 18,072 rows/ })).toBeDefined();
  expect(bodies('dry_run')).toEqual([{ import_id: importId, mapping: run.mapping }]);
});

test('each column shows its first values, what it becomes and how sure that is', async () => {
  openAt(checkedRun());
  const row = await screen.findByRole('row', { name: /^created/ });
  expect(within(row).getByText('14/11/2026 07:52')).toBeDefined();
  expect(within(row).getByRole('combobox', { name: 'Import created as' })).toHaveProperty('value', 'said_at');
  expect(within(row).getByText('88 %')).toBeDefined();
  expect(within(row).getByText('Read as day first')).toBeDefined();
});

test('changing what a column becomes counts anew once, with that mapping', async () => {
  const { bodies } = openAt(checkedRun());
  const becomes = await screen.findByRole('combobox', { name: 'Import ref as' });
  fireEvent.change(becomes, { target: { value: 'field' } });
  fireEvent.change(becomes, { target: { value: 'external_id' } });
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  await waitFor(() => expect(bodies('dry_run')).toHaveLength(1));
  expect(bodies('dry_run')[0]).toMatchObject({ mapping: { targets: ['text', 'said_at', 'external_id'] } });
  expect(await screen.findByRole('button', { name: /Continue with 18,072 rows/ })).toBeDefined();
});

test('the name of a source that is there adds to it, another makes a new one', async () => {
  const { user, bodies } = openAt(checkedRun());
  const source = await screen.findByLabelText('Source');
  await user.clear(source);
  await user.type(source, 'Helpdesk');
  await waitFor(() => expect(bodies('dry_run').at(-1)).toMatchObject({ mapping: { source: { id: 3 } } }));
  await user.type(source, ' two');
  await waitFor(() =>
    expect(bodies('dry_run').at(-1)).toMatchObject({ mapping: { source: { name: 'Helpdesk two' } } }),
  );
});

test('a mapping that cannot be taken says why at its column and lets nobody go on', async () => {
  const { user } = openAt(checkedRun(), {
    '/api/imports/dry_run': problem('bad_request', {
      detail: 'Two columns are the text.',
      errors: [{ pointer: '#/body/mapping/targets/2', detail: 'Another column is the text already.' }],
    }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Import ref as' }), 'Text');
  const row = screen.getByRole('row', { name: /^ref/ });
  expect(await within(row).findByText('Another column is the text already.')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Continue/ })).toHaveProperty('disabled', true);
});

test('zone and order of dates are asked for only where a column is a date, the scale where one is a rating', async () => {
  const { user } = openAt(checkedRun());
  expect(await screen.findByLabelText('Time zone for dates without one')).toHaveProperty(
    'value',
    'Europe/Lisbon',
  );
  expect(screen.queryByLabelText('Worst rating')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Import created as' }), 'Rating');
  expect(screen.queryByLabelText('Time zone for dates without one')).toBeNull();
  expect(screen.getByLabelText('Worst rating')).toBeDefined();
});

test('addresses can name accounts where no column does', async () => {
  const base = checkedRun();
  const mapping = {
    ...base.mapping,
    targets: ['text', 'said_at', 'author_email'] as ImportMapping['targets'],
  };
  const { user, bodies } = openAt({ ...base, mapping });
  await user.click(await screen.findByRole('checkbox', { name: /Name accounts by email domain/ }));
  await waitFor(() =>
    expect(bodies('dry_run').at(-1)).toMatchObject({ mapping: { accounts_by_domain: true } }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Import created as' }), 'Account');
  expect(screen.queryByRole('checkbox', { name: /Name accounts by email domain/ })).toBeNull();
});

test('where two columns may hold the customer’s words, one click chooses, and nobody is asked again', async () => {
  const run = checkedRun();
  const columns = run.columns.map((column, at) => ({ ...column, may_be_text: at !== 1 }));
  const { user, bodies } = openAt({ ...run, columns });
  await user.click(await screen.findByRole('button', { name: 'Use ref' }));
  await waitFor(() => expect(bodies('dry_run')).toHaveLength(1));
  expect(bodies('dry_run')[0]).toMatchObject({ mapping: { targets: ['ignore', 'said_at', 'text'] } });
  expect(screen.queryByRole('heading', { name: 'Which column has the customer’s words?' })).toBeNull();
});

test('nobody goes on before they chose the column with the customer’s words, and the suggestion is a choice', async () => {
  const run = checkedRun();
  const columns = run.columns.map((column, at) => ({ ...column, may_be_text: at !== 1 }));
  const { user, here } = openAt({ ...run, columns }, {}, 'check');
  const before = await screen.findByRole('button', { name: /^Choose the column to continue/ });
  expect(before).toHaveProperty('disabled', true);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByRole('heading', { name: 'Which column has the customer’s words?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: `Use ${run.columns[0]?.name ?? ''}` }));
  expect(screen.queryByRole('heading', { name: 'Which column has the customer’s words?' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /Continue with/ }));
  expect(here()).toBe(`${path}?import_id=${importId}&step=check`);
});

test('both of two columns can be the customer’s words', async () => {
  const run = checkedRun();
  const columns = run.columns.map((column, at) => ({ ...column, may_be_text: at !== 1 }));
  const { user, bodies } = openAt({ ...run, columns });
  await user.click(await screen.findByRole('button', { name: 'Use both' }));
  await waitFor(() =>
    expect(bodies('dry_run').at(-1)).toMatchObject({ mapping: { targets: ['text', 'said_at', 'text'] } }),
  );
});

test('a mapping kept from the last file is not asked about', async () => {
  const run = checkedRun({ mapping_kept: true });
  const columns = run.columns.map((column, at) => ({ ...column, may_be_text: at !== 1 }));
  openAt({ ...run, columns });
  await screen.findByRole('heading', { name: 'Match columns' });
  expect(screen.queryByRole('heading', { name: 'Which column has the customer’s words?' })).toBeNull();
});

test('rejected rows are grouped with what to do about them, and come as a file', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign });
  const { user } = openAt(checkedRun(), {
    '/api/imports/rejected_rows_ticket': { path: '/api/imports/rejected_rows?ticket=t' },
  });
  expect(await screen.findByRole('heading', { name: 'Why 53 are rejected' })).toBeDefined();
  expect(screen.getByText(/Leave them out, or choose another text column\. First in line 19/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Rejected rows with reasons' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/imports/rejected_rows?ticket=t'));
});

test('Ctrl and Enter go on from the columns to the dry run, and from there to the import', async () => {
  const { user, here, bodies } = openAt(checkedRun(), {
    '/api/imports/commit': importRun({ state: 'importing' }),
  });
  await screen.findByRole('button', { name: /Continue with 18,072 rows/ });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(here()).toBe(`${path}?import_id=${importId}&step=check`);
  expect(await screen.findByText('“support-export” will have 18,072 items after this import.')).toBeDefined();
  expect(bodies('commit')).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(bodies('commit')).toEqual([{ import_id: importId }]));
});

test('a file that was read wrongly is read again with what is set', async () => {
  const { user, bodies } = openAt(
    checkedRun(),
    { '/api/imports/detect_again': importRun({ delimiter: ',' }) },
    'detect',
  );
  expect(await screen.findByRole('button', { name: 'Read again' })).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByLabelText('Column separator'), 'commas');
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  expect(await screen.findByText(/separated by commas\./)).toBeDefined();
  expect(bodies('detect_again')).toEqual([
    { import_id: importId, options: { encoding: 'utf-8', delimiter: ',', has_header: true } },
  ]);
});

test('an import at work shows count and estimate, and its report when it is done', async () => {
  let asked = 0;
  openAt(importRun(), {
    '/api/imports/get_import': () =>
      (asked += 1) === 1
        ? importRun({
            state: 'importing',
            progress: { rows_done: 11_024, rows_total: 18_072, seconds_left: 40 },
          })
        : importRun({ state: 'done', result: { counts, rejects }, undo_until: '2026-12-20T07:52:00.000Z' }),
  });
  expect(await screen.findByText('11,024 of 18,072 rows, about 40 s left')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('61');
  const items = await screen.findByRole('link', { name: '18,072' }, { timeout: 3000 });
  expect(items.getAttribute('href')).toBe(`/feedback/list?import_id=${importId}`);
});

test('an import that waits for another says so', async () => {
  openAt(importRun({ state: 'importing', waiting: 'Waits for the import of “first.csv” to end.' }));
  expect(await screen.findByText('Waits for the import of “first.csv” to end.')).toBeDefined();
});

test('an undo says what it does and wants the number of items typed', async () => {
  const { user, bodies } = openAt(
    importRun({ state: 'done', result: { counts, rejects }, undo_until: '2026-12-20T07:52:00.000Z' }),
    {
      '/api/imports/undo': importRun({ state: 'undone', result: { counts, rejects }, kept_after_undo: [7] }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  expect(
    await screen.findByText(/17,960 created items will be deleted\. 112 updated items will be restored\./),
  ).toBeDefined();
  await user.type(screen.getByLabelText(/Type undo 18072/), 'undo 18072{Enter}');
  await waitFor(() => expect(bodies('undo')).toEqual([{ import_id: importId }]));
});

test('an undone import lists what stayed because it was edited since', async () => {
  openAt(importRun({ state: 'undone', result: { counts, rejects }, kept_after_undo: [7] }));
  expect(await screen.findByText('1 item was edited since and kept:')).toBeDefined();
  expect(screen.getByRole('link', { name: '7' }).getAttribute('href')).toBe('/feedback/item?review_id=7');
});

test('an import that stopped says why and can go on', async () => {
  const { user, bodies } = openAt(
    importRun({
      state: 'failed',
      error: 'The disk was full.',
      progress: { rows_done: 500, rows_total: 18_072, seconds_left: null },
    }),
    { '/api/imports/commit': importRun({ state: 'importing' }) },
  );
  expect(await screen.findByText(/The disk was full\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Resume import' }));
  await waitFor(() => expect(bodies('commit')).toEqual([{ import_id: importId }]));
});

test('a check that stopped can be made again', async () => {
  const { user, bodies } = openAt(importRun({ state: 'failed', error: 'The file could not be read.' }));
  expect(await screen.findByText('The dry run stopped: the file could not be read.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(bodies('dry_run')).toHaveLength(1));
});

test('an import that is not here says so', async () => {
  openAt(importRun(), { '/api/imports/get_import': problem('not_found') });
  expect(await screen.findByText(/Import not found/)).toBeDefined();
});
