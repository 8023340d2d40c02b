import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signUpOnScreen } from '../support/sign-up-screen.ts';

/** The form, the emailed link, and the two that log in. */
const clicksOfSignUp = 4;
const clicksAtMost = 12;

test('from sign-up, twelve clicks find the growing problem, who it affects, what happened, why, and put it on the roadmap', async ({
  page,
  mail,
}) => {
  test.slow();
  await signUpOnScreen(page, mail);
  let clicks = clicksOfSignUp;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const home = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Home', exact: true });
  const attention = page.getByRole('region', { name: 'Needs attention' });

  await click(page.getByRole('button', { name: 'Explore with demo data' }));
  // What leads Home first is the problem itself: nothing else is shown there until it is known.
  await expect(attention.getByRole('heading')).toHaveText('Still analysing your feedback.');
  await expect(attention.getByRole('heading')).toHaveText(/“Job notes lost offline” rose to \d+ items/, {
    timeout: 120_000,
  });
  await expect(attention.getByText(/^Said by \d+ people at \d+ accounts with €[\d,]+ of/)).toBeVisible();

  await click(attention.getByRole('link', { name: 'Watch what happened' }));
  await expect(page.getByRole('button', { name: /^Play/ })).toBeInViewport();
  await click(home);
  await click(attention.getByRole('link', { name: 'Ask why' }));
  await expect(page.getByText(/^There are \d+ items about Job notes lost offline/)).toBeVisible();
  await click(home);
  await click(attention.getByRole('button', { name: 'Send to roadmap' }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
  await expect(
    page.getByText(/^Already on the roadmap as “Keep job notes until they are sent”/),
  ).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(clicksAtMost);

  await page.goto('/roadmap/ideas');
  await page.getByRole('button', { name: 'Add to board Keep job notes until they are sent' }).click();
  await page.getByRole('menuitem', { name: 'New board' }).click();
  await expect(page.getByRole('heading', { name: 'Roadmap', exact: true })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Keep job notes until they are sent' }).first(),
  ).toBeVisible();
});
