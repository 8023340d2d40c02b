import type { SentimentSpeaker } from '@earshot/contracts/feedback';
import { formatCount, formatCounted } from '../../lib/format.ts';

export interface SuggestedQuestion {
  text: string;
  /** The part that is meant to be replaced: it is selected once the question stands in the box. */
  replace?: string;
}

/** What the question screen offers while its box is empty. */
export const suggestedQuestions: readonly SuggestedQuestion[] = [
  { text: 'List the bugs that users mention' },
  { text: 'What do customers express when they are most frustrated?' },
  { text: 'What are the worst features?' },
  { text: 'What do people struggle with most?' },
  { text: 'What do users say about notifications?', replace: 'notifications' },
];

export const findWords = {
  title: 'Find feedback',
  box: 'Enter questions about your feedback',
  ask: 'Ask AI',
  suggestions: 'Suggested questions',
  similar: 'Similar feedback',
  newest: 'Newest feedback',
  none: 'No similar feedback found.',
  noneYet: 'There is no feedback in this workspace yet.',
  bringIn: 'Import a file',
  notRefreshed: 'The list could not be refreshed, so it shows what was there before.',
  more: 'Show more',
  loadingMore: 'Loading...',
  shown: (shown: number, total: number) => `${formatCount(shown)} of ${formatCounted(total, 'item')}`,
};

export const cardWords = {
  noText: 'No additional text available.',
  original: 'View Original',
  item: 'Open item',
  findSimilar: 'Find similar',
  createTopic: 'Create topic from this',
  unnamed: 'No name given',
  noDate: 'No date',
};

export const listWords = {
  title: 'All feedback',
  newest: 'Newest first',
  import: 'Import a file',
  filters: 'Filters',
  narrow: 'Narrow down',
  contains: 'Holds the words',
  containsHint: 'Press Enter to apply',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  only: (label: string, count: number) => `${formatCounted(count, 'item')}: ${label} only`,
  from: 'From',
  to: 'To',
  noneFits: 'No feedback fits these filters.',
  filtersOn: (count: number) => `${formatCounted(count, 'filter')} ${count === 1 ? 'is' : 'are'} on.`,
  clear: 'Clear all filters',
  unreadable: (names: string[]) =>
    `This address holds ${names.length === 1 ? 'a filter' : 'filters'} that cannot be read, left out here: ${names.join(', ')}.`,
  next: 'Next item',
  previous: 'Item before',
  openItem: 'Open the item',
  openOriginal: 'Open its original',
};

export const copyWords = {
  copies: (count: number) => `${formatCount(count)} copies`,
  hint: 'Items with the same words, letter case aside',
  once: 'Count copies once',
  countedOnce: (items: number) => `${formatCounted(items, 'item')} with copies counted once`,
  withEvery: (items: number) => `${formatCounted(items, 'item')} with every copy`,
};

export const filterWords = {
  oneFile: 'one file',
  undated: { true: 'Without a date', false: 'With a date' },
  rated: { true: 'Rated', false: 'Not rated' },
  withoutTopic: { true: 'In no topic', false: 'In a topic' },
  withoutTheme: { true: 'In no theme', false: 'In a theme' },
  known: { true: 'Known', false: 'Not known' },
  copiesOnce: 'counted once',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  ratingRange: (from: string, to: string) => `${from} to ${to} of its scale`,
  scale: (min: number, max: number) => `${min} to ${max}`,
  language: (code: string) => (code === 'und' ? 'Language unknown' : languageName(code)),
  sentiment: { negative: 'Negative', neutral: 'Neutral', positive: 'Positive' },
  remove: (what: string) => `Remove the filter ${what}`,
};

const languageNames = new Intl.DisplayNames(undefined, { type: 'language', fallback: 'code' });

function languageName(code: string): string {
  return languageNames.of(code) ?? code;
}

export const startWords = {
  none: 'There is no feedback in this workspace yet. Bring some in:',
  steps: 'See all first steps',
  ways: 'Ways to bring feedback in',
  import: 'Import a file',
  importWhy: 'CSV, Excel, JSON or JSON Lines. You see what would happen before anything is saved.',
  sample: 'Explore with sample data',
  sampleWhy: 'Invented feedback for an invented company, marked as such and removed with one click.',
  sampleLoading: 'Loading sample data…',
  sampleFailed: 'The sample data was not loaded',
  api: 'Send by API',
  apiWhy: 'Up to 500 items in one call, with a key of your own.',
  viewer: 'Your role can read feedback but not add any. Ask a member of this workspace to bring some in.',
};

export const itemWords = {
  title: 'Feedback item',
  back: 'All feedback',
  notFound: 'This item is not here. It may have been deleted, or it belongs to another workspace.',
  noId: 'This address names no item.',
  all: 'Go to all feedback',
  facts: 'Facts',
  fields: 'Fields',
  noFields: 'This item came without further fields.',
  original: 'View Original',
  noOriginal: 'It came without a link to its original.',
  copy: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied. Copy it from the address bar.',
  delete: 'Delete',
  deleteTitle: 'Delete this item?',
  deleteWhat: (id: number) =>
    `Item ${id} goes for good, with its fields. It cannot be brought back except by importing it again.`,
  deleteName: (id: number) => `delete ${id}`,
  deleted: 'The item is deleted.',
  sample: 'Sample data',
  similar: 'Similar feedback',
  allSimilar: 'Show all similar feedback',
  said: 'Said',
  received: 'Received',
  edited: 'Edited',
  sentiment: 'Sentiment',
  sentimentBy: {
    rating: 'decided by the star rating',
    lexicon: 'decided by the wording',
    learned: 'decided by what this workspace’s ratings and checks taught',
    person: 'said by a person',
  } as Readonly<Record<SentimentSpeaker, string>>,
  engineSays: (answer: string) => `the engine says: ${answer.toLowerCase()}`,
  saidByPerson: 'said by a person',
  check: 'Is this right?',
  rating: 'Rating',
  noRating: 'Not rated',
  language: 'Language',
  source: 'Source',
  author: 'Author',
  account: 'Account',
  externalId: 'Id in its source',
  import: 'Import',
  openImport: 'Open the import',
};
