import type { Queue } from './queue.ts';

/** A row for each message, as a helpdesk exports it. Without roles, author and address are all that tells an agent. */
export function feedbackCsv({ tickets, accounts }: Queue, hasRoles: boolean): string {
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
  return csv([head, ...rows].map((row) => (hasRoles ? row : row.toSpliced(role, 1))));
}

/** Nothing but what customers said, a row for each ticket. */
export function customersCsv({ tickets }: Queue): string {
  const rows = tickets.map(({ id, messages }) => {
    const said = messages.map(({ customerText }) => customerText).filter((text) => text !== '');
    return [String(id), messages[0]?.createdAt ?? '', said.join('\n')];
  });
  return csv([['Ticket ID', 'Created at', 'Text'], ...rows]);
}

export function accountsCsv({ accounts }: Queue): string {
  return csv([
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
  ]);
}

function csv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => (/[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
