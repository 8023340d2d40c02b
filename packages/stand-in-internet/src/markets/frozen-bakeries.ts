import type { Market } from './market.ts';
import { company, feature, free, noNoise, onRequest, post, priced, review } from './market.ts';

/** Production planning of bakeries: four rivals, three currencies. */
export const bakeries: Market = {
  id: 'bakeries',
  half: 'frozen',
  subject: 'crumbwise.test',
  rivals: [
    { name: 'Ovenry', host: 'ovenry.test', state: 'listed' },
    { name: 'Levaine', host: 'levaine.test', state: 'listed' },
    { name: 'Doughbook', host: 'doughbook.test', state: 'listed' },
    { name: 'Brotplan', host: 'brotplan.test', state: 'listed' },
  ],
  noise: noNoise,
  companies: [
    company({
      host: 'crumbwise.test',
      name: 'Crumbwise',
      tagline: 'Bake what you will sell',
      about: 'Crumbwise plans doughs, ovens and deliveries of bakeries, and learns from what came back.',
      style: 'table',
      plans: [
        priced('Corner', [39, 'USD', 'month'], ['Recipes', 'Dough sheets']),
        priced(
          'High Street',
          [119, 'USD', 'month'],
          ['Recipes', 'Dough sheets', 'Sales forecast', 'Standing orders'],
        ),
        priced(
          'Wholesale',
          [349, 'USD', 'month'],
          ['Recipes', 'Dough sheets', 'Sales forecast', 'Standing orders', 'Driver app'],
        ),
      ],
      features: [
        feature('Recipes', 'Scale a recipe by the piece or by the dough.'),
        feature('Sales forecast', 'Tomorrow’s bread by weather, weekday and school holidays.'),
        feature('Standing orders', 'Cafés change their order until nine in the evening.'),
        feature('Allergen labels', 'Labels print with the fourteen allergens.'),
        feature('Driver app', 'Drivers see drops and bring back crates, in Wholesale.', 'limited'),
      ],
      claims: ['Bakeries throw away 23% less bread.', 'Planned 18 million loaves last year.'],
      comparisons: [
        { rival: 'Ovenry', text: 'Ovenry plans ovens. Crumbwise begins with what sells.' },
        { rival: 'Levaine', text: 'Levaine is for pastry. We do both.' },
      ],
      changes: [
        { title: 'School holidays', text: 'The forecast knows the holidays of 16 regions.', daysAgo: 10 },
        { title: 'Allergen labels', text: 'Two sizes of label.', daysAgo: 58 },
      ],
      openings: { board: 'ashby', titles: ['Data scientist, forecasts', 'Customer success'] },
      incidents: [{ title: 'Labels not printed', impact: 'major', daysAgo: 23 }],
      wikidata: { id: 'Q90100001', description: 'bakery software', industry: 'Q90100900', founded: 2018 },
      app: {
        id: 641000001,
        reviews: [
          review(5, 'Forecast', 'The forecast is scarily good. We bin half of what we did.', 7),
          review(5, 'Less waste', 'Less waste since the forecast, and the boss smiles.', 16),
          review(4, 'Forecast', 'Forecast misses bank holidays but is good otherwise.', 30),
          review(2, 'Label printer', 'The label printer loses connection every other day.', 12),
          review(1, 'Labels', 'Labels stopped printing on a Saturday. Label printer again.', 24),
          review(2, 'Printer', 'Label printer needs a restart each morning.', 41),
          review(3, 'Night mode', 'Please give us a dark screen, we work at night.', 35),
          review(3, 'Dark mode', 'Dark mode! We start at two.', 53),
          review(4, 'Orders', 'Standing orders are easy for our cafés.', 60),
        ],
      },
      posts: [
        post('Crumbwise vs Doughbook after a year', '', 20, 33),
        post(
          'Ask HN: Software for a bakery?',
          'Crumbwise for the forecast, Ovenry for the ovens, Brotplan if you are in Germany.',
          45,
        ),
      ],
      forum: [post('Dark mode', 'We bake at night and would love a dark screen.', 14, 22, 'nightshift')],
      questions: [{ title: 'Crumbwise CSV export & umlauts', score: 2, daysAgo: 40 }],
      news: [
        { title: 'Crumbwise feeds leftover bread to food banks', domain: 'millers.example', daysAgo: 17 },
      ],
      suggestions: [
        'crumbwise vs ovenry',
        'crumbwise vs levaine',
        'crumbwise vs brotplan',
        'crumbwise login',
      ],
      searchResults: [
        {
          title: 'Crumbwise alternatives for small bakeries',
          domain: 'ovenpost.example',
          text: 'Ovenry, Levaine, Doughbook.',
        },
      ],
      mentionsByMonth: [3, 4, 4, 5, 6, 6, 7, 8, 9, 10, 11, 13],
      viewsByMonth: [90, 92, 88, 91, 90, 93, 89, 90, 92, 88, 91, 90],
    }),
    company({
      host: 'ovenry.test',
      name: 'Ovenry',
      tagline: 'Every oven full, none too late',
      about: 'Ovenry plans ovens, proofers and people.',
      style: 'cards',
      plans: [
        priced('Deck', [55, 'USD', 'month'], ['Oven plan', 'Dough sheets']),
        priced('Tunnel', [410, 'USD', 'month'], ['Oven plan', 'Dough sheets', 'Machines', 'Sales forecast'], {
          setup_fee: 1200,
        }),
      ],
      features: [
        feature('Oven plan', 'Which deck bakes what, to the minute.'),
        feature('Machines', 'Dividers and mixers report by themselves.'),
        feature('Sales forecast', 'Sales forecast comes with Tunnel only.', 'limited'),
        feature('Standing orders', '', 'no'),
      ],
      claims: ['Ovens are 17% fuller.'],
      comparisons: [{ rival: 'Crumbwise', text: 'Crumbwise guesses sales. Ovenry fills ovens.' }],
      changes: [{ title: 'Proofers', text: 'Proofers count as ovens.', daysAgo: 28 }],
      wikidata: {
        id: 'Q90100002',
        description: 'bakery production software',
        industry: 'Q90100900',
        founded: 2011,
      },
      posts: [post('Ovenry', 'We switched from Ovenry to Crumbwise for the forecast.', 37)],
      mentionsByMonth: [6, 6, 6, 5, 6, 5, 6, 5, 5, 6, 5, 5],
    }),
    company({
      host: 'levaine.test',
      name: 'Levaine',
      tagline: 'Pâtisserie by the numbers',
      about: 'Levaine writes recipes, costs and orders of pastry kitchens.',
      style: 'sections',
      plans: [
        free('Apprenti', ['30 recipes']),
        priced('Maison', [45, 'EUR', 'month'], ['Unlimited recipes', 'Costs', 'Allergen labels']),
      ],
      features: [
        feature('Recipes', 'Recipes in grams, with losses.'),
        feature('Allergen labels', 'Labels in six languages.'),
        feature('Costs', 'The cost of an éclair when butter rises.'),
      ],
      claims: ['Made in Lyon since 2016.'],
      comparisons: [{ rival: 'Crumbwise', text: 'Crumbwise is for bread.' }],
      wikidata: { id: 'Q90100003', description: 'pastry software', industry: 'Q90100900', founded: 2016 },
      posts: [post('Levaine or Crumbwise for a pâtisserie', '', 26, 11)],
      mentionsByMonth: [2, 2, 3, 2, 2, 3, 2, 2, 3, 2, 2, 3],
    }),
    company({
      host: 'doughbook.test',
      name: 'Doughbook',
      tagline: 'Orders for wholesale bakers',
      about: 'Doughbook takes orders of cafés and shops until the dough is mixed.',
      style: 'list',
      plans: [
        priced('Baker', [25, 'GBP', 'month'], ['Standing orders', 'Invoices'], { unit: 'van' }),
        onRequest('Factory', ['EDI']),
      ],
      features: [
        feature('Standing orders', 'Cafés order by phone, web or message.'),
        feature('Driver app', 'Crates, signatures, photos.'),
        feature('Recipes', '', 'no'),
      ],
      claims: ['92,000 orders a day.'],
      comparisons: [{ rival: 'Crumbwise', text: 'Crumbwise plans dough; Doughbook brings the orders.' }],
      posts: [
        post('Doughbook or Crumbwise for wholesale?', 'Doughbook for orders. Crumbwise for the rest.', 31),
      ],
      mentionsByMonth: [5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4],
    }),
    company({
      host: 'brotplan.test',
      name: 'Brotplan',
      tagline: 'Die Backzettel von morgen',
      about: 'Brotplan schreibt Backzettel, Lieferscheine und Rechnungen.',
      style: 'table',
      plans: [
        priced('Filiale', [29, 'EUR', 'month'], ['Backzettel'], { unit: 'Filiale' }),
        priced('Backstube', [99, 'EUR', 'month'], ['Backzettel', 'Lieferscheine']),
      ],
      features: [
        feature('Backzettel', 'Backzettel bis Mitternacht.'),
        feature('Allergen labels', 'Etiketten mit Allergenen.'),
      ],
      claims: ['600 Backstuben arbeiten mit Brotplan.'],
      wikidata: {
        id: 'Q90100004',
        description: 'German bakery software',
        industry: 'Q90100900',
        founded: 2007,
      },
      posts: [post('Brotplan vs Crumbwise in Bavaria', '', 48, 8)],
      mentionsByMonth: [1, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 2],
    }),
  ],
};
