import { expect, test } from '../fixtures.ts';

const week = 7 * 86_400_000;

test('complaints that come back after a release reopen its card, and its owner hears of it once', async ({
  signedIn: page,
  person,
  api,
  mail,
  fitsEverywhere,
}) => {
  test.setTimeout(180_000);
  const call = <Reply>(name: string, body: object) => api.call<Reply>(`/api/${name}`, body, person.token);
  // Eight weeks ago, and an hour, so that the eighth week after it is over.
  const released = Date.now() - 8 * week - 3_600_000;
  /** Weeks of 60 items after the release, of which some complain. */
  const say = async (from: number, complaints: number[]) => {
    const items = complaints.flatMap((count, at) =>
      Array.from({ length: 60 }, (_, n) => ({
        text: n < count ? `Offline ${n}` : `Thanks ${n}`,
        said_at: new Date(released + (from + at) * week + n * 3_600_000).toISOString(),
      })),
    );
    for (let at = 0; at < items.length; at += 450) {
      await call('feedback/add_feedback', { source: { name: 'Desk' }, items: items.slice(at, at + 450) });
    }
  };
  await say(-12, [...Array<number>(12).fill(20), 3, 3, 3, 3]);
  const { board_id } = await call<{ board_id: string }>('boards/create_board', { title: 'Field app' });
  const { card: made } = await call<{ card: { idea_id: string } }>('boards/create_card', {
    ...{ board_id, title: 'Work offline' },
  });
  const of = { board_id, idea_id: made.idea_id };
  await call('boards/add_evidence', { ...of, feedback: [{ filters: { contains: 'offline' } }] });
  await call('boards/release_card', {
    ...{ ...of, released_at: new Date(released).toISOString(), version: '4.1' },
  });

  const lane = (name: string) => page.getByRole('region', { name, exact: true });
  await page.goto(`/roadmap/board?id=${board_id}&card=${made.idea_id}`);
  const card = page.getByRole('complementary', { name: 'Work offline' });
  await card.getByRole('tab', { name: 'After release' }).click();
  await expect(card.getByText('Improved', { exact: true })).toBeVisible();
  await expect(lane('Released').getByRole('heading', { level: 3 })).toHaveText(['Work offline']);
  await say(4, [20, 21]);
  await page.reload();
  await expect(lane('Committed').getByRole('heading', { level: 3 })).toHaveText(['Work offline'], {
    timeout: 30_000,
  });
  await expect(lane('Committed').getByText('Reopened')).toBeVisible();
  await card.getByRole('tab', { name: 'After release' }).click();
  await expect(card.getByText(/^Reopened: complaints came back after the release\./)).toBeVisible();
  await fitsEverywhere(page, 'a reopened card after its release');
  await card.getByRole('tab', { name: 'History' }).click();
  const reason =
    'Complaints are back: 342 per 1,000 items of all feedback in the last 2 weeks, after they had fallen from 333 to 50 with the release.';
  await expect(card.getByText(reason)).toBeVisible();

  await test.step('the owner sees it among the alerts, and gets one email', async () => {
    const email = await mail(person.email, '“Work offline” was reopened');
    expect(email.text).toContain(reason);
    await page.goto('/feedback/alerts');
    await page.getByRole('group').getByText('Cards, 1 new').click();
    await expect(page.getByRole('link', { name: 'Work offline' })).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await fitsEverywhere(page, 'alerts about cards');
    await page.getByRole('group').getByText('Emails', { exact: true }).click();
    const choice = page.getByRole('region', { name: 'Email settings' }).getByLabel('Cards');
    await expect(choice).toHaveValue('on');
    await choice.selectOption('No emails about cards');
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(choice).toHaveValue('off');
    await page.getByRole('group').getByText('Cards', { exact: true }).click();
    await page.getByRole('link', { name: 'Work offline' }).click();
  });

  await test.step('a person who knows better undoes it', async () => {
    await card.getByRole('tab', { name: 'History' }).click();
    await card.getByRole('button', { name: 'Undo Reopened' }).click();
    await expect(lane('Released').getByRole('heading', { level: 3 })).toHaveText(['Work offline']);
    await expect(lane('Released').getByText('Reopened')).toBeHidden();
  });
});
