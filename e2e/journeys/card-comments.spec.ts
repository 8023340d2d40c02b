import { expect, test } from '../fixtures.ts';

test('a comment mentions a member from a list by keys, who gets an email, answers, and edits, deletes and restores it', async ({
  signedIn: page,
  person,
  api,
  mail,
  browser,
  baseURL,
  fitsEverywhere,
}) => {
  test.setTimeout(240_000);
  const call = <Reply>(name: string, body: object) => api.call<Reply>(`/api/${name}`, body, person.token);
  const email = `guest-${person.user_id}@marrowby.example`;
  await call('workspaces/invite_member', { email, role: 'member' });
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto((await mail(email)).link);
  await guest.getByLabel('Password', { exact: true }).fill('seven brown hedgehogs');
  await guest.getByRole('button', { name: 'Create account and join' }).click();
  await expect(guest).toHaveURL('/home/get-started');
  const { members } = await api.call<{ members: { user_id: string; displayName: string }[] }>(
    '/api/workspaces/list_members',
    undefined,
    person.token,
  );
  const name = members.find(({ user_id: id }) => id !== person.user_id)?.displayName ?? '';
  const { board_id } = await call<{ board_id: string }>('boards/create_board', { title: 'Field app' });
  const { card: made } = await call<{ card: { idea_id: string } }>('boards/create_card', {
    ...{ board_id, title: 'Work offline' },
  });
  const address = `/roadmap/board?id=${board_id}&card=${made.idea_id}`;

  await page.goto(address);
  const card = page.getByRole('complementary', { name: 'Work offline' });
  await card.getByRole('tab', { name: /^Comments/ }).click();
  await expect(card.getByText('No comments yet.')).toBeVisible();
  const box = card.getByLabel('Comment', { exact: true });
  await box.fill('');
  await card.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(card.getByText('Enter a comment.')).toBeVisible();
  await box.pressSequentially(`Can we do this, @${name.slice(0, 4)}`);
  await expect(card.getByRole('listbox', { name: 'Members' }).getByRole('option').first()).toBeVisible();
  // Escape closes the list alone.
  await box.press('Escape');
  await expect(card.getByRole('listbox')).toBeHidden();
  await expect(card).toBeVisible();
  await box.press('Backspace');
  const offered = card.getByRole('listbox', { name: 'Members' });
  await expect(offered.getByRole('option', { name })).toBeVisible();
  while ((await offered.getByRole('option', { selected: true }).innerText()) !== name) {
    await box.press('ArrowDown');
  }
  await box.press('Enter');
  await expect(box).toHaveValue(`Can we do this, @${name} `);
  await box.press('Control+Enter');
  await expect(card.getByRole('listitem').filter({ hasText: 'Can we do this' })).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(card.getByRole('tab', { name: 'Comments 1' })).toBeVisible();
  await fitsEverywhere(page, 'comments on a card');

  // What is half written stays when the card changes its place.
  await box.fill('Half of a');
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(page.getByRole('dialog').getByLabel('Comment', { exact: true })).toHaveValue('Half of a');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(box).toHaveValue('Half of a');
  await box.fill('');

  const told = await mail(email, 'mentioned you on “Work offline”');
  expect(told.text).toContain('Can we do this');

  await test.step('who is mentioned sees it and answers, which shows within two seconds', async () => {
    await guest.goto('/feedback/alerts?show=cards');
    await expect(guest.getByText('Mention', { exact: true })).toBeVisible();
    await guest.getByRole('link', { name: 'Work offline' }).click();
    const theirs = guest.getByRole('complementary', { name: 'Work offline' });
    await theirs.getByRole('tab', { name: /^Comments/ }).click();
    await expect(theirs.getByText(`Can we do this, @${name}`)).toBeVisible();
    await theirs.getByLabel('Comment', { exact: true }).fill('Yes, in May.');
    await theirs.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(card.getByText('Yes, in May.')).toBeVisible({ timeout: 5000 });
    // Those who write watch the card, until they stop.
    await theirs.getByRole('button', { name: 'Stop watching' }).click();
    await expect(theirs.getByRole('button', { name: 'Watch card' })).toBeVisible();
  });

  await test.step('a comment is edited, deleted and restored, and the history says so', async () => {
    const mine = card.getByRole('listitem').filter({ hasText: 'Can we do this' });
    await mine.getByRole('button', { name: /^More about the comment/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await card.getByLabel('Edit comment').fill('Can we do this in April?');
    await card.getByRole('button', { name: 'Save' }).click();
    const edited = card.getByRole('listitem').filter({ hasText: 'Can we do this in April?' });
    await expect(edited.getByText(/edited$/)).toBeVisible();
    await edited.getByRole('button', { name: /^More about the comment/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(edited).toBeHidden();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(edited).toBeVisible();
    await card.getByRole('tab', { name: 'History' }).click();
    for (const line of ['Commented', 'Comment edited', 'Comment deleted', 'Comment restored']) {
      await expect(card.getByText(line, { exact: true }).first()).toBeVisible();
    }
  });
});
