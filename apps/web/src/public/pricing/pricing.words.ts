import type { PageFacts } from '../head/page-facts.ts';
import type { Question } from '../head/structured-data.ts';

export const pricingFacts: PageFacts = {
  path: '/pricing',
  title: 'Pricing · Earshot',
  description:
    'Three plans with every feature: Free, Team and Self-hosted. What they include, what they cost per month or year, and how to change them.',
  updated: '2026-11-21',
  label: 'Pricing',
};

export const pricingWords = {
  head: 'Pricing without a sales call.',
  lede: 'Every plan has every feature. Plans differ in volume and in who hosts them.',
  tax: 'Prices in euros, excluding VAT, which depends on your location.',
  terms: 'Billing',
  monthly: 'Monthly',
  annual: 'Yearly',
  recommended: 'Recommended',
  forEver: 'forever',
  ownMachine: 'on your own server',
  noCard: 'No credit card.',
  table: 'Compare plans',
  has: 'included',
  hasNot: 'not included',
  start: { free: 'Register for free', team: 'Start with Team', self_hosted: 'See how' },
  selfHosted: {
    head: 'Run it yourself',
    text: 'You need git, npm and Node.js 18 or later. One command installs and builds Earshot, starts its own database and serves the app. Two settings move it to your PostgreSQL and your object store later.',
    command: 'npm start',
  },
};

export const pricingQuestions: Question[] = [
  {
    q: 'What happens when I reach a limit?',
    a: 'Everything stored stays. New items are refused with a clear message until the next month or until you upgrade. Nothing is lost: an import lists the rows that are left, and a session that has started is recorded to its end.',
  },
  {
    q: 'Can I change plans at any time?',
    a: 'Yes, in Settings. An upgrade, a new billing period or a new number of members takes effect once you approve it at PayPal. A cancelled plan runs until the end of the paid period. Downgrading deletes nothing: data over the smaller quota stays and you can export it.',
  },
  {
    q: 'How do I cancel?',
    a: 'In Settings, without contacting anyone. The plan runs until the end of the paid period. Then the workspace moves to Free.',
  },
  {
    q: 'What changes if I pay yearly?',
    a: 'You pay €490 once instead of €49 a month, so you save €98. Everything else is the same.',
  },
  {
    q: 'Do I need a credit card to start?',
    a: 'No. You only need an email address and a password.',
  },
  {
    q: 'Is self-hosting really the full product?',
    a: 'Yes. It is the same software that serves this page, without limits and without a licence key.',
  },
];
