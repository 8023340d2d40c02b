import { cleanCss, safeSource } from './css.ts';
import type { Fields } from './values.ts';
import { fieldsOf, textOf } from './values.ts';

type Attribute = string | number | boolean | null;

/** What the browser loads, runs or leaves the page for. They are kept beside, under a name that does nothing. */
const addresses = new Set([
  'src',
  'srcset',
  'poster',
  'background',
  'data',
  'codebase',
  'archive',
  'cite',
  'classid',
  'dynsrc',
  'icon',
  'imagesrcset',
  'longdesc',
  'lowsrc',
  'manifest',
  'profile',
  'usemap',
  'href',
  'xlink:href',
  'rr_src',
]);

/** What has no place in a picture of a page. */
const refused = new Set([
  'srcdoc',
  'action',
  'formaction',
  'ping',
  'http-equiv',
  'nonce',
  'integrity',
  'autofocus',
  'autoplay',
  'download',
  'target',
  'is',
  'attributionsrc',
  'sandbox',
  'allow',
  'csp',
  'shadowrootmode',
  'popovertarget',
  'commandfor',
  'command',
]);

/** Attributes of the recording library that are numbers or switches. */
const ownValue = /^rr_(?:width|height|scroll(?:Left|Top)|media\w+|open_mode)$/;
const plainName = /^[a-z_:][a-z0-9_:.-]*$/i;

/** The attributes of an element that a replay shows. `tag` in small letters. */
export function cleanAttributes(tag: string, attributes: unknown): Record<string, Attribute> {
  const clean: Record<string, Attribute> = {};
  for (const [name, value] of Object.entries(fieldsOf(attributes) ?? {})) {
    const entry = cleanAttribute(tag, name, value);
    if (entry) clean[entry[0]] = entry[1];
  }
  // A link looks like one only while it leads somewhere.
  if ((tag === 'a' || tag === 'area') && clean['data-recorded-href'] !== undefined) clean.href = '#';
  return clean;
}

/**
 * One attribute, or what stands for it.
 *
 * @returns undefined when it is left out
 */
export function cleanAttribute(tag: string, name: string, value: unknown): [string, Attribute] | undefined {
  const lower = name.toLowerCase();
  if (!plainName.test(name) || lower.startsWith('on') || refused.has(lower)) return undefined;
  if (value === null) return [name, null];
  if (name.startsWith('rr_') && name !== 'rr_src') return cleanOwn(name, value);
  if (value === true) return [name, true];
  const text = typeof value === 'number' ? String(value) : textOf(value);
  if (text === undefined) return undefined;
  if (lower === 'style' || lower === '_csstext') return [name, cleanCss(text)];
  if (addresses.has(lower)) return cleanAddress(tag, lower, text);
  return [name, /^[^a-z]*(?:java|vb)script:/i.test(text.replace(/[\t\n\r]/g, '')) ? '' : text];
}

function cleanAddress(tag: string, name: string, text: string): [string, Attribute] {
  // Within a drawing an address may name another part of it.
  if (name.endsWith('href') && text.startsWith('#')) return [name, text];
  const source = safeSource(text.trim());
  if (source !== undefined && name !== 'href' && tag !== 'iframe') return [name, source];
  return [`data-recorded-${name.replace(':', '-')}`, text.slice(0, 2000)];
}

function cleanOwn(name: string, value: unknown): [string, Attribute] | undefined {
  if (name === 'rr_dataURL') {
    const source = typeof value === 'string' ? safeSource(value) : undefined;
    return source === undefined ? undefined : [name, source];
  }
  if (!ownValue.test(name)) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return [name, value];
  return typeof value === 'string' && /^[\w.%-]{1,40}$/.test(value) ? [name, value] : undefined;
}

/** Style that changed: property → value, value with its priority, or false for removed. */
export function cleanStyleChanges(changes: Fields): Record<string, string | [string, string] | false> {
  const clean: Record<string, string | [string, string] | false> = {};
  for (const [property, value] of Object.entries(changes)) {
    if (!/^-{0,2}[a-z][\w-]*$/i.test(property)) continue;
    if (value === false) clean[property] = false;
    else if (typeof value === 'string') clean[property] = cleanCss(value);
    else if (Array.isArray(value) && typeof value[0] === 'string') {
      clean[property] = [cleanCss(value[0]), value[1] === 'important' ? 'important' : ''];
    }
  }
  return clean;
}
