import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { countOf, importMatched, undoShown, uploadFile } from '../support/import-screen.ts';
import { signUpOnScreen } from '../support/sign-up-screen.ts';
import { travelExport } from './travel-export.ts';

test('@core [ASK-3] [ASK-4] [ASK-5] a newcomer imports a file, asks it a question, opens an original and takes it all back', async ({
  page,
  context,
  mail,
}) => {
  test.slow();
  const file = travelExport(randomBytes(2).toString('hex'));

  await test.step('signs up and confirms by mail', async () => {
    await signUpOnScreen(page, mail);
    await expect(page.getByText('0 of 4 done.')).toBeVisible();
  });

  await test.step('sees what would happen before anything is saved', async () => {
    await page.getByRole('link', { name: 'Import a file' }).click();
    await uploadFile(page, { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.csv) });
    await expect(page.getByText('300 rows, 9 columns, UTF-8, separated by semicolons.')).toBeVisible();
    expect(await countOf(page, 'New')).toBe(file.rows - file.badRows);
    expect(await countOf(page, 'Rejected')).toBe(file.badRows);
    await expect(page.getByText('Date can’t be read: “yesterday”')).toBeVisible();
  });

  await test.step('keeps a column that was left out', async () => {
    await page.getByRole('combobox', { name: 'Import int_ref as' }).selectOption('Custom field');
    await expect(page.getByText('9 of 9 matched.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue with 295 rows/ })).toBeEnabled();
  });

  await test.step('gets the rejected rows with a reason for each', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Rejected rows with reasons' }).click();
    const rejected = await readFile(await (await download).path(), 'utf8');
    expect(rejected.match(/yesterday/g)?.length).toBeGreaterThanOrEqual(4);
  });

  await test.step('imports the rest', async () => {
    await importMatched(page);
    expect(await countOf(page, 'Created')).toBe(295);
  });

  await test.step('finds what was said about lost luggage', async () => {
    await page.getByRole('link', { name: 'Ask a question' }).click();
    await page.getByRole('combobox', { name: 'Enter questions about your feedback' }).fill('lost luggage');
    await page.getByRole('button', { name: 'Ask AI' }).click();
    await expect(page).toHaveURL(/q=lost\+luggage/);
    const first = page.getByRole('article').first();
    await expect(first).toContainText(/Similarity (High|Medium) 0\.\d\d/);
    await expect(first.locator('mark').first()).toHaveText(/lost|luggage/i);
    const original = page.waitForEvent('popup');
    await context.route('https://help.airline.example/**', (route) => route.fulfill({ body: 'The ticket' }));
    await first.getByRole('link', { name: 'View Original' }).click();
    await expect((await original).getByText('The ticket')).toBeVisible();
    expect(await (await original).evaluate('window.opener')).toBeNull();
  });

  await test.step('reload and back show the same', async () => {
    const count = page.getByText(/^25 of \d+ items$/);
    const shown = await count.innerText();
    await page.reload();
    await expect(count).toHaveText(shown);
    await page.getByRole('article').first().getByRole('link', { name: 'Open item' }).click();
    // The list has a heading of this name too: only the address tells that the item is open.
    await expect(page).not.toHaveURL(/q=lost\+luggage/);
    await expect(page.getByRole('heading', { name: 'Similar feedback' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/q=lost\+luggage/);
    await expect(count).toHaveText(shown);
  });

  await test.step('undoes the import, and all of it is gone', async () => {
    await page.goto('/feedback/import');
    await page.getByRole('link', { name: file.name }).click();
    await undoShown(page);
    await page.goto('/feedback/ask_ai?q=lost+luggage');
    await expect(page.getByText('No similar feedback found.')).toBeVisible();
    await page.goto('/feedback/list');
    await expect(page.getByText('No feedback yet. Add some:')).toBeVisible();
  });
});

test('the same file imported again doubles nothing', async ({ signedIn: page }) => {
  test.slow();
  const { name, csv, rows, badRows } = travelExport('again');
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await uploadFile(page, file);
  await importMatched(page);
  await page.goto('/feedback/import');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Uses the same code as the import.')).toBeVisible();
  expect(await countOf(page, 'New')).toBe(0);
  expect(await countOf(page, 'Already imported')).toBe(rows - badRows);
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeDisabled();
});
