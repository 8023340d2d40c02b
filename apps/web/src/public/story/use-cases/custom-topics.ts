import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const customTopics: Story = {
  path: '/use-cases/custom-topics',
  title: 'Custom topics that learn from your thumbs',
  description:
    'Describe a topic in a sentence, rate a few examples with one key each, and see its precision. Themes find themselves beside it.',
  updated: '2026-11-21',
  label: 'Topics and themes',
  above: underUseCases,
  head: 'Say it once. It keeps listening.',
  lede: 'Themes are found by themselves. Topics are yours: a sentence to begin with, a few thumbs up and down, and every new item is judged.',
  picture: 'themes',
  parts: [
    {
      title: 'One item, one key',
      text: 'The next item to rate is the one from which the topic learns most. Up, down or skip; a wrong key is taken back.',
    },
    {
      title: 'Know how good it is',
      text: 'The share of thumbs up among what you rated is shown with two decimals, beside the trend of the topic over time.',
    },
    {
      title: 'Rename, merge, split',
      text: 'Themes can be corrected by people, with a preview of what moves, and every change is taken back exactly.',
    },
  ],
  asks: [
    'Notes that vanish without a connection',
    'Asked for a refund and was sent in circles',
    'Compares us with a rival by name',
  ],
  questions: [
    {
      q: 'How many ratings does a topic need?',
      a: 'It works from the sentence alone, and gets better with each thumb. What it would take in is shown before you save it.',
    },
    {
      q: 'Do topics look back?',
      a: 'Yes. A new topic judges what is there already, and its trend begins with your first item.',
    },
  ],
  related: ['/use-cases/validation', '/use-cases/feedback-analysis', '/use-cases/alerts'],
};
