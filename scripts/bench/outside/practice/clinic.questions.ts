import type { OutsideQuestion } from '../format.ts';
import {
  about,
  asked,
  both,
  during,
  feels,
  field,
  holds,
  mention,
  not,
  ofKind,
  Truth,
  trend,
  yes,
} from './ask.ts';
import type { Made } from './made.ts';

const all = () => true;
const low = ({ rating }: Made) => rating !== null && rating <= 2;

export function clinicQuestions(items: readonly Made[]): OutsideQuestion[] {
  const t = new Truth(items);
  const os = ({ fields }: Made) => fields['OS'] ?? '';
  const site = ({ fields }: Made) => fields['Hospital site'] ?? '';
  const country = ({ fields }: Made) => fields['Ctry'] ?? '';
  const june = during('2026-06-01', '2026-06-30');
  const means = (name: (item: Made) => string) =>
    t.counts(name, all).map(([group]): [string, number] => {
      const rated = items.filter((item) => name(item) === group).flatMap(({ rating }) => rating ?? []);
      return [group, rated.reduce((sum, rating) => sum + rating, 0) / rated.length];
    });
  const problems: [string, number][] = [
    ['login', t.of(about('login')).length],
    ['slots', t.of(about('slots')).length],
    ['crash', t.of(about('crash')).length],
    ['reminder', t.of(about('reminder')).length],
  ];
  const problemWords = {
    login: ['log in', 'code', 'password', 'sign in', 'signing in', 'PIN', 'get in', 'locked out'],
    slots: [
      'slot',
      'free',
      'available',
      'waiting',
      'weeks',
      'months',
      'appointment',
      'booked out',
      'availability',
    ],
    crash: ['crashes', 'crashed', 'freezing', 'closes', 'shuts down', 'calendar', 'black screen', 'hangs'],
    reminder: ['reminders', 'notifications'],
  };
  // Whether a review that was sent twice counts twice is left open.
  const busiest = [all, ({ id }: Made) => !id.endsWith('b')].flatMap((test) => {
    const counts = t.counts(({ author }) => author, test);
    return counts.filter(([, value]) => value === counts[0]?.[1]).map(([name]) => name);
  });
  return asked('clinic', 'c', [
    ['count-word', 'en', 'how many mention refund?', t.word('refund', 'refunds', 'refunded')],
    ['count-word', 'en', 'How many reviews contain the word "doctor"?', t.word('doctor', 'doctors')],
    ['count-word', 'en', 'number of reviews that say hospital', t.word('hospital', 'hospitals')],
    [
      'count-word',
      'en',
      'reviews mentioning PIN or password',
      t.word('PIN', 'PINs', 'password', 'passwords'),
    ],
    ['scaffold-word', 'en', 'How many people use the word "account"?', t.word('account', 'accounts')],
    [
      'scaffold-word',
      'en',
      'how often does "booking" come up',
      {
        kind: 'exact',
        unit: 'items',
        value: t.of(holds('booking', 'bookings')).length,
        or: [{ value: t.said('booking', 'bookings'), counts: 'times it is said' }],
        counts: 'items that hold booking or bookings',
      },
    ],
    [
      'count-matter',
      'en',
      "How many users can't get into the app?",
      t.folk(about('login'), 'about logging in'),
    ],
    [
      'count-matter',
      'en',
      'How many complain that there are no free appointments?',
      t.folk(about('slots'), 'no free slots'),
    ],
    [
      'count-matter',
      'en',
      'how many reviews are about the app crashing or freezing',
      t.range(about('crash'), 'crashes'),
    ],
    [
      'count-matter',
      'en',
      'How many were annoyed about being charged for missed visits?',
      t.folk(
        both(
          about('fee'),
          holds('no-show', 'fee', 'penalty', 'turning', 'Ausfallgebühr', 'absence', 'penale', 'taxa'),
        ),
        'fees for missed visits',
        about('fee'),
      ),
    ],
    ['count-matter', 'en', 'telehealth feedback count', t.range(about('video'), 'video visits')],
    [
      'follow-up',
      'en',
      '> how many of those are positive?',
      t.range(
        both(about('video'), ofKind('praise')),
        'praise of video visits',
        both(about('video'), feels('positive')),
      ),
    ],
    [
      'count-matter',
      'en',
      'How many want to manage appointments for their kids or parents?',
      t.folk(about('family'), 'family profiles'),
    ],
    [
      'count-matter',
      'en',
      'how many people struggle to reach a human by phone?',
      t.folk(both(about('hotline'), not(holds('copy and paste'))), 'hotline', about('hotline')),
    ],
    ['typo', 'en', 'how many peple mention pasword', t.word('password', 'passwords')],
    ['typo', 'en', 'are remiders arriving late for anyone?', yes],
    ['count-kind', 'en', 'How many bug reports are there?', t.range(ofKind('bug'), 'bugs')],
    ['count-kind', 'en', 'How many feature requests did we get?', t.range(ofKind('wish'), 'wishes')],
    [
      'count-kind',
      'en',
      'what share of reviews is negative',
      t.share(feels('negative', true), all, 'negative reviews', 6),
    ],
    [
      'count-kind',
      'en',
      'how many people said they are leaving us or deleted their account',
      t.folk(ofKind('cancellation'), 'leaving'),
    ],
    ['count-field', 'en', 'How many one star reviews?', t.exact(({ rating }) => rating === 1, 'rated 1')],
    ['count-field', 'en', 'average rating', t.mean(all, 'mean of all ratings')],
    [
      'count-field',
      'en',
      'average stars for Android vs overall',
      t.mean(field('OS', 'Android'), 'mean on Android'),
    ],
    [
      'count-field',
      'en',
      'How many reviews have no rating?',
      t.exact(({ rating }) => rating === null, 'no rating'),
    ],
    ['count-field', 'en', 'reviews from Ireland', t.exact(field('Ctry', 'IE'), 'country IE')],
    [
      'count-field',
      'en',
      'how many reviews came in for App build 4.2?',
      t.exact(field('App build', '4.2'), 'build 4.2'),
    ],
    [
      'negation',
      'en',
      'How many reviews are not in English?',
      t.exact(({ language }) => language !== 'en', 'not English'),
    ],
    [
      'negation',
      'en',
      'how many 1 or 2 star reviews do not mention login?',
      t.range(both(low, not(about('login'))), 'low, not about login', both(low, not(holds('login')))),
    ],
    ['compare', 'en', 'Do Android users report more crashes than iOS users?', yes],
    [
      'compare',
      'en',
      'which gets more complaints, crashes or reminders?',
      t.head(
        problems.filter(([name]) => name === 'crash' || name === 'reminder'),
        1,
        1,
        { ...problemWords, reminder: ['reminders'] },
      ),
    ],
    [
      'compare',
      'en',
      'North vs Lakeside: number of reviews',
      t.perGroup(
        ({ fields }) => (fields['Hospital site'] === 'St. Anna' ? '' : (fields['Hospital site'] ?? '')),
        all,
      ),
    ],
    ['per-group', 'en', 'reviews per OS', t.perGroup(os, all)],
    ['per-group', 'en', 'Break down login problems by hospital site', t.perGroup(site, about('login'), 1)],
    [
      'rank',
      'en',
      'Which country has the most reviews?',
      t.head(t.counts(country, all), 1, 1, { IE: ['Ireland'], GB: ['United Kingdom'] }),
    ],
    [
      'rank',
      'en',
      'Which hospital site has the lowest average rating?',
      t.head(
        means(site)
          .sort((a, b) => a[1] - b[1])
          .slice(0, 1),
        1,
        1,
      ),
    ],
    ['rank', 'en', 'which site got fewest reviews', t.head(t.counts(site, all).reverse().slice(0, 1), 1, 1)],
    ['period', 'en', 'How many reviews came in June?', t.exact(june, 'in June')],
    [
      'period',
      'en',
      'How many crash reports between 8 June and 19 July?',
      t.range(both(about('crash'), during('2026-06-08', '2026-07-19')), 'crashes while 4.2 was out'),
    ],
    [
      'period',
      'en',
      'login trouble in the last 4 weeks of the data',
      t.range(both(about('login'), during('2026-09-03', '2026-09-30')), 'login, last four weeks'),
    ],
    [
      'period',
      'en',
      'How many crash reports since release 4.2?',
      t.range(
        both(about('crash'), ({ day }) => day >= '2026-06-08'),
        'crashes since the day of 4.2',
        both(about('crash'), field('App build', '4.2', '4.3')),
      ),
    ],
    ['period', 'en', 'reviews in Q3 2026', t.exact(during('2026-07-01', '2026-09-30'), 'July to September')],
    [
      'trend',
      'en',
      'When did the login problems start to rise?',
      trend('up', 'login by month', '2026-08', '2026-08'),
    ],
    ['trend', 'en', 'Are complaints about lab results going up or down?', trend('down', 'results by month')],
    [
      'trend',
      'en',
      'since when do people talk about video visits?',
      trend('up', 'video by month', '2026-06', '2026-06'),
    ],
    ['top-problems', 'en', 'What are the biggest problems right now?', t.head(problems, 3, 2, problemWords)],
    [
      'top-problems',
      'en',
      'top complaint in august',
      mention('login rose in August', 'log in', 'login', 'code', 'password', 'PIN', 'sign in'),
    ],
    [
      'build-next',
      'en',
      'What should we build next?',
      mention('family profiles lead the wishes', 'children', 'family', 'kids', 'parent', 'mother'),
    ],
    [
      'build-next',
      'en',
      'most requested feature?',
      mention('family profiles lead the wishes', 'children', 'family', 'kids', 'parent', 'mother'),
    ],
    [
      'who',
      'en',
      'Who wrote the most reviews?',
      {
        ...t.head(t.counts(({ author }) => author, all).slice(0, 3), 3, 1),
        first: 1,
        lead: [...new Set(busiest)],
      },
    ],
    [
      'who',
      'en',
      'how many different people reported crashes?',
      t.people(about('crash'), 'people with crashes'),
    ],
    ['quotes', 'en', 'Show me quotes about the video calls', t.quotes(about('video'))],
    ['quotes', 'en', 'verbatim examples of people complaining about parking', t.quotes(about('parking'))],
    ['yes-no', 'en', 'Does anybody ask for dark mode?', yes],
    ['yes-no', 'en', 'did anyone complain about privacy?', yes, t.quotes(about('privacy'), 1)],
    [
      'summary',
      'en',
      'Summarise what people say about lab results',
      mention('they do not open', 'open', 'PDF', 'empty', 'pending', 'download', 'results'),
      t.quotes(about('results')),
    ],
    [
      'summary',
      'en',
      'what do patients like?',
      mention(
        'ease of use',
        'easy',
        'simple',
        'quick',
        'quickly',
        'intuitive',
        'friendly',
        'staff',
        'einfach',
      ),
    ],
    ['follow-up', 'en', '> and on iOS?', mention('still what they like, on iOS', 'iOS')],
    [
      'count-matter',
      'en',
      'how many could not work out how to move a booking',
      t.folk(about('reschedule'), 'rescheduling'),
    ],
    [
      'follow-up',
      'en',
      '> only Android please',
      t.range(both(about('reschedule'), field('OS', 'Android')), 'rescheduling on Android'),
    ],
    [
      'ambiguous',
      'en',
      'how are the old versions doing?',
      mention('says which versions', '4.0', '4.1', '4.2', 'App build'),
    ],
  ]);
}
