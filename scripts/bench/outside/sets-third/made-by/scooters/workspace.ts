import { Chance } from '../chance.ts';
import { chooseHeads, compose, dayWithin, fill } from '../compose.ts';
import { readWholes, Sayings } from '../sayings.ts';
import type { Item, Workspace } from '../workspace.ts';

const cities = ['Lisbon', 'Paris', 'Berlin', 'Milan', 'Madrid', 'Rotterdam', 'Austin'] as const;
type City = (typeof cities)[number];
const spoken: Record<City, string> = {
  Lisbon: 'pt',
  Paris: 'fr',
  Berlin: 'de',
  Milan: 'it',
  Madrid: 'es',
  Rotterdam: 'nl',
  Austin: 'en',
};

const weightsOf = (day: string, city: City): Record<string, number> => ({
  'brakes/bug': city === 'Milan' ? 30 : 7,
  'battery/bug': 14,
  'unlock/bug': day < '2019-07' ? 13 : 4,
  'double-charge/bug': 9,
  'price/complaint': 10,
  'parking/complaint': city === 'Paris' ? 30 : 5,
  'crash-app/bug': day >= '2019-08' ? 24 : 2,
  'availability/complaint': city === 'Berlin' ? 16 : 4,
  'refund/complaint': 5,
  'help-desk/complaint': 6,
  'map-wrong/bug': 5,
  'worn/complaint': 6,
  'fun/praise': 13,
  'commute/praise': 9,
  'helmet/wish': 7,
  'reserve/wish': 3.5,
  'phone-holder/wish': 2.5,
  'licence/bug': 3,
  'leaving/cancellation': 4,
  'brakes/fine': 1.5,
  'battery/fine': 1.5,
  'price/fine': 1.5,
  'crash-app/fine': 0.7,
  'parking/fine': 0.7,
  'empty-praise/praise': 8,
});

const nick = (chance: Chance): string => {
  const head = chance.one([
    'max',
    'lola',
    'kbt',
    'rider',
    'zoe',
    'j',
    'anna',
    'pepe',
    'turbo',
    'mme',
    'xX',
    'tim',
  ]);
  const tail = chance.one(['_92', '77', '.s', 'xo', '_on_wheels', '', '1', '_r', '2000', 'berg', 'inho']);
  return `${head}${tail}${String(chance.below(60))}`;
};

const starsOf = (tones: readonly string[], chance: Chance): string => {
  const good = tones.includes('positive');
  if (tones.includes('negative'))
    return good ? chance.one(['3', '3', '2', '4']) : chance.one(['1', '1', '1', '2', '2', '3']);
  return good ? chance.one(['5', '5', '5', '4']) : chance.one(['3', '4', '4', '5']);
};

const versionOf = (day: string, chance: Chance): string => {
  if (day < '2019-05-15') return '2.8.1';
  if (day < '2019-07-28') return chance.one(['2.9', '2.9', '2.8.1']);
  return chance.one(['3.0', '3.0', '3.0', '2.9']);
};

const untidy = (text: string, language: string, chance: Chance): string => {
  if (chance.happens(0.08)) return text.toLowerCase();
  if (chance.happens(0.04) && language === 'en') return text.toUpperCase();
  return text;
};

export const scooters = (): Workspace => {
  const chance = new Chance(20_191);
  const sayings = new Sayings('scooters', 'sayings.txt', chance);
  const columnsOf = (city: City, day: string, stars: string): Record<string, string> => ({
    nick: nick(chance),
    '*': stars,
    Stadt: city,
    ver: versionOf(day, chance),
    os: chance.weighed({ droid: 6, ios: 4 }),
    tkt_type: chance.weighed({ 'pay-go': 7, day: 1.5, month: 2, '': 1 }),
    'thumbs up': String(chance.happens(0.7) ? 0 : chance.below(40)),
  });
  const homeOf = (language: string): City =>
    language === 'en' ? chance.one(cities) : (cities.find((city) => spoken[city] === language) ?? 'Austin');

  const items: Omit<Item, 'id'>[] = Array.from({ length: 610 }, () => {
    const city = chance.weighed({
      Lisbon: 5,
      Paris: 7,
      Berlin: 8,
      Milan: 5,
      Madrid: 6,
      Rotterdam: 4,
      Austin: 9,
    });
    const language = chance.happens(0.6) ? spoken[city] : 'en';
    const day = dayWithin(chance, '2019-03-04', 262);
    const heads = chooseHeads(sayings, weightsOf(day, city), language, chance, 0.2);
    const manner = { opening: 0.15, filler: 0.2, closer: 0.15 };
    const { text, parts } = compose(sayings, heads, language, chance, manner);
    const stars = starsOf(
      parts.map(({ tone }) => tone),
      chance,
    );
    const columns = columnsOf(city, day, chance.happens(0.03) ? '' : stars);
    return {
      language,
      day,
      title: '',
      text: untidy(fill(text, language, chance), language, chance),
      columns,
      parts,
    };
  });
  for (const whole of readWholes('scooters')) {
    const day = dayWithin(chance, '2019-03-04', 262);
    const { stars = '', ...own } = whole.columns;
    items.push({
      language: whole.language,
      day,
      title: '',
      text: fill(whole.text, whole.language, chance),
      columns: { ...columnsOf(homeOf(whole.language), day, stars), ...own },
      parts: whole.parts,
    });
  }
  items.sort((a, b) => a.day.localeCompare(b.day));
  return {
    name: 'scooters',
    named: { id: 'rid', day: 'dt_posted', text: 'body' },
    mapping: {
      rid: 'external_id',
      dt_posted: 'said_at',
      '*': { target: 'rating', lowest: 1, highest: 5 },
      body: 'text',
      nick: 'author_name',
      Stadt: 'field',
      ver: 'field',
      os: 'field',
      tkt_type: 'field',
      'thumbs up': 'field',
    },
    items: items.map((item, at) => ({ ...item, id: `r${(at * 7919 + 100_003).toString(36)}` })),
  };
};
