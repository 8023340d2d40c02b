import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beginSession } from '../lib/session.ts';
import { dismissToast, shownToasts } from '../ui/overlays/toast-store.ts';
import { login } from './login.ts';

/** A screen as the frame would draw it at an address, for somebody who is signed in; failed calls are not tried again. */
export function renderScreen(screen: ReactElement, address: string, role = login.role) {
  beginSession({ ...login, role });
  // Files share what they import: a toast that another one left would take this screen's key to undo.
  for (const { id } of shownToasts()) dismissToast(id);
  const router = createMemoryRouter(
    [
      { path: new URL(address, 'http://localhost').pathname, element: screen },
      { path: '*', element: <p>Another screen</p> },
    ],
    { initialEntries: [address] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { container } = render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  /** Path and query as they are now. */
  const here = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), router, here, container };
}
