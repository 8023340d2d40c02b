import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const personalData: Story = {
  path: '/use-cases/personal-data',
  title: 'Personal data masked before it is stored',
  description:
    'Email addresses, phone numbers, cards, IBANs and IDs are masked before storage, as you choose. Recordings are masked in the visitor’s browser.',
  updated: '2026-11-21',
  label: 'Personal data',
  above: underUseCases,
  head: 'Data you do not store cannot leak.',
  lede: 'Earshot masks email addresses, phone and card numbers, IBANs and national IDs before it stores a text. In sessions, everything that is typed or looks private is masked in the browser before anything is sent.',
  picture: 'replay',
  parts: [
    {
      title: 'Kind by kind',
      text: 'You choose what is masked. The kind stays readable, as in “call me at [phone]”, so that sentences still make sense.',
    },
    {
      title: 'Measured on unseen text',
      text: '97.8 % of the personal data in unseen texts was masked, and nothing was masked in texts without any. Names of people are not masked.',
    },
    {
      title: 'Existing data, too',
      text: 'You can mask existing data permanently, in items, answers, reports and everywhere else it was stored.',
    },
  ],
  asks: [
    'Which kinds of personal data came in last month?',
    'What would this sentence look like when masked?',
    'How long do we keep recordings?',
  ],
  questions: [
    {
      q: 'What does it miss?',
      a: 'Names of people, addresses without a house number or a street word, and some phone numbers without a prefix, separators or a word before them.',
    },
    {
      q: 'How long are recordings kept?',
      a: '30 days, unless your workspace chooses another period. Then the data itself is deleted, not only the link to it.',
    },
  ],
  related: ['/use-cases/session-replay', '/use-cases/bring-your-data', '/use-cases/people-and-accounts'],
};
