import type { Market } from './market.ts';
import { company, feature, free, noNoise, onRequest, post, priced, review } from './market.ts';

/** Tickets of museums. One rival's prices are drawn by a script; another's robots.txt asks for patience. */
export const museums: Market = {
  id: 'museums',
  half: 'development',
  subject: 'turnstone.test',
  rivals: [
    { name: 'Vitrine', host: 'vitrine.test', state: 'listed' },
    { name: 'Quaygate', host: 'quaygate.test', state: 'listed' },
    { name: 'Entrado', host: 'entrado.test', state: 'listed' },
  ],
  noise: noNoise,
  companies: [
    company({
      host: 'turnstone.test',
      name: 'Turnstone',
      tagline: 'Tickets and time slots for museums',
      about: 'Turnstone sells tickets online and at the desk and counts who is inside.',
      style: 'list',
      plans: [
        free('Gallery', ['Up to 500 tickets a month']),
        priced('Museum', [89, 'GBP', 'month'], ['Unlimited tickets', 'Time slots', 'Gift Aid'], {
          setup_fee: 250,
        }),
        onRequest('National', ['Many houses', 'Memberships']),
      ],
      features: [
        feature('Time slots', 'Sell a quarter of an hour, not a queue.'),
        feature('Gift Aid', 'Claims are written each night.'),
        feature('Memberships', 'Members walk in with a card on the phone.'),
        feature('Group bookings', 'Schools book and pay later.'),
      ],
      claims: ['11 million visits in 2025.', 'No fee on the ticket.'],
      comparisons: [
        { rival: 'Vitrine', text: 'Vitrine takes a share of each ticket. Turnstone takes none.' },
        { rival: 'Entrado', text: 'Entrado is for concerts.' },
      ],
      changes: [{ title: 'Wallet passes', text: 'Tickets go into the phone’s wallet.', daysAgo: 20 }],
      openings: { board: 'lever', titles: ['Data engineer'] },
      incidents: [{ title: 'Card payments refused', impact: 'critical', daysAgo: 51 }],
      wikidata: {
        id: 'Q90002001',
        description: 'British ticketing company',
        industry: 'Q90002999',
        founded: 2013,
      },
      app: {
        id: 640920001,
        reviews: [
          review(5, 'Slots', 'Time slots ended our queue round the block.', 14),
          review(4, 'Scanner', 'The scanner is quick even in rain.', 28),
          review(1, 'Scanner needs internet', 'The scanner stopped at the gate when the internet went.', 36),
          review(2, 'Refunds', 'Refunds are far too many clicks.', 48),
          review(2, 'Refund', 'Cannot refund a part of a family ticket.', 57),
        ],
      },
      posts: [
        post('Turnstone vs Quaygate: what our museum chose', '', 31, 22),
        post('Ticketing without fees', 'Turnstone and Vitrine both answered our tender.', 62),
      ],
      suggestions: ['turnstone vs vitrine', 'turnstone vs quaygate', 'turnstone tickets login'],
      mentionsByMonth: [5, 5, 6, 6, 7, 7, 8, 8, 9, 10, 10, 11],
      viewsByMonth: [150, 149, 155, 151, 148, 152, 150, 153, 149, 151, 150, 152],
    }),
    company({
      host: 'vitrine.test',
      name: 'Vitrine',
      tagline: 'Sell out the show',
      about: 'Vitrine sells tickets for exhibitions.',
      style: 'script',
      plans: [],
      features: [
        feature('Time slots', 'Slots by the minute.'),
        feature('Marketing', 'Mail to those who came before.'),
      ],
      claims: ['40 houses in Berlin alone.'],
      comparisons: [{ rival: 'Turnstone', text: 'Turnstone counts visits. Vitrine fills them.' }],
      wikidata: {
        id: 'Q90002002',
        description: 'German ticketing company',
        industry: 'Q90002999',
        founded: 2016,
      },
      posts: [post('Vitrine, the Turnstone alternative from Berlin', '', 55, 14)],
      mentionsByMonth: [2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3],
    }),
    company({
      host: 'quaygate.test',
      name: 'Quaygate',
      tagline: 'Gates, desks and tickets',
      about: 'Quaygate sells gates and the software behind them.',
      style: 'table',
      plans: [
        priced('Gate', [120, 'GBP', 'month'], ['One gate', 'Time slots'], { unit: 'gate' }),
        priced(
          'Harbour',
          [990, 'GBP', 'month'],
          ['Ten gates', 'Time slots', 'Group bookings', 'Memberships'],
        ),
      ],
      features: [
        feature('Time slots', 'Slots by gate.'),
        feature('Gift Aid', 'Gift Aid at the gate.'),
        feature('Works without internet', 'Gates open for 48 hours without a line.'),
      ],
      claims: ['Gates that last 15 years.'],
      crawlDelayS: 3,
      posts: [
        post(
          'Quaygate took our gates offline by design',
          'Quaygate or Turnstone? The first works without internet.',
          25,
        ),
      ],
      mentionsByMonth: [4, 4, 4, 5, 4, 4, 5, 4, 4, 5, 4, 4],
    }),
    company({
      host: 'entrado.test',
      name: 'Entrado',
      tagline: 'Tickets in a minute',
      about: 'Entrado is for clubs, concerts and small museums.',
      style: 'cards',
      plans: [
        priced('Pay as you go', [0.59, 'EUR', 'usage'], ['Any event'], { unit: 'ticket' }),
        priced('House', [59, 'EUR', 'month'], ['Own brand', 'Time slots']),
      ],
      features: [
        feature('Time slots', 'Slots for small rooms.'),
        feature('Seat plans', 'Draw the room yourself.'),
      ],
      claims: ['2.3 million tickets last year.'],
      comparisons: [{ rival: 'Turnstone', text: 'Turnstone is for museums with a desk.' }],
      posts: [post('We switched from Entrado to Turnstone for the Gift Aid', '', 70, 9)],
      mentionsByMonth: [7, 7, 6, 7, 7, 6, 7, 7, 6, 7, 7, 6],
    }),
  ],
};
