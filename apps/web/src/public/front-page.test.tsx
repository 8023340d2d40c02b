import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { FrontPage } from './front-page.tsx';

afterEach(cleanup);

function open() {
  const router = createMemoryRouter([{ path: '/', element: <FrontPage /> }]);
  return render(<RouterProvider router={router} />);
}

test('[SITE-6] every link to registering names its own section', () => {
  open();
  const targets = screen
    .getAllByRole('link', { name: 'Register for free' })
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual(
    ['top-bar', 'hero', 'closing', 'footer'].map((section) => `/signup?source=${section}`),
  );
});

test('the front page leads to the login and to no other host', () => {
  const { container } = open();
  expect(screen.getAllByRole('link', { name: 'Login' })[0]?.getAttribute('href')).toBe('/login');
  const addresses = [...container.querySelectorAll('[href], [src]')].map(
    (e) => e.getAttribute('href') ?? e.getAttribute('src'),
  );
  expect(addresses.filter((address) => !/^[/#]/.test(address ?? ''))).toEqual([]);
});

test('what the preview shows is said to be invented', () => {
  open();
  expect(screen.getByText(/Marrowby is an invented scheduling app/)).toBeDefined();
});
