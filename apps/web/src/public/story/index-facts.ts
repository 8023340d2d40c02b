import type { PageFacts } from '../head/page-facts.ts';

export const teamsFacts: PageFacts = {
  path: '/teams',
  title: 'Earshot by team',
  description:
    'How product, customer experience, UX research, product operations, sales and customer success teams work with customer feedback.',
  updated: '2026-11-21',
  label: 'Teams',
};

export const useCasesFacts: PageFacts = {
  path: '/use-cases',
  title: 'What Earshot does: every capability',
  description:
    'Analysis, questions, topics, session replay, reports, alerts, people and accounts, imports, validation, personal data: a page for each.',
  updated: '2026-11-21',
  label: 'Use cases',
};
