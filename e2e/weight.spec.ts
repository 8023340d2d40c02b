import { expect, test } from './fixtures.ts';
import { scriptLimitsKb, weighPage } from './support/page-weight.ts';

for (const path of ['/', '/login'] as const) {
  test(`${path} loads at most ${scriptLimitsKb[path]} KB of script, without Zod`, async ({ page }) => {
    const { scriptKb, withZod } = await weighPage(page, path);
    expect(scriptKb).toBeLessThanOrEqual(scriptLimitsKb[path]);
    expect(withZod).toEqual([]);
  });
}

test(`the first page behind login loads at most ${scriptLimitsKb['/feedback/list']} KB of script, without Zod`, async ({
  signedIn,
}) => {
  const { scriptKb, withZod } = await weighPage(signedIn, '/feedback/list');
  expect(scriptKb).toBeLessThanOrEqual(scriptLimitsKb['/feedback/list']);
  expect(withZod).toEqual([]);
});
