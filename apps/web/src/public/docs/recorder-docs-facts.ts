import { paths } from '../../lib/paths.ts';
import type { PageFacts } from '../head/page-facts.ts';

export const recorderDocsFacts: PageFacts = {
  path: paths.recorderDocs,
  title: 'Earshot recorder for developers',
  description:
    'Add the recorder to a site: recipes, options, calls, consent, sampling, masking, content security policy, and what it costs a page.',
  updated: '2026-11-29',
  label: 'Recorder for developers',
};
