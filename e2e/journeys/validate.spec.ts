import type { CheckCard } from '@earshot/contracts/validation';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Api } from '../support/api.ts';
import { settledWorkspace } from '../support/settled-workspace.ts';

interface Item {
  review_id: number;
  sentiment: string;
  sentiment_by: string;
}

const shownWithinMs = 5000;
const tones = ['negative', 'neutral', 'positive'] as const;

/** Answers cards as right until so many answers are kept; a key between two cards answers nothing. */
async function agreeUntil(
  page: Page,
  kept: () => Promise<{ total_count: number }>,
  count: number,
): Promise<void> {
  const next = async () => {
    const { total_count: now } = await kept();
    if (now < count) await page.keyboard.press('ArrowUp');
    return now;
  };
  await expect.poll(next, { intervals: [200], timeout: 60_000 }).toBeGreaterThanOrEqual(count);
}

/** Answers ten cards as right, as another screen of the same person would: by keyboard each takes a second. */
async function agreeToTen(api: Api, token: string): Promise<void> {
  const body = { kind: 'sentiment', limit: 10 };
  const { cards } = await api.call<{ cards: CheckCard[] }>('/api/validation/next_checks', body, token);
  expect(cards).toHaveLength(10);
  for (const { kind, review_id, shown, drawn } of cards) {
    const check = { kind, review_id, shown, drawn, verdict: 'agree' };
    await api.call('/api/validation/record_check', check, token);
  }
}

test('@core a correction shows on the item, in the list and in the analysis within 5 seconds, and is taken back exactly', async ({
  signedIn: page,
  person,
  api,
}) => {
  test.setTimeout(120_000);
  await api.call('/api/workspaces/load_sample', {}, person.token);
  // The tone that is learnt from its stars judges all items anew, and changes the card that is shown.
  await settledWorkspace(api, person);
  const itemOf = (id: number) =>
    api.call<Item>(`/api/feedback/get_item?review_id=${id}`, undefined, person.token);
  const counted = (tone: string) =>
    api.call<{ total_count: number }>(
      '/api/feedback/get_feedback',
      { filters: { sentiments: [tone] } },
      person.token,
    );
  const analysed = async () =>
    (await api.call<{ rows: object[] }>('/api/analysis/measure', { by: 'sentiment' }, person.token)).rows;

  await page.goto('/feedback/validate?kind=sentiment');
  const queue = page.getByRole('region', { name: 'The queue' });
  const link = queue.getByRole('link', { name: 'Open item' });
  const id = Number(
    new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('review_id'),
  );
  const before = await itemOf(id);
  const analysisBefore = await analysed();
  const other = tones.find((tone) => tone !== before.sentiment) ?? 'neutral';
  const { total_count: countBefore } = await counted(other);

  await page.keyboard.press('ArrowDown');
  await expect(queue.getByText('What is the right answer?')).toBeVisible();
  const since = Date.now();
  await queue.getByRole('button', { name: new RegExp(`^${other}`, 'i') }).click();
  await expect.poll(async () => (await itemOf(id)).sentiment_by).toBe('person');
  expect((await counted(other)).total_count).toBe(countBefore + 1);
  expect(await analysed()).not.toEqual(analysisBefore);
  expect(Date.now() - since).toBeLessThan(shownWithinMs);
  await expect(page.getByText('1 validation by you')).toBeVisible();

  const second = await page.context().newPage();
  await second.addInitScript(
    (session) => localStorage.setItem('earshot.session', session),
    JSON.stringify({ ...person, stored_at: Date.now() }),
  );
  await second.goto(`/feedback/item?review_id=${id}`);
  await expect(second.getByText(/set by a person, Earshot says/).first()).toBeVisible();
  await second.goto(`/feedback/list?review_ids=${id}&sentiments=${other}`);
  await expect(second.locator(`[data-item="${id}"]`)).toBeVisible();

  await page.locator('body').press('z');
  await expect(page.getByText('0 validations by you')).toBeVisible();
  expect(await itemOf(id)).toEqual(before);
  expect((await counted(other)).total_count).toBe(countBefore);
  expect(await analysed()).toEqual(analysisBefore);
});

test('things are checked by keyboard, and every number of the report opens as many checks', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(180_000);
  await api.call('/api/workspaces/load_sample', {}, person.token);
  // The tone that is learnt from its stars judges all items anew, and changes the card that is shown.
  await settledWorkspace(api, person);
  await page.goto('/feedback/validate');
  const queue = page.getByRole('region', { name: 'The queue' });
  await expect(queue.getByRole('link')).toBeVisible();
  const kept = () => api.call<{ total_count: number }>('/api/validation/list_checks', {}, person.token);
  await agreeUntil(page, kept, 3);
  await page.getByLabel('What to validate').selectOption('Sentiment');
  await expect(page).toHaveURL(/kind=sentiment$/);
  await expect(queue.getByText('What is the sentiment?')).toBeVisible();
  await queue.focus();
  await agreeUntil(page, kept, 6);
  // The screen is left, so that no key of it is still being answered.
  await page.goto('/feedback/validate?view=report');
  await agreeToTen(api, person.token);
  await agreeToTen(api, person.token);

  for (const view of ['Validate', 'Quality', 'Disagreements', 'All validations']) {
    await page.getByText(view, { exact: true }).first().click();
    await fitsEverywhere(page, view);
  }

  await page.goto('/feedback/validate?view=report');
  const numbers = page.getByRole('main').locator('a[href*="view=checks"]');
  await expect(numbers.first()).toBeVisible();
  const figures: { href: string; count: number }[] = [];
  for (const number of await numbers.all()) {
    const href = (await number.getAttribute('href')) ?? '';
    figures.push({ href, count: Number(await number.textContent()) });
  }
  expect(figures.length).toBeGreaterThan(8);
  for (const { href, count } of figures.slice(0, 14)) {
    await page.goto(href);
    await expect(
      page.getByText(count === 0 ? 'No validations match.' : new RegExp(`^${count} validations?$`)),
    ).toBeVisible();
  }

  const { total_count: all } = await kept();
  expect(all).toBeGreaterThanOrEqual(24);
  await page.goto('/feedback/validate?view=checks');
  await expect(page.getByText(`${all} validations`, { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^checks-.*\.csv$/);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText(`${all - 1} validations`, { exact: true })).toBeVisible();
});
