/**
 * Says how much script Chromium loads for a page, as gzip makes it: `node scripts/bench/bundle.ts` after a web build.
 * Needs no server: the check of the token passes, all other calls stay on their way. Fails over a limit.
 */
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../e2e/support/chromium.ts';
import { scriptLimitsKb, weighPage } from '../../e2e/support/page-weight.ts';
import { isProtected } from '../../apps/web/src/lib/paths.ts';
import { serveWebBuild } from './serve-web-build.ts';

const session = JSON.stringify({
  token: 'a-token-for-measuring',
  user_id: '0198a000-0000-7000-8000-000000000001',
  workspace_id: '0198a000-0000-7000-8000-000000000002',
  email: 'ines@marrowby.example',
  stored_at: Date.now(),
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
});

const server = await serveWebBuild();
const browser = await chromium.launch(chromiumLaunch);
try {
  for (const [path, limitKb] of Object.entries(scriptLimitsKb)) {
    const page = await browser.newPage();
    await page.route('**/api/**', (route) =>
      route.request().url().endsWith('/is_token_valid')
        ? route.fulfill({ json: { token_is_valid: true } })
        : undefined,
    );
    if (isProtected(path)) {
      await page.addInitScript((stored) => localStorage.setItem('earshot.session', stored), session);
    }
    const { scriptKb, files, withZod } = await weighPage(page, server.url + path);
    const isOver = scriptKb > limitKb || withZod.length > 0;
    console.log(
      `${path}: ${scriptKb.toFixed(1)} KB of script in ${files} files, limit ${limitKb} KB${isOver ? ': TOO MUCH' : ''}`,
    );
    for (const url of withZod) console.log(`  Zod is in ${url}`);
    if (isOver) process.exitCode = 1;
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
