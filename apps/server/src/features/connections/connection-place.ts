import type {
  ConnectionField,
  ConnectionKind,
  ConnectionSettings,
} from '@earshot/connectors/feedback/connection-kind';
import { createHash } from 'node:crypto';

/** How many come in one answer, and which: no part of the place. */
const pagingNames = new Set(['page', 'limit', 'per_page', 'page_size', 'pagesize', 'count', 'size']);

/** The field that makes these settings lead to another place than those before; undefined where none does. */
export function fieldElsewhere(
  { fields }: Pick<ConnectionKind, 'fields'>,
  given: ConnectionSettings,
  before: ConnectionSettings,
): ConnectionField | undefined {
  return fields.find((field) => field.isPlace === true && valueOf(field, given) !== valueOf(field, before));
}

/** What a place is known by, whatever the system is called: 32 bytes. Where no setting tells it, the account that a token leads to does. */
export function placeOf(
  { id, fields }: Pick<ConnectionKind, 'id' | 'fields'>,
  settings: ConnectionSettings,
  account: string,
): Buffer {
  const places = fields.filter(({ isPlace }) => isPlace === true);
  const values = places.map((field) => [field.id, valueOf(field, settings)]);
  const named = values.length === 0 ? [['account', account]] : values;
  return createHash('sha256')
    .update(JSON.stringify([id, named]))
    .digest();
}

function valueOf({ id, shape }: ConnectionField, settings: ConnectionSettings): string {
  const value = (settings[id] ?? '').trim();
  if (shape === 'subdomain') return value.toLowerCase();
  if (shape !== 'url' || !URL.canParse(value)) return value;
  const { origin, pathname, searchParams } = new URL(value);
  const asked = [...searchParams].filter(
    ([name]) => !pagingNames.has(name.toLowerCase()) && name !== settings['page_parameter'],
  );
  const query = asked.map(([name, one]) => `${name}=${one}`).sort();
  return `${origin}${pathname.replace(/\/$/, '')}?${query.join('&')}`;
}
