import { tradesVoices } from './trades-voices.ts';
import type { Market } from './market.ts';
import { company, feature, noNoise, onRequest, post, priced, review } from './market.ts';

const { reviews, posts, forum } = tradesVoices;

/** Scheduling and invoicing for trade crews. */
export const trades: Market = {
  id: 'trades',
  half: 'development',
  subject: 'marrowby.test',
  rivals: [
    { name: 'Crewlark', host: 'crewlark.test', state: 'listed' },
    { name: 'Jobwren', host: 'jobwren.test', state: 'listed' },
    { name: 'Tallowbee', host: 'tallowbee.test', state: 'listed' },
    { name: 'Hodfield', host: null, state: 'possible' },
  ],
  noise: noNoise,
  companies: [
    company({
      host: 'marrowby.test',
      name: 'Marrowby',
      tagline: 'Scheduling and invoicing for trade crews',
      about: 'Marrowby plans the day of plumbers, roofers and electricians and bills it in the evening.',
      style: 'cards',
      plans: [
        priced('Crew', [12, 'EUR', 'month'], ['Job planner', 'Invoices', 'Customer portal'], {
          unit: 'person',
        }),
        priced('Fleet', [24, 'EUR', 'month'], ['Everything in Crew', 'Single sign-on', 'Stock of the van'], {
          unit: 'person',
        }),
      ],
      features: [
        feature('Job planner', 'Drag a job to another van and everybody on it knows.'),
        feature('Customer portal', 'Your customers see offers, dates and invoices, and pay from the link.'),
        feature('Invoices', 'An invoice is written from the job, with photos and hours.'),
        feature('Single sign-on', 'Single sign-on is part of the Fleet plan only.', 'limited'),
        feature('Stock of the van', 'Know what is on which van before the merchant shuts.'),
        feature('Photo reports', 'Before and after, signed on the glass.'),
      ],
      claims: [
        'More than 3,200 crews in nine countries plan with Marrowby.',
        'Invoices are paid 11 days sooner on average.',
        'Founded in Utrecht in 2017.',
      ],
      comparisons: [
        { rival: 'Jobwren', text: 'Both plan jobs. Marrowby has a customer portal in each plan.' },
      ],
      changes: [
        {
          title: 'Portal in five languages',
          text: 'The customer portal speaks Polish and Turkish now.',
          daysAgo: 12,
        },
        { title: 'Faster planner', text: 'A week with forty vans opens in under a second.', daysAgo: 47 },
        { title: 'Deposits', text: 'Ask for a deposit with the offer.', daysAgo: 96 },
      ],
      openings: { board: 'greenhouse', titles: ['Android engineer, offline', 'Support lead'] },
      incidents: [
        { title: 'Slow planner', impact: 'minor', daysAgo: 30 },
        { title: 'Invoices not sent', impact: 'major', daysAgo: 75 },
      ],
      wikidata: {
        id: 'Q90000001',
        description: 'Dutch field service software',
        industry: 'Q90000900',
        founded: 2017,
      },
      app: { id: 640900001, reviews: reviews.marrowby },
      posts: posts.marrowby,
      forum: forum.marrowby,
      lemmy: [post('Planner for a crew of six?', 'We use Marrowby and miss offline notes.', 41)],
      questions: [
        { title: 'Marrowby API: how to list jobs of a day?', score: 3, daysAgo: 60 },
        { title: 'Marrowby webhook "job.done" fires twice', score: 1, daysAgo: 18 },
      ],
      news: [
        { title: 'Marrowby opens an office in Gdańsk', domain: 'bouwkrant.example', daysAgo: 21 },
        { title: 'Trade software Marrowby turns a profit', domain: 'handelspost.example', daysAgo: 55 },
      ],
      suggestions: [
        'marrowby vs crewlark',
        'marrowby vs jobwren',
        'marrowby vs tallowbee',
        'marrowby pricing',
        'marrowby vs hodfield',
      ],
      searchResults: [
        {
          title: 'Marrowby alternatives: Crewlark, Tallowbee and more',
          domain: 'toolshed.example',
          text: 'Six tools for trade crews.',
        },
        {
          title: 'Marrowby vs Crewlark in a year of roofing',
          domain: 'roofers.example',
          text: 'What we learned.',
        },
      ],
      mentionsByMonth: [11, 12, 10, 13, 11, 12, 12, 11, 13, 11, 12, 11],
      viewsByMonth: [810, 790, 830, 805, 798, 822, 801, 812, 795, 818, 806, 811],
    }),
    company({
      host: 'crewlark.test',
      name: 'Crewlark',
      tagline: 'The planner that works in the cellar',
      about: 'Crewlark keeps jobs, notes and photos on the phone until there is signal.',
      style: 'table',
      plans: [
        priced('Team', [9, 'GBP', 'month'], ['Job planner', 'Job notes offline'], {
          unit: 'person',
          is_from: true,
        }),
        priced(
          'Pro',
          [15, 'GBP', 'month'],
          ['Job planner', 'Job notes offline', 'Customer portal', 'Single sign-on'],
          {
            unit: 'person',
            is_from: true,
          },
        ),
      ],
      features: [
        feature('Job planner', 'A board for the office, a list for the van.'),
        feature('Job notes offline', 'Write notes in a cellar; Crewlark keeps them until there is signal.'),
        feature('Customer portal', 'Customers follow the van and pay online.'),
        feature('Single sign-on', 'Single sign-on comes with Pro.', 'limited'),
        feature('Purchase orders', '', 'no'),
      ],
      claims: ['1,900 crews write 40,000 notes a day.', 'Works without signal for 30 days.'],
      comparisons: [
        { rival: 'Marrowby', text: 'Marrowby needs signal to save a note. Crewlark does not.' },
        { rival: 'Tallowbee', text: 'Tallowbee asks one price for twenty people. We count heads.' },
      ],
      changes: [
        { title: 'Offline photos', text: 'Photos wait for signal as notes do.', daysAgo: 8 },
        { title: 'New prices', text: 'Pro costs £15 a person from now on.', daysAgo: 130 },
      ],
      openings: { board: 'lever', titles: ['Product designer', 'Sales for Ireland'] },
      incidents: [],
      wikidata: {
        id: 'Q90000002',
        description: 'British field service software',
        industry: 'Q90000900',
        founded: 2019,
      },
      app: { id: 640900002, reviews: reviews.crewlark },
      posts: posts.crewlark,
      forum: [],
      news: [
        { title: 'Crewlark signs a thousand Irish plumbers', domain: 'tradeweekly.example', daysAgo: 14 },
      ],
      suggestions: ['crewlark vs marrowby', 'crewlark offline'],
      mentionsByMonth: [6, 7, 7, 8, 9, 9, 10, 11, 12, 13, 15, 16],
      viewsByMonth: [210, 226, 241, 262, 284, 301, 330, 362, 391, 420, 466, 501],
    }),
    company({
      host: 'jobwren.test',
      name: 'Jobwren',
      tagline: 'Paperwork for small crews, done',
      about: 'Jobwren writes offers, orders and invoices for crews of up to ten.',
      style: 'list',
      plans: [
        priced(
          'Standard',
          [180, 'USD', 'year'],
          ['Offers and invoices', 'Single sign-on', 'Purchase orders'],
          {
            unit: 'person',
          },
        ),
      ],
      features: [
        feature('Offers and invoices', 'An offer in ninety seconds, an invoice in ten.'),
        feature('Single sign-on', 'Single sign-on is there for everybody, at no extra price.'),
        feature('Purchase orders', 'A field for the order number of your customer on every paper.'),
        feature('Customer portal', 'The customer portal is paid for apart, $6 a month.', 'limited'),
      ],
      claims: ['Made by two brothers who ran a heating firm for 14 years.'],
      changes: [{ title: 'Purchase orders', text: 'Order numbers on offers and invoices.', daysAgo: 33 }],
      openings: null,
      crawlDelayS: 2,
      wikidata: {
        id: 'Q90000003',
        description: 'American invoicing software',
        industry: 'Q90000900',
        founded: 2015,
      },
      app: { id: 640900003, reviews: reviews.jobwren },
      posts: posts.jobwren,
      mentionsByMonth: [9, 9, 8, 9, 8, 9, 9, 8, 9, 8, 9, 8],
    }),
    company({
      host: 'tallowbee.test',
      name: 'Tallowbee',
      tagline: 'One price for the whole yard',
      about: 'Tallowbee plans crews, vans and machines of building firms.',
      style: 'sections',
      plans: [
        priced(
          'Business',
          [129, 'EUR', 'month'],
          ['Up to 20 people', 'Job notes offline', 'Purchase orders'],
          {
            setup_fee: 390,
          },
        ),
        onRequest('Yard', ['More than 20 people', 'Machines and rent', 'Single sign-on']),
      ],
      features: [
        feature('Job notes offline', 'Notes and hours are kept on the device without signal.'),
        feature('Purchase orders', 'Order numbers travel from the offer to the invoice.'),
        feature('Single sign-on', 'Single sign-on is for Business and up.', 'limited'),
        feature('Route with traffic', '', 'no'),
        feature('Machines', 'Who has the digger, and until when.'),
      ],
      claims: ['Every plan is flat: twenty people for one price.'],
      comparisons: [
        { rival: 'Marrowby', text: 'From eleven people on, Tallowbee costs less than Marrowby.' },
      ],
      changes: [
        { title: 'Rent of machines', text: 'Lend a digger to your neighbour and bill it.', daysAgo: 64 },
      ],
      wikidata: {
        id: 'Q90000004',
        description: 'German construction software',
        industry: 'Q90000900',
        founded: 2012,
      },
      app: { id: 640900004, reviews: [review(4, 'Solid', 'One price and it works on site.', 40)] },
      posts: posts.tallowbee,
      mentionsByMonth: [14, 13, 13, 12, 12, 11, 11, 10, 10, 9, 9, 8],
      viewsByMonth: [620, 604, 590, 571, 560, 541, 522, 511, 498, 480, 470, 455],
    }),
  ],
};
