import { expect, test } from '../fixtures.ts';
import { onDatabaseOf } from '../support/database-of.ts';
import { sendVisit } from '../support/recorded-visit.ts';

test('[REC-1] an admin reads which recordings may show text that was to be masked, and has every text masked', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.slow();
  const sessionId = await sendVisit(api, person.token);
  // As an upgrade leaves a site that asked for more than usual.
  await onDatabaseOf(api.dataDir, (client) =>
    client.query(
      `update earshot.site set lost_masking_until = now() + interval '1 day'
       where workspace_id = (select workspace_id from earshot.recording where id = $1)`,
      [sessionId],
    ),
  );
  await page.goto('/home/install-script');
  const title = page.getByText('Recordings that may show text that should be masked');
  await fitsEverywhere(page, 'Recordings that lost masking', () => expect(title).toBeVisible());
  await page.getByRole('button', { name: 'Mask all text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mask all text' }).click();
  await expect(page.getByText('All text is masked in 1 recording.')).toBeVisible({ timeout: 60_000 });
  await page.goto(`/session_replay/replay_session?session_id=${sessionId}`);
  const drawn = page.frameLocator('iframe').frameLocator('iframe');
  await expect(drawn.getByText('••••••• •• ••• ••••')).toBeVisible({ timeout: 30_000 });
});
