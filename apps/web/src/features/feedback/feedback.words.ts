import type { SentimentSpeaker } from '@earshot/contracts/feedback';
import { formatCount, formatCounted } from '../../lib/format.ts';
import { sentimentNames } from '../../lib/sentiment-names.ts';

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
  looking: 'Looking...',
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
  sentiment: sentimentNames,
  remove: (what: string) => `Remove the filter ${what}`,
};

const languageNames = new Intl.DisplayNames(undefined, { type: 'language', fallback: 'code' });

function languageName(code: string): string {
  return languageNames.of(code) ?? code;
}

/** What decided how an item sounds. */
export const speakerWords: Readonly<Record<SentimentSpeaker, string>> = {
  rating: 'decided by the star rating',
  lexicon: 'decided by the wording',
  learned: 'decided by what this workspace’s ratings and checks taught',
  person: 'said by a person',
};

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

/** In place of the name of what a filter asks for and is not there any more. */
export const goneWords = {
  sources: 'Deleted source',
  topics: 'Deleted topic',
  themes: 'Deleted theme',
  accounts: 'Deleted account',
  authors: 'Deleted person',
};

export const namelessPerson = 'Person without a name';
