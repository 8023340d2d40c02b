import type { Market } from './market.ts';
import { company, feature, onRequest, post, priced, review } from './market.ts';

/** Marina software whose subject is called `Anchor`: most posts with that word speak of ships, links or news readers. */
export const anchors: Market = {
  id: 'anchors',
  half: 'frozen',
  subject: 'anchor-marina.test',
  rivals: [
    { name: 'Berthly', host: 'berthly.test', state: 'listed' },
    { name: 'Pontoon Office', host: 'pontoonoffice.test', state: 'listed' },
    { name: 'Leeside', host: 'leeside.test', state: 'listed' },
  ],
  noise: {
    posts: [
      post('CSS anchor positioning is in all browsers', '', 9, 320),
      post('An anchor from 1628 was found off Gotland', 'The anchor weighs two tons.', 25),
      post('News anchor retires after 40 years', '', 38, 77),
      post('Anchor vs buoy: how do hash links scroll?', '', 52, 41),
      post('Why I anchor my prices', 'Customers anchor on the first number they see.', 81),
    ],
    suggestions: ['anchor vs mooring', 'anchor tattoo', 'anchor vs spade anchor'],
    articles: [
      { name: 'Anchor', id: 'Q90200900', description: 'device that holds a vessel in place' },
      { name: 'Anchor', id: 'Q90200901', description: 'brand of butter' },
    ],
  },
  companies: [
    company({
      host: 'anchor-marina.test',
      name: 'Anchor',
      tagline: 'The harbour office on one screen',
      about: 'Anchor is marina software for berths, electricity and invoices.',
      style: 'cards',
      plans: [
        priced('Jetty', [75, 'EUR', 'month'], ['60 berths', 'Harbour map']),
        priced('Marina', [210, 'EUR', 'month'], ['400 berths', 'Harbour map', 'Electricity meters'], {
          setup_fee: 900,
        }),
        onRequest('Port', ['Several harbours', 'Customs']),
      ],
      features: [
        feature('Harbour map', 'See who lies where, and until when.'),
        feature('Electricity meters', 'Meters of the pillar go straight to the invoice.'),
        feature('Guest berths', 'Guests book a berth from sea.'),
        feature('Waiting list', 'The waiting list is public, if you wish.'),
      ],
      claims: ['310 harbours in eleven countries.', 'Guests check in within two minutes.'],
      comparisons: [
        { rival: 'Berthly', text: 'Berthly takes a share of each guest night. Anchor takes none.' },
        { rival: 'Leeside', text: 'Leeside is for boatyards.' },
      ],
      changes: [{ title: 'Guest berths', text: 'Guests book from sea.', daysAgo: 15 }],
      openings: { board: 'greenhouse', titles: ['Harbour master, customer team'] },
      incidents: [],
      app: {
        id: 641100001,
        reviews: [
          review(5, 'Map', 'The harbour map alone is worth it.', 9),
          review(4, 'Map', 'Harbour map is clear, even in rain on a phone.', 21),
          review(2, 'Meters', 'Electricity meters lose their numbers.', 33),
          review(2, 'Meter readings', 'Meter readings must be typed again.', 47),
          review(3, 'English only', 'Guests need it in French and Dutch.', 55),
        ],
      },
      posts: [
        post('Anchor vs Berthly for a club harbour', '', 24, 15),
        post('Harbour software', 'We took Anchor (anchor-marina.test) instead of Pontoon Office.', 44),
      ],
      suggestions: ['anchor vs berthly', 'anchor marina software', 'anchor vs pontoon office'],
      searchResults: [
        {
          title: 'Berthly vs Anchor vs Leeside',
          domain: 'harbourlog.example',
          text: 'Marina software compared.',
        },
      ],
      mentionsByMonth: [2, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2],
    }),
    company({
      host: 'berthly.test',
      name: 'Berthly',
      tagline: 'Guest berths, booked',
      about: 'Berthly sells guest nights of 900 harbours.',
      style: 'sections',
      plans: [
        priced('Guest', [1.5, 'EUR', 'usage'], ['Guest berths'], { unit: 'night' }),
        priced('Season', [140, 'EUR', 'month'], ['Guest berths', 'Harbour map']),
      ],
      features: [
        feature('Guest berths', 'Booked by phone, paid at once.'),
        feature('Harbour map', 'A map for guests.'),
        feature('Electricity meters', '', 'no'),
      ],
      claims: ['900 harbours.'],
      comparisons: [{ rival: 'Anchor', text: 'Anchor is for the office. Berthly is for guests.' }],
      wikidata: {
        id: 'Q90200001',
        description: 'marina booking service',
        industry: 'Q90200999',
        founded: 2015,
      },
      posts: [post('Berthly raises its share', 'Berthly now takes more. We look at Anchor and Leeside.', 29)],
      mentionsByMonth: [5, 6, 5, 7, 6, 8, 9, 9, 8, 7, 6, 6],
    }),
    company({
      host: 'pontoonoffice.test',
      name: 'Pontoon Office',
      tagline: 'Marina management since 1998',
      about: 'Pontoon Office runs berths, fuel and the yard.',
      style: 'table',
      plans: [priced('Licence', [2400, 'GBP', 'once'], ['Berths', 'Fuel'])],
      features: [
        feature('Fuel', 'Pumps and tanks.'),
        feature('Waiting list', 'A waiting list by length of boat.'),
      ],
      claims: ['28 years of harbours.'],
      comparisons: [{ rival: 'Anchor', text: 'Anchor needs the internet. Pontoon Office does not.' }],
      posts: [post('We switched from Pontoon Office to Anchor', '', 60, 10)],
      mentionsByMonth: [3, 3, 3, 3, 2, 3, 2, 3, 2, 2, 2, 2],
    }),
    company({
      host: 'leeside.test',
      name: 'Leeside',
      tagline: 'Boatyards in order',
      about: 'Leeside plans cranes, winter stores and repairs.',
      style: 'list',
      plans: [priced('Yard', [95, 'EUR', 'month'], ['Crane plan', 'Winter stores'])],
      features: [
        feature('Crane plan', 'Who goes in, who comes out.'),
        feature('Harbour map', 'A map of the yard, too.'),
      ],
      claims: ['12,000 boats each winter.'],
      comparisons: [{ rival: 'Anchor', text: 'Anchor for the water, Leeside for the land.' }],
      posts: [post('Leeside or Anchor marina software?', 'Leeside is cheaper than Anchor for us.', 35)],
      mentionsByMonth: [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2],
    }),
  ],
};
