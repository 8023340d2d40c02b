import { crawlerFacts } from '@earshot/contracts/market/crawler-facts';
import { paths } from '../../lib/paths.ts';

/** The lists of links at the foot of public pages. */
export const footLists = [
  {
    title: 'Platform',
    links: [
      { label: 'Feedback analysis', to: '/use-cases/feedback-analysis' },
      { label: 'Ask AI', to: '/use-cases/ask-ai' },
      { label: 'Topics and themes', to: '/use-cases/custom-topics' },
      { label: 'Session replay', to: paths.sessionReplay },
      { label: 'Market intelligence', to: '/use-cases/market-intelligence' },
      { label: 'AI reports', to: '/use-cases/ai-reports' },
      { label: 'Import your data', to: '/use-cases/bring-your-data' },
      { label: 'Recorder for developers', to: paths.recorderDocs },
      { label: 'Feedback widget', to: paths.widgetDocs },
      { label: 'Pricing', to: paths.pricing },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Blog', to: paths.blog },
      { label: 'About us', to: paths.about },
      { label: 'Support', to: paths.support },
      { label: 'Security', to: paths.security },
      { label: 'About our crawler', to: crawlerFacts.path },
      { label: 'Changelog', to: paths.changelog },
      { label: 'Status', to: paths.status },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of service', to: '/legal/terms-of-service' },
      { label: 'Website terms of use', to: '/legal/website-terms-of-use' },
      { label: 'Privacy policy', to: '/legal/privacy-policy' },
      { label: 'Data processing agreement', to: '/legal/dpa' },
    ],
  },
];
