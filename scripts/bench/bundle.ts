/**
 * Measures the script that Chromium loads for a page, as gzip makes it: `node scripts/bench/bundle.ts` after a web build.
 * Fails when a page is over its limit, or when Zod came along.
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../../e2e/support/chromium.ts';
import { serveWebBuild } from './serve-web-build.ts';

const limits = [
  { page: 'front page', path: '/', signedIn: false, limitKb: 150 },
  { page: 'sign-in', path: '/login', signedIn: false, limitKb: 150 },
  { page: 'first page behind login', path: '/feedback/list', signedIn: true, limitKb: 250 },
] as const;

const session = {
  token: 'a-token-for-measuring',
  user_id: '0198a000-0000-7000-8000-000000000001',
  workspace_id: '0198a000-0000-7000-8000-000000000002',
  email: 'ines@marrowby.example',
  stored_at: Date.now(),
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
};

async function scriptsOf(browser: Browser, address: string, signedIn: boolean): Promise<Map<string, Buffer>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Map<string, Buffer>();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    void response.body().then((body) => scripts.set(response.url(), body));
  });
  // Which script a page needs does not depend on the data: the check of the token passes, all else is still on its way.
  await page.route('**/api/**', (route) =>
    route.request().url().endsWith('/is_token_valid')
      ? route.fulfill({ json: { token_is_valid: true } })
      : undefined,
  );
  if (signedIn) {
    await page.addInitScript(
      (stored) => localStorage.setItem('earshot.session', stored),
      JSON.stringify(session),
    );
  }
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(500);
  await context.close();
  return scripts;
}

const server = await serveWebBuild();
const browser = await chromium.launch(chromiumLaunch);
try {
  for (const { page, path, signedIn, limitKb } of limits) {
    const scripts = await scriptsOf(browser, server.url + path, signedIn);
    const kb =
      [...scripts.values()].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024;
    const withZod = [...scripts]
      .filter(([, body]) => /ZodError|_zod\b/.test(body.toString()))
      .map(([url]) => url);
    const isOver = kb > limitKb || withZod.length > 0;
    console.log(
      `${page} (${path}): ${kb.toFixed(1)} KB of script in ${scripts.size} files, limit ${limitKb} KB${isOver ? ': TOO MUCH' : ''}`,
    );
    for (const url of withZod) console.log(`  Zod is in ${url}`);
    if (isOver) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.close();
}
