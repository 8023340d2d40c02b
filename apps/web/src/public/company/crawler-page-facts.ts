import { crawlerFacts } from '@earshot/contracts/market/crawler-facts';
import type { PageFacts } from '../head/page-facts.ts';

export const crawlerPageFacts: PageFacts = {
  path: crawlerFacts.path,
  title: 'About the Earshot crawler',
  description:
    'How the crawler that reads public pages for market reports identifies itself, what it requests, how often, and how to block it.',
  updated: '2026-11-21',
  label: 'About our crawler',
};
