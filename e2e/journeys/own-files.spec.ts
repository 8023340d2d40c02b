import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { countOf, importMatched, undoShown, uploadFile } from '../support/import-screen.ts';
import { signUpOnScreen } from '../support/sign-up-screen.ts';

/** A folder of real exports, given by whoever accepts a release. */
const folder = process.env.ACCEPT_DATA;
const files = folder
  ? readdirSync(folder)
      .filter((name) => name.toLowerCase().endsWith('.csv'))
      .sort()
  : [];

test.skip(!folder, 'ACCEPT_DATA names no folder');
test.setTimeout(600_000);
/** What was imported just now may have to be understood first. */
const patience = { timeout: 60_000 };

for (const name of files) {
  test(`${name} is imported as it is guessed, can be asked, and is undone whole`, async ({
    signedIn: page,
  }) => {
    await uploadFile(page, join(folder ?? '', name));
    const wanted = (await countOf(page, 'New')) + (await countOf(page, 'Changed, to update'));
    expect(wanted).toBeGreaterThan(0);
    await importMatched(page);
    expect((await countOf(page, 'Created')) + (await countOf(page, 'Updated'))).toBe(wanted);
    const report = page.url();

    await page.goto('/feedback/list');
    await expect(page.getByText(`25 of ${wanted.toLocaleString('en-GB')}`)).toBeVisible();
    await page.goto('/feedback/ask_ai?q=what+do+people+struggle+with+most');
    await expect(page.getByRole('article').first()).toContainText(/Similarity (High|Medium|Low)/, patience);

    await page.goto(report);
    await undoShown(page);
    await page.goto('/feedback/list');
    await expect(page.getByText('No feedback yet. Add some:')).toBeVisible();
  });
}

test('[ASK-4] a newcomer signs up, imports airline_tweets.csv, asks about lost luggage, opens an original and takes it all back', async ({
  page,
  mail,
}) => {
  test.skip(!files.includes('airline_tweets.csv'), 'the folder holds no airline_tweets.csv');
  await signUpOnScreen(page, mail);
  await uploadFile(page, join(folder ?? '', 'airline_tweets.csv'));
  const wanted = await countOf(page, 'New');
  await importMatched(page);
  expect(await countOf(page, 'Created')).toBe(wanted);
  const report = page.url();

  await page.getByRole('link', { name: 'Ask a question' }).click();
  await page.getByRole('combobox', { name: 'Enter questions about your feedback' }).fill('lost luggage');
  await page.keyboard.press('Enter');
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText(/Similarity (High|Medium) 0\.\d\d/, patience);
  const texts = await cards.allInnerTexts();
  for (const text of texts.slice(0, 5)) expect(text).toMatch(/luggage|bag/i);
  await cards.first().getByRole('link', { name: 'Open item' }).click();
  await expect(page.getByRole('heading', { name: 'Similar feedback' })).toBeVisible(patience);
  await expect(page.getByRole('main')).toContainText(/luggage|bag/i);

  await page.goto(report);
  await undoShown(page);
  await page.goto('/feedback/ask_ai?q=lost+luggage');
  await expect(page.getByText('No similar feedback found.')).toBeVisible(patience);
  await page.goto('/feedback/list');
  await expect(page.getByText('No feedback yet. Add some:')).toBeVisible();
});
