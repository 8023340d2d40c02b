import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteRoutes } from '../../app/routes/site-routes.ts';
import { footLists } from '../frame/foot-lists.ts';
import { siteMenus } from '../site-menu.ts';
import { FrontPage } from './front-page.tsx';
import { integrationKinds } from './integration-kinds.ts';

afterEach(cleanup);

const open = () => render(<FrontPage />);

test('[SITE-6] every link to registering names its own section', () => {
  open();
  const targets = screen
    .getAllByRole('link', { name: 'Register for free' })
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual(
    ['top-bar', 'plans-free', 'closing', 'footer'].map((section) => `/signup?source=${section}`),
  );
});

test('the front page leads to the login and to no other host', () => {
  const { container } = open();
  expect(screen.getAllByRole('link', { name: 'Login' })[0]?.getAttribute('href')).toBe('/login');
  const addresses = [...container.querySelectorAll('[href], [src]')].map(
    (e) => e.getAttribute('href') ?? e.getAttribute('src'),
  );
  const strange = addresses.filter((address) => !/^([/#]|earshot-fact-publicUrl-end)/.test(address ?? ''));
  expect(strange).toEqual([]);
});

test('[SITE-5] the six steps stand in their order, with previews of a replay and of the list of recordings', () => {
  open();
  const steps = within(screen.getByRole('region', { name: /Follow one complaint/ })).getAllByRole('heading', {
    level: 3,
  });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Collect feedback',
    'Record sessions',
    'Analyze data',
    'Build roadmap',
    'Implement actions',
    'Monitor improvements',
  ]);
  expect(screen.getByRole('img', { name: /A recorded page/ })).toBeDefined();
  expect(screen.getByText('Recordings')).toBeDefined();
});

test('[SITE-5] integrations stand by kind, and what is not built is said to be', () => {
  open();
  const kinds = within(screen.getByRole('region', { name: 'Bring in data from the tools you use.' }));
  for (const { kind, later } of integrationKinds) {
    expect(kinds.getByRole('heading', { name: kind })).toBeDefined();
    if (later !== null) expect(kinds.getAllByText(later).length).toBeGreaterThan(0);
  }
  expect(kinds.getAllByText(/in development$/)).toHaveLength(2);
  expect(kinds.getAllByText(/beta$/)).toHaveLength(5);
  expect(kinds.getByRole('link', { name: 'Upload your own feedback' })).toBeDefined();
});

test('[SITE-3] the top bar has three menus, each with categories, links and a link at its foot', () => {
  open();
  const bar = within(screen.getByRole('banner'));
  for (const name of ['Solutions', 'Company', 'Platform'])
    expect(bar.getAllByText(name, { selector: 'summary' }).length).toBeGreaterThan(0);
  for (const { categories, foot } of siteMenus) {
    expect(categories.length).toBeGreaterThan(1);
    for (const { to } of [...categories.flatMap(({ links }) => links), foot])
      expect(Object.keys(siteRoutes)).toContain(to);
  }
});

test('[SITE-4] the footer lists Platform, Company and Legal, and opens Contact Us', () => {
  open();
  for (const name of ['Platform', 'Company', 'Legal'])
    expect(screen.getByRole('navigation', { name })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Contact Us' })).toBeDefined();
  for (const { links } of footLists)
    for (const { to } of links) expect(Object.keys(siteRoutes)).toContain(to);
});

test('what the preview shows is said to be invented', () => {
  open();
  expect(screen.getByText(/Marrowby is an invented scheduling app/)).toBeDefined();
});
