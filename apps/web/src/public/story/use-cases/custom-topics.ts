import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const customTopics: Story = {
  path: '/use-cases/custom-topics',
  title: 'Custom topics that learn from your ratings',
  description:
    'Describe a topic in a sentence, rate a few examples with one key each, and see its precision. Earshot finds themes on its own.',
  updated: '2026-11-21',
  label: 'Topics and themes',
  above: underUseCases,
  head: 'Say it once. It keeps listening.',
  lede: 'Earshot finds themes on its own. Topics are yours: write a sentence, rate a few examples, and Earshot classifies every new item.',
  picture: 'themes',
  parts: [
    {
      title: 'One item, one key',
      text: 'Earshot asks about the item it learns most from. Press up, down or skip, and undo a mistake.',
    },
    {
      title: 'Know how good it is',
      text: 'You see the share of thumbs up among your ratings with two decimals, next to the topic’s trend over time.',
    },
    {
      title: 'Rename, merge, split',
      text: 'Correct themes with a preview of what moves, and undo every change exactly.',
    },
  ],
  asks: [
    'Notes that vanish without a connection',
    'Asked for a refund and got the runaround',
    'Compares us with a named competitor',
  ],
  questions: [
    {
      q: 'How many ratings does a topic need?',
      a: 'None. It works from the sentence alone and improves with each rating. You see which items it would include before you save it.',
    },
    {
      q: 'Do topics include past feedback?',
      a: 'Yes. A new topic covers your existing feedback, and its trend starts with your first item.',
    },
  ],
  related: ['/use-cases/validation', '/use-cases/feedback-analysis', '/use-cases/alerts'],
};
