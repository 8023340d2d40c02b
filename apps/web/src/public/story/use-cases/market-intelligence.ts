import type { Story } from '../story.ts';
import { underUseCases } from './under-use-cases.ts';

export const marketIntelligence: Story = {
  path: '/use-cases/market-intelligence',
  title: 'Market reports with a source for every line',
  description:
    'Enter a product and see what its users say, who its competitors are, how prices and features compare, and what changes. Free, without an account.',
  updated: '2026-11-21',
  label: 'Market intelligence',
  above: underUseCases,
  head: 'A market report you can verify line by line.',
  lede: 'Enter a brand, a product or a page. Within 90 seconds, a report shows what is publicly known, what is not, and the source of every sentence.',
  picture: 'finding',
  tryIt: { label: 'Get a report now', to: '/' },
  parts: [
    {
      title: 'No claim without its quote',
      text: 'The report only shows a statement if its quote is on the page it came from. Open it to see the quote, the URL and when it was read.',
    },
    {
      title: 'Honest about gaps',
      text: 'Each source shows its outcome: answered, nothing found, refused, or not asked because time ran out. “Not mentioned on eight pages” is not “no”.',
    },
    {
      title: 'A polite crawler',
      text: 'The crawler identifies itself, obeys robots.txt and sends one request per second. The report shows how many requests each site received.',
    },
  ],
  asks: [
    'marrowby.example',
    'What do users of this product miss?',
    'Which competitors include single sign-on in a cheaper plan?',
  ],
  questions: [
    {
      q: 'Do I have to register to see the full report?',
      a: 'No. Your link opens the full report. We only use your email address to send you that link.',
    },
    {
      q: 'Who can see my report?',
      a: 'Anyone with its link. Search engines do not index it, it expires after 90 days, and you can delete it or replace the link at any time.',
    },
    {
      q: 'What if it is wrong about my product?',
      a: 'Send the operator of this server the line and the correct information. The page about our crawler explains how to exclude a site.',
    },
  ],
  related: ['/use-cases/feedback-analysis', '/use-cases/alerts', '/teams/sales-customer-success'],
};
