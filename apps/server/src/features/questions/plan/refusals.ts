import type { BeyondReason, PlannedQuestion } from '@earshot/analysis/questions/plan';
import type { Answer } from '@earshot/contracts/questions';

const beyond: Record<BeyondReason, (text: string) => string> = {
  future: (text) => `Feedback tells what has been said, not what will be: “${text}” lies ahead.`,
  business_figure: (text) =>
    `“${text}” is not in feedback; only what people wrote and rated is counted here.`,
  population: () => 'Only people who gave feedback are known here, not how many there are in all.',
  task: () => 'Questions about the feedback are answered here; nothing else is done.',
  private: (text) => `“${text}” is private, and not told here.`,
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
      detail: `I could not use: ${unused.map((word) => `“${word}”`).join(', ')}. Ask for items that mention a word, a count, a share, a ranking or a trend.`,
    };
  }
  return {
    reason: 'not_understood',
    detail:
      'This question could not be read as one about the feedback. Name what to count or whose words to show.',
  };
}
