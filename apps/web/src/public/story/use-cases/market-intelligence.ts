import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const marketIntelligence: Story = {
  path: '/use-cases/market-intelligence',
  title: 'Market reports in which every line has a source',
  description:
    'Name a product: what its users say, its rivals with reasons, prices and features compared, changes over time. Free, without an account.',
  updated: '2026-11-21',
  label: 'Market intelligence',
  above: underUseCases,
  head: 'A briefing you can check, line by line.',
  lede: 'Name a brand, a product or a page. Within 90 seconds of its start a report says what was found in public, what was not, and where each sentence stands.',
  picture: 'finding',
  tryIt: { label: 'Ask for a report now', to: '/' },
  parts: [
    {
      title: 'No claim without its quote',
      text: 'A statement is shown only if its quote is found in the page it came from. Open it: the quote, the address, when it was read.',
    },
    {
      title: 'Says what it does not know',
      text: 'Each source has its outcome: answered, had nothing, refused, not asked for want of time. “Not mentioned on eight pages” is not “no”.',
    },
    {
      title: 'Polite, and shown to be',
      text: 'The robot has a name and a page of its own, keeps to robots.txt and to one request a second, and the report prints how many each site received.',
    },
  ],
  asks: [
    'marrowby.example',
    'What do users of this product miss?',
    'Which rivals put single sign-on into a cheaper plan?',
  ],
  questions: [
    {
      q: 'Is something held back until I register?',
      a: 'No. The whole report stands behind the link that you get. The address is for sending you that link.',
    },
    {
      q: 'Who can see my report?',
      a: 'Who has its link. It is kept from search engines, lasts 90 days, and you can delete it or make a new link at any time.',
    },
    {
      q: 'What if it is wrong about my product?',
      a: 'Write to the operator of this server with the line and what is right. How a site is left out stands on the page about our robot.',
    },
  ],
  related: ['/use-cases/feedback-analysis', '/use-cases/alerts', '/teams/sales-customer-success'],
};
