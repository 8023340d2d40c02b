import { expect, test } from './fixtures.ts';
import { scriptLimitsKb, weighPage } from './support/page-weight.ts';

for (const path of ['/', '/login'] as const) {
  test(`${path} loads at most ${scriptLimitsKb[path]} KB of script, without Zod`, async ({ page }) => {
    const { scriptKb, withZod } = await weighPage(page, path);
    expect(scriptKb).toBeLessThanOrEqual(scriptLimitsKb[path]);
    expect(withZod).toEqual([]);
  });
}

for (const path of ['/home/get-started', '/feedback/list'] as const) {
  test(`${path}, opened first, loads at most ${scriptLimitsKb[path]} KB of script, without Zod`, async ({
    signedIn,
  }) => {
    const { scriptKb, withZod } = await weighPage(signedIn, path);
    expect(scriptKb).toBeLessThanOrEqual(scriptLimitsKb[path]);
    expect(withZod).toEqual([]);
  });
}
