import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const validation: Story = {
  path: '/use-cases/validation',
  title: 'Measure how often Earshot is right',
  description:
    'Validate sentiment, topics, themes and duplicates by keyboard. See the precision with its interval and the agreement of two raters.',
  updated: '2026-11-21',
  label: 'Validation',
  above: underUseCases,
  head: 'How often is it right? Measured, not promised.',
  lede: 'Confirm or correct what Earshot decided. A correction updates the item immediately, applies again when the same text comes in, and improves the next results.',
  picture: 'themes',
  parts: [
    {
      title: 'Random samples',
      text: 'Precision is measured on a random sample and shown with its interval, by kind, language and topic.',
    },
    {
      title: 'Two pairs of eyes',
      text: 'When two people validate the same items, you see how often they agree. If they disagree, the question may be the problem.',
    },
    {
      title: 'Only better replaces good',
      text: 'What Earshot learns from you replaces the built-in rules only if it performs better on your own validations.',
    },
  ],
  asks: [
    'How often is “negative” right for Spanish?',
    'On which topics do the two of us disagree?',
    'What did last week’s corrections change?',
  ],
  questions: [
    {
      q: 'How many validations are enough?',
      a: 'The interval tells you. With thirty validations it is wide, with three hundred it is narrow. You see it shrink.',
    },
    {
      q: 'Can I export validations?',
      a: 'Yes, all of them as CSV, with what Earshot decided and what people answered.',
    },
  ],
  related: ['/use-cases/custom-topics', '/use-cases/ask-ai', '/use-cases/feedback-analysis'],
};
