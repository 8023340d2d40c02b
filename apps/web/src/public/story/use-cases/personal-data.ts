import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const personalData: Story = {
  path: '/use-cases/personal-data',
  title: 'Personal data masked before it is stored',
  description:
    'Addresses, phones, cards, IBANs and ids are masked before storage, kind by kind; recordings mask in the visitor’s browser.',
  updated: '2026-11-21',
  label: 'Personal data',
  above: underUseCases,
  head: 'What is not kept cannot leak.',
  lede: 'Mail addresses, phone and card numbers, IBANs and national ids are masked before a text is stored. In sessions, what is typed and what looks private is masked in the page, before anything is sent.',
  picture: 'replay',
  parts: [
    {
      title: 'Kind by kind',
      text: 'You choose what is masked. The kind stays readable, as in “call me at [phone]”, so that a sentence keeps its sense.',
    },
    {
      title: 'Measured on unseen text',
      text: 'Of the personal data in texts it had never seen, 97.8 % was masked, with nothing masked in texts that hold none. Names of people are not masked.',
    },
    {
      title: 'Afterwards, too',
      text: 'What was stored before can be masked for good, in items, answers, reports and everything else that kept it.',
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
      a: 'Names of people, addresses without a house number or a street word, and some phone numbers that are written without any sign or word.',
    },
    {
      q: 'How long are recordings kept?',
      a: '30 days, unless a workspace chooses otherwise. Then the bytes go, not only the link to them.',
    },
  ],
  related: ['/use-cases/session-replay', '/use-cases/bring-your-data', '/use-cases/people-and-accounts'],
};
