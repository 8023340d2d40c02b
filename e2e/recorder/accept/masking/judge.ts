import type { RecordedEvent } from '../../../../packages/recorder/src/masking/recorded-events.ts';
import type { MaskingCase } from './cases.ts';

export interface Verdict {
  /** The secret can be read in what was sent. */
  leaked: boolean;
  /** The friendly text cannot. */
  hidden: boolean;
}

/** What parts a value without a reader's seeing it. */
const unseen = /[\s\u00a0\u200b-\u200d\u2060\ufeff]+/gu;
const plain = (text: string) => text.replace(unseen, ' ').trim();
const joined = (text: string) => text.replace(unseen, '');

/** Reads everything that was sent of a page as somebody who looks for the values would. */
export function judgeOf(events: readonly RecordedEvent[]): (one: MaskingCase) => Verdict {
  const texts: string[] = [];
  const shown: string[] = [];
  for (const event of events) collect(event.data, texts, shown);
  const all = texts.flatMap((text) => [text, decoded(text)]).map(plain);
  const together = joined(shown.join(''));
  const has = (value: string) => all.some((text) => text.includes(plain(value)));
  return ({ secret, friendly }) => ({
    leaked:
      secret !== null && (has(secret) || (joined(secret).length > 5 && together.includes(joined(secret)))),
    hidden: friendly !== null && !has(friendly),
  });
}

/** @param shown gets the texts of the page in their order */
function collect(value: unknown, texts: string[], shown: string[]): void {
  if (typeof value === 'string') texts.push(value);
  if (typeof value !== 'object' || value === null) return;
  const { type, textContent } = value as { type?: unknown; textContent?: unknown };
  if (type === 3 && typeof textContent === 'string') shown.push(textContent);
  for (const [name, part] of Object.entries(value)) {
    // Names of values that a page gave, as of its events, are text as well.
    if (!Array.isArray(value)) texts.push(name);
    collect(part, texts, shown);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
