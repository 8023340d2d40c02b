import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const peopleAndAccounts: Story = {
  path: '/use-cases/people-and-accounts',
  title: 'People and accounts behind the feedback',
  description:
    'See each person once across sources, with their items, sentiment and sessions, and accounts with plan and revenue. You can undo every merge.',
  updated: '2026-11-21',
  label: 'People and accounts',
  above: underUseCases,
  head: 'The same person, once.',
  lede: 'One page per person brings together their tickets, survey answers and app sessions. Accounts group their people, with plan and revenue.',
  picture: 'said',
  parts: [
    {
      title: 'Merged for a reason',
      text: 'The same email address or ID joins two names. Possible duplicates are suggested with a reason and wait for your decision.',
    },
    {
      title: 'Weigh by account',
      text: 'See which plans and accounts are behind a theme, and open them. Every number of people opens those people.',
    },
    {
      title: 'Recognisable without a name',
      text: 'An unknown person keeps the same avatar on every screen, so you notice when the same person complains twice.',
    },
  ],
  asks: [
    'What else did this person write, and when?',
    'Which accounts share this complaint?',
    'How has this account’s sentiment changed this year?',
  ],
  questions: [
    {
      q: 'Can a wrong merge be undone?',
      a: 'Yes, exactly. Items, names and fields return to where they were.',
    },
    {
      q: 'Can authors be hidden?',
      a: 'Yes. A workspace can hide authors. Then nobody sees a name, and exports contain none.',
    },
  ],
  related: ['/use-cases/feedback-to-replay', '/use-cases/feedback-analysis', '/use-cases/personal-data'],
};
