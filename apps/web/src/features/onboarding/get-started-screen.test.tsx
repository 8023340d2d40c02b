import type { OnboardingStep } from '@earshot/contracts/onboarding';
import { onboardingSteps } from '@earshot/contracts/onboarding';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../testing/browser-parts.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { GetStartedScreen } from './get-started-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const call = '/api/onboarding/get_started';
const started = (done: OnboardingStep[], only_sample = false) => ({
  steps: onboardingSteps.map((step) => ({ step, done: done.includes(step) })),
  only_sample,
});

function open(answer: object, role?: 'viewer' | 'member') {
  fakeApi({ [call]: answer });
  return renderScreen(<GetStartedScreen waysIn={<p>Three ways in</p>} />, '/home/get-started', role);
}

async function step(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${title}`) });
  return heading.closest('li') as HTMLElement;
}

test('without feedback the ways in are shown, and what needs feedback leads nowhere yet', async () => {
  open(started([]));
  expect(within(await step('Import feedback')).getByText('Three ways in')).toBeDefined();
  expect(within(await step('Ask a question')).queryByRole('link')).toBeNull();
  expect(screen.getByText(/^0 of 4 done/)).toBeDefined();
  const invite = within(await step('Invite a colleague')).getByRole('link', { name: 'Invite someone' });
  expect(invite.getAttribute('href')).toBe('/settings/members');
});

test('a done step says so, and the next one leads on', async () => {
  open(started(['feedback']));
  expect(await screen.findByRole('heading', { name: /^Import feedback ?\(done\)$/ })).toBeDefined();
  expect(screen.queryByText('Three ways in')).toBeNull();
  const ask = within(await step('Ask a question')).getByRole('link', { name: 'Ask a question' });
  expect(ask.getAttribute('href')).toBe('/feedback/ask_ai');
});

test('while there is only the sample, importing feedback of one’s own stays offered', async () => {
  open(started(['feedback', 'question'], true));
  const first = await step('Import feedback');
  expect(first.textContent).toContain('Demo data is loaded.');
  expect(within(first).getByRole('link', { name: 'Import a file' }).getAttribute('href')).toBe(
    '/feedback/import',
  );
});

test('who may not do a step is told who may', async () => {
  open(started([]), 'viewer');
  expect((await step('Import feedback')).textContent).toContain(
    'Ask a member of this workspace to import some.',
  );
  expect(screen.queryByText('Three ways in')).toBeNull();
  expect((await step('Invite a colleague')).textContent).toContain(
    'Only admins and owners can invite people.',
  );
});

test('with all steps done it says so', async () => {
  open(started([...onboardingSteps]));
  expect(await screen.findByText(/^You are all set/)).toBeDefined();
});

test('a failure is said, with a way to try again', async () => {
  open(problem('unavailable'));
  expect((await screen.findByRole('alert')).textContent).toContain('The first steps did not load');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
