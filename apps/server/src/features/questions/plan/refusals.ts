import type { BeyondReason, PlannedQuestion } from '@earshot/analysis/questions/plan';
import type { Answer } from '@earshot/contracts/questions';

const beyond: Record<BeyondReason, (text: string) => string> = {
  future: (text) => `Feedback is about the past. Earshot cannot predict “${text}”.`,
  business_figure: (text) =>
    `“${text}” is not in feedback. Earshot only counts what people wrote and how they rated.`,
  population: () => 'Earshot only knows people who gave feedback, not how many there are in total.',
  task: () => 'Earshot only answers questions about your feedback.',
  private: (text) => `“${text}” is private, so Earshot does not answer this.`,
  measurement: (text) => `“${text}” is not something that feedback measures.`,
  unknown_name: (text) => `There is no source, topic, account or value called “${text}” in this workspace.`,
};

/** Why a question has no plan. */
export function refusalOf({
  beyond: found,
  not_understood: unused,
}: Pick<PlannedQuestion, 'beyond' | 'not_understood'>): NonNullable<Answer['missing']> {
  if (found) return { reason: found.reason, detail: beyond[found.reason](found.text) };
  if (unused.length > 0) {
    return {
      reason: 'not_understood',
      detail: `Not understood: ${unused.map((word) => `“${word}”`).join(', ')}. Ask for a count, a share, a ranking, a trend or items that mention a word.`,
    };
  }
  return {
    reason: 'not_understood',
    detail:
      'Earshot did not understand this as a question about feedback. Say what to count or which quotes to show.',
  };
}
