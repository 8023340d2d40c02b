import { dayMs } from '@earshot/contracts/durations';
import type { saidSawConfidences, saidSawRules } from '@earshot/contracts/feedback-moments';
import { soonMs } from '../recordings/filter.shared.sql.ts';
import type { SeenRow } from './feedback-moments.sql.ts';

export interface Found {
  recording: SeenRow;
  rule: (typeof saidSawRules)[number];
  confidence: (typeof saidSawConfidences)[number];
}

/**
 * The one recording of a person that feedback is about: the one in which it was said, else the one that ended right before,
 * else the only one of the day before. Where several do equally, all of them and none.
 */
export function chooseRecording(
  ofPerson: readonly SeenRow[],
  saidAt: number,
): Found | { several: readonly SeenRow[] } {
  const begun = ofPerson.filter(({ started }) => started <= saidAt);
  const steps = [
    ['said_during', begun.filter(({ ended }) => saidAt <= ended)],
    ['said_soon_after', begun.filter(({ ended }) => saidAt - ended <= soonMs)],
    ['said_later', begun.filter(({ ended }) => saidAt - ended <= dayMs)],
  ] as const;
  for (const [rule, fitting] of steps) {
    const [only] = fitting;
    if (only && fitting.length === 1)
      return { recording: only, rule, confidence: foundConfidence(rule, only) };
    if (only) return { several: fitting };
  }
  return { several: [] };
}

function foundConfidence(rule: Found['rule'], { isVerified }: SeenRow): Found['confidence'] {
  if (rule === 'said_later') return 'possible';
  return isVerified ? 'certain' : 'likely';
}
