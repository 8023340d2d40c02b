import { Chance } from '../chance.ts';
import { chooseHeads, compose, dayOf } from '../compose.ts';
import { readTitles, readWholes, Sayings, type Part } from '../sayings.ts';
import type { Item, Workspace } from '../workspace.ts';
import { accounts } from './accounts.ts';

const from = '2023-03-01';
const days = 548;
const count = 690;

/** Codes by text are mended in October, single sign-on breaks in a March, sending in bulk is wanted more and more. */
const weightsOn = (day: string): Record<string, number> => ({
  'sms-code/bug': day < '2023-10-01' ? 22 : 3,
  'sso/bug': day < '2024-03-02' ? 0 : 13,
  'bulk-send/wish': day < '2023-09-01' ? 2 : day < '2024-03-01' ? 8 : 17,
  'template-edit/confusion': 12,
  'pdf-layout/bug': 7,
  'reminder-mails/complaint': 6,
  'audit-trail/praise': 5,
  'api-limit/complaint': 5,
  'webhook/bug': 6,
  'seats/complaint': 7,
  'salesforce/wish': 6,
  'mobile-sign/bug': 7,
  'expiry/confusion': 5,
  'qualified/wish': 5,
  'support-slow/complaint': 8,
  'support-good/praise': 7,
  'easy/praise': 6,
  'churn/cancel': 4,
  'languages/wish': 3,
  'approval-flow/wish': 4,
  'slow-load/complaint': 5,
  'empty-praise/praise': 4,
});

const scoreOf = (parts: readonly Part[], chance: Chance): string => {
  if (chance.happens(0.4)) return '';
  if (parts.some(({ matter }) => /support-good|easy|audit|empty/u.test(matter)))
    return String(4 + chance.below(2));
  if (parts.some(({ matter }) => /support-slow|churn|sso/u.test(matter))) return String(1 + chance.below(2));
  return String(2 + chance.below(4));
};

/** Tickets of a service for signing contracts, from accounts that differ much in what they pay. */
export const signing = (): Workspace => {
  const chance = new Chance(77_431);
  const customers = accounts(chance);
  const sayings = new Sayings('signing', ['en', 'de', 'es'], chance);
  const titles = readTitles('signing');
  const wholes = readWholes('signing');
  const weightOf = Object.fromEntries(customers.map(({ name, weight }) => [name, weight]));
  const items: Item[] = [];
  for (let at = 0; at < count; at += 1) {
    const day = dayOf(chance, from, days, at, count);
    const due = at % 80 === 52 ? wholes[Math.floor(at / 80)] : undefined;
    const name = due?.columns['org'] ?? chance.weighed(weightOf);
    const account = customers.find((each) => each.name === name);
    if (!account) throw new Error(name);
    const language = due?.language ?? (chance.happens(0.15) ? 'en' : account.language);
    const weights = weightsOn(day);
    for (const [head, times] of Object.entries(account.more ?? {}))
      weights[head] = (weights[head] ?? 0) * times;
    const heads = chooseHeads(sayings, weights, language, chance, 0.22);
    const manner = { opening: 0.5, filler: 0.2, closer: 0.4 };
    const said = due ?? compose(sayings, heads, language, chance, manner);
    const contact = chance.one(account.contacts);
    const about = titles.get(said.parts[0]?.matter ?? '') ?? ['Question'];
    items.push({
      id: `#${String(48_210 + at)}`,
      language,
      day,
      title: due?.title ?? chance.one(about),
      text: said.text,
      columns: {
        org: account.name,
        MRR_usd: String(account.revenue),
        pkg: account.pkg,
        requester: contact.name,
        'reply-to': contact.mail,
        prio: chance.weighed({ P1: 8, P2: 22, P3: 50, P4: 20 }),
        desk: chance.weighed({ Lisbon: 45, Leeds: 35, Manila: 20 }),
        smile: scoreOf(said.parts, chance),
      },
      parts: said.parts,
    });
  }
  return {
    name: 'signing',
    named: { id: 'tkt', day: 'came_in', title: 'Re:', text: 'msg_1' },
    mapping: {
      tkt: 'external_id',
      came_in: 'said_at',
      org: 'account_name',
      MRR_usd: 'field',
      pkg: 'field',
      requester: 'author_name',
      'reply-to': 'author_email',
      prio: 'field',
      desk: 'field',
      'Re:': 'title',
      msg_1: 'text',
      smile: { target: 'rating', lowest: 1, highest: 5 },
    },
    items,
  };
};
