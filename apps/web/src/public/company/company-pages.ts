import type { PageFacts } from '../head/page-facts.ts';

const updated = '2026-11-23';
const above = { label: 'Company', path: '/company/about-us' };

export const aboutFacts: PageFacts = {
  path: '/company/about-us',
  title: 'About Earshot',
  description:
    'What Earshot is, what it is not, the five rules it is built by, and who runs this server. Written without a single adjective of praise.',
  updated,
  label: 'About us',
};

export const blogFacts: PageFacts = {
  path: '/company/blog',
  title: 'Earshot blog: what we measured and decided',
  description:
    'How Earshot is made: method, privacy and engineering, with the figures and what did not work. By Atom and RSS too.',
  updated,
  label: 'Blog',
  above,
};

export const supportFacts: PageFacts = {
  path: '/company/support',
  title: 'Support · Earshot',
  description:
    'Answers to what goes wrong most often, how to write to the operator of this server, and what to put into a message.',
  updated,
  label: 'Support',
  above,
};

export const securityFacts: PageFacts = {
  path: '/company/security',
  title: 'Security · Earshot',
  description:
    'What protects workspaces, accounts, recordings and shared links in Earshot, what it does not have, and how to report a fault.',
  updated,
  label: 'Security',
  above,
};

export const changelogFacts: PageFacts = {
  path: '/changelog',
  title: 'Changelog · Earshot',
  description:
    'Everything that was added to Earshot, in the order it came, from the same file that its source carries.',
  updated,
  label: 'Changelog',
};

export const statusFacts: PageFacts = {
  path: '/status',
  title: 'Status of this server · Earshot',
  description:
    'Whether this Earshot server answers right now: its web server and its database, asked by your own browser.',
  updated,
  label: 'Status',
};
