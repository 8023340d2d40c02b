import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';

test('the people behind a released card are told in their language, once, and stop it with one click', async ({
  signedIn: page,
  person: { token },
  api,
  mail,
  fitsEverywhere,
}) => {
  test.setTimeout(180_000);
  const call = <Reply>(name: string, body: object) => api.call<Reply>(`/api/${name}`, body, token);
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
  const [english, german, again] = ['ann', 'jo', 'kim'].map((who) => `${who}-${Date.now()}@kettle.example`);
  const said = (text: string, hours: number, author?: object) => ({
    ...{ text, said_at: at(hours) },
    ...(author && { author }),
  });
  await call('feedback/add_feedback', {
    source: { name: 'Desk' },
    items: [
      said('I was offline in the cellar and my notes were gone.', 90, { email: english, name: 'Ann' }),
      said('Die App war offline und alle meine Notizen waren danach weg.', 80, { email: german, name: 'Jo' }),
      said('Offline again, hours of work were lost.', 70, { email: again, name: 'Kim' }),
      said('It is still offline after the update.', 2, { email: again, name: 'Kim' }),
      said('Nobody can write to me offline.', 60, { name: 'Lee' }),
    ],
  });
  const { board_id } = await call<{ board_id: string }>('boards/create_board', { title: 'Field app' });
  const { card: made } = await call<{ card: { idea_id: string } }>('boards/create_card', {
    ...{ board_id, title: 'Work offline' },
  });
  const of = { board_id, idea_id: made.idea_id };
  await call('boards/add_evidence', { ...of, feedback: [{ filters: { contains: 'offline' } }] });
  await call('boards/release_card', { ...of, released_at: at(10), version: '4.1' });

  await page.goto(`/roadmap/board?id=${board_id}&card=${made.idea_id}`);
  const card = page.getByRole('complementary', { name: 'Work offline' });
  await card.getByRole('tab', { name: 'After release' }).click();
  await expect(card.getByText('2 people can be emailed, 2 cannot.')).toBeVisible();
  await card.getByRole('button', { name: 'Write to them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell the people who asked' });

  // Who gets it, and why others do not.
  await dialog.getByRole('button', { name: /^1 person wrote about it again/ }).click();
  await expect(dialog.getByRole('link', { name: 'Kim' })).toBeVisible();
  await dialog.getByRole('button', { name: '1 person has no email address' }).click();
  await expect(dialog.getByRole('link', { name: 'Lee' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add German (1 person)' }).click();
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(dialog.getByText('Enter a subject.')).toBeVisible();
  const inGerman = dialog.getByRole('group', { name: 'Message in German' });
  await inGerman.getByLabel('Subject').fill('Notizen gehen jetzt offline');
  await inGerman.getByLabel('Message').fill('Es ist da.\n\nDanke!');
  await fitsEverywhere(page, 'a follow-up before it is sent');

  // It takes two presses.
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(dialog.getByText('Email 2 people now?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('Sent to 2 people.')).toBeVisible({ timeout: 30_000 });
  await expect(
    card.getByText('Everyone who can be emailed has been emailed or exported, 2 cannot.'),
  ).toBeVisible();
  await fitsEverywhere(page, 'a card whose people were told');
  expect((await mail(german ?? '', 'Notizen gehen jetzt offline')).text).toContain('Es ist da.');
  const { text } = await mail(english ?? '', 'An update on your feedback');
  expect(text).toContain('It is available now, in version 4.1.');

  // What was sent stands with the person, who opts out without a login.
  await page.goto('/feedback/people');
  await page.getByRole('link', { name: 'Ann' }).first().click();
  const told = page.getByRole('region', { name: 'Follow-ups' });
  await expect(told.getByRole('heading', { name: 'An update on your feedback' })).toBeVisible();
  await fitsEverywhere(page, 'a person who was told');
  const person = page.url();
  const [address = ''] = /http\S+\/stop_follow_ups#\S+/.exec(text) ?? [];
  await page.goto(address);
  await page.getByRole('button', { name: 'Stop emails' }).click();
  await expect(
    page.getByText('You no longer get emails about your feedback from this sender.'),
  ).toBeVisible();
  await page.goto(person);
  await expect(told.getByText(/^Opted out of follow-ups on/)).toBeVisible();
});

test('instead of emails there is a file, whose people count as told', async ({
  signedIn: page,
  person: { token },
  api,
}) => {
  const call = <Reply>(name: string, body: object) => api.call<Reply>(`/api/${name}`, body, token);
  await call('feedback/add_feedback', {
    source: { name: 'Desk' },
    items: [{ text: 'No notes offline.', author: { email: 'b@kettle.example' } }],
  });
  const { board_id } = await call<{ board_id: string }>('boards/create_board', { title: 'Field app' });
  const { card: made } = await call<{ card: { idea_id: string } }>('boards/create_card', {
    ...{ board_id, title: 'Work offline' },
  });
  const of = { board_id, idea_id: made.idea_id };
  await call('boards/add_evidence', { ...of, feedback: [{ filters: { contains: 'offline' } }] });
  await call('boards/release_card', { ...of, released_at: new Date(Date.now() - 1000).toISOString() });
  await page.goto(`/roadmap/board?id=${board_id}&card=${made.idea_id}`);
  const card = page.getByRole('complementary', { name: 'Work offline' });
  await card.getByRole('tab', { name: 'After release' }).click();
  await card.getByRole('button', { name: 'Write to them' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV instead' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('b@kettle.example,');
  await expect(page.getByRole('button', { name: '1 person was already emailed or exported' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send to/ })).toBeHidden();
});
