import { paths } from '../../lib/paths.ts';
import type { PageFacts } from '../head/page-facts.ts';

export const widgetDocsFacts: PageFacts = {
  path: paths.widgetDocs,
  title: 'Feedback widget for your pages',
  description:
    'Add a feedback button and form to a site: options, calls, what is sent, content security policy, offline use, and protection from spam.',
  updated: '2026-11-29',
  label: 'Feedback widget',
};
