import type { Market } from './market.ts';
import { company, feature, free, onRequest, post, priced, review } from './market.ts';

/** Software of lending libraries. The subject's name is a word of the language: posts about leaves and trees hold it too. */
export const libraries: Market = {
  id: 'libraries',
  half: 'development',
  subject: 'folio-lending.test',
  rivals: [
    { name: 'Shelfwright', host: 'shelfwright.test', state: 'listed' },
    { name: 'Borrowdale', host: 'borrowdale.test', state: 'listed' },
    { name: 'Kardex Libre', host: 'kardexlibre.test', state: 'listed' },
  ],
  noise: {
    posts: [
      post('The First Folio of Shakespeare is on sale again', '', 16, 210),
      post('Folio sizes explained', 'A folio is a sheet folded once. Nothing to do with software.', 40),
      post('My folio of drawings', 'I keep a folio of drawings under the bed.', 90),
    ],
    suggestions: ['folio society', 'folio paper size', 'folio vs quarto'],
    articles: [
      { name: 'Folio', id: 'Q90001900', description: 'sheet of paper folded once' },
      { name: 'Folio', id: 'Q90001901', description: 'village in Italy' },
    ],
  },
  companies: [
    company({
      host: 'folio-lending.test',
      name: 'Folio',
      tagline: 'The counter, the catalogue and the late fees of your library',
      about: 'Folio runs lending for small public libraries, schools and tool sheds.',
      style: 'sections',
      plans: [
        free('Cupboard', ['Up to 300 items', 'One desk']),
        priced('Branch', [49, 'USD', 'month'], ['20,000 items', 'Self-service', 'Holds'], {
          billed_every: 'year',
        }),
        priced('County', [390, 'USD', 'month'], ['Unlimited items', 'Interlibrary loan', 'Single sign-on'], {
          billed_every: 'year',
        }),
      ],
      features: [
        feature('Catalogue', 'Title, author and cover come by the barcode.'),
        feature('Self-service', 'Readers lend and return without the desk.'),
        feature('Interlibrary loan', 'Ask the next library for the book, in County.', 'limited'),
        feature('Late fees', 'Late fees are off unless you switch them on.'),
        feature('Holds', 'Readers queue for a book and get a message.'),
      ],
      claims: ['740 libraries lend with Folio.', 'A new branch is lending within a week.'],
      comparisons: [
        {
          rival: 'Shelfwright',
          text: 'Shelfwright is for universities. Folio is for the branch with two desks.',
        },
        { rival: 'Borrowdale', text: 'Borrowdale asks by the item; Folio by the branch.' },
      ],
      changes: [
        { title: 'Tool libraries', text: 'Lend a drill with a deposit and a checklist.', daysAgo: 18 },
        { title: 'Reader app', text: 'Readers see what they have at home.', daysAgo: 77 },
      ],
      openings: { board: 'ashby', titles: ['Librarian in residence'] },
      incidents: [{ title: 'Covers missing', impact: 'minor', daysAgo: 12 }],
      app: {
        id: 640910001,
        reviews: [
          review(5, 'Self-service', 'Self-service freed our Saturday desk.', 8),
          review(4, 'Good catalogue', 'Scanning barcodes is quick and finds most covers.', 20),
          review(2, 'Reports', 'Reports are poor. We need loans by age group.', 29),
          review(2, 'No good reports', 'Please give us reports that we can export.', 44),
          review(3, 'Reports again', 'Nice desk, but reports are missing numbers for the council.', 61),
          review(5, 'Kind help', 'The help desk answers within the hour.', 70),
        ],
      },
      posts: [
        post('Folio vs Shelfwright for a town of 9,000', '', 22, 30),
        post(
          'Ask HN: Library software for a tool shed?',
          'We took Folio (folio-lending.test) after trying Borrowdale.',
          50,
        ),
      ],
      suggestions: ['folio vs shelfwright library', 'folio vs borrowdale', 'folio library software pricing'],
      mentionsByMonth: [4, 5, 4, 6, 5, 4, 5, 6, 5, 4, 5, 5],
    }),
    company({
      host: 'shelfwright.test',
      name: 'Shelfwright',
      tagline: 'Library systems for universities',
      about: 'Shelfwright keeps print, journals and e-books of universities in one place.',
      style: 'cards',
      plans: [onRequest('Campus', ['Discovery', 'Journals']), onRequest('Consortium', ['Shared stacks'])],
      features: [
        feature('Discovery', 'One search over print and licences.'),
        feature('Interlibrary loan', 'Loans between forty universities.'),
        feature('Self-service', 'Gates and lockers of five makers.'),
      ],
      claims: ['Used by 61 universities.'],
      changes: [{ title: 'Locker pick-up', text: 'Books wait in a locker.', daysAgo: 25 }],
      wikidata: {
        id: 'Q90001001',
        description: 'library management system',
        industry: 'Q90001999',
        founded: 2004,
      },
      posts: [post('Shelfwright or Folio?', 'We run Shelfwright; our town branch runs Folio.', 33)],
      mentionsByMonth: [8, 8, 9, 8, 8, 9, 8, 8, 9, 8, 8, 9],
    }),
    company({
      host: 'borrowdale.test',
      name: 'Borrowdale',
      tagline: 'Lending by the item',
      about: 'Borrowdale is lending software for schools and clubs.',
      style: 'table',
      plans: [
        priced('Club', [0.05, 'USD', 'usage'], ['Catalogue', 'Holds'], { unit: 'loan' }),
        priced('School', [240, 'USD', 'year'], ['Catalogue', 'Holds', 'Class lists', 'Late fees']),
      ],
      features: [
        feature('Catalogue', 'A catalogue with pictures.'),
        feature('Class lists', 'Pupils come from the school register.'),
        feature('Holds', 'A queue for each title.'),
        feature('Self-service', '', 'no'),
      ],
      claims: ['Four million loans a year.'],
      comparisons: [{ rival: 'Folio', text: 'Folio is for towns. Borrowdale is for schools.' }],
      posts: [post('School library', 'We switched from Folio to Borrowdale when the branch closed.', 47)],
      mentionsByMonth: [3, 3, 4, 3, 4, 4, 5, 5, 5, 6, 6, 7],
    }),
    company({
      host: 'kardexlibre.test',
      name: 'Kardex Libre',
      tagline: 'Free library software',
      about: 'Kardex Libre is free software, made by librarians of eleven countries.',
      style: 'list',
      plans: [
        free('Community', ['All features', 'Own server']),
        priced('Hosted', [79, 'EUR', 'month'], ['We run it', 'Copies each night']),
      ],
      features: [
        feature('Catalogue', 'MARC 21 in and out.'),
        feature('Interlibrary loan', 'Z39.50 and ISO 18626.'),
        feature('Reports', 'Write a report in SQL, or take one of ninety.'),
      ],
      claims: ['Free software under the GPL since 2009.'],
      repository: {
        name: 'kardexlibre/kardex',
        description: 'Library system, an alternative to Folio',
        stars: 1840,
        topics: ['library-management', 'lending'],
        npm: null,
      },
      posts: [post('Kardex Libre 8 released, a free alternative to Folio and Shelfwright', '', 19, 230)],
      mentionsByMonth: [12, 11, 13, 14, 12, 15, 14, 16, 15, 17, 16, 18],
    }),
  ],
};
