import { PayPalServer, sellingEnvironment } from '../../apps/server/src/testing/stand-ins/paypal-server.ts';
import { expect, test } from '../fixtures.ts';
import { Api, type Person } from '../support/api.ts';
import { startEarshot, type EarshotProcess } from '../support/earshot-process.ts';

/* A server of its own: plans are sold by no other. */

let paypal: PayPalServer;
let server: EarshotProcess;
let owner: Person;

test.beforeAll(async () => {
  // Starting takes long on a slow machine.
  test.setTimeout(120_000);
  paypal = new PayPalServer();
  server = await startEarshot(sellingEnvironment(await paypal.start()));
  owner = await new Api(server.url, server.dataDir).signUp();
});
test.afterAll(async () => {
  await server.stop();
  await paypal.stop();
});

test('@core [CALL-5] [MENU-1] a workspace sees its plan, subscribes by way of PayPal, and cancels', async ({
  page,
  fitsEverywhere,
}) => {
  test.setTimeout(90_000);
  const session = JSON.stringify({ ...owner, stored_at: Date.now() });
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('signed-in-by-test')) return;
    sessionStorage.setItem('signed-in-by-test', 'yes');
    localStorage.setItem('earshot.session', stored);
  }, session);
  await page.goto(`${server.url}/settings/edit-plan`);
  await expect(page.getByRole('heading', { name: 'Free', level: 2 })).toBeVisible();
  await expect(page.getByText('0 of 500')).toBeVisible();
  await page.getByText('Yearly', { exact: true }).click();
  await expect(page).toHaveURL(/payment_terms=annual/);
  await fitsEverywhere(page, 'plan', () => page.getByRole('heading', { name: 'Plans' }).waitFor());

  await page.getByRole('link', { name: 'Choose Team' }).click();
  await expect(page).toHaveURL(/\/settings\/subscribe\?/);
  await page.getByLabel('Members').fill('7');
  await expect(page.getByText('€670 a year')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to PayPal' }).click();
  await page.getByRole('link', { name: 'Cancel and return' }).click();
  await expect(page.getByText('You did not approve the order at PayPal.')).toBeVisible();
  await expect(page.getByText('Needs your approval')).toBeVisible();

  await page.getByText('Yearly', { exact: true }).click();
  await page.getByLabel('Members').fill('7');
  await page.getByRole('button', { name: 'Continue to PayPal' }).click();
  await page.getByRole('button', { name: 'Agree and subscribe' }).click();
  await expect(page.getByText('Thank you. You are now on the Team plan.')).toBeVisible();
  const facts = page.getByRole('region', { name: 'Subscription' });
  await expect(facts.getByText('Team, 7 members, yearly')).toBeVisible();
  await expect(facts.getByText('Active', { exact: true })).toBeVisible();
  await fitsEverywhere(page, 'subscription', () => facts.waitFor());

  await facts.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(facts.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(facts.getByText('The subscription will not renew.')).toBeVisible();
});
