import type { JsonDesk } from '../../apps/server/src/testing/stand-ins/json-desk.ts';
import { startJsonDesk } from '../../apps/server/src/testing/stand-ins/json-desk.ts';
import { expect, test } from '../fixtures.ts';

let desk: JsonDesk;
test.beforeEach(async () => {
  desk = await startJsonDesk(Number(process.env.EARSHOT_E2E_DESK_PORT));
});
test.afterEach(() => desk.stop());

test('somebody connects a system, finds its feedback on the list, and disconnects it again', async ({
  signedIn: page,
  fitsEverywhere,
}) => {
  test.setTimeout(240_000);
  await page.goto('/feedback/connections');
  await page.getByRole('searchbox', { name: 'Search systems' }).fill('json');
  await expect(page.getByRole('button', { name: 'Connect JSON over HTTPS' })).toBeVisible();
  await fitsEverywhere(page, 'connections-gallery', () =>
    expect(page.getByRole('button', { name: 'Connect JSON over HTTPS' })).toBeVisible(),
  );

  await test.step('a wrong key is said at its field, before anything is saved', async () => {
    await page.getByRole('button', { name: 'Connect JSON over HTTPS' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect JSON over HTTPS' });
    const { url, page_parameter } = desk.settings;
    const fill = (label: string, value: string) => dialog.getByLabel(label, { exact: true }).fill(value);
    await fill('Address of the list', url);
    await fill('Name of the header with the key', 'Authorization');
    await fill('Key', 'Bearer wrong');
    await fill('Place of the list', 'data.tickets');
    await dialog.getByLabel('Pages', { exact: true }).selectOption('page');
    await fill('Parameter of the page number or cursor', page_parameter ?? '');
    await fill('ID', 'id');
    await fill('Text', 'body');
    await fill('Date', 'created_at');
    await fill('Email of the customer', 'user.email');
    await dialog.getByRole('button', { name: 'Test' }).click();
    await expect(dialog.getByText(/does not accept the token/)).toBeVisible();
    await fill('Key', `Bearer ${desk.key}`);
    await dialog.getByRole('button', { name: 'Test' }).click();
    await expect(dialog.getByText('It works. This is 127.0.0.1.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  });

  await test.step('the first sync brings everything', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'JSON over HTTPS: 127.0.0.1' })).toBeVisible();
    await expect(page.getByRole('link', { name: '25 items from JSON over HTTPS: 127.0.0.1' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('row', { name: /Done/ })).toContainText('25');
    await fitsEverywhere(page, 'connection', () =>
      expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible(),
    );
    await page.getByRole('link', { name: /^25 items from/ }).click();
    await expect(page.getByText('Ticket 25: the export is slow')).toBeVisible();
  });

  await test.step('a revoked key asks for attention, and sources say how they are', async () => {
    desk.key = 'another';
    await page.goto('/feedback/connections');
    await page.getByRole('link', { name: 'JSON over HTTPS: 127.0.0.1', exact: true }).click();
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'does not accept the token' })).toBeVisible({
      timeout: 60_000,
    });
    await page.goto('/feedback/sources');
    await expect(page.getByRole('heading', { name: 'Health' })).toBeVisible();
    const health = page.getByRole('table', { name: /what came in lately/ });
    await expect(health.getByRole('row', { name: /JSON over HTTPS/ })).toContainText('25');
  });

  await test.step('disconnected with its feedback deleted, nothing of it is left', async () => {
    await page.goto('/feedback/connections');
    await page.getByRole('link', { name: 'JSON over HTTPS: 127.0.0.1', exact: true }).click();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('dialog', { name: /^Disconnect/ });
    await dialog.getByText('Also delete the feedback it brought. This cannot be undone.').click();
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page).toHaveURL('/feedback/connections');
    await expect(page.getByText('Nothing is connected yet.')).toBeVisible({ timeout: 60_000 });
  });
});
