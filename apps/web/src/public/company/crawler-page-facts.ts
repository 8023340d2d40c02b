import { crawlerFacts } from '@earshot/contracts/crawler-facts';
import type { PageFacts } from '../head/page-facts.ts';

export const crawlerPageFacts: PageFacts = {
  path: crawlerFacts.path,
  title: 'About the Earshot robot',
  description:
    'How the robot that reads public pages for market reports calls itself, what it asks for, at which pace, and how to keep it out.',
  updated: '2026-11-21',
  label: 'About our robot',
};
