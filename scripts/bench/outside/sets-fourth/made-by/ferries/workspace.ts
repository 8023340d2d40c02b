import { Chance } from '../chance.ts';
import { chooseHeads, compose, dayOf } from '../compose.ts';
import { readWholes, Sayings, type Part } from '../sayings.ts';
import type { Item, Workspace } from '../workspace.ts';

const from = '2023-02-01';
const days = 485;
const count = 760;

/** How often each matter is told on a day: prices of food rise, queues fall, chargers and passes start. */
const weightsOn = (day: string): Record<string, number> => ({
  'cabin-noise/complaint': 9,
  'boarding/complaint': day < '2023-09-15' ? 19 : 4,
  'wifi/complaint': 8,
  'food-price/complaint': day < '2023-09-01' ? 4 : day < '2024-01-01' ? 11 : 20,
  'food/praise': 12,
  'staff/praise': 15,
  'staff/complaint': 4,
  'pets/wish': 6,
  'ev-charging/wish': day < '2023-11-01' ? 0 : 10,
  'delay/complaint': 7,
  'cleanliness/complaint': 6,
  'deck/praise': 11,
  'kids/praise': 7,
  'announcements/confusion': 5,
  'boarding-pass/bug': day < '2024-01-15' ? 0 : 10,
  'fare/complaint': 5,
  'leaving/cancel': 3,
  'empty-praise/praise': 13,
});

const adapt = (weights: Record<string, number>, columns: Record<string, string>): Record<string, number> => {
  const out = { ...weights };
  const more = (head: string, times: number): void => {
    out[head] = (out[head] ?? 0) * times;
  };
  if (columns['vessel'] === 'Baltia') more('cleanliness/complaint', 4);
  if (columns['route_cd'] === 'LUE-KAR') more('delay/complaint', 4);
  if (columns['travelled_as'] === 'Camper') more('fare/complaint', 3);
  if (columns['travelled_as'] === 'Foot') {
    for (const head of ['boarding/complaint', 'ev-charging/wish']) more(head, 0.3);
  }
  return out;
};

const scoresOf = (parts: readonly Part[], chance: Chance): { nps: number; csat: number } => {
  const good = parts.some(({ tone }) => tone === 'positive');
  const bad = parts.some(({ tone }) => tone === 'negative');
  if (good && bad) return { nps: 6 + chance.below(3), csat: 3 + chance.below(2) };
  if (good) return { nps: chance.happens(0.85) ? 9 + chance.below(2) : 8, csat: 4 + chance.below(2) };
  if (bad) return { nps: chance.happens(0.2) ? 7 : 1 + chance.below(6), csat: 1 + chance.below(3) };
  return { nps: 7 + chance.below(3), csat: 3 + chance.below(2) };
};

const routes = { 'NOR-LUE': 40, 'LUE-KAR': 35, 'KAR-UST': 25 };
const asWhat = { Car: 48, Foot: 24, Camper: 18, Bike: 10 };
const tongues = { en: 40, de: 30, sv: 17, pl: 13 };

/** Answers to the survey of a ferry line in four languages. */
export const ferries = (): Workspace => {
  const chance = new Chance(41_077);
  const sayings = new Sayings('ferries', ['en', 'de', 'sv', 'pl'], chance);
  const wholes = readWholes('ferries');
  const items: Item[] = [];
  for (let at = 0; at < count; at += 1) {
    const day = dayOf(chance, from, days, at, count);
    const columns: Record<string, string> = {
      vessel: chance.weighed({ Astrid: 38, Baltia: 34, Freja: 28 }),
      route_cd: chance.weighed(routes),
      travelled_as: chance.weighed(asWhat),
    };
    const whole = at % 61 === 30 ? wholes[Math.floor(at / 61)] : undefined;
    const language = whole?.language ?? chance.weighed(tongues);
    const weights = adapt(weightsOn(day), columns);
    const heads = chooseHeads(sayings, weights, language, chance, 0.33);
    const ship = { ship: columns['vessel'] ?? '' };
    const said =
      whole ?? compose(sayings, heads, language, chance, { opening: 0.18, filler: 0.16, closer: 0.1 }, ship);
    const { nps, csat } = scoresOf(said.parts, chance);
    Object.assign(columns, whole?.columns, {
      likely_0_10: String(nps),
      csat_onboard: chance.happens(0.12) ? '' : String(csat),
      batch: `w${day.slice(2, 7)}`,
    });
    const id = `R-${String(20_000 + at * 3)}`;
    items.push({ id, language, day, title: '', text: said.text, columns, parts: said.parts });
  }
  return {
    name: 'ferries',
    named: { id: 'resp_no', day: 'sailing_dt', text: 'q7_anything_else' },
    mapping: {
      resp_no: 'external_id',
      sailing_dt: 'said_at',
      route_cd: 'field',
      vessel: 'field',
      travelled_as: 'field',
      likely_0_10: { target: 'rating', lowest: 0, highest: 10 },
      csat_onboard: 'field',
      q7_anything_else: 'text',
      batch: 'ignore',
    },
    items,
  };
};
