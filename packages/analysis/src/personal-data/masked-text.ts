import { findPersonalData } from './find-personal-data.ts';
import { MASKS } from './kinds.ts';
import type { PersonalKind } from './kinds.ts';
import { replaced } from './replaced.ts';

const MASK = new RegExp(
  Object.values(MASKS)
    .map((mask) => mask.replace(/[[\]]/g, '\\$&'))
    .join('|'),
  'g',
);

/** The text without the words that stand for masked places, for whoever reads its language or tone. */
export function withoutMasks(text: string): string {
  return text.includes('[') ? text.replace(MASK, ' ') : text;
}

/** Nothing shorter is personal by its shape: the shortest is an IP address. */
const SHORTEST = 6;
const MAY_HOLD = /[\d@]|:\/\/|www\./i;

/**
 * A value with each personal place replaced; its name is read as the words before it, so that `4155550132` is a phone in
 * `mobile_phone` and none in `order_id`.
 */
export function maskNamedValue(name: string, value: string, kinds: ReadonlySet<PersonalKind>): string {
  if (value.length < SHORTEST || !MAY_HOLD.test(value)) return value;
  const lead = `${name.replaceAll('_', ' ')}: `;
  const spans = findPersonalData(lead + value).filter(
    ({ kind, start }) => kinds.has(kind) && start >= lead.length,
  );
  return replaced(lead + value, spans).slice(lead.length);
}
