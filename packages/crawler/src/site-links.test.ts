import { expect, test } from 'vitest';
import { addSiteLinks, noLinks } from './site-links.ts';

const found = (links: Record<string, string>) => {
  const known = noLinks();
  const list = Object.entries(links).map(([url, text]) => ({ url, text }));
  addSiteLinks(known, list, [], 'https://crewlark.test/');
  return known;
};

test('what other readers start from is told by the links', () => {
  expect(
    found({
      'https://crewlark.statuspage.io/': 'Uptime',
      'https://job-boards.greenhouse.io/crewlark': 'Jobs',
      'https://jobs.lever.co/crewlark/one': 'Engineer',
      'https://community.crewlark.test/': 'Ask',
      'https://github.com/crewlark/rota/tree/main': 'Code',
      'https://www.npmjs.com/package/@crewlark/client': 'npm',
      'https://apps.apple.com/gb/app/crewlark/id123456': 'App Store',
    }),
  ).toEqual({
    status: 'https://crewlark.statuspage.io/',
    jobBoards: ['https://job-boards.greenhouse.io/crewlark', 'https://jobs.lever.co/crewlark/one'],
    community: 'https://community.crewlark.test/',
    repositories: ['crewlark/rota'],
    packages: ['@crewlark/client'],
    appStoreId: '123456',
    feeds: [],
    comparisons: [],
  });
});

test('pages of others are not taken for its own', () => {
  expect(
    found({
      'https://elsewhere.test/status': 'Status',
      'https://community.elsewhere.test/': 'Forum',
      'https://jobs.lever.co/': 'Lever',
      'https://github.com/crewlark': 'Code',
    }),
  ).toEqual(noLinks());
});
