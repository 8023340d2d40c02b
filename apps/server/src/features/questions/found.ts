import type { Answer } from '@earshot/contracts/questions';

/** Questions that go on with an answer. */
export const mostFollowUps = 5;

/** What was found for one plan, before it is an answer to somebody. */
export type Found = Omit<
  Answer,
  | 'answer_id'
  | 'conversation_id'
  | 'question'
  | 'plan'
  | 'second'
  | 'filters'
  | 'read_from'
  | 'not_understood'
  | 'asked_at'
  | 'name'
  | 'time_zone'
>;

export const nothing: Omit<Found, 'paragraphs' | 'response' | 'status' | 'missing'> = {
  figures: [],
  citations: [],
  trend: null,
  insights: [],
  results: [],
  total_count: 0,
  items_behind: {},
  follow_ups: [],
  written_by: 'built_in',
  notice: null,
};
