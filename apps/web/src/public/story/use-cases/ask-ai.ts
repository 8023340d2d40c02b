import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const askAi: Story = {
  path: '/use-cases/ask-ai',
  title: 'Ask your feedback, get counts and quotes',
  description:
    'Ask in your own words. Earshot counts first, then answers with verbatim quotes. You can edit the plan and run it again.',
  updated: '2026-11-21',
  label: 'Ask AI',
  above: underUseCases,
  head: 'Answers that are counted before they are written.',
  lede: 'Ask a question. Earshot shows how it understood it, counts, and answers with verbatim quotes. Edit the plan and run it again.',
  picture: 'ask',
  parts: [
    {
      title: 'A plan you can edit',
      text: 'Period, source, segment, theme: the parts of the question appear above the answer as chips. Remove one to ask again without it.',
    },
    {
      title: 'Similarity you can trust',
      text: 'Search gives each result a calibrated similarity: High, Medium or Low. You see where a subject ends and noise starts.',
    },
    {
      title: 'With or without a language model',
      text: 'The built-in engine needs none. If you connect one, it may write the text around the numbers. The numbers stay the same.',
    },
  ],
  asks: [
    'How many people lost work without signal this month?',
    'What do people want from the calendar?',
    'Which bugs do people mention most since the last release?',
  ],
  questions: [
    {
      q: 'Can it make something up?',
      a: 'No. Every number in an answer is counted and opens its items. Every quote is copied from an item. If Earshot cannot understand or count something, it says so.',
    },
    {
      q: 'Where does my data go?',
      a: 'It stays on the server, unless its operator sets up a language model. Then the question and the quoted items are sent to that model.',
    },
  ],
  related: ['/use-cases/feedback-analysis', '/use-cases/custom-topics', '/use-cases/validation'],
};
