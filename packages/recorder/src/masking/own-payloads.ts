import { cleanAddress } from './addresses.ts';
import { isPrivateBy, saidBy } from './labelled-text.ts';
import { wordsOf } from './names.ts';
import { maskPersonal, maskShown } from './personal-text.ts';
import type { MaskingRules } from './rules.ts';
import { isSecretName } from './secret-text.ts';
import { maskStack } from './stacks.ts';
import { cleanStyleValue } from './styles.ts';
import { maskWhole } from './whole.ts';

type Payload = Record<string, unknown>;

/** What is done to each text in what the recorder itself tells. Who is there and what a team filters by go as the page gave them. */
const treatments: Record<
  string,
  Record<string, 'address' | 'shown' | 'name' | 'stack' | 'values' | 'styles'>
> = {
  'es:page': { url: 'address', referrer: 'address', title: 'shown' },
  'es:browser': {},
  'es:identify': {},
  'es:metadata': {},
  'es:custom': { name: 'name', properties: 'values' },
  'es:console': { text: 'shown' },
  'es:network': { url: 'address' },
  'es:error': { message: 'shown', stack: 'stack', url: 'address' },
  // Labels are judged by the part that they stand on.
  'es:rage-click': {},
  'es:dead-click': {},
  'es:animation': { keyframes: 'styles' },
  'es:video': {},
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
    if (treatment === 'styles')
      masked[field] = (value as Payload[]).map((keyframe) => maskKeyframe(keyframe, rules));
    else if (treatment === 'values' && typeof value === 'object' && value !== null)
      masked[field] = maskValues(value, rules);
    else if (typeof value !== 'string') continue;
    else if (treatment === 'address') masked[field] = cleanAddress(value, rules);
    else if (treatment === 'stack') masked[field] = maskStack(value, rules);
    else masked[field] = treatment === 'shown' ? maskShown(value, rules) : maskPersonal(value);
  }
  return masked;
}

function maskKeyframe(keyframe: Payload, rules: MaskingRules): Payload {
  return Object.fromEntries(
    Object.entries(keyframe).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanStyleValue(name, value, rules) : value,
    ]),
  );
}

/** Deeper values are left out. */
const levelsMax = 5;

/** Names stay; a number is a value as a text is. */
function maskValues(values: object, rules: MaskingRules, level = 0): Payload {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]: [string, unknown]) => [
      maskPersonal(key),
      maskValue(key, value, rules, level),
    ]),
  );
}

function maskValue(key: string, value: unknown, rules: MaskingRules, level: number): unknown {
  if (typeof value === 'object' && value !== null) {
    if (level >= levelsMax) return null;
    return Array.isArray(value)
      ? value.map((part: unknown) => maskValue(key, part, rules, level + 1))
      : maskValues(value, rules, level + 1);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const text = String(value);
  const said = saidBy(wordsOf(key));
  const isPrivate = isSecretName(key, text) || (said !== undefined && isPrivateBy(said, [text]));
  const masked = isPrivate ? maskWhole(text) : maskShown(text, rules);
  return masked === text ? value : masked;
}
