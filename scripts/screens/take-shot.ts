import { problems } from '@earshot/contracts/call/problems';
import type { Browser, Page, Route } from '@playwright/test';
import { ownAddress } from '../../e2e/support/api.ts';
import { keepSignedIn } from './keep-signed-in.ts';
import type { Scene } from './scene.ts';
import type { Shot } from './shot.ts';
import type { Look } from './look.ts';

/** Calls that the frame around a screen makes: they answer in every state, as the screen alone is looked at. */
const ofTheFrame = [
  '/api/user/',
  '/api/user_preference/',
  '/api/workspaces/get_workspace',
  '/api/workspaces/list_workspaces',
];

/** Heights of windows by width, in CSS pixels; 900 of others. */
const heights: Readonly<Record<number, number>> = { 1366: 768, 390: 844 };

const settleMs = 400;
/** Calls are tried three times before a screen says that they failed. */
const stateMs = 15_000;

/** Opens a page in a state and writes its picture. */
export async function takeShot(
  browser: Browser,
  url: string,
  shot: Shot,
  look: Look,
  scene: Scene,
  file: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: heights[look.width] ?? 900 },
    colorScheme: look.colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    extraHTTPHeaders: { 'x-forwarded-for': ownAddress() },
  });
  try {
    const page = await context.newPage();
    const { people } = scene.selling;
    const person = shot.buyer ? people[shot.buyer] : scene.people[shot.as];
    const base = shot.buyer ? scene.selling.url : url;
    if (person) await keepSignedIn(page, person);
    await page.route('**/api/**', (route) => force(route, shot));
    await page.goto(base + (typeof shot.path === 'string' ? shot.path : shot.path(scene)));
    if (shot.calls === 'wait') await page.locator('[aria-busy="true"]').first().waitFor({ timeout: stateMs });
    else if (shot.calls === 'fail') await page.getByRole('alert').first().waitFor({ timeout: stateMs });
    else await settled(page);
    await shot.act?.(page, look);
    await page.waitForTimeout(settleMs);
    await page.screenshot({ path: file, fullPage: look.width !== 1366 });
  } finally {
    // A page that failed would go on drawing beside the others.
    await context.close();
  }
}

/** Waits for a heading, and until nothing says that it is still loading. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: stateMs });
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: stateMs });
}

function force(route: Route, { calls, framesToo, problems: forced = {} }: Shot): Promise<void> | undefined {
  const path = new URL(route.request().url()).pathname;
  const isOwn = path === framesToo || !ofTheFrame.some((start) => path.startsWith(start));
  const code = forced[path] ?? (calls === 'fail' && isOwn ? 'unavailable' : undefined);
  if (code) {
    const { status, title } = problems[code];
    const body = JSON.stringify({ type: `/problems/${code}`, title, status, code, instance: 'forced' });
    return route.fulfill({ status, contentType: 'application/problem+json', body });
  }
  if (calls === 'wait' && isOwn) return undefined;
  return route.continue();
}
