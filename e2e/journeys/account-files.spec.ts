import { expect, test } from '../fixtures.ts';

const crm = `Customer ID,Company,Website,Plan,MRR,Owner,Employees
A-1,Acme Rail,acme.example,Pro,"1.200,00 €",Jo Lee,54
,Globex,globex.example,Team,$150,Eva Roth,12
,Initech,,Free,soon,,7
`;

test('somebody gives accounts plan and revenue from a file and takes it back', async ({
  signedIn: page,
  person,
  api,
  fitsEverywhere,
}) => {
  test.setTimeout(180_000);
  const items = [
    { text: 'The seats are too narrow', account: { name: 'Acme Rail', external_id: 'A-1' } },
    {
      text: 'I love the new app',
      author: { name: 'Bo', email: 'bo@globex.example' },
      account: { name: 'Globex Europe' },
    },
    { text: 'Where is my refund?', account: { name: 'Hooli' } },
  ];
  await api.call('/api/feedback/add_feedback', { source: { name: 'Helpdesk' }, items }, person.token);

  await page.goto('/feedback/accounts');
  await page.getByRole('link', { name: 'Import from a file' }).click();
  await expect(page.getByText('No files yet. Choose one above.')).toBeVisible();
  await fitsEverywhere(page, 'account-files-empty', () =>
    expect(page.getByText('No files yet. Choose one above.')).toBeVisible(),
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'crm.csv', mimeType: 'text/csv', buffer: Buffer.from(crm) });

  const figure = (name: string) =>
    page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  await test.step('sees what matches, and what cannot be read', async () => {
    await expect(figure('Matched by ID')).toHaveText('1');
    await expect(figure('Matched by domain')).toHaveText('1');
    await expect(figure('Not in your feedback yet')).toHaveText('1');
    await expect(page.getByText('Row 4, MRR: “soon” is not an amount of money.')).toBeVisible();
    await expect(
      page.getByText('Row 3, MRR: Enter how many euros 1 USD is worth to import “$150”.'),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Euros for 1 USD' }).fill('0.9');
    await expect(page.getByText('Enter how many euros')).toBeHidden();
  });

  await fitsEverywhere(page, 'account-files-matched', () =>
    expect(page.getByRole('button', { name: 'Update 3 accounts' })).toBeEnabled(),
  );
  await page.getByRole('button', { name: 'Update 3 accounts' }).click();
  await expect(page.getByText('3 accounts updated.')).toBeVisible();
  await expect(page.getByRole('row', { name: /crm\.csv/ })).toBeVisible();

  await test.step('the accounts have plan and revenue, and the sum says what it covers', async () => {
    await page.goto('/feedback/accounts');
    await expect(page.getByText('2 of 3 accounts have known revenue')).toBeVisible();
    await page.getByRole('link', { name: 'Acme Rail', exact: true }).click();
    await expect(page.getByText('In the file: 1.200,00 € a month')).toBeVisible();
    await expect(page.getByText('Jo Lee')).toBeVisible();
  });

  await test.step('undoes the file', async () => {
    await page.goto('/feedback/account_files');
    await page.getByRole('button', { name: 'Undo crm.csv' }).click();
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
    await page.goto('/feedback/accounts');
    await expect(page.getByText('known revenue')).toBeHidden();
  });
});
