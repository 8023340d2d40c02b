import type { QuestionKind } from '@earshot/contracts/questions';
import type { Unit } from '@earshot/contracts/measures';
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
  working: 'Counting the feedback…',
  failed: 'Failed to get a response from AI.',
  empty: 'No response',
  again: 'Ask again',
  counted: 'How this was counted',
  countedLead: 'Change a chip and run again',
  countedNote: 'Numbers are counted, then written in. With no language model they are the same.',
  count: 'Count',
  asA: 'As',
  run: 'Run again',
  trend: 'General trend',
  insights: 'Insights',
  similar: 'Similar feedback',
  newest: 'Newest of the feedback counted',
  next: 'Ask next',
  similarEmpty: 'No similar feedback found.',
  save: 'Save answer',
  saveName: 'Name of the answer',
  saved: 'Saved answers',
  savedNone: 'No answers are saved yet.',
  unsave: 'Take off the saved answers',
  cancel: 'Cancel',
  citation: (number: number) => `Citation ${number}`,
  opens: (label: string, text: string) => `${label}: ${text}. Opens what is behind it`,
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
  revenue: 'yearly revenue',
};

export const timeNames: Record<string, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
  auto: 'Time',
};
