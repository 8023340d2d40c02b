import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { countOf, importMatched, undoShown, uploadFile } from '../support/import-screen.ts';

/** A folder of real exports, given by whoever accepts a release. */
const folder = process.env.ACCEPT_DATA;
const files = folder
  ? readdirSync(folder)
      .filter((name) => name.toLowerCase().endsWith('.csv'))
      .sort()
  : [];

test.skip(!folder, 'ACCEPT_DATA names no folder');
test.setTimeout(300_000);

for (const name of files) {
  test(`${name} is imported as it is guessed, can be asked, and is undone whole`, async ({
    signedIn: page,
  }) => {
    await uploadFile(page, join(folder ?? '', name));
    const wanted = (await countOf(page, 'To create')) + (await countOf(page, 'Already here, to update'));
    expect(wanted).toBeGreaterThan(0);
    await importMatched(page);
    expect((await countOf(page, 'Created')) + (await countOf(page, 'Updated'))).toBe(wanted);
    const report = page.url();

    await page.goto('/feedback/list');
    await expect(page.getByText(`25 of ${wanted.toLocaleString('en-GB')}`)).toBeVisible();
    await page.goto('/feedback/ask_ai?q=what+do+people+struggle+with+most');
    await expect(page.getByRole('article').first()).toContainText(/Similarity (High|Medium|Low)/);

    await page.goto(report);
    await undoShown(page);
    await page.goto('/feedback/list');
    await expect(page.getByText('There is no feedback in this workspace yet.')).toBeVisible();
  });
}

test('[ASK-4] airline_tweets.csv answers “lost luggage” with tweets about it', async ({ signedIn: page }) => {
  test.skip(!files.includes('airline_tweets.csv'), 'the folder holds no airline_tweets.csv');
  await uploadFile(page, join(folder ?? '', 'airline_tweets.csv'));
  await importMatched(page);
  await page.goto('/feedback/ask_ai');
  await page.getByRole('combobox', { name: 'Enter questions about your feedback' }).fill('lost luggage');
  await page.keyboard.press('Enter');
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText(/Similarity (High|Medium) 0\.\d\d/);
  for (const text of (await cards.allInnerTexts()).slice(0, 5)) expect(text).toMatch(/luggage|bag/i);
});
