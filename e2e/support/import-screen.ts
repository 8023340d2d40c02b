import { expect, type Page } from '@playwright/test';

/** Counting and importing take as long as the file is large. */
const workMs = 120_000;

/** What Playwright takes as a file to upload: a path, or bytes with a name. */
type UploadedFile = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0];

/** Uploads a file on the import screen and waits until what would happen with it is counted. */
export async function uploadFile(page: Page, file: UploadedFile): Promise<void> {
  await page.goto('/feedback/import');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Match columns' })).toBeVisible({ timeout: workMs });
  await expect(page.getByRole('button', { name: /^Continue with/ })).toBeEnabled({ timeout: workMs });
}

/** Goes on from the matched columns through the dry run until the import is done. */
export async function importMatched(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.getByRole('button', { name: /^Import [\d,]+ rows?/ }).click();
  await expect(page.getByRole('heading', { name: /items? imported$/ })).toBeVisible({ timeout: workMs });
}

/** The figure beside a word in a list of counts, such as `Rejected`. */
export async function countOf(page: Page, word: string): Promise<number> {
  const figure = page
    .locator('dl > div')
    .filter({ has: page.getByText(word, { exact: true }) })
    .locator('dd');
  return Number((await figure.innerText()).replaceAll(',', ''));
}

/** Undoes the import whose report is on the screen. */
export async function undoShown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo this import' }).click();
  const dialog = page.getByRole('dialog');
  const wanted = await dialog.locator('label b').innerText();
  await dialog.getByRole('textbox').fill(wanted);
  await dialog.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible({ timeout: workMs });
}
