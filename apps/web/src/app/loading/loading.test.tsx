import { limits } from '@earshot/contracts/limits';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.ts';
import { MemoryRouter } from 'react-router';
import { ScreenBoundary } from './screen-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function draw(load: () => Promise<() => React.ReactNode>, onRetry = () => undefined) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lazy = lazyScreen({ load });
  render(
    <ScreenBoundary onRetry={onRetry}>
      <Suspense fallback={<p>Loading...</p>}>
        <Lazy />
      </Suspense>
    </ScreenBoundary>,
  );
}

test('[AUTH-4] nothing is drawn while it is not known who is here', async () => {
  // The files share their modules, so that somebody may have been here before.
  vi.resetModules();
  const { RequireLogin } = await import('../guard/require-login.tsx');
  const { container } = render(
    <MemoryRouter>
      <RequireLogin>{() => <p>secret</p>}</RequireLogin>
    </MemoryRouter>,
  );
  expect(container.textContent).toBe('');
});

test('[AUTH-6] a screen that does not arrive within 120,000 ms is given up, with ways to try again', async () => {
  vi.useFakeTimers();
  let retried = 0;
  draw(
    () => new Promise(() => undefined),
    () => void (retried += 1),
  );
  await act(() => vi.advanceTimersByTimeAsync(limits.chunkLoadTimeoutMs - 1));
  expect(screen.getByText('Loading...')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('This screen could not be loaded.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(retried).toBe(1);
});

test('[AUTH-6] the limit is the one of the contracts', () => {
  expect(limits.chunkLoadTimeoutMs).toBe(120_000);
});

test('a screen whose code fails to load shows the same offer at once', async () => {
  draw(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(await screen.findByText('This screen could not be loaded.')).toBeDefined();
});

test('a screen that arrives is drawn', async () => {
  draw(() => Promise.resolve(() => <p>the screen</p>));
  expect(await screen.findByText('the screen')).toBeDefined();
});
