import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const feedbackAnalysis: Story = {
  path: '/use-cases/feedback-analysis',
  title: 'Feedback analysis with the quotes behind it',
  description:
    'Volume, scores, themes and segments over time, what moves a rating, two periods compared. Every number opens the items it counts.',
  updated: '2026-11-21',
  label: 'Feedback analysis',
  above: underUseCases,
  head: 'Every number opens what it counts.',
  lede: 'Volume, scores, themes, sources and segments over time. Click any figure and you stand in front of exactly the items behind it, no more and no fewer.',
  picture: 'counts',
  parts: [
    {
      title: 'Compare two periods',
      text: 'Headline figures show their change against the period before, coloured by what is good for you: a falling complaint rate is green.',
    },
    {
      title: 'Find what moves a score',
      text: 'Which themes and fields go with higher or lower ratings, by how many points, and on how many answers that rests.',
    },
    {
      title: 'Take it with you',
      text: 'Each chart has its table, a sentence that says what it shows, and exports as CSV and PNG. The address holds the whole view, so a copied link opens the same.',
    },
  ],
  asks: [
    'Which themes grew since the release of 3 November?',
    'How do ratings differ between the app store and the helpdesk?',
    'What is said about invoices by accounts on the annual plan?',
  ],
  questions: [
    {
      q: 'Are counts exact?',
      a: 'Yes. Counts are counted, not estimated, and copies of the same text can be counted once.',
    },
    {
      q: 'What about items without a date?',
      a: 'They are never given one. They stay out of charts over time, and are counted beside them.',
    },
  ],
  related: ['/use-cases/ask-ai', '/use-cases/alerts', '/use-cases/ai-reports'],
};
