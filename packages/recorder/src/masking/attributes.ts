import { cleanAddress, cleanSourceSet } from './addresses.ts';
import {
  addressAttributes,
  drawingAttributes,
  forbiddenAttributes,
  isPlainAttribute,
  nameAttributes,
  ordinaryName,
  shownTextAttributes,
  stateWords,
} from './attribute-names.ts';
import { maskClasses, maskName } from './names.ts';
import { maskEmails } from './emails.ts';
import type { NamedValues } from './named-values.ts';
import { maskPersonal } from './personal-text.ts';
import type { MaskingRules } from './rules.ts';
import { cleanStyles, cleanStyleValue } from './styles.ts';
import { maskWhole } from './whole.ts';

/** Parts whose value is the page's own: how far along, how full, which number in a list. */
const withOwnValue = new Set(['progress', 'meter', 'li']);

/** Lists of words, numbers and colours are shorter. */
const plainLengthMax = 200;

/** Paths and transformations are numbers, signs between them and short names. */
const notOfDrawings = /[^\w\s.,;:%()+#-]|_|[a-z]{11}/i;

/** Style changes come as an object of properties. */
type AttributeValue = string | number | boolean | null | Record<string, unknown>;

/**
 * @param tagName of the part that it stands on, as far as it is known
 * @param named by the page's style sheets
 * @returns the value that may leave the page; undefined when not even the name may
 */
export function maskAttribute(
  name: string,
  value: AttributeValue,
  rules: MaskingRules,
  tagName = '',
  named?: NamedValues,
): AttributeValue | undefined {
  if (typeof value === 'object' && value !== null) {
    return name === 'style' ? maskStyleChange(value, rules) : undefined;
  }
  if (typeof value !== 'string') return isPlainAttribute(name) || value === null ? value : '';
  if (value.startsWith(rules.allowMark)) return value.slice(rules.allowMark.length);
  if (rules.allowAttributes.includes(name)) return value;
  if (drawingAttributes.has(name)) return notOfDrawings.test(value) ? '' : value;
  if (isPlainAttribute(name)) return value.length <= plainLengthMax ? maskPersonal(value) : '';
  if (name === 'class') return maskClasses(value);
  if (nameAttributes.has(name)) return maskName(value);
  if (name === '_cssText') return cleanStyles(value, rules);
  if (name === 'style') return maskEmails(cleanStyles(value, rules));
  if (name === 'rr_dataURL') return value;
  if (addressAttributes.has(name)) return maskLink(value, rules, tagName);
  if (name === 'srcset') return cleanSourceSet(value, rules);
  if (name === 'value' && withOwnValue.has(tagName)) return /^[\d.+-]{0,20}$/.test(value) ? value : '';
  if (shownTextAttributes.has(name)) return maskWhole(value);
  if (forbiddenAttributes.test(name) || !ordinaryName.test(name)) return undefined;
  return isState(name, value) ? value : (named?.partOf(name, value) ?? '');
}

function maskLink(value: string, rules: MaskingRules, tagName: string): string {
  // A reference to a part of a drawing, in this document or a sprite.
  const part = tagName === 'use' || value.startsWith('#') ? (/#[\w-]{1,64}$/.exec(value)?.[0] ?? '') : '';
  return cleanAddress(value, rules, /^(?:link|im|input)/.test(tagName) ? 'file' : 'any') + maskPersonal(part);
}

function isState(name: string, value: string): boolean {
  return (
    /^(?:aria|data)-/.test(name) && ((value.length <= 20 && stateWords.has(value)) || /^\d{1,3}$/.test(value))
  );
}

function maskStyleChange(style: Record<string, unknown>, rules: MaskingRules): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(style).map(([property, value]) => [property, maskStyleValue(property, value, rules)]),
  );
}

/** A value with its priority is a pair; false takes the property away. */
function maskStyleValue(property: string, value: unknown, rules: MaskingRules): unknown {
  if (typeof value === 'string') return maskEmails(cleanStyleValue(property, value, rules));
  return Array.isArray(value) ? value.map((part: unknown) => maskStyleValue(property, part, rules)) : value;
}
