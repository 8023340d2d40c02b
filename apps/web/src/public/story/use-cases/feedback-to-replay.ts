import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const feedbackToReplay: Story = {
  path: '/use-cases/feedback-to-replay',
  title: 'From a complaint to the recorded moment',
  description:
    'Open the session right before someone gave feedback. Earshot shows how it matched the two, or why there is no match.',
  updated: '2026-11-21',
  label: 'From feedback to the moment',
  above: underUseCases,
  head: 'They said it broke. Watch it break.',
  lede: 'Open the replay right before an item of feedback was written. Earshot shows how it matched the two and how certain the match is.',
  picture: 'replay',
  parts: [
    {
      title: 'Both ways',
      text: 'Feedback appears as a marker on the replay’s timeline. One click takes you back to the item and its theme.',
    },
    {
      title: 'No hidden guesses',
      text: 'An identity signed by your server is certain. Everyone else is marked as unverified.',
    },
    {
      title: 'Reasons for a missing match',
      text: 'No recording from that day, unknown person, retention period over: you see the reason and how to change it.',
    },
  ],
  asks: [
    'What happened in the minute before this one-star review?',
    'Who else had the same error and wrote nothing?',
    'Sessions of people who mention lost notes',
  ],
  questions: [
    {
      q: 'How are feedback and sessions matched?',
      a: 'By your own ID for the person, by their email address, or by feedback given on the recorded page itself. The rule is shown next to the link.',
    },
    {
      q: 'Do you need my customers’ names?',
      a: 'No. Your own ID is enough. People without a name get a stable avatar, so you can recognise them.',
    },
  ],
  related: ['/use-cases/session-replay', '/use-cases/people-and-accounts', '/use-cases/personal-data'],
};
