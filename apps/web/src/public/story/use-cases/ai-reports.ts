import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const aiReports: Story = {
  path: '/use-cases/ai-reports',
  title: 'Recurring reports that show what changed',
  description:
    'Save a report with its filter, sections and questions. It runs every week or month, shows what changed, prints, and can be shared with a link.',
  updated: '2026-11-21',
  label: 'AI reports',
  above: underUseCases,
  head: 'The Monday report, written on Sunday night.',
  lede: 'Choose a filter, a period, sections and your own questions. Run the report on demand or every week or month. Each run shows what changed.',
  picture: 'counts',
  parts: [
    {
      title: 'Every run is saved',
      text: 'Each run keeps its numbers. The next one starts with what is new, what grew and what is gone.',
    },
    {
      title: 'Shared on your terms',
      text: 'Share a link that expires and that you can revoke. Readers see the run, not your workspace.',
    },
    {
      title: 'Print and spreadsheet',
      text: 'Reports print cleanly, and every table downloads as CSV.',
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
      a: 'Rules turn counts into sentences. If a language model is set up, it may rephrase them. It never changes a number.',
    },
    {
      q: 'Can someone without an account read it?',
      a: 'Yes, with its link, for as long as you choose. Search engines are asked not to index it.',
    },
  ],
  related: ['/use-cases/feedback-analysis', '/use-cases/alerts', '/use-cases/ask-ai'],
};
