import type { PageFacts } from '../head/page-facts.ts';
import type { Question } from '../head/structured-data.ts';

export const pricingFacts: PageFacts = {
  path: '/pricing',
  title: 'Pricing · Earshot',
  description:
    'Three plans with all features in each: Free, Team and Self-hosted. What they hold, what they cost by the month or year, how they change.',
  updated: '2026-11-21',
  label: 'Pricing',
};

export const pricingWords = {
  head: 'Plans without a sales call.',
  lede: 'Every feature is in every plan. What differs is how much, and whose machine.',
  tax: 'Prices in euros, without value-added tax, which depends on where you are.',
  terms: 'Pay',
  monthly: 'By the month',
  annual: 'By the year',
  recommended: 'For most teams',
  forEver: 'for ever',
  ownMachine: 'on your own machine',
  noCard: 'No credit card.',
  table: 'Everything, side by side',
  has: 'included',
  hasNot: 'not included',
  start: { free: 'Register for free', team: 'Start with Team', self_hosted: 'Read how' },
  selfHosted: {
    head: 'Run it yourself',
    text: 'With git, npm and any Node.js from 18 up, one command installs, builds, starts a database of its own and serves the app. Later it moves to your PostgreSQL and your object store by two settings.',
    command: 'npm start',
  },
};

export const pricingQuestions: Question[] = [
  {
    q: 'What happens when a plan is full?',
    a: 'What was accepted stays. Further items are refused with a clear message until the next month or a larger plan, and nothing is lost: an import says which rows are left, a recording that began is finished.',
  },
  {
    q: 'Can I change the plan at any time?',
    a: 'Yes, in the settings. A larger plan, other terms or another number of members hold once you approve them at PayPal; a cancelled plan stays until the end of what was paid for. Nothing is deleted by going down; what is over the smaller quota stays and can be exported.',
  },
  {
    q: 'How do I cancel?',
    a: 'In the settings, without writing to anybody. The plan runs until the end of what was paid for, then the workspace is on Free.',
  },
  {
    q: 'What does paying by the year change?',
    a: 'Team costs €490 at once in place of twelve times €49, so €98 less. Everything else is the same.',
  },
  {
    q: 'Do I need a credit card to start?',
    a: 'No. Registering takes an email address and a password.',
  },
  {
    q: 'Is self-hosting really the whole product?',
    a: 'Yes. It is the same program that serves this page, without limits and without a key.',
  },
];
