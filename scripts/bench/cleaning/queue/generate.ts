import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accountsCsv, feedbackCsv } from './files.ts';
import { queueFor } from './queue.ts';
import type { Queue } from './queue.ts';

/**
 * `node queue/generate.ts <folder> [--seed 1] [--without-roles]` writes `feedback.csv`, `accounts.csv` and `truth.json`.
 * Without roles, the author's name and address are all that tells an agent from a customer.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, 'without-roles': { type: 'boolean', default: false } },
});
const folder = positionals[0];
const seed = Number(values.seed);
if (!folder || !Number.isSafeInteger(seed) || seed < 1) {
  throw new Error('usage: node queue/generate.ts <folder> [--seed <1, 2, …>] [--without-roles]');
}

const queue = queueFor(seed);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'feedback.csv'), feedbackCsv(queue, !values['without-roles']));
writeFileSync(join(folder, 'accounts.csv'), accountsCsv(queue));
writeFileSync(join(folder, 'truth.json'), `${JSON.stringify(truthOf(queue))}\n`);
const messages = queue.tickets.flatMap((ticket) => ticket.messages).length;
console.log(
  `seed ${seed}: ${queue.tickets.length} tickets, ${messages} messages, ${queue.planted.rising} rises`,
);

function truthOf({ planted, accounts, tickets }: Queue): object {
  return {
    seed,
    rising: planted.rising,
    falling: planted.falling,
    weekly: planted.weekly,
    accounts: accounts.map(({ id, name, plan, revenueAYear }) => ({
      id,
      name,
      plan,
      revenueAYear: revenueAYear ?? null,
    })),
    tickets: tickets.map((ticket) => ({
      id: ticket.id,
      week: ticket.week,
      language: ticket.language,
      account: ticket.account,
      matters: ticket.matters,
      sentiment: ticket.sentiment,
      messages: ticket.messages.map(({ id, role, isPublic, customerText }) => ({
        id,
        role,
        isPublic,
        customerText,
      })),
    })),
  };
}
