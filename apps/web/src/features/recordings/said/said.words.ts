import type { saidSawConfidences, saidSawRules } from '@earshot/contracts/said-and-saw';
import { formatDuration } from '../../../lib/format.ts';

export const saidWords = {
  title: 'What they saw',
  waiting: 'Looking for the session',
  failed: 'The session was not looked for',
  again: 'Try again',
  watch: 'Watch the moment before',
  before: (seconds: number) => `${formatDuration(seconds)} before it was said`,
  candidates: 'Sessions that might be meant',
  rules: {
    names_session: 'The item names this session',
    said_during: 'Same person, said during this session',
    said_soon_after: 'Same person, said within 30 minutes after this session',
    said_later: 'Same person, the only session in the day before',
  } satisfies Record<(typeof saidSawRules)[number], string>,
  confidences: {
    certain: 'Certain: your server signed who it was',
    likely: 'Likely: as the page says, not signed by its server',
    possible: 'Possible',
  } satisfies Record<(typeof saidSawConfidences)[number], string>,
};
