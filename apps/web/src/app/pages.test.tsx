import { appPages, publicPages } from '@earshot/contracts/pages';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../lib/paths.ts';
import { authPaths } from './auth-paths.ts';
import { NotFoundRoute } from './not-found-route.tsx';
import { screens } from './screens.ts';
import { menuGroups, shownGroups } from './shell/menu-entries.ts';
import { paletteEntries } from './shell/palette-entries.ts';

afterEach(cleanup);

test('[SITE-1] every public page that the server knows by its address has a route', () => {
  const single = [paths.sharedReport, paths.sharedReplay, paths.visit, paths.marketReport];
  expect([...single, ...Object.keys(authPaths)].sort()).toEqual([...publicPages].sort());
});

test('[MENU-1] every page behind login that the server knows has a screen, and the other way round', () => {
  expect(screens.map(({ path }) => path).sort()).toEqual([...appPages].sort());
});

test('[SITE-2] an unknown address says so and leads home', async () => {
  const router = createMemoryRouter([{ path: '*', element: <NotFoundRoute /> }], {
    initialEntries: ['/nowhere'],
  });
  render(<RouterProvider router={router} />);
  const said = "Oops! The page you're looking for doesn't exist. Let's get you back on track!";
  expect(await screen.findByRole('heading', { name: said })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go Back to Home' }).getAttribute('href')).toBe('/');
});

test('[MENU-2] the menu holds the groups and entries that are specified', () => {
  const entries = (label: string) =>
    menuGroups.find((g) => g.label === label)?.items.map((i) => [i.label, i.path]);
  expect(entries('Market Trend Analysis')).toEqual([
    ['Analyze Market Trends', '/market_trend_reporting/analyze'],
    ['All Reports', '/market_trend_reporting/reports'],
    ['Recent Reports', '/market_trend_reporting/recent_reports'],
  ]);
  expect(entries('Session Replay')).toEqual([
    ['Watch User Sessions', '/session_replay/replay_session'],
    ['Ask about sessions', '/session_replay/ask'],
  ]);
});

test('the menu shows only what is built, and no group without entries', () => {
  const shown = shownGroups(menuGroups, (path) => path === '/feedback/list');
  expect(shown.map(({ label, items }) => [label, items.map((i) => i.path)])).toEqual([
    ['Feedback', ['/feedback/list']],
  ]);
});

test('the palette finds screens by any of their words and offers the words as a question last', () => {
  const found = paletteEntries('api', screens, []);
  expect(found.map(({ kind, to }) => [kind, to])).toEqual([
    ['Screen', '/settings/api_keys'],
    ['Ask', '/feedback/ask_ai?q=api'],
  ]);
});
