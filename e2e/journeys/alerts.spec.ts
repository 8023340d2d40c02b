import { expect, test } from '../fixtures.ts';

const dayMs = 86_400_000;
const days = 112;

/** What a shop hears each day; for the last ten days the store speaks of refunds. */
function saidInStore(now: number): Record<'Widget' | 'Store', { text: string; said_at: string }[]> {
  const said = {
    Widget: [] as { text: string; said_at: string }[],
    Store: [] as { text: string; said_at: string }[],
  };
  for (let day = 0; day < days; day += 1) {
    const at = (n: number) => new Date(now - (days - day) * dayMs + n * 60_000).toISOString();
    for (let n = 0; n < 12; n += 1)
      said.Widget.push({ text: `The colours are lovely ${day} ${n}`, said_at: at(n) });
    said.Widget.push({ text: `My refund took long ${day}`, said_at: at(20) });
    for (let n = 0; n < (day < days - 10 ? 1 : 9); n += 1) {
      said.Store.push({ text: `My refund was wrong ${day} ${n}`, said_at: at(30 + n) });
    }
  }
  return said;
}

test('@core somebody watches a filter, sees why it rose, says what is of no use, and ends the mails', async ({
  signedIn: page,
  person,
  api,
  mail,
  fitsEverywhere,
}) => {
  test.setTimeout(180_000);

  await test.step('an empty workspace says how much history is needed', async () => {
    await page.goto('/feedback/alerts');
    await expect(page.getByText(/^No dated feedback yet/)).toBeVisible();
  });

  await test.step('the filter of a list is watched under a name', async () => {
    for (const [name, items] of Object.entries(saidInStore(Date.now()))) {
      for (let at = 0; at < items.length; at += 500) {
        const body = { source: { name }, items: items.slice(at, at + 500) };
        await api.call('/api/feedback/add_feedback', body, person.token);
      }
    }
    await page.goto('/feedback/list?contains=refund');
    await page.getByRole('button', { name: /^Views/ }).click();
    await page.getByRole('menuitem', { name: 'Watch for changes' }).click();
    await page.getByLabel('Rule name').fill('Refunds');
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    await expect(page.getByRole('rowheader', { name: /Refunds/ })).toBeVisible();
  });

  await test.step('topics and themes are switched off with one tick', async () => {
    const all = page.getByLabel('Watch every topic and theme');
    await all.click();
    await expect(all).not.toBeChecked();
  });

  await test.step('a look finds the change and names what drives it', async () => {
    await page.getByRole('button', { name: 'Check now' }).click();
    const changed = page.getByRole('region', { name: 'Changed', exact: true });
    await expect(changed.getByRole('rowheader', { name: /Refunds/ })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('group').getByText('Changes', { exact: true }).click();
    await expect(page.getByText(/Driven by source Store/)).toBeVisible();
    await expect(page.getByText(/usually \d/)).toBeVisible();
  });

  await test.step('the screen fits three widths and stands up to axe, light and dark', async () => {
    for (const part of ['Changes', 'Watched', 'Emails']) {
      await page.getByRole('group').getByText(part, { exact: true }).click();
      await fitsEverywhere(page, part);
    }
    await page.getByRole('group').getByText('Changes', { exact: true }).click();
  });

  await test.step('a number opens exactly its items', async () => {
    const number = page.getByRole('link', { name: /^\d+ items in Refunds/ });
    const count = await number.innerText();
    await number.click();
    await expect(page.getByText(new RegExp(`of ${count} items$`))).toBeVisible();
    await page.goBack();
  });

  await test.step('not useful is said and taken back', async () => {
    const choose = async (entry: string) => {
      await page.getByRole('button', { name: 'More about Refunds' }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await choose('Not useful');
    await expect(page.getByText(/^Marked not useful by/)).toBeVisible();
    await choose('Mark as useful');
    await expect(page.getByText(/^Marked not useful by/)).toBeHidden();
  });

  await test.step('the mail that told of it ends with one click, signed in or not', async () => {
    const { text } = await mail(person.email, 'A change in your feedback: Refunds');
    expect(text).toContain('Driven by source Store');
    const [address = ''] = /http\S+\/stop_letters#\S+/.exec(text) ?? [];
    await page.goto(address);
    await page.getByRole('button', { name: 'Stop emails' }).click();
    await expect(page.getByText(/^You no longer get emails about changes/)).toBeVisible();
    await page.goto('/feedback/alerts?show=mail');
    const settings = page.getByRole('region', { name: 'Email settings' });
    await expect(settings.getByLabel('Changes', { exact: true })).toHaveValue('none');
  });
});
