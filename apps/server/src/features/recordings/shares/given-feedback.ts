import type { Moment } from '@earshot/contracts/recordings';
import type { Deps } from '../../deps.ts';
import { feedbackToGive } from '../../said-and-saw/feedback-to-give.service.ts';
import type { GivenCut } from './shares.service.ts';

/** Facts of a recording that is given away, with the feedback of the part that is shown as moments, when it is given too. */
export async function withGivenFeedback<Facts extends { moments: Moment[] }>(
  deps: Pick<Deps, 'database'>,
  { workspaceId, recordingId, cut }: { workspaceId: string; recordingId: string; cut: GivenCut },
  facts: Facts,
): Promise<Facts> {
  if (!cut.parts.feedback) return facts;
  const said = await feedbackToGive(deps, workspaceId, recordingId);
  const moments: Moment[] = said
    .filter(({ at }) => at >= cut.from && at <= cut.to)
    .map(({ at, text }) => ({ at, tab_id: '', kind: 'feedback', label: text, value: null }));
  return { ...facts, moments: [...facts.moments, ...moments].sort((a, b) => a.at - b.at) };
}
