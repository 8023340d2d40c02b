import { problems } from '@earshot/contracts/problems';
import type { Browser, Route } from '@playwright/test';
import { ownAddress, type Person } from '../../e2e/support/api.ts';
import type { Shot } from './shots.ts';

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** Calls that the frame around a screen makes: they answer in every state, as the screen alone is looked at. */
const ofTheFrame = ['/api/user/', '/api/user_preference/', '/api/workspaces/get_workspace', '/api/workspaces/list_workspaces'];

const settleMs = 400;
/** Calls are tried three times before a screen says that they failed. */
const stateMs = 15_000;

/** Opens a page in a state and writes its picture. */
export async function takeShot(browser: Browser, url: string, shot: Shot, look: Look, person: Person | null, file: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.width < 500 ? 844 : 900 },
    colorScheme: look.colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    extraHTTPHeaders: { 'x-forwarded-for': ownAddress() },
  });
  const page = await context.newPage();
  if (person) {
    const stored = JSON.stringify({ ...person, stored_at: Date.now() });
    await page.addInitScript((session) => localStorage.setItem('earshot.session', session), stored);
  }
  await page.route('**/api/**', (route) => force(route, shot));
  await page.goto(url + shot.path);
  if (shot.calls === 'wait') await page.locator('[aria-busy="true"]').first().waitFor({ timeout: stateMs });
  else if (shot.calls === 'fail') await page.getByRole('alert').first().waitFor({ timeout: stateMs });
  else await page.waitForLoadState('networkidle');
  await shot.act?.(page);
  await page.waitForTimeout(settleMs);
  await page.screenshot({ path: file, fullPage: true });
  await context.close();
}

function force(route: Route, { calls, problems: forced = {} }: Shot): Promise<void> | undefined {
  const path = new URL(route.request().url()).pathname;
  const code = forced[path] ?? (calls === 'fail' && !ofTheFrame.some((start) => path.startsWith(start)) ? 'unavailable' : undefined);
  if (code) {
    const { status, title } = problems[code];
    const body = JSON.stringify({ type: `/problems/${code}`, title, status, code, instance: 'forced' });
    return route.fulfill({ status, contentType: 'application/problem+json', body });
  }
  if (calls === 'wait' && !ofTheFrame.some((start) => path.startsWith(start))) return undefined;
  return route.continue();
}
