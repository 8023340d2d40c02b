import type { saidSawConfidences, saidSawRules } from '@earshot/contracts/feedback-moments';
import { formatDuration } from '../../../lib/format.ts';

export const saidWords = {
  title: 'What they saw',
  waiting: 'Looking for the session',
  failed: 'Could not look for the session',
  again: 'Try again',
  watch: 'Watch the moment before',
  before: (seconds: number) => `${formatDuration(seconds)} before the feedback`,
  candidates: 'Possible sessions',
  rules: {
    names_session: 'The feedback mentions this session',
    said_during: 'Same person, sent during this session',
    said_soon_after: 'Same person, sent within 30 minutes after this session',
    said_later: 'Same person, their only session in the 24 hours before',
  } satisfies Record<(typeof saidSawRules)[number], string>,
  confidences: {
    certain: 'Certain: your server signed the identity',
    likely: 'Likely: the page set the identity, your server did not sign it',
    possible: 'Possible',
  } satisfies Record<(typeof saidSawConfidences)[number], string>,
};
