import { firstPageUnder } from '@earshot/contracts/pages/first-pages';
import { appPages, isPage, publicPages } from '@earshot/contracts/pages/pages';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../lib/paths.ts';
import { authPaths } from './routes/auth-paths.ts';
import { NotFoundRoute } from './routes/not-found-route.tsx';
import { screens } from './screens.ts';
import { siteRoutes } from './routes/site-routes.ts';
import { goKeys } from './shell/go-keys.ts';
import { menuGroups, menuPathOf, operatorItem, settingsItem, shownGroups } from './shell/menu-entries.ts';
import { sections } from './shell/sections.ts';
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

/** Addresses above one, nearest first: `/a/b` and `/a` of `/a/b/c`. */
const above = (path: string) =>
  path.split('/').flatMap((_part, at, parts) => (at > 1 ? [parts.slice(0, at).join('/')] : []));

test('every address above a page is a page, or leads to the first one under it', () => {
  const pages = [...Object.keys(siteRoutes), ...publicPages, ...appPages, paths.blogPost, '/docs/api'];
  const isOne = (path: string) => pages.includes(path);
  const parents = new Set(pages.flatMap(above).filter((path) => !isOne(path)));
  expect(parents.size).toBeGreaterThan(9);
  for (const parent of parents) {
    const first = firstPageUnder(parent) ?? '';
    expect([parent, first, isOne(first)]).toEqual([parent, first, true]);
    if (isPage(first)) expect(first.startsWith(`${parent}/`)).toBe(true);
    expect(firstPageUnder(`${parent}/`)).toBe(first);
  }
  for (const path of [...pages, '/nowhere', '/settings/nowhere', '/constructor'])
    expect([path, firstPageUnder(path)]).toEqual([path, undefined]);
});

test('the address above the screens of a menu leads where its first entry does', () => {
  // Home is a page itself.
  const groups = menuGroups.slice(1).map(({ items }) => items[0]?.path ?? '');
  for (const first of [...groups, sections.feedback.tabs[0].path, settingsItem.path, operatorItem.path])
    expect(firstPageUnder(first.replace(/\/[^/]+$/, ''))).toBe(first);
});

test('[MENU-2] the menu holds the groups and entries that are specified', () => {
  const entries = (label: string) =>
    menuGroups.find((g) => g.label === label)?.items.map((i) => [i.label, i.path]);
  expect(entries('Market Trend Analysis')).toEqual([
    ['Analyze Market Trends', '/market_trend_reporting/analyze'],
    ['All Reports', '/market_trend_reporting/reports'],
    ['Recent Reports', '/market_trend_reporting/recent_reports'],
  ]);
  expect(entries('Session Replay')).toEqual([['Watch User Sessions', '/session_replay/replay_session']]);
});

test('[MENU-2] every screen that a search of the palette finds is in the menu, a tab of an entry, or settings', () => {
  const entries = menuGroups.flatMap(({ items }) => items.map(({ path }) => path));
  const reached = [...entries, settingsItem.path, operatorItem.path];
  for (const { path, isOfOneThing } of screens)
    if (!isOfOneThing) expect([path, reached.includes(menuPathOf(path))]).toEqual([path, true]);
});

test('an entry of the menu stands for all screens of its section', () => {
  expect(menuPathOf('/feedback/themes')).toBe('/feedback/analysis');
  expect(menuPathOf('/session_replay/ask')).toBe('/feedback/open_question');
  expect(menuPathOf('/feedback/account')).toBe('/feedback/people');
  expect(menuPathOf('/home/install-script')).toBe('/feedback/import');
});

test('no two entries go by the same key', () => {
  const keys = goKeys.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(8);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the menu shows only what is built, and no group without entries', () => {
  const shown = shownGroups(menuGroups, (path) => path === '/roadmap/ideas');
  expect(shown.map(({ label, items }) => [label, items.map((i) => i.path)])).toEqual([
    ['Roadmap', ['/roadmap/ideas']],
  ]);
});

test('the palette finds screens by any of their words and offers the words as a question last', () => {
  const found = paletteEntries('api', screens, []);
  expect(found.map(({ kind, to }) => [kind, to])).toEqual([
    ['Screen', '/settings/api_keys'],
    ['Ask', '/feedback/ask_ai?q=api'],
  ]);
});

test('what the workspace holds stands between the screens and the question', () => {
  const theme = {
    kind: 'Theme',
    icon: 'board',
    label: 'Api limits',
    to: '/feedback/list?theme_ids=3',
  } as const;
  const found = paletteEntries('api', screens, [], [theme]);
  expect(found.map(({ kind }) => kind)).toEqual(['Screen', 'Theme', 'Ask']);
});
