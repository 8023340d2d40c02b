import type { MomentCondition, RecordingFilter } from '@earshot/contracts/recordings';
import type { SessionPlan } from '@earshot/contracts/session-questions';
import type { Db } from '../../platform/database/open.ts';
import type { SessionDraft } from './session-draft.ts';
import type { NamesForWords } from './session-words.service.ts';

export interface SessionScene {
  tx: Db;
  workspaceId: string;
  names: NamesForWords;
  plan: SessionPlan;
}

export interface CountedSessions {
  draft: SessionDraft;
  /** The sessions that the answer is about. */
  behind: RecordingFilter;
  /** What is cited of them; null where it is that they were there. */
  moment: MomentCondition | null;
  /** Which of a session's moments is cited. */
  pick: 'first' | 'last';
  /** The one session that is cited; null when any may be. */
  only: string | null;
  notice: string | null;
}
