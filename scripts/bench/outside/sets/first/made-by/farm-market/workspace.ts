import { join } from 'node:path';
import { seeded, type Chance } from '../chance.ts';
import { compose, composeNoise, type Said } from '../compose.ts';
import { someDay } from '../days.ts';
import { readSayings, type Saying, type Sayings } from '../sayings.ts';
import type { Row, Workspace } from '../rows.ts';
import { dealers, type Dealer } from './dealers.ts';

const categories = { tractors: 36, combines: 14, balers: 11, sprayers: 9, trailers: 13, parts: 12, '': 5 };
const channels = { form: 48, mail: 31, phone: 15, 'Trade fair': 6 };
const buyersLanguages = { en: 68, de: 10, fr: 8, es: 4, nl: 3, pt: 3, it: 2, pl: 2 };
const machines = ['Kestral 724', 'Bramhoff 6R', 'Ostler T7', 'Lindqvist 840', 'Garnet 55', 'Vosk 1221'];
const campaign =
  'We, the members of the association of small dealers, ask you to withdraw the new commission. It punishes those who built this marketplace.';

interface Circumstances {
  day: string;
  dealer: Dealer | undefined;
  country: string;
  channel: string;
}

const sellersMatters = ['payouts', 'commission', 'time wasters', 'dashboard', 'stock feed', 'translation'];
const buyersMatters = ['not as described', 'haulage', 'search filters', 'alerts', 'spare parts'];

/** Small plans are unhappier than large ones, and people are kinder face to face. */
function moodOf({ tone }: Saying, { dealer, channel }: Circumstances): number {
  if (tone < 0) return dealer?.plan === 'Basic' ? 1.8 : 1;
  if (tone === 0) return 1;
  return (dealer?.plan === 'Fleet' ? 2 : 1) * (channel === 'Trade fair' ? 4 : channel === 'phone' ? 0.5 : 1);
}

/** What happened on the marketplace from 2017 to 2019, as weights. */
function weightOf(saying: Saying, { day, dealer, country }: Circumstances): number {
  const bad = saying.tone < 0;
  const side = sellersMatters.includes(saying.matter)
    ? dealer
      ? 1.7
      : 0.15
    : buyersMatters.includes(saying.matter) && dealer
      ? 0.3
      : 1;
  switch (saying.matter) {
    case 'fake listings':
      return side * (!bad ? 0.7 : day < '2018-06' ? 0.25 : day < '2018-10' ? 1.6 : 3.6);
    case 'commission':
      return side * (bad && day >= '2018-09-10' ? (dealer?.plan === 'Basic' ? 4 : 2) : 0.8);
    case 'stock feed':
      return side * (bad && day.startsWith('2017-11') ? 9 : bad ? 0.6 : 1);
    case 'auctions':
      return day === '' ? 0.5 : day < '2018-01-15' ? 0 : side;
    case 'slow site':
      return side * (bad ? (day < '2018-03' ? 2.4 : 0.5) : day < '2018-03' ? 0.1 : 1.6);
    case 'haulage':
      return side * (bad && country === 'IE' ? 4 : 1);
    case 'payouts':
      return side * (bad && country === 'ES' ? 4 : 1);
    case 'helpline':
      return 1.2 * side;
    case 'translation':
    case 'valuation':
    case 'financing':
      return 0.6 * side;
    default:
      return side;
  }
}

/** Nought to a hundred, mostly in tens. */
function scoreFor({ sentiment }: Said, chance: Chance): number {
  const base =
    sentiment > 0 ? chance.whole(65, 100) : sentiment < 0 ? chance.whole(0, 52) : chance.whole(40, 75);
  return chance.is(0.7) ? Math.round(base / 10) * 10 : base;
}

function say(around: Circumstances, language: string, sayings: Sayings, chance: Chance): Said {
  const { dealer, day } = around;
  if (dealer && dealer.plan !== 'Fleet' && day >= '2018-09-20' && day <= '2018-12-10' && chance.is(0.55)) {
    const parts = [{ matter: 'commission', kind: 'price', tone: -1 } as const];
    return { text: campaign, language: 'en', parts, sentiment: -1, mixed: false };
  }
  const names = { machine: chance.pick(machines), dealer: 'Hartung Landtechnik' };
  if (chance.is(0.06)) {
    const noise = composeNoise(sayings, chance);
    return { ...noise, text: noise.text.replace('{dealer}', names.dealer) };
  }
  return compose(
    sayings,
    { language, weight: (saying) => weightOf(saying, around) * moodOf(saying, around), names },
    chance,
  );
}

const subjects = [
  'question',
  'feedback',
  'Re: your survey',
  'Hello',
  'From the yard',
  'URGENT',
  'to the boss',
  'thoughts',
];

function row(number: number, chance: Chance, sayings: Sayings): Row {
  const day = chance.is(0.05) ? '' : someDay('2017-05-02', '2019-03-19', chance);
  const dealer = chance.is(0.55)
    ? chance.pick(dealers.flatMap((one) => Array<Dealer>(one.loud).fill(one)))
    : undefined;
  const country =
    dealer?.country ?? chance.weighted({ UK: 30, IE: 16, DE: 18, FR: 14, NL: 6, ES: 8, PL: 4, PT: 4 });
  const channel = chance.weighted(channels);
  const language = dealer ? (chance.is(0.8) ? 'en' : dealer.language) : chance.weighted(buyersLanguages);
  const said = say({ day, dealer, country, channel }, language, sayings, chance);
  const rating = chance.is(0.35) ? undefined : scoreFor(said, chance);
  const id = `FM${String(200_000 + number * 3)}`;
  const title = chance.is(0.45) ? chance.pick(subjects) : '';
  return {
    ...said,
    id,
    title,
    day,
    rating,
    account: dealer?.name ?? '',
    cells: {
      ref: id,
      erstellt: day === '' ? '' : day.split('-').toReversed().join('.'),
      dealer: dealer?.name ?? '',
      dealer_no: dealer?.number ?? '',
      plan: dealer?.plan ?? '',
      country: chance.is(0.03) ? '' : country,
      channel,
      category: chance.weighted(categories),
      score: rating === undefined ? '' : String(rating),
      contact: dealer
        ? `${dealer.number}-${String(chance.whole(1, 3))}`
        : `B${String(chance.whole(100, 620))}`,
      re: title,
      body: said.text,
      spr: chance.is(0.2) ? '' : said.language,
    },
  };
}

export function farmMarket(): Workspace {
  const sayings = readSayings(join(import.meta.dirname, 'sayings.txt'));
  const chance = seeded(771_204);
  const rows = Array.from({ length: 1_720 }, (_, number) => row(number, chance, sayings));
  return {
    name: 'farm-market',
    rows,
    mapping: {
      ref: 'external_id',
      erstellt: 'said_at',
      dealer: 'account_name',
      dealer_no: 'account_id',
      plan: 'field',
      country: 'field',
      channel: 'field',
      category: 'field',
      score: { target: 'rating', lowest: 0, highest: 100 },
      contact: 'author_id',
      re: 'title',
      body: 'text',
      spr: 'language',
    },
  };
}
