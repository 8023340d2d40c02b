import { expect, test } from '../fixtures.ts';

test('a board’s public roadmap is published, read without a login, and ended', async ({
  signedIn: page,
  person,
  api,
  browser,
  baseURL,
  fitsEverywhere,
}) => {
  test.setTimeout(180_000);
  const call = <Reply>(name: string, body: object) =>
    api.call<Reply>(`/api/boards/${name}`, body, person.token);
  const { board_id, columns } = await call<{ board_id: string; columns: { column_id: string }[] }>(
    'create_board',
    { title: 'Field app' },
  );
  const { card } = await call<{ card: { idea_id: string } }>('create_card', {
    ...{ board_id, title: 'Internal name', column_id: columns[1]?.column_id },
  });
  await page.goto(`/roadmap/board?id=${board_id}&card=${card.idea_id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Public text' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Public title').fill('Work offline');
  await dialog.getByLabel('Public text', { exact: true }).fill('On the train, too.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Board settings' }).click();
  await page.getByRole('menuitem', { name: 'Public roadmap' }).click();
  await dialog.getByLabel('Introduction').fill('What we work on next.');
  await dialog.getByLabel('Public title of Planned').fill('Up next');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('1 card on it.')).toBeVisible();
  await fitsEverywhere(page, 'the settings of a public roadmap');
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();

  const stranger = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await stranger.goto(new URL(link).pathname);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Field app' })).toBeVisible();
  await expect(stranger.getByRole('heading', { level: 3, name: 'Work offline' })).toBeVisible();
  await expect(stranger.getByRole('heading', { level: 2, name: 'Up next' })).toBeVisible();
  await expect(stranger.getByText('Internal name')).toBeHidden();

  await dialog.getByRole('button', { name: 'Stop publishing' }).click();
  await expect(dialog.getByText('The link stops working at once')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop publishing' }).click();
  await expect(dialog).toBeHidden();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Roadmap not found' })).toBeVisible();
});
