import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const aiReports: Story = {
  path: '/use-cases/ai-reports',
  title: 'Reports that run again and say what changed',
  description:
    'A report keeps its filter, sections and questions, runs each week or month, tells what changed, prints, and is shared by a link.',
  updated: '2026-11-21',
  label: 'AI reports',
  above: underUseCases,
  head: 'The Monday report, written on Sunday night.',
  lede: 'Choose a filter, a period, sections and questions of your own. It runs when asked or by the week or month, and each run says what changed.',
  picture: 'counts',
  parts: [
    {
      title: 'Kept, run by run',
      text: 'Every run stays as it was, with its numbers. The next one begins with what is new, what grew and what went.',
    },
    {
      title: 'Shared on your terms',
      text: 'A link that expires and can be revoked. Who opens it sees the run, not your workspace.',
    },
    {
      title: 'On paper, in a sheet',
      text: 'Prints cleanly, and every table saves as CSV.',
    },
  ],
  asks: [
    'What did new customers say in their first thirty days?',
    'Top themes of the German app store, month by month',
    'What changed in complaints about billing?',
  ],
  questions: [
    {
      q: 'Who writes the sentences?',
      a: 'Rules that turn counts into words. A language model may word them where one is set up; it changes no number.',
    },
    {
      q: 'Can someone without an account read it?',
      a: 'Yes, by its link, for as long as you let it last. Search engines are told to leave it alone.',
    },
  ],
  related: ['/use-cases/feedback-analysis', '/use-cases/alerts', '/use-cases/ask-ai'],
};
