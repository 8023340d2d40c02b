import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const askAi: Story = {
  path: '/use-cases/ask-ai',
  title: 'Ask your feedback, get counts and quotes',
  description:
    'Ask in your own words. The answer is counted first and told with quotes word for word; its plan can be changed and run again.',
  updated: '2026-11-21',
  label: 'Ask AI',
  above: underUseCases,
  head: 'Answers that were counted before they were written.',
  lede: 'Ask a question. Earshot says how it read it, counts, and answers with quotes word for word. Change the reading and run it again.',
  picture: 'ask',
  parts: [
    {
      title: 'The plan is yours to change',
      text: 'Period, source, segment, theme: the parts of the question stand above the answer as chips. Take one off, and it is asked anew.',
    },
    {
      title: 'Near, close, or only words',
      text: 'Search gives each result a calibrated nearness in three bands, so that you know where a subject ends and chance begins.',
    },
    {
      title: 'With or without a language model',
      text: 'The built-in reader needs none. Connect one and it may write the words around the numbers; the numbers stay the same.',
    },
  ],
  asks: [
    'How many people lost work without signal this month?',
    'What do people wish for in the calendar?',
    'Which bugs do people mention most since the last release?',
  ],
  questions: [
    {
      q: 'Can it make something up?',
      a: 'A number in an answer comes from a count and opens its items. A quote is copied from an item. What cannot be read or counted is said to be so.',
    },
    {
      q: 'Where do my texts go?',
      a: 'Nowhere, unless the operator of the server sets up a language model; then the question and the quoted items are sent to that model.',
    },
  ],
  related: ['/use-cases/feedback-analysis', '/use-cases/custom-topics', '/use-cases/validation'],
};
