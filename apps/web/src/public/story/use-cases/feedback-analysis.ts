import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const feedbackAnalysis: Story = {
  path: '/use-cases/feedback-analysis',
  title: 'Feedback analysis with the quotes behind it',
  description:
    'Volume, scores, themes and segments over time, rating drivers, and a comparison of two periods. Every number opens the items it counts.',
  updated: '2026-11-21',
  label: 'Feedback analysis',
  above: underUseCases,
  head: 'Every number opens what it counts.',
  lede: 'Volume, scores, themes, sources and segments over time. Click any figure to open exactly the items behind it.',
  picture: 'counts',
  parts: [
    {
      title: 'Compare two periods',
      text: 'Headline figures show the change from the previous period, coloured by what is good for you: a falling complaint rate is green.',
    },
    {
      title: 'Find what moves a score',
      text: 'See which themes and fields are linked to higher or lower ratings, by how many points, and based on how many answers.',
    },
    {
      title: 'Export anything',
      text: 'Every chart has a table and a text summary and exports as CSV and PNG. The URL contains the whole view, so a copied link opens the same thing.',
    },
  ],
  asks: [
    'Which themes grew since the release of 3 November?',
    'How do ratings differ between the app store and the helpdesk?',
    'What do accounts on the annual plan say about invoices?',
  ],
  questions: [
    {
      q: 'Are counts exact?',
      a: 'Yes. Every number is counted, and you can hide duplicates of the same text. An answer that is an estimate says so.',
    },
    {
      q: 'What about items without a date?',
      a: 'Earshot never invents a date. Undated items are left out of charts over time, and their number is shown next to the chart.',
    },
  ],
  related: ['/use-cases/ask-ai', '/use-cases/alerts', '/use-cases/ai-reports'],
};
