import type { Moment } from '@earshot/contracts/recordings';
import type { Deps } from '../../deps.ts';
import type { GivenCut } from './shares.service.ts';

/** Tells what was said in a recording, for those who cannot enter the workspace: with no names and no personal data. */
export interface TellsFeedback {
  feedbackToGive: (
    deps: Pick<Deps, 'database'>,
    workspaceId: string,
    recordingId: string,
  ) => Promise<{ at: number; text: string }[]>;
}

/** Facts of a recording that is given away, with the feedback of the part that is shown as moments, when it is given too. */
export async function withGivenFeedback<Facts extends { moments: Moment[] }>(
  deps: Pick<Deps, 'database'> & TellsFeedback,
  { workspaceId, recordingId, cut }: { workspaceId: string; recordingId: string; cut: GivenCut },
  facts: Facts,
): Promise<Facts> {
  if (!cut.parts.feedback) return facts;
  const said = await deps.feedbackToGive(deps, workspaceId, recordingId);
  const moments: Moment[] = said
    .filter(({ at }) => at >= cut.from && at <= cut.to)
    .map(({ at, text }) => ({ at, tab_id: '', kind: 'feedback', label: text, value: null }));
  return { ...facts, moments: [...facts.moments, ...moments].sort((a, b) => a.at - b.at) };
}
