import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

interface Made {
  board_id: string;
}

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cardsIn = (page: Page, name: string) => lane(page, name).getByRole('heading', { level: 3 });

test('@core [MENU-2] a board is made, its cards are written, moved with keys, pointer and menu, and each move is undone', async ({
  signedIn: page,
  fitsEverywhere,
}) => {
  test.setTimeout(120_000);
  await page.goto('/roadmap/board');
  await page.getByRole('button', { name: 'New board' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill('Field app');
  await form.getByRole('button', { name: 'Create board' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Field app' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Field app' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  for (const title of ['Offline notes', 'Invoices', 'Routes']) {
    await page.keyboard.press('c');
    await form.getByLabel('Title').fill(title);
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
  }
  await expect(cardsIn(page, 'Considering')).toHaveText(['Offline notes', 'Invoices', 'Routes']);
  await fitsEverywhere(page, 'a board with a card open');
  await page.getByRole('button', { name: 'Close the card' }).click();

  // Keys: the focus stays on the card, and where it is is said.
  const notes = page.getByRole('button', { name: 'Offline notes', exact: true });
  await notes.focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'Planned, position 1 of 1.' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(cardsIn(page, 'Considering')).toHaveText(['Offline notes', 'Invoices', 'Routes']);
  await expect(notes).toBeFocused();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(cardsIn(page, 'Planned')).toHaveText(['Offline notes']);
  await expect(notes).toBeFocused();
  await expect(page.getByText('Moved “Offline notes” to Planned.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(cardsIn(page, 'Considering')).toHaveText(['Offline notes', 'Invoices', 'Routes']);

  // The pointer.
  const from = await lane(page, 'Considering').getByText('Routes').boundingBox();
  const to = await lane(page, 'Committed').getByText('No cards').boundingBox();
  if (!from || !to) throw new Error('Both are seen');
  await page.mouse.move(from.x + 10, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.move(to.x + 30, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect(cardsIn(page, 'Committed')).toHaveText(['Routes']);

  // The menu.
  await page.getByRole('button', { name: 'More about Invoices' }).click();
  await page.getByRole('menuitemradio', { name: 'Released' }).click();
  await expect(cardsIn(page, 'Released')).toHaveText(['Invoices']);

  // Other views of the same cards; the address keeps them.
  await page.getByText('Now, next, later').click();
  await expect(cardsIn(page, 'Not placed')).toHaveText(['Offline notes', 'Routes', 'Invoices']);
  await page.getByRole('button', { name: 'More about Invoices' }).click();
  await page.getByRole('menuitemradio', { name: 'Now' }).click();
  await page.reload();
  await expect(cardsIn(page, 'Now')).toHaveText(['Invoices']);
  await page.getByText('Timeline', { exact: true }).click();
  await expect(cardsIn(page, 'No date')).toHaveCount(3);
  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
  await fitsEverywhere(page, 'the table of a board');
});

test('evidence gives a card its score, and what was counted opens the customers’ words', async ({
  signedIn: page,
  person: { token },
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(120_000);
  const call = <Reply>(name: string, body: object) => api.call<Reply>(`/api/${name}`, body, token);
  await call('feedback/add_feedback', {
    source: { name: 'Desk' },
    items: [
      { text: 'I was offline in the cellar and my notes were gone.', author: { email: 'a@kettle.example' } },
      { text: 'Offline again, hours lost.', author: { email: 'a@kettle.example' } },
      { text: 'No notes offline.', author: { email: 'b@kettle.example' } },
    ],
  });
  const { board_id: board } = await call<Made>('boards/create_board', { title: 'Field app' });
  const { idea } = await call<{ idea: { idea_id: string } }>('ideas/send_idea', {
    title: 'Work offline',
    feedback: [{ filters: { contains: 'offline' } }],
  });
  await page.goto(`/roadmap/board?id=${board}`);
  await page.getByRole('button', { name: 'Add ideas' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Work offline').check();
  await form.getByRole('button', { name: 'Add 1 idea' }).click();
  await expect(lane(page, 'Considering').getByText('2 people said it')).toBeVisible();
  await page.getByRole('button', { name: 'Work offline', exact: true }).click();
  const card = page.getByRole('complementary', { name: 'Work offline' });
  await card.getByLabel('Impact').selectOption('High (2)');
  await card.getByLabel('Effort, in person-weeks').fill('4');
  await page.keyboard.press('Enter');
  // 2 people × 2 × 50 % ÷ 4
  await expect(card.getByRole('heading', { name: 'Score 0.5' })).toBeVisible();
  await expect(card.getByText('not checked, taken as 50 %')).toBeVisible();
  await card.getByRole('button', { name: 'Change reach' }).click();
  await form.getByLabel('People').fill('40');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a reason.')).toBeVisible();
  await form.getByLabel('Reason').fill('Support hears of it daily.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('heading', { name: 'Score 10' })).toBeVisible();
  await expect(card.getByText('Entered: “Support hears of it daily.”')).toBeVisible();
  await fitsEverywhere(page, 'a card with its evidence');

  await card.getByRole('tab', { name: /^Evidence/ }).click();
  await expect(card.getByRole('link', { name: '3 items' })).toBeVisible();
  await card.getByRole('tab', { name: 'History' }).click();
  await card.getByRole('button', { name: 'Undo Edited' }).first().click();
  await expect(card.getByRole('heading', { name: 'Score 0.5' })).toBeVisible();

  // What somebody else does is seen within two seconds.
  const columns = await api.call<{ board: { columns: { column_id: string }[] } }>(
    `/api/boards/get_board?board_id=${board}`,
    undefined,
    token,
  );
  const column_id = columns.board.columns[1]?.column_id;
  await call('boards/move_card', { board_id: board, idea_id: idea.idea_id, column_id });
  await expect(cardsIn(page, 'Planned')).toHaveText(['Work offline'], { timeout: 2000 });
  await card.getByRole('tab', { name: /^Said/ }).click();

  await card.getByRole('button', { name: 'Brief', exact: true }).click();
  const brief = page.getByRole('dialog', { name: 'Brief' });
  await expect(brief.getByText('All evidence together: 3 items, each counted once.')).toBeVisible();
  await fitsEverywhere(page, 'the brief of a card');
  const saved = page.waitForEvent('download');
  await brief.getByRole('button', { name: 'Download Markdown' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('## Problem\n\n> “');
  await page.keyboard.press('Escape');
  await expect(brief).toBeHidden();
  await card.getByRole('link', { name: 'View Original' }).first().click();
  await expect(page).toHaveURL(/\/feedback\/item\?review_id=/);
});

test('a card that is released says what became of its complaints, and takes it back', async ({
  signedIn: page,
  person: { token },
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(120_000);
  const call = <Reply>(name: string, body: object) => api.call<Reply>(`/api/${name}`, body, token);
  const day = 86_400_000;
  const items = [];
  for (let week = -12; week < 4; week += 1) {
    for (let n = 0; n < 60; n += 1) {
      const said_at = new Date(Date.now() + (week - 4) * 7 * day + n * 3_600_000).toISOString();
      items.push({ text: n < (week < 0 ? 20 : 3) ? `Offline ${n}` : `Thanks ${n}`, said_at });
    }
  }
  for (let at = 0; at < items.length; at += 450) {
    await call('feedback/add_feedback', { source: { name: 'Desk' }, items: items.slice(at, at + 450) });
  }
  const { board_id } = await call<Made>('boards/create_board', { title: 'Field app' });
  const { card: made } = await call<{ card: { idea_id: string } }>('boards/create_card', {
    ...{ board_id, title: 'Work offline' },
  });
  const of = { board_id, idea_id: made.idea_id };
  await call('boards/add_evidence', { ...of, feedback: [{ filters: { contains: 'offline' } }] });
  await page.goto(`/roadmap/board?id=${board_id}&card=${made.idea_id}`);
  const card = page.getByRole('complementary', { name: 'Work offline' });
  await card.getByRole('tab', { name: 'After release' }).click();
  await card.getByRole('button', { name: 'Release', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Version').fill('4.1');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(cardsIn(page, 'Released')).toHaveText(['Work offline']);
  await expect(card.getByText('Too early to tell')).toBeVisible();

  // As a build server says it: four weeks ago.
  const released_at = new Date(Date.now() - 28 * day).toISOString();
  await call('boards/release_card', { ...of, released_at, version: '4.1' });
  await expect(card.getByText('Improved')).toBeVisible();
  await expect(
    card.getByText(/^Complaints fell by 8\d\s%, from 333 to [45]\d per 1,000 items of all feedback/),
  ).toBeVisible();
  await fitsEverywhere(page, 'the verdict on a release');
  await card.getByRole('button', { name: 'Remove release date' }).click();
  await expect(card.getByText('Not released yet.')).toBeVisible();
});
