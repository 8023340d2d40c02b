import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';

const exported = [
  'Card ID,Card Name,Card URL,Card Description,Labels,Members,Due Date,Vote Count,List Name,Archived',
  'a1,Print labels,https://trello.example/c/a1,Drivers ask for it.,"van (red), print (sky)",Ada,2026-06-30T10:00:00Z,12,In Progress,false',
  'a2,Scan two parcels,https://trello.example/c/a2,,,,,0,Icebox,false',
  'a3,A dark look,https://trello.example/c/a3,,,,,3,Someday maybe,false',
].join('\n');

test('[MENU-2] cards of another tool are previewed, imported, undone, and exported as CSV', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(180_000);
  const body = { title: 'Field app' };
  const { board_id } = await api.call<{ board_id: string }>('/api/boards/create_board', body, person.token);
  await page.goto(`/roadmap/board?id=${board_id}`);
  const lane = (name: string) => page.getByRole('region', { name, exact: true });
  await page.getByRole('button', { name: 'Import cards' }).click();
  const dialog = page.getByRole('dialog');
  const file = { name: 'roadmap.csv', mimeType: 'text/csv', buffer: Buffer.from(exported) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText('3 cards will be added.')).toBeVisible();
  await expect(dialog.getByLabel('What “Card Name” contains')).toHaveValue('title');
  await expect(dialog.getByLabel('Column for “In Progress”').locator('option:checked')).toHaveText(
    'Committed',
  );
  await fitsEverywhere(page, 'the preview of an import of cards');
  // Without a column of titles there are no cards, and one can be chosen.
  await dialog.getByLabel('What “Card Name” contains').selectOption('Not imported');
  await expect(dialog.getByText('No column contains the titles of the cards.')).toBeVisible();
  await dialog.getByLabel('What “Card Name” contains').selectOption('Title');
  await expect(dialog.getByText('3 cards will be added.')).toBeVisible();
  await dialog.getByLabel('Column for “Icebox”').selectOption('New column “Icebox”');
  await dialog.getByRole('button', { name: 'Import 3 cards' }).click();
  await expect(dialog).toBeHidden();
  await expect(lane('Committed').getByRole('heading', { level: 3 })).toHaveText(['Print labels']);
  await expect(lane('Icebox').getByRole('heading', { level: 3 })).toHaveText(['Scan two parcels']);
  await expect(lane('Someday maybe').getByRole('heading', { level: 3 })).toHaveText(['A dark look']);

  await page.getByRole('button', { name: 'Print labels', exact: true }).click();
  const card = page.getByRole('complementary', { name: 'Print labels' });
  await expect(card.getByText(/Imported from roadmap\.csv · a1 · 12 votes/)).toBeVisible();
  await page.getByRole('button', { name: 'Close the card' }).click();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Board settings' }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  expect(csv.split('\r\n')[1]).toContain('a1,Print labels,Drivers ask for it.,Committed');

  await page.getByRole('button', { name: 'Board settings' }).click();
  await page.getByRole('menuitem', { name: 'Import cards' }).click();
  await dialog.getByRole('button', { name: 'Undo the import of roadmap.csv' }).click();
  await expect(page.getByText('3 cards removed.')).toBeVisible();
  await expect(dialog.getByText('Undone')).toBeVisible();
  await fitsEverywhere(page, 'earlier imports of cards');
  await page.keyboard.press('Escape');
  await expect(page.getByText('This board has no cards yet.', { exact: false })).toBeVisible();
});
