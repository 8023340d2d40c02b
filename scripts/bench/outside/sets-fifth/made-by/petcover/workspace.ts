import { Chance } from '../chance.ts';
import { chooseHeads, compose, dayOf } from '../compose.ts';
import { readWholes, Sayings, type Part } from '../sayings.ts';
import type { Item, Workspace } from '../workspace.ts';

const from = '2024-01-03';
const days = 545;
const count = 780;

/** Premiums rise, photos of bills are mended in September, and paying at the clinic breaks in a November. */
const weightsOn = (day: string): Record<string, number> => ({
  'payout-slow/complaint': 11,
  'claim-refused/complaint': 8,
  'premium/complaint': day < '2024-06-01' ? 4 : day < '2025-01-01' ? 12 : 24,
  'photo-upload/bug': day < '2024-09-01' ? 17 : 2,
  'phone-wait/complaint': 11,
  'direct-pay/bug': day < '2024-11-04' ? 0 : 14,
  'excess/confusion': 6,
  'wording/confusion': 5,
  'dental/wish': 9,
  'multi-pet/wish': 5,
  'physio/wish': 4,
  'exotic/wish': 2,
  'reminder/wish': 3,
  'login/bug': 4,
  'microchip/bug': 3,
  'leaving/cancel': 5,
  'kind-staff/praise': 9,
  'fast-payout/praise': 8,
  'bereavement/praise': 4,
  'vet-line/praise': 7,
  'empty-praise/praise': 6,
});

const languageOf: Record<string, Record<string, number>> = {
  UK: { en: 1 },
  IE: { en: 1 },
  DE: { de: 19, en: 1 },
  FR: { fr: 19, en: 1 },
  NL: { nl: 17, en: 3 },
};

const nought = (parts: readonly Part[], chance: Chance): string => {
  if (chance.happens(0.06)) return '';
  if (parts.some(({ kind }) => kind === 'cancel')) return String(chance.below(4));
  const bad = parts.filter(({ tone }) => tone === 'negative').length;
  const good = parts.filter(({ tone }) => tone === 'positive').length;
  if (bad > 0 && good > 0) return String(6 + chance.below(4));
  if (bad > 0) return String(chance.happens(0.2) ? 2 + chance.below(3) : 5 + chance.below(5));
  return String(good > 0 ? 9 + chance.below(2) : 8 + chance.below(3));
};

const petNames = 'Rufus Mimi Bramble Otto Luna Pepper Willow Gizmo Nala Hector'.split(' ');

/** Answers to the survey of an insurer of dogs, cats and rabbits, in four languages. */
export const petcover = (): Workspace => {
  const chance = new Chance(62_862);
  const sayings = new Sayings('petcover', ['en', 'de', 'fr', 'nl'], chance);
  const wholes = readWholes('petcover');
  const items: Item[] = [];
  for (let at = 0; at < count; at += 1) {
    const day = dayOf(chance, from, days, at, count);
    const whole = at % 80 === 33 ? wholes[Math.floor(at / 80)] : undefined;
    const market = whole?.columns['mkt'] ?? chance.weighed({ UK: 40, IE: 10, DE: 24, FR: 15, NL: 11 });
    const language = whole?.language ?? chance.weighed(languageOf[market] ?? { en: 1 });
    const animal = chance.weighed({ dog: 52, cat: 39, rabbit: 9 });
    const weights = weightsOn(day);
    weights['dental/wish'] = animal === 'cat' ? 20 : 5;
    weights['exotic/wish'] = animal === 'rabbit' ? 12 : 2;
    const heads = chooseHeads(sayings, weights, language, chance, 0.3);
    const manner = { opening: 0.22, filler: 0.12, closer: 0.2 };
    const own = { petname: chance.one(petNames) };
    const said = whole ?? compose(sayings, heads, language, chance, manner, own);
    const claimed = said.parts.some(({ matter }) => /claim|payout|direct/u.test(matter));
    items.push({
      id: `PC-${String(30_112 + at * 3)}`,
      language,
      day,
      title: '',
      text: said.text,
      columns: {
        mkt: market,
        animal,
        cover_lvl: whole?.columns['cover_lvl'] ?? chance.weighed({ Basic: 38, Plus: 40, Total: 22 }),
        recommend_0to10: nought(said.parts, chance),
        csat_claim_1to5: claimed || chance.happens(0.3) ? String(1 + chance.below(5)) : '',
        yrs_insured: String(chance.below(11)),
        mailing: `W${day.slice(2, 4)}${day.slice(5, 7)}`,
      },
      parts: said.parts,
    });
  }
  return {
    name: 'petcover',
    named: { id: 'sheet_no', day: 'filled_in', text: 'Q5_in_your_own_words' },
    mapping: {
      sheet_no: 'external_id',
      filled_in: 'said_at',
      mkt: 'field',
      animal: 'field',
      cover_lvl: 'field',
      yrs_insured: 'field',
      recommend_0to10: { target: 'rating', lowest: 0, highest: 10 },
      csat_claim_1to5: 'field',
      Q5_in_your_own_words: 'text',
      mailing: 'ignore',
    },
    items,
  };
};
