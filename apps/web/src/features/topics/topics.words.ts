import { formatCount, formatCounted } from '../../lib/format.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;

export const topicWords = {
  title: 'Custom topics',
  lead: 'A topic learns from its words first, then from your thumbs.',
  create: 'New topic',
  list: 'Recent topics',
  what: 'The topics',
  none: 'No topic yet. Describe one, and it finds its feedback at once.',
  viewer: 'No topic yet. Members of this workspace can define some.',
  pick: 'Choose a topic from the list.',
  unknown: 'There is no such topic, or it was deleted.',
  all: 'All topics',
  checked: (share: number) => `Checked ${percent(share)}`,
  notChecked: 'Not enough ratings',
  course: (title: string) => `${title}: items in each of the last twelve weeks`,
  creating: 'Making a topic from this feedback…',
  fromAddress: 'The address names no feedback item to make a topic from.',
};

export const formWords = {
  head: 'New topic',
  title: 'Title',
  titleHint: 'A few words that people use for it.',
  description: 'Description',
  descriptionHint: 'One or two sentences: what belongs, and what does not.',
  needsTitle: 'A topic needs a title.',
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
  consequence:
    'The topic and its ratings go; the feedback stays. Right afterwards you can take it back with Undo.',
  deleted: (title: string) => `${title} is deleted.`,
  saved: 'The topic is saved.',
  moved: (count: number) => `${formatCounted(count, 'item')} ${count === 1 ? 'belongs' : 'belong'} now.`,
  preview: ({ before, after, joining, leaving }: Effect) =>
    `${formatCount(before)} → ${formatCounted(after, 'item')}: ${formatCount(joining)} would join, ${formatCount(leaving)} would leave.`,
  previewing: 'Working out what this would change…',
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
    `${formatCount(up)} of ${formatCounted(all, 'thumb')} ${up === 1 ? 'was' : 'were'} up. Many were asked because they are hard, so chance would show another share.`,
  noThumbs: 'The share of thumbs-up, once somebody gave one.',
  precision: 'Checked precision',
  range: (low: number, high: number, checked: number) =>
    `Between ${Math.round(low * 100)} and ${percent(high)}, from ${formatCount(checked)} drawn at random`,
  interval: (low: number, high: number) =>
    `Interval ${Math.round(low * 100)} to ${Math.round(high * 100)} percent`,
  tooFew: (checked: number) =>
    `Not enough ratings: ${formatCount(checked)} of the 10 drawn at random are checked.`,
  recall: (low: number, high: number) =>
    `It finds an estimated ${Math.round(low * 100)} to ${percent(high)} of what belongs.`,
  stale: 'The words have changed since most ratings were given. Rate ten more to check them.',
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
  near: 'Asked because it is near the line',
  audit: 'Drawn at random from the topic, to check it',
  below: 'Asked because it may be missing from the topic',
  diverse: 'Asked because it is unlike what you have seen',
  likely: (score: number) => `${percent(score)} likely`,
  nothingLeft: 'Nothing left to rate.',
  learning: 'The topic is learning. The first items come in a moment.',
  viewer: 'Members of this workspace can rate.',
  failed: 'The rating was not kept.',
  nothingToUndo: 'There is no rating of yours to take back.',
  keys: {
    yes: 'Rate: belongs',
    no: 'Rate: does not belong',
    skip: 'Skip the item',
    undo: 'Take back the last rating',
  },
  noDate: 'No date',
  unnamed: 'No name given',
};

export const trendWords = {
  title: 'Feedback in this topic each week',
  what: 'The trend',
  none: 'No item of this topic has a date.',
  items: 'Items',
  week: 'Week',
  weekOf: (day: string) => `Week of ${day}`,
  total: (total: number) => formatCounted(total, 'item'),
  summary: (from: string, to: string) =>
    `from ${from} to ${to}. The band is what the weeks before let expect; dotted: a week cut short.`,
  above: (count: number, high: number) =>
    `The last whole week has ${formatCount(count)}, expected up to ${formatCount(high)}.`,
  leftOut: (count: number) =>
    `${formatCounted(count, 'item')} without a date, or older, ${count === 1 ? 'is' : 'are'} not shown.`,
};

export const strictWords = {
  head: 'How strict?',
  label: 'How many items belong',
  atThis: 'at this setting',
  fewer: (count: number) => `Fewer but surer: ${formatCount(count)}`,
  more: (count: number) => `More but noisier: ${formatCount(count)}`,
  what: 'The setting',
};

export const suggestionWords = {
  head: 'Suggestions',
  what: 'The suggestions',
  moreAsYouScroll: 'more as you scroll',
  none: 'Nothing belongs yet. Rate some items, or move the slider.',
  noText: 'No additional text available.',
  loading: 'Loading more…',
};
