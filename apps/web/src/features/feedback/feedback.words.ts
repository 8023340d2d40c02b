import type { SentimentSpeaker } from '@earshot/contracts/feedback';
import { formatCount, formatCounted, languageName } from '../../lib/format.ts';
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
  notRefreshed: 'Could not refresh the list. It shows the previous results.',
  more: 'Show more',
  loadingMore: 'Loading...',
  looking: 'Searching...',
  shown: (shown: number, total: number) => `${formatCount(shown)} of ${formatCounted(total, 'item')}`,
};

export const cardWords = {
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
  narrow: 'Filter',
  contains: 'Contains',
  containsHint: 'Press Enter to apply',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  only: (label: string, count: number) => `${formatCounted(count, 'item')}: ${label} only`,
  from: 'From',
  to: 'To',
  noneFits: 'No feedback matches these filters.',
  filtersOn: (count: number) => `${formatCounted(count, 'filter')} active.`,
  clear: 'Clear all filters',
  unreadable: (names: string[]) =>
    `This link contains ${names.length === 1 ? 'an invalid filter, which was' : 'invalid filters, which were'} ignored: ${names.join(', ')}.`,
  next: 'Next item',
  previous: 'Previous item',
  openItem: 'Open item',
  openOriginal: 'View Original',
};

export const copyWords = {
  copies: (count: number) => formatCounted(count, 'duplicate'),
  hint: 'Items with the same text, ignoring case',
  once: 'Hide duplicates',
  countedOnce: (items: number) => `${formatCounted(items, 'item')} without duplicates`,
  withEvery: (items: number) => `${formatCounted(items, 'item')} with duplicates`,
};

export const filterWords = {
  oneFile: 'one file',
  kind: {
    bug: 'Problem',
    wish: 'Feature request',
    question: 'Question',
    confusion: 'Confusion',
    cancellation: 'Cancellation',
  },
  weekday: (day: number) =>
    new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, day)),
    ),
  undated: { true: 'Without a date', false: 'With a date' },
  rated: { true: 'Rated', false: 'Not rated' },
  withoutTopic: { true: 'Not in a topic', false: 'In a topic' },
  withoutTheme: { true: 'Not in a theme', false: 'In a theme' },
  known: { true: 'Known', false: 'Unknown' },
  copiesOnce: 'hidden',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  ratingRange: (from: string, to: string) => `${from} to ${to} of the scale`,
  scale: (min: number, max: number) => `${min} to ${max}`,
  language: (code: string) => (code === 'und' ? 'Language unknown' : languageName(code)),
  sentiment: sentimentNames,
  remove: (what: string) => `Remove filter ${what}`,
};

/** What decided how an item sounds. */
export const speakerWords: Readonly<Record<SentimentSpeaker, string>> = {
  rating: 'from the star rating',
  lexicon: 'from the wording',
  learned: 'learned from your ratings and validations',
  person: 'set by a person',
};

export const startWords = {
  none: 'No feedback yet. Add some:',
  steps: 'See all setup steps',
  ways: 'Ways to add feedback',
  import: 'Import a file',
  importWhy: 'CSV, Excel, JSON or JSON Lines. You see a preview before anything is saved.',
  sample: 'Explore with demo data',
  sampleWhy:
    'An invented company: a year of feedback, recorded sessions, a market report. Clearly marked, and removed with one click.',
  sampleLoading: 'Loading demo data…',
  sampleFailed: 'Could not load the demo data',
  api: 'Use the API',
  apiWhy: 'Up to 500 items per call, with your own key.',
  viewer: 'Your role can read feedback but not add any. Ask a member of this workspace to add some.',
};

/** In place of the name of a filter value that no longer exists. */
export const goneWords = {
  sources: 'Deleted source',
  topics: 'Deleted topic',
  themes: 'Deleted theme',
  accounts: 'Deleted account',
  authors: 'Deleted person',
};

export const namelessPerson = 'Unnamed person';
