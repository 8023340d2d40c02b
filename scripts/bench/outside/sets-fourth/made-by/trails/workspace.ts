import { Chance } from '../chance.ts';
import { chooseHeads, compose, dayOf } from '../compose.ts';
import { readTitles, readWholes, Sayings, type Part } from '../sayings.ts';
import type { Item, Workspace } from '../workspace.ts';

const from = '2024-03-01';
const days = 337;
const count = 860;

/** The battery suffers more and more, crashes are mended in August, the paywall comes in mid-September. */
const weightsOn = (day: string, android: boolean): Record<string, number> => ({
  'battery/complaint': day < '2024-06-15' ? 4 : day < '2024-10-15' ? 12 : 27,
  'offline-maps/bug': 9,
  'gps-drift/bug': 8,
  'paywall/complaint': day < '2024-09-15' ? 0 : 17,
  'renewal/complaint': 6,
  'crash/bug': (day < '2024-08-10' ? 14 : 2.5) * (android ? 1.5 : 0.7),
  'watch/wish': 9,
  'planner/praise': 15,
  'map-detail/praise': 15,
  'elevation/bug': 5,
  'dark-mode/wish': 6,
  'live-share/wish': 5,
  'ads/complaint': 7,
  'voice/confusion': 6,
  'lost-recording/bug': 6,
  'photos/praise': 7,
  'leaving/cancel': 4,
  'safety/complaint': 3,
  'empty-praise/praise': 24,
});

const buildOn = (day: string, chance: Chance): string => {
  const lagging = new Date(Date.parse(day) - chance.below(25) * 86_400_000).toISOString().slice(0, 10);
  if (lagging < '2024-05-20') return '5.0';
  if (lagging < '2024-08-10') return '5.1';
  return lagging < '2024-11-20' ? '5.2' : '5.3';
};

const starsOf = (parts: readonly Part[], chance: Chance): { stars: number; mood: string } => {
  const good = parts.some(({ tone }) => tone === 'positive');
  const bad = parts.some(({ tone }) => tone === 'negative');
  if (good && bad) return { stars: 3, mood: 'neutral' };
  if (good) return { stars: chance.happens(0.8) ? 5 : 4, mood: 'good' };
  if (bad) return { stars: chance.happens(0.65) ? 1 : 2, mood: 'bad' };
  return { stars: 3 + chance.below(2), mood: 'neutral' };
};

const tongues = { en: 52, de: 17, fr: 11, es: 7, nl: 6, ja: 7 };
const lands: Record<string, Record<string, number>> = {
  en: { GB: 55, US: 20, IE: 12, NZ: 8, CH: 5 },
  de: { DE: 65, AT: 22, CH: 13 },
  fr: { FR: 80, CH: 20 },
  es: { ES: 100 },
  nl: { NL: 100 },
  ja: { JP: 100 },
};
const nicks = 'bogtrotter mossy_boots peakpeter lenaunterwegs ridgeline tarnswimmer oldmap heidi'.split(' ');

/** Reviews of an app with maps for hikers. */
export const trails = (): Workspace => {
  const chance = new Chance(5_513);
  const sayings = new Sayings('trails', Object.keys(tongues), chance);
  const titles = readTitles('trails');
  const wholes = readWholes('trails');
  const items: Item[] = [];
  for (let at = 0; at < count; at += 1) {
    const day = dayOf(chance, from, days, at, count);
    const whole = at % 86 === 70 ? wholes[Math.floor(at / 86)] : undefined;
    const language = whole?.language ?? chance.weighed(tongues);
    const system = chance.weighed({ Android: 58, iOS: 42 });
    const heads = chooseHeads(sayings, weightsOn(day, system === 'Android'), language, chance, 0.3);
    const manner = { opening: 0.15, filler: 0.15, closer: 0.08 };
    const said = whole ?? compose(sayings, heads, language, chance, manner);
    const { stars, mood } = starsOf(said.parts, chance);
    const titled = language === 'en' && chance.happens(0.45) ? chance.one(titles.get(mood) ?? ['']) : '';
    items.push({
      id: `hk${String(310_000 + at * 17)}`,
      language,
      day,
      title: whole?.title ?? titled,
      text: said.text,
      columns: {
        stars: String(stars),
        build: buildOn(day, chance),
        os: system,
        store_ctry: chance.weighed(lands[language] ?? { GB: 1 }),
        nick: `${chance.one(nicks)}${String(chance.below(400))}`,
        ...whole?.columns,
      },
      parts: said.parts,
    });
  }
  return {
    name: 'trails',
    named: { id: 'rev_id', day: 'posted', title: 'headline', text: 'review' },
    mapping: {
      rev_id: 'external_id',
      posted: 'said_at',
      nick: 'author_name',
      store_ctry: 'field',
      os: 'field',
      build: 'field',
      stars: { target: 'rating', lowest: 1, highest: 5 },
      headline: 'title',
      review: 'text',
    },
    items,
  };
};
