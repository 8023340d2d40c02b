import { crawlerFacts } from '@earshot/contracts/market/crawler-facts';
import { paths } from '../lib/paths.ts';

interface MenuLink {
  label: string;
  /** What one finds there, in a few words. */
  text: string;
  to: string;
}

export interface SiteMenu {
  label: string;
  categories: { title: string; links: MenuLink[] }[];
  foot: { label: string; to: string };
  /** Shows the operator's video, when one is set. */
  hasVideo?: boolean;
}

/** The dropdown menus of the top bar, left to right. */
export const siteMenus: SiteMenu[] = [
  {
    label: 'Solutions',
    categories: [
      {
        title: 'By team',
        links: [
          { label: 'Product', text: 'Decide based on what people said', to: '/teams/product' },
          {
            label: 'Customer experience',
            text: 'Know why the score moved',
            to: '/teams/customer-experience',
          },
          {
            label: 'UX research',
            text: 'Read thousands of answers, keep every voice',
            to: '/teams/ux-research',
          },
          {
            label: 'Product operations',
            text: 'One place, no manual cleanup',
            to: '/teams/product-operations',
          },
          {
            label: 'Sales and customer success',
            text: 'Know what each account ran into',
            to: '/teams/sales-customer-success',
          },
        ],
      },
      {
        title: 'By question',
        links: [
          {
            label: 'Why did the rating fall?',
            text: 'What moves a score',
            to: '/use-cases/feedback-analysis',
          },
          {
            label: 'What happened before that review?',
            text: 'From feedback to the moment',
            to: '/use-cases/feedback-to-replay',
          },
          { label: 'Did the fix help?', text: 'Significant changes', to: '/use-cases/alerts' },
          { label: 'How accurate is it?', text: 'Precision with its interval', to: '/use-cases/validation' },
        ],
      },
    ],
    foot: { label: 'Everything it does today', to: paths.useCases },
  },
  {
    label: 'Company',
    categories: [
      {
        title: 'Who we are',
        links: [
          { label: 'About us', text: 'Our five rules, and what Earshot is not', to: paths.about },
          { label: 'Blog', text: 'What we measured and decided', to: paths.blog },
          { label: 'Support', text: 'Answers, and how to contact us', to: paths.support },
        ],
      },
      {
        title: 'What we promise',
        links: [
          { label: 'Security', text: 'What protects you, and what is missing', to: paths.security },
          { label: 'Changelog', text: 'What is new', to: paths.changelog },
          { label: 'About our crawler', text: 'How it works, how to block it', to: crawlerFacts.path },
          { label: 'Status', text: 'Is this server up?', to: paths.status },
        ],
      },
    ],
    foot: { label: 'Privacy policy', to: '/legal/privacy-policy' },
  },
  {
    label: 'Platform',
    categories: [
      {
        title: 'Listen',
        links: [
          {
            label: 'Bring your own data',
            text: 'Four formats, an API, undo',
            to: '/use-cases/bring-your-data',
          },
          {
            label: 'Feedback analysis',
            text: 'Every number links to its items',
            to: '/use-cases/feedback-analysis',
          },
          { label: 'Ask AI', text: 'Counted, then written', to: '/use-cases/ask-ai' },
          {
            label: 'Topics and themes',
            text: 'They learn from your ratings',
            to: '/use-cases/custom-topics',
          },
        ],
      },
      {
        title: 'Watch and act',
        links: [
          { label: 'Session replay', text: 'Any second, masked', to: paths.sessionReplay },
          {
            label: 'People and accounts',
            text: 'The same person, once',
            to: '/use-cases/people-and-accounts',
          },
          { label: 'AI reports', text: 'They run on a schedule', to: '/use-cases/ai-reports' },
          {
            label: 'Market intelligence',
            text: 'A source for every line',
            to: '/use-cases/market-intelligence',
          },
          { label: 'Alerts', text: 'Only significant changes', to: '/use-cases/alerts' },
        ],
      },
    ],
    foot: { label: 'What it costs', to: paths.pricing },
    hasVideo: true,
  },
];
