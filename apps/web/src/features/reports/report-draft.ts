import type { CallBody } from '@earshot/contracts/call';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { reportDays, reportQuestionsMax, reportSections } from '@earshot/contracts/reports';
import type { Report, ReportSchedule, ReportSectionName, reports } from '@earshot/contracts/reports';
import type { DriverScore } from '@earshot/contracts/analytics';
import { formWords } from './reports.words.ts';

/** What stands in the form: as typed, so that nothing is lost while it does not fit. */
export interface ReportDraft {
  name: string;
  /** One of the numbers of days, or `own`. */
  period: string;
  from: string;
  to: string;
  schedule: ReportSchedule;
  sections: readonly ReportSectionName[];
  score: DriverScore;
  /** One a line. */
  questions: string;
}

export type ReportBody = CallBody<typeof reports.create>;

export const emptyDraft: ReportDraft = {
  ...{ name: '', period: '28', from: '', to: '', schedule: 'none', sections: reportSections },
  ...{ score: 'negative_share', questions: '' },
};

export function draftOf(report: Report): ReportDraft {
  const { name, period, schedule, sections, score, questions } = report;
  const days =
    'last_days' in period
      ? { period: String(period.last_days), from: '', to: '' }
      : { period: 'own', from: period.said_from, to: period.said_to };
  return { name, ...days, schedule, sections, score, questions: questions.join('\n') };
}

/** The days of the draft's own period, as far as they are set. */
export function daysOf({ period, from, to }: ReportDraft): FeedbackFilter {
  if (period !== 'own') return {};
  return { ...(from && { said_from: from }), ...(to && { said_to: to }) };
}

/** What is wrong with a draft, by field; nothing when it can be sent. */
export function faultsOf(draft: ReportDraft): Partial<Record<'name' | 'period' | 'questions', string>> {
  const { name, period, from, to } = draft;
  return {
    ...(!name.trim() && { name: formWords.needsName }),
    ...(period === 'own' && !(from && to && from <= to) && { period: formWords.needsDays }),
    ...(questionsOf(draft).length > reportQuestionsMax && { questions: formWords.tooManyQuestions }),
  };
}

export function bodyOf(draft: ReportDraft, filters: FeedbackFilter): ReportBody {
  const { name, period, from, to, schedule, sections, score } = draft;
  const days = reportDays.find((count) => String(count) === period);
  return {
    name: name.trim(),
    filters,
    period: days === undefined ? { said_from: from, said_to: to } : { last_days: days },
    schedule,
    sections: reportSections.filter((one) => sections.includes(one)),
    score,
    questions: questionsOf(draft),
  };
}

function questionsOf({ questions }: ReportDraft): string[] {
  return questions
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
