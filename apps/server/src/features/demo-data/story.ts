import type { ParsedBody } from '@earshot/contracts/call';
import { reportSections } from '@earshot/contracts/reports';
import type { reports } from '@earshot/contracts/reports';

/** The one story that the demo tells: notes written without a connection are lost since release 4.2. */

/** A topic with the ratings that taught it, by `external_id` of items. */
export const storyTopic = {
  title: 'Job notes lost offline',
  description: 'Notes written without a connection are gone once there is one again.',
  positive: [
    ...['w4448', '28439', 'w4425', '28351', 'n9518', 'w4405', '28268', 'w4394', '28156', 'w4360'],
    ...['n9447', '27986', '28096', 'w4323', '27936', 'w4269', '27778', '27590', 'w4235', 'w4183'],
  ],
  negative: [
    ...['28336', 'w4292', '27465', '27096', 'n9244'],
    ...['28390', 'w4272', '27026', 'w4333', '27369'],
  ],
};

/** Watched besides topics and themes, which are watched as they come. */
export const storyRule = { name: 'Notes', filter: { contains: 'notes' } };

/** What the market's reading says that the first idea rests on. */
export const storyClaim = 'feature-missing-job-not-offlin';

export const storyIdeas = {
  keepNotes: {
    title: 'Keep job notes until they are sent',
    note: 'Crews work in cellars, lofts and valleys. Two of three competitors already promise this.',
  },
  sayDifference: {
    title: 'Say why an invoice differs from its quote',
    note: 'Customers call the office to ask. The button that should compare the two does nothing.',
    question: 'invoice differs from quote',
  },
};

export const storyReport: ParsedBody<typeof reports.create> = {
  name: 'Release 4.2 read-out',
  filters: {},
  period: { last_days: 28 },
  sections: [...reportSections],
  score: 'negative_share',
  schedule: 'none',
  questions: ['What do people complain about most?', 'How many people lost notes?'],
};

export const storyMarket = 'Marrowby and its competitors';
export const storySite = 'Marrowby field app';
