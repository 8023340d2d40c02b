import type { PageFacts } from '../head/page-facts.ts';

const updated = '2026-11-23';
const above = { label: 'Company', path: '/company/about-us' };

export const aboutFacts: PageFacts = {
  path: '/company/about-us',
  title: 'About Earshot',
  description:
    'What Earshot is, what it is not, our five rules, and who runs this server. Without a single superlative.',
  updated,
  label: 'About us',
};

export const blogFacts: PageFacts = {
  path: '/company/blog',
  title: 'Earshot blog: what we measured and decided',
  description:
    'How we build Earshot: method, privacy and engineering, with numbers and what did not work. Also as Atom and RSS feeds.',
  updated,
  label: 'Blog',
  above,
};

export const supportFacts: PageFacts = {
  path: '/company/support',
  title: 'Support · Earshot',
  description:
    'Answers to common problems, how to contact the operator of this server, and what to include in your message.',
  updated,
  label: 'Support',
  above,
};

export const securityFacts: PageFacts = {
  path: '/company/security',
  title: 'Security · Earshot',
  description:
    'How Earshot protects workspaces, accounts, recordings and shared links, what it does not have, and how to report a vulnerability.',
  updated,
  label: 'Security',
  above,
};

export const changelogFacts: PageFacts = {
  path: '/changelog',
  title: 'Changelog · Earshot',
  description: 'Everything we have added to Earshot, in order, from the changelog in its source code.',
  updated,
  label: 'Changelog',
};

export const statusFacts: PageFacts = {
  path: '/status',
  title: 'Status of this server · Earshot',
  description:
    'Whether this Earshot server is up right now: its web server and its database, checked by your own browser.',
  updated,
  label: 'Status',
};
