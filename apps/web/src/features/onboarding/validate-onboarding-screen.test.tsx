import type { CallReply } from '@earshot/contracts/call';
import type { onboarding } from '@earshot/contracts/onboarding';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ValidateOnboardingScreen } from './validate-onboarding-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const call = '/api/onboarding/check_set_up';
const nothing: CallReply<typeof onboarding.checkSetUp> = {
  script: null,
  has_site: false,
  feedback: null,
  question: null,
};

function open(answer: object) {
  fakeApi({ [call]: answer });
  return renderScreen(<ValidateOnboardingScreen />, '/home/validate-onboarding');
}

const check = async (title: string) =>
  (await screen.findByRole('heading', { level: 2, name: new RegExp(title) })).closest('li') as HTMLElement;
const linkOf = (element: HTMLElement) => within(element).getByRole('link').getAttribute('href');

test('[MENU-1] before anything works, each check says what it waits for and leads there', async () => {
  open(nothing);
  expect(linkOf(await check('Script installed'))).toBe('/home/install-script');
  expect(linkOf(await check('First feedback received'))).toBe('/feedback/import');
  expect(linkOf(await check('First question asked'))).toBe('/feedback/ask_ai');
  expect(screen.getByText(/^0 of 3 work/)).toBeDefined();
});

test('a site that was added and not yet visited is waited for', async () => {
  open({ ...nothing, has_site: true });
  expect((await check('Script installed')).textContent).toContain('Waiting for the first session');
});

test('what works says since when, and opens it', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  open({
    script: { at, site_id: 3, page: 'https://shop.test/' },
    has_site: true,
    feedback: { at, review_id: 7, source_id: 1 },
    question: { at },
  });
  const script = await check('Script installed');
  expect(script.textContent).toContain('https://shop.test/');
  expect(linkOf(script)).toBe('/session_replay/replay_session?site=3');
  expect(linkOf(await check('First feedback received'))).toBe('/feedback/item?review_id=7');
  expect(screen.getByText('All three work.')).toBeDefined();
});

test('a failed look says so and can be tried again', async () => {
  open(problem('internal_error'));
  expect(await screen.findByText(/The checks did not load/)).toBeDefined();
});
