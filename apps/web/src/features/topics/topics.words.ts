import { fewestChecked } from '@earshot/contracts/topics';
import { formatCount, formatCounted } from '../../lib/format.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;

export const topicWords = {
  title: 'Custom topics',
  lead: 'Describe a topic. Earshot finds its feedback and learns from your ratings.',
  create: 'New topic',
  list: 'Recent topics',
  what: 'The topics',
  none: 'No topics yet. Describe one and Earshot finds its feedback right away.',
  viewer: 'No topics yet. Ask a member of this workspace to create one.',
  pick: 'Select a topic from the list.',
  unknown: 'Topic not found. It may have been deleted.',
  all: 'All topics',
  checked: (share: number) => `Precision ${percent(share)}`,
  notChecked: 'Precision not measured yet',
  course: (title: string) => `${title}: items per week, last 12 weeks`,
  creating: 'Creating a topic from this feedback…',
  fromAddress: 'This link does not point to a feedback item to create a topic from.',
};

export const formWords = {
  head: 'New topic',
  title: 'Title',
  titleHint: 'A few words that people use for it.',
  description: 'Description',
  descriptionHint: 'One or two sentences: what belongs and what does not.',
  needsTitle: 'Enter a title.',
  create: 'Create topic',
  save: 'Save',
  cancel: 'Cancel',
};

export const detailWords = {
  what: 'The topic',
  edit: 'Edit',
  delete: 'Delete',
  export: 'Export',
  fitting: 'Learning…',
  items: (count: number) => formatCounted(count, 'item'),
  deleteTitle: 'Delete topic',
  consequence: 'Deletes the topic and its ratings. The feedback stays. You can undo this right afterwards.',
  deleted: (title: string) => `${title} deleted.`,
  saved: 'Topic saved.',
  moved: (count: number) => `The topic now has ${formatCounted(count, 'item')}.`,
  preview: ({ before, after, joining, leaving }: Effect) =>
    `${formatCount(before)} → ${formatCounted(after, 'item')}: ${formatCount(joining)} added, ${formatCount(leaving)} removed.`,
  previewing: 'Calculating the changes…',
};

interface Effect {
  before: number;
  after: number;
  joining: number;
  leaving: number;
}

export const accuracyWords = {
  accuracy: 'Accuracy',
  dash: '–',
  thumbs: (up: number, all: number) =>
    `${formatCount(up)} of ${formatCounted(all, 'rating')} ${up === 1 ? 'was a' : 'were'} thumbs-up. We mostly ask about difficult items, so this is not the share of a random sample.`,
  noThumbs: 'The share of thumbs-up, once you have rated items.',
  precision: 'Precision',
  range: (low: number, high: number, checked: number) =>
    `Between ${Math.round(low * 100)} and ${percent(high)}, from ${formatCounted(checked, 'random item')}`,
  interval: (low: number, high: number) =>
    `Interval ${Math.round(low * 100)} to ${Math.round(high * 100)} percent`,
  tooFew: (checked: number) =>
    `Not measured yet: rate ${fewestChecked} random items to measure precision (${formatCount(checked)} of ${fewestChecked}).`,
  recall: (low: number, high: number) => `Estimated recall: ${Math.round(low * 100)} to ${percent(high)}.`,
  stale:
    'The description has changed since most ratings were given. Rate ten more items to measure it again.',
  disagreements: (count: number) => `People disagree on ${formatCounted(count, 'item')}.`,
};

export const rateWords = {
  head: 'Does this belong here?',
  nth: (n: number) => `Item ${formatCount(n)}`,
  what: 'The next item',
  yes: 'Yes',
  no: 'No',
  skip: 'Skip',
  undo: 'Undo',
  sum: (positive: number, negative: number, suggested: number) =>
    `${formatCount(positive)} yes, ${formatCount(negative)} no, ${formatCount(suggested)} skipped`,
  near: 'Borderline item',
  audit: 'Random item, to measure precision',
  below: 'May be missing from the topic',
  diverse: 'Different from the items you have rated',
  likely: (score: number) => `${percent(score)} likely`,
  nothingLeft: 'Nothing left to rate.',
  learning: 'The topic is learning. The first items appear in a moment.',
  viewer: 'Members of this workspace can rate.',
  failed: 'Could not save the rating.',
  nothingToUndo: 'You have no rating to undo.',
  keys: {
    yes: 'Rate: belongs',
    no: 'Rate: does not belong',
    skip: 'Skip the item',
    undo: 'Undo the last rating',
  },
  noDate: 'No date',
  unnamed: 'No name given',
};

export const trendWords = {
  title: 'Feedback in this topic per week',
  what: 'The trend',
  none: 'No item in this topic has a date.',
  items: 'Items',
  week: 'Week',
  weekOf: (day: string) => `Week of ${day}`,
  total: (total: number) => formatCounted(total, 'item'),
  summary: (from: string, to: string) =>
    `from ${from} to ${to}. Grey band: the usual range. Dotted line: an incomplete week.`,
  above: (count: number, high: number) =>
    `The last full week has ${formatCount(count)}. The expected maximum was ${formatCount(high)}.`,
  leftOut: (count: number) =>
    `${formatCounted(count, 'item')} without a date or older ${count === 1 ? 'is' : 'are'} not shown.`,
};

export const strictWords = {
  head: 'How strict?',
  label: 'How many items belong',
  atThis: 'at this setting',
  fewer: (count: number) => `Fewer, more precise: ${formatCount(count)}`,
  more: (count: number) => `More, less precise: ${formatCount(count)}`,
  what: 'The setting',
};

export const suggestionWords = {
  head: 'Suggestions',
  what: 'The suggestions',
  moreAsYouScroll: 'scroll for more',
  none: 'No items yet. Rate some items or move the slider.',
  loading: 'Loading more…',
};
