import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const feedbackToReplay: Story = {
  path: '/use-cases/feedback-to-replay',
  title: 'From a complaint to the recorded moment',
  description:
    'Open the session right before something was said. Earshot tells by which rule the two belong together, or why there is none.',
  updated: '2026-11-21',
  label: 'From feedback to the moment',
  above: underUseCases,
  head: 'They said it broke. Watch it break.',
  lede: 'An item of feedback opens the replay right before it was written, and says by which rule the two belong together and how sure that is.',
  picture: 'replay',
  parts: [
    {
      title: 'Both ways',
      text: 'Feedback stands in the replay as a mark on the timeline. From there one click leads back to the item and its theme.',
    },
    {
      title: 'Never a guess in disguise',
      text: 'A person whom your own server signed is certain. Everybody else is marked as unverified, and the link says so.',
    },
    {
      title: 'Why not, when not',
      text: 'No recording of that day, nobody known, retention over: the reason is said, and what would change it.',
    },
  ],
  asks: [
    'What happened in the minute before this one-star review?',
    'Who else met the same error and wrote nothing?',
    'Sessions of people who mention lost notes',
  ],
  questions: [
    {
      q: 'How are the two put together?',
      a: 'By your own id of the person, by their address, or by feedback given on the recorded page itself. The rule is named beside the link.',
    },
    {
      q: 'Does that need my customers’ names?',
      a: 'No. An id of yours is enough, and people without a name get a stable drawing, so that they can be recognised.',
    },
  ],
  related: ['/use-cases/session-replay', '/use-cases/people-and-accounts', '/use-cases/personal-data'],
};
