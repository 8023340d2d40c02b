import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';
import type { WorkspaceNames } from './workspace-names.ts';

/** What quotes should speak of. */
export function subjectOf({ filters, part }: QuestionPlan, { known }: WorkspaceNames): string {
  const of = (filter: FeedbackFilter): string =>
    filter.about?.text ??
    known.topics.find(({ id }) => id === filter.custom_trend_id)?.name ??
    known.themes.find(({ id }) => id === filter.theme_ids?.[0])?.name ??
    '';
  return of(filters) || of(part ?? {});
}

/** All wordings of what is asked about, by which the sentence to quote is chosen. */
export function wordingsOf({ filters, part }: QuestionPlan): string {
  const about = filters.about ?? part?.about;
  return about?.or ? [about.text, ...about.or].join(' ') : '';
}
