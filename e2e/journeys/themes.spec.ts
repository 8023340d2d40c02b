import { readFile } from 'node:fs/promises';
import type { CallReply } from '@earshot/contracts/call';
import type { themes } from '@earshot/contracts/themes';
import { expect, test } from '../fixtures.ts';
import { settledWorkspace } from '../support/settled-workspace.ts';

test('@core somebody sees what feedback speaks of, opens a number, changes themes and takes it all back', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(300_000);
  const list = () => api.call<CallReply<typeof themes.list>>('/api/themes/list_themes', {}, person.token);
  const exported = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    return readFile(await (await download).path(), 'utf8');
  };

  await test.step('themes are found by themselves once there are items', async () => {
    await page.goto('/feedback/themes');
    await expect(page.getByText(/^No themes yet/)).toBeVisible();
    await api.call('/api/workspaces/load_sample', {}, person.token);
    await expect.poll(async () => (await list()).build.state, { timeout: 60_000 }).toBe('done');
    await settledWorkspace(api, person);
    await page.getByRole('link', { name: 'Themes', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('link', { name: /items without a theme$/ })).toBeVisible();
  });

  const { themes: found } = await list();
  const [first, second] = found.filter(({ is_broad: isBroad }) => !isBroad);
  if (!first || !second) throw new Error('The sample has no two themes');

  await test.step('the screen fits three widths and stands up to axe, light and dark', async () => {
    await fitsEverywhere(page, 'themes');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a number opens exactly its items', async () => {
    await page.getByRole('link', { name: `${first.count} items in ${first.name}`, exact: true }).click();
    await expect(page.getByText(new RegExp(`of ${first.count} items$`))).toBeVisible();
    await page.goBack();
  });

  const before = await exported();

  await test.step('a merge says what changes, is done and is taken back', async () => {
    await page.getByRole('button', { name: `Change ${first.name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Merge into another' }).click();
    await page.getByLabel('Into').selectOption({ label: second.name });
    const after = first.count + second.count;
    await expect(page.getByRole('row', { name: `${second.name} ${second.count} ${after}` })).toBeVisible();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(
      page.getByRole('link', { name: `${after} items in ${second.name}`, exact: true }),
    ).toBeVisible();
    expect(await exported()).not.toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(
      page.getByRole('link', { name: `${first.count} items in ${first.name}`, exact: true }),
    ).toBeVisible();
    expect(await exported()).toBe(before);
  });

  await test.step('an item is moved out of a theme, and a theme renamed', async () => {
    await page.getByRole('button', { name: `Change ${first.name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Move items' }).click();
    await page.getByRole('checkbox').first().check({ force: true });
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'No theme' });
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(
      page.getByRole('link', { name: `${first.count - 1} items in ${first.name}`, exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: `Change ${second.name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('What we call it');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'What we call it', exact: true })).toBeVisible();
  });

  await test.step('a run keeps both, and the history takes them back', async () => {
    await page.getByRole('button', { name: 'Find themes again' }).click();
    await expect(page.getByRole('button', { name: 'Find themes again' })).toBeEnabled({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: 'What we call it', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByText('Undone').first()).toBeVisible();
    const takeBack = page.getByRole('button', { name: 'Undo' });
    await takeBack.first().click();
    await expect(takeBack).toHaveCount(1);
    await takeBack.first().click();
    await expect(takeBack).toHaveCount(0);
    await page.keyboard.press('Escape');
    // The run may have named it anew, since an item less is in a theme beside it.
    const { name } = (await list()).themes.find(({ theme_id: id }) => id === second.theme_id) ?? {};
    if (name === undefined) throw new Error('The renamed theme is gone');
    expect(name).not.toBe('What we call it');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });
});
