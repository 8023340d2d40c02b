import type { QuestionPlan } from '@earshot/contracts/questions';

/** Questions that the planner reads as going on from this plan. */
export function followUpsOf({ kind, filters, unit, by }: QuestionPlan, has: { accounts: boolean }): string[] {
  const suggestions = [
    kind === 'why' ? '' : 'Why?',
    kind === 'trend' ? '' : 'And how has that changed over time?',
    filters.said_from === undefined ? 'Only last month' : '',
    filters.sentiments === undefined ? 'And only the negative ones?' : '',
    by === 'account' || !has.accounts ? '' : 'Which accounts are those?',
    unit === 'people' || kind === 'rank' ? '' : 'How many people is that?',
  ];
  return suggestions.filter(Boolean).slice(0, 4);
}
