import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const validation: Story = {
  path: '/use-cases/validation',
  title: 'Check the machine, and print its error',
  description:
    'People check sentiment, topics, themes and copies by keyboard. Precision comes with its interval, agreement of two raters too.',
  updated: '2026-11-21',
  label: 'Validation',
  above: underUseCases,
  head: 'How often is it right? Measured, not promised.',
  lede: 'People confirm or correct what was judged. A correction changes the item at once, holds when the same text comes again, and teaches.',
  picture: 'themes',
  parts: [
    {
      title: 'Drawn at random',
      text: 'Precision rests on items that were drawn at random, with its interval, by kind, language and topic.',
    },
    {
      title: 'Two pairs of eyes',
      text: 'Where two people judged the same items, their agreement is shown. Where they differ, the question may be the problem.',
    },
    {
      title: 'Better only when better',
      text: 'What was learned takes over from the wording only where it measures better on your own checks.',
    },
  ],
  asks: [
    'How often is “negative” right for Spanish?',
    'On which topics do the two of us disagree?',
    'What did last week’s corrections change?',
  ],
  questions: [
    {
      q: 'How much checking is enough?',
      a: 'The interval says it: with thirty checks it is wide, with three hundred narrow. You see it shrink.',
    },
    {
      q: 'Can checks be exported?',
      a: 'All of them, as CSV, with what was shown and what was said.',
    },
  ],
  related: ['/use-cases/custom-topics', '/use-cases/ask-ai', '/use-cases/feedback-analysis'],
};
