import type { Reading } from '../questions/reading/reading.ts';
import { metadataKeyOf } from './named-in-sessions.ts';
import type { KnownInSessions, SessionFilter, SessionMetadataCondition } from './plan.ts';

const more = '(?:longer than|more than|over|above|greater than|exceeding|at least|higher than|bigger than)';
const less = '(?:shorter than|less than|under|below|fewer than|at most|up to|lower than|smaller than)';
const compared = `(${more}|${less})`;
const number = String.raw`(\d+(?:\.\d+)?|half an?|an?|one|two|three|four|five|six|ten)`;
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  'half a': 0.5,
  'half an': 0.5,
};
const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** Takes lengths of sessions and bounds of numbers that pages told. */
export function takeSizes(reading: Reading, known: KnownInSessions): SessionFilter {
  const filter: SessionFilter = {};
  const length = new RegExp(
    String.raw`\b${compared} ${number} (s|m|h)(?:ec|ecs|econds?|in|ins|inutes?|ours?|r|rs)?\b(?: long)?`,
  );
  for (let at = reading.take(length, 'length'); at; at = reading.take(length, 'length')) {
    const [, how = '', count = '', unit = ''] = at.groups;
    const seconds = Math.round((numbers[count] ?? Number(count)) * (unitSeconds[unit] ?? 1));
    if (new RegExp(more).test(how)) filter.min_seconds = seconds;
    else filter.max_seconds = seconds;
  }
  const metadata = [...sizesOf(reading, known)];
  if (metadata.length > 0) filter.metadata = metadata;
  return filter;
}

/** "More than 20 seats", "seats over 20". */
function* sizesOf(reading: Reading, known: KnownInSessions): Generator<SessionMetadataCondition> {
  const strictly =
    '(more than|over|above|greater than|higher than|less than|under|below|fewer than|lower than)';
  for (const { key } of known.metadata) {
    const said = key
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (metadataKeyOf(known, said) === null) continue;
    const after = reading.take(new RegExp(String.raw`\b${strictly} (\d+(?:\.\d+)?) ${said}s?\b`), 'metadata');
    const before =
      after ??
      reading.take(
        new RegExp(String.raw`\b${said}s? (?:is |are |of |was |were )?${strictly} (\d+(?:\.\d+)?)\b`),
        'metadata',
      );
    if (!before) continue;
    const [, how = '', value = ''] = before.groups;
    const condition = /^(more|over|above|greater|higher)/.test(how) ? 'greater_than' : 'less_than';
    yield { key, condition, value: Number(value) };
  }
}

/** Whether it is known who was there. */
export function takeIdentity(reading: Reading): boolean | undefined {
  const who = '(?:users?|persons?|people|visitors?|customers?|sessions?|identity|name|names)';
  const unknown = new RegExp(
    String.raw`\b(?:(?:no|without|without an?|without any|not an?|lacking an?) (?:identified|known|named|logged in|signed in) ${who}|without (?:an )?(?:identity|name)|anonymous(?: ${who})?|unidentified(?: ${who})?|unknown ${who}|not (?:identified|logged in|signed in))\b`,
  );
  if (reading.take(unknown, 'identity')) return false;
  const known = new RegExp(String.raw`\b(?:identified|logged in|signed in|named|known) ${who}\b`);
  const at = reading.find(known);
  if (!at) return undefined;
  // "How many identified people": the people are still what is counted.
  reading.takeWords(at.first, at.end - 1, 'identity');
  return true;
}
