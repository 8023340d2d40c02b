import { existsSync } from 'node:fs';
import { plantedSite, type PlantedSite } from '../../apps/server/src/testing/stand-ins/planted-site.ts';
import { expect, test } from '../fixtures.ts';
import { forgetVisits } from '../support/forget-visits.ts';

test.skip(!existsSync('/usr/bin/chromium'), 'Visits use the system’s Chromium, and there is none here');

let site: PlantedSite;
test.beforeEach(async ({ api }) => {
  site = await plantedSite('127.0.0.1', Number(process.env.EARSHOT_E2E_VISIT_PORT));
  // A site is visited once a day: run again, the test would be given what it left behind.
  await forgetVisits(api.dataDir, site.host);
});
test.afterEach(() => site.stop());

test('[CALL-4] a stranger has a site visited, watches the report come, and deletes it', async ({
  page,
  mail,
  seriousFaults,
}) => {
  test.slow();
  const email = `ines-${Date.now()}@kettle.example`;
  await page.goto('/use-cases/session-replay');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Visit this site' }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await page.getByLabel('Site address').fill('http://169.254.169.254/');
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Visit this site' }).click();
  await expect(page.getByText('This address is not on the public web.')).toBeVisible();

  const letVisitGoOn = site.hold('/about');
  await page.getByLabel('Site address').fill(`http://${site.host}`);
  await page.getByRole('button', { name: 'Visit this site' }).click();
  await expect(page).toHaveURL('/public/session-replay/site_analysis');
  await expect(page.getByRole('progressbar', { name: 'Pages visited' })).toBeVisible();
  letVisitGoOn();
  await expect(page.getByRole('heading', { level: 1, name: /What we found on/ })).toBeVisible({
    timeout: 200_000,
  });
  const findings = page.getByRole('region', { name: /^Problems/ }).getByRole('listitem');
  await expect(findings.filter({ hasText: 'The map key has expired' })).toBeVisible();
  await findings.filter({ hasText: 'Dead button' }).getByRole('button', { name: 'Watch the moment' }).click();
  const drawn = page.frameLocator('iframe').frameLocator('iframe');
  await expect(drawn.getByRole('heading', { name: 'Kettle shop' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
  ).toBeLessThanOrEqual(0);

  // The mailed link opens the same report elsewhere, and leaves no secret in the address.
  const { link } = await mail(email, 'Your site visit is ready');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1, name: /What we found on/ })).toBeVisible();
  await expect(elsewhere).toHaveURL('/public/session-replay/site_analysis');
  await elsewhere.close();

  await page.getByRole('button', { name: 'Delete report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete report' }).click();
  await expect(page.getByText('Report not found.')).toBeVisible();
});
