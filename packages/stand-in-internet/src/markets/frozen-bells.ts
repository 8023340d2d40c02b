import type { Market } from './market.ts';
import { company, feature, noNoise, priced, review } from './market.ts';

/** A tool that nobody compares with anything: no rival may be invented. */
export const bells: Market = {
  id: 'bells',
  half: 'frozen',
  subject: 'campanula.test',
  rivals: [],
  noise: noNoise,
  companies: [
    company({
      host: 'campanula.test',
      name: 'Campanula',
      tagline: 'Change ringing, written down and rung by machine',
      about: 'Campanula composes peals and steers the hammers of carillons.',
      style: 'sections',
      plans: [
        priced('Tower', [180, 'GBP', 'year'], ['Up to 12 bells', 'Methods library']),
        priced('Cathedral', [640, 'GBP', 'year'], ['Any number of bells', 'Hammers', 'Remote ringing']),
      ],
      features: [
        feature('Methods library', 'Nine thousand methods, proved true.'),
        feature('Hammers', 'Steers electric hammers by the millisecond.'),
        feature('Quiet hours', 'Nothing rings at night, whatever was planned.'),
      ],
      claims: ['Rings in 214 towers.'],
      changes: [{ title: 'Quiet hours', text: 'Set by the parish.', daysAgo: 90 }],
      app: {
        id: 641200001,
        reviews: [
          review(5, 'True', 'Proves a peal in a second.', 30),
          review(2, 'Hammers', 'Hammers were late in the cold.', 66),
        ],
      },
    }),
  ],
};
