import { Chance } from '../chance.ts';
import { chooseHeads, compose, dayOf } from '../compose.ts';
import { readTitles, readWholes, Sayings, type Part } from '../sayings.ts';
import type { Item, Workspace } from '../workspace.ts';
import { accounts } from './accounts.ts';

const from = '2022-09-01';
const days = 546;
const count = 660;

/** Offline tills are mended in spring, terminals break after a summer, split bills are wanted more and more. */
const weightsOn = (day: string): Record<string, number> => ({
  'printer/bug': 12,
  'offline/bug': day < '2023-04-01' ? 24 : 2,
  'split-bill/wish': day < '2023-03-01' ? 2 : day < '2023-09-01' ? 8 : 20,
  'card-terminal/bug': day < '2023-09-10' ? 0 : 15,
  'tips/confusion': 6,
  'vat/bug': 5,
  'report-speed/complaint': 7,
  'accounting-export/wish': 7,
  'stock/bug': 6,
  'menu-edit/confusion': 9,
  'pin/bug': 6,
  'kitchen-screen/wish': 5,
  'billing/complaint': 7,
  'support-wait/complaint': 8,
  'leaving/cancel': 4,
  'support/praise': 9,
  'floor-plan/praise': 6,
  'allergens/wish': 5,
  'empty-praise/praise': 5,
});

const csatOf = (parts: readonly Part[], chance: Chance): string => {
  if (chance.happens(0.35)) return '';
  const has = (matter: string): boolean => parts.some((part) => part.matter === matter);
  if (has('support') || has('empty-praise')) return String(4 + chance.below(2));
  if (has('support-wait') || has('leaving')) return String(1 + chance.below(2));
  return String(2 + chance.below(4));
};

/** Tickets of the makers of a till for restaurants, from accounts that differ much in what they pay. */
export const tills = (): Workspace => {
  const chance = new Chance(90_215);
  const customers = accounts(chance);
  const sayings = new Sayings('tills', ['en', 'de', 'it'], chance);
  const titles = readTitles('tills');
  const wholes = readWholes('tills');
  const weightOf = Object.fromEntries(customers.map(({ name, weight }) => [name, weight]));
  const items: Item[] = [];
  for (let at = 0; at < count; at += 1) {
    const day = dayOf(chance, from, days, at, count);
    const whole = at % 66 === 40 ? wholes[Math.floor(at / 66)] : undefined;
    const name = whole?.columns['venue_group'] ?? chance.weighed(weightOf);
    const account = customers.find((each) => each.name === name);
    if (!account) throw new Error(name);
    const language = whole?.language ?? (chance.happens(0.12) ? 'en' : account.language);
    const weights = weightsOn(day);
    for (const [head, times] of Object.entries(account.more ?? {}))
      weights[head] = (weights[head] ?? 0) * times;
    const heads = chooseHeads(sayings, weights, language, chance, 0.25);
    const manner = { opening: 0.45, filler: 0.18, closer: 0.35 };
    const said = whole ?? compose(sayings, heads, language, chance, manner);
    const contact = chance.one(account.contacts);
    const about = titles.get(said.parts[0]?.matter ?? '') ?? ['Question'];
    items.push({
      id: `TV${String(7100 + at)}`,
      language,
      day,
      title: whole?.title ?? chance.one(about),
      text: said.text,
      columns: {
        venue_group: account.name,
        'ARR (EUR)': String(account.revenue),
        tier: account.tier,
        written_by: contact.name,
        mail: contact.mail,
        taken_by: chance.weighed({ Hedda: 40, Milo: 33, Suri: 27 }),
        state: chance.weighed({ closed: 70, 'waiting on venue': 18, open: 12 }),
        csat_after: csatOf(said.parts, chance),
      },
      parts: said.parts,
    });
  }
  return {
    name: 'tills',
    named: { id: 'case', day: 'opened', title: 'subj', text: 'first msg' },
    mapping: {
      case: 'external_id',
      opened: 'said_at',
      venue_group: 'account_name',
      'ARR (EUR)': 'field',
      tier: 'field',
      written_by: 'author_name',
      mail: 'author_email',
      subj: 'title',
      'first msg': 'text',
      taken_by: 'field',
      state: 'field',
      csat_after: { target: 'rating', lowest: 1, highest: 5 },
    },
    items,
  };
};
