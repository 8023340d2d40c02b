import type { BeyondReason, PlannedQuestion } from '@earshot/analysis/questions/plan';
import type { Answer } from '@earshot/contracts/questions';

const beyond: Record<BeyondReason, (text: string) => string> = {
  future: (text) => `Feedback is about the past. Earshot cannot predict “${text}”.`,
  business_figure: (text) =>
    `“${text}” is not in feedback; only what people wrote and rated is counted here.`,
  population: () => 'Only people who gave feedback are known here, not how many there are in all.',
  task: () => 'Earshot only answers questions about your feedback.',
  private: (text) => `“${text}” is private, so Earshot does not answer this.`,
  measurement: (text) => `“${text}” is not measured by feedback.`,
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
      detail: `Not understood: ${unused.map((word) => `“${word}”`).join(', ')}. Ask for items that mention a word, a count, a share, a ranking or a trend.`,
    };
  }
  return {
    reason: 'not_understood',
    detail:
      'Earshot did not understand this as a question about feedback. Say what to count or whose words to show.',
  };
}
