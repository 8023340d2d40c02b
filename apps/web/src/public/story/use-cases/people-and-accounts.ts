import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const peopleAndAccounts: Story = {
  path: '/use-cases/people-and-accounts',
  title: 'People and accounts behind the feedback',
  description:
    'Each person once across sources, with their items, tone and sessions; accounts with plan and revenue. Merges are taken back exactly.',
  updated: '2026-11-21',
  label: 'People and accounts',
  above: underUseCases,
  head: 'The same person, once.',
  lede: 'A ticket, a survey answer and an app session of one person belong to one page. Accounts gather their people, with plan and revenue.',
  picture: 'said',
  parts: [
    {
      title: 'Put together with a reason',
      text: 'The same address or id joins two names. What only looks alike is suggested, with its reason, and waits for you.',
    },
    {
      title: 'Weigh by account',
      text: 'See which plans and accounts stand behind a theme, and open them. Every number of people opens these people.',
    },
    {
      title: 'Recognised without a name',
      text: 'Who is unknown keeps the same drawing on every screen, so that a second complaint of the same person is seen as such.',
    },
  ],
  asks: [
    'What else did this person write, and when?',
    'Which accounts share this complaint?',
    'How did the tone of this account move this year?',
  ],
  questions: [
    {
      q: 'Can a wrong merge be undone?',
      a: 'Yes, exactly: items, names and fields go back to where they were.',
    },
    {
      q: 'Can authors be hidden?',
      a: 'Yes. A workspace can hide who said it; then nobody sees a name, and exports hold none.',
    },
  ],
  related: ['/use-cases/feedback-to-replay', '/use-cases/feedback-analysis', '/use-cases/personal-data'],
};
