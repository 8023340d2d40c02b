import type { QuestionKind } from '@earshot/contracts/questions';
import type { Unit } from '@earshot/contracts/analytics';
import { formatCounted } from '../../lib/format.ts';

export const askWords = {
  title: 'Ask AI',
  box: 'Ask about your feedback',
  ask: 'Ask AI',
  try: 'Try',
  examples: [
    'What do people complain about most?',
    'How many complaints this month?',
    'Why are people unhappy?',
  ],
  answer: 'Answer',
  working: 'Counting feedback…',
  failed: 'Failed to get a response from AI.',
  empty: 'No response',
  again: 'Ask again',
  counted: 'How this was counted',
  countedSecond: (question: string) => `How “${question}” was counted`,
  countedLead: 'Edit a chip and run it again',
  countedNote: 'All numbers are counted. A language model never changes them.',
  count: 'Count',
  asA: 'As',
  run: 'Run again',
  trend: 'General trend',
  insights: 'Insights',
  similar: 'Similar feedback',
  newest: 'Newest feedback counted',
  next: 'Ask next',
  similarEmpty: 'No similar feedback found.',
  save: 'Save answer',
  saveName: 'Name of the answer',
  saved: 'Saved answers',
  savedNone: 'No saved answers yet.',
  unsave: 'Remove from saved answers',
  cancel: 'Cancel',
  citation: (number: number) => `Citation ${number}`,
  opens: (label: string, text: string) => `${label}: ${text}. Opens the items behind it`,
  shownOf: (total: number) => `of ${formatCounted(total, 'item')}`,
  original: 'View Original',
  item: 'Open item',
  close: 'Close',
  left: (words: string) => `Not understood: ${words}`,
} as const;

export const kindNames: Record<QuestionKind, string> = {
  count: 'number',
  share: 'share',
  trend: 'trend',
  compare: 'comparison',
  rank: 'ranking',
  list: 'list',
  why: 'reasons',
  quote: 'quotes',
};

export const unitNames: Record<Unit, string> = {
  items: 'items',
  people: 'people',
  accounts: 'accounts',
  revenue: 'annual revenue',
};
