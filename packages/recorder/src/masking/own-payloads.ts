import { cleanAddress } from './addresses.ts';
import { maskPersonal, maskShown } from './personal-text.ts';
import type { MaskingRules } from './rules.ts';

type Payload = Record<string, unknown>;

/** What is done to each text in what the recorder itself tells; `shown` is what stands on the page. Who is there and what a team filters by go as the page gave them. */
const treatments: Record<string, Record<string, 'address' | 'shown' | 'text' | 'texts'>> = {
  'es:page': { url: 'address', referrer: 'address', title: 'shown' },
  'es:browser': {},
  'es:identify': {},
  'es:metadata': {},
  'es:custom': { name: 'text', properties: 'texts' },
  'es:console': { text: 'text' },
  'es:network': { url: 'address' },
  'es:error': { message: 'text', stack: 'text', url: 'address' },
  'es:rage-click': { label: 'shown' },
  'es:dead-click': { label: 'shown' },
  'es:visibility': {},
  'es:vital': {},
  'es:dropped': {},
};

/** @returns the payload as it may leave the page; undefined for a tag that the recorder does not know */
export function maskOwnPayload(tag: string, payload: Payload, rules: MaskingRules): Payload | undefined {
  const fields = Object.hasOwn(treatments, tag) ? treatments[tag] : undefined;
  if (!fields) return undefined;
  const masked = { ...payload };
  for (const [field, treatment] of Object.entries(fields)) {
    const value = masked[field];
    if (treatment === 'texts' && typeof value === 'object' && value !== null)
      masked[field] = maskTexts(value);
    else if (typeof value !== 'string') continue;
    else if (treatment === 'address') masked[field] = cleanAddress(value, rules.allowQueryKeys);
    else masked[field] = treatment === 'shown' ? maskShown(value, rules) : maskPersonal(value);
  }
  return masked;
}

function maskTexts(values: object): Payload {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]: [string, unknown]) => [
      maskPersonal(key),
      typeof value === 'string' ? maskPersonal(value) : value,
    ]),
  );
}
