import { expect, test } from '../fixtures.ts';

test('cards are linked, split and merged, and a committed card’s decision keeps what is expected of it', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(180_000);
  const call = <Reply>(name: string, body: object) =>
    api.call<Reply>(`/api/boards/${name}`, body, person.token);
  const { board_id } = await call<{ board_id: string }>('create_board', { title: 'Field app' });
  const make = async (title: string, ...searches: string[]) => {
    const { card } = await call<{ card: { idea_id: string } }>('create_card', { board_id, title });
    const feedback = searches.map((search_term) => ({ search_term }));
    if (searches.length > 0) await call('add_evidence', { board_id, idea_id: card.idea_id, feedback });
    return card.idea_id;
  };
  const maps = await make('Maps', 'offline maps', 'dark maps');
  const routes = await make('Routes', 'better routes');
  const lane = page.getByRole('region', { name: 'Considering', exact: true });
  const card = (name: string) => page.getByRole('complementary', { name });
  const act = async (name: string, entry: string) => {
    await card(name).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  const dialog = page.getByRole('dialog');

  await page.goto(`/roadmap/board?id=${board_id}&card=${maps}`);
  await act('Maps', 'Link to a card');
  await dialog.getByLabel('This card').selectOption('Blocked by');
  await dialog.getByLabel('Other card').selectOption('Routes');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(card('Maps').getByRole('list', { name: 'Links' })).toContainText('Blocked byRoutes');

  await act('Maps', 'Split evidence off');
  await dialog.getByLabel('Title of the new card').fill('Dark look');
  await dialog.getByLabel('Feedback: dark maps').check();
  await fitsEverywhere(page, 'splitting a card');
  await dialog.getByRole('button', { name: 'Move 1 piece' }).click();
  await expect(lane.getByRole('heading', { level: 3 })).toHaveText(['Maps', 'Dark look', 'Routes']);

  // The old address leads to the card that it was merged into.
  await act('Maps', 'Merge into another card');
  // None is chosen that nobody chose.
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog.getByText('Choose a card.', { exact: true })).toBeVisible();
  await dialog.getByLabel('Merge into').selectOption('Routes');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(card('Routes').getByRole('tab', { name: 'Evidence 2' })).toBeVisible();
  await page.goto(`/roadmap/board?id=${board_id}&card=${maps}`);
  await expect(card('Routes')).toBeVisible();
  expect(page.url()).toContain(routes);
  await card('Routes').getByRole('tab', { name: 'History' }).click();
  await card('Routes').getByRole('button', { name: 'Undo Merged' }).click();
  await expect(lane.getByRole('heading', { level: 3 })).toHaveText(['Maps', 'Dark look', 'Routes']);

  await card('Routes').getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitemradio', { name: 'Committed' }).click();
  await expect(page.getByText('Moved “Routes” to Committed.')).toBeVisible();
  await page.getByRole('link', { name: 'Decisions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Decisions of Field app' })).toBeVisible();
  await expect(
    page.getByText('1 decision, none with a verdict after the release', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add what is expected of Routes' }).click();
  await dialog.getByLabel('Complaints fall by').selectOption({ index: 3 });
  await dialog.getByLabel('In words').fill('Fewer calls to the desk');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(
      /30\s%? fewer complaints\. Fewer calls to the desk|30% fewer complaints\. Fewer calls to the desk/,
    ),
  ).toBeVisible();
  await fitsEverywhere(page, 'decisions of a board');
});
