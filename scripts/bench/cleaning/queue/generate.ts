import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
writeFileSync(join(folder, 'feedback.csv'), csv(feedbackRows(queue, !values['without-roles'])));
writeFileSync(join(folder, 'accounts.csv'), csv(accountRows(queue)));
writeFileSync(join(folder, 'truth.json'), `${JSON.stringify(truthOf(queue))}\n`);
const messages = queue.tickets.flatMap((ticket) => ticket.messages).length;
console.log(
  `seed ${seed}: ${queue.tickets.length} tickets, ${messages} messages, ${queue.planted.rising} rises`,
);

function feedbackRows({ tickets, accounts }: Queue, hasRoles: boolean): string[][] {
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const head = [
    'Ticket ID',
    'Comment ID',
    'Created at',
    'Author',
    'Author email',
    'Author role',
    'Public',
    'Subject',
    'Body',
    'Organization',
  ];
  const rows = tickets.flatMap((ticket) =>
    ticket.messages.map((message) => [
      String(ticket.id),
      message.id,
      message.createdAt,
      message.author,
      message.mail,
      // Helpdesks send automatic answers in an agent's name.
      message.role === 'customer' ? 'end-user' : 'agent',
      String(message.isPublic),
      ticket.subject,
      message.html,
      names.get(ticket.account) ?? '',
    ]),
  );
  const role = head.indexOf('Author role');
  return [head, ...rows].map((row) => (hasRoles ? row : row.toSpliced(role, 1)));
}

function accountRows({ accounts }: Queue): string[][] {
  return [
    ['Account ID', 'Company', 'Website', 'Plan', 'Revenue', 'Owner', 'Segment', 'Region'],
    ...accounts.map((one) => [
      one.id,
      one.name,
      one.domain,
      one.plan,
      one.revenueWritten,
      one.owner,
      one.segment,
      one.region,
    ]),
  ];
}

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

function csv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => (/[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
