import { cleanCss, drawingSource, safeSource } from './css.ts';
import type { KeptFiles } from '../kept-files.ts';
import type { Fields } from './values.ts';
import { fieldsOf, wholeTextOf } from './values.ts';

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

/** Elements whose address can only be that of a picture. */
const showsPictures = new Set(['img', 'image', 'input']);

/** Attributes of the recording library that are numbers or switches. */
const ownValue = /^rr_(?:width|height|scroll(?:Left|Top)|media\w+|open_mode)$/;
const plainName = /^[a-z_:][a-z0-9_:.-]*$/i;

/** The attributes of an element that a replay shows. `tag` in small letters. */
export function cleanAttributes(
  tag: string,
  attributes: unknown,
  files: KeptFiles,
): Record<string, Attribute> {
  const clean: Record<string, Attribute> = {};
  for (const [name, value] of Object.entries(fieldsOf(attributes) ?? {})) {
    const entry = cleanAttribute(tag, name, value, files);
    if (entry) clean[entry[0]] = entry[1];
  }
  // A link looks like one only while it leads somewhere.
  if ((tag === 'a' || tag === 'area') && clean['data-recorded-href'] !== undefined) clean.href = '#';
  return clean;
}

/**
 * One attribute, or what stands for it.
 *
 * @param tag undefined where it is not known: then what is the strictest for any holds
 * @returns undefined when it is left out
 */
export function cleanAttribute(
  tag: string | undefined,
  name: string,
  value: unknown,
  files: KeptFiles,
): [string, Attribute] | undefined {
  const lower = name.toLowerCase();
  if (!plainName.test(name) || lower.startsWith('on') || refused.has(lower)) return undefined;
  if (value === null) return [name, null];
  if (name.startsWith('rr_') && name !== 'rr_src') return cleanOwn(name, value, files);
  if (value === true) return [name, true];
  const text = typeof value === 'number' ? String(value) : wholeTextOf(value);
  if (text === undefined) return undefined;
  if (lower === 'style' || lower === '_csstext') return [name, cleanCss(text, files)];
  if (addresses.has(lower)) return cleanAddress(tag, lower, text, files);
  return [name, /^[^a-z]*(?:java|vb)script:/i.test(text.replace(/[\t\n\r]/g, '')) ? '' : text];
}

function cleanAddress(
  tag: string | undefined,
  name: string,
  text: string,
  files: KeptFiles,
): [string, Attribute] {
  // Within a drawing an address may name another part of it.
  if (name.endsWith('href') && text.startsWith('#')) return [name, text];
  const source = mayLoad(tag, name) ? sourceOf(tag, name, text.trim(), files) : undefined;
  if (source !== undefined) return [name, source];
  return [`data-recorded-${name.replace(':', '-')}`, text.slice(0, 2000)];
}

/** What leads somewhere else, and what shows a page of its own, is never given anything to load. */
function mayLoad(tag: string | undefined, name: string): boolean {
  return tag !== 'iframe' && (name !== 'href' || tag === 'image');
}

function sourceOf(tag: string | undefined, name: string, text: string, files: KeptFiles): string | undefined {
  if (name === 'srcset') return keptOfList(text, files);
  if (tag !== undefined && showsPictures.has(tag))
    return drawingSource(text) ?? safeSource(text, files, false);
  const source = safeSource(text, files, tag === undefined);
  // What holds its own bytes may be anything, and a frame would open it.
  return tag === undefined && source === text ? undefined : source;
}

/** Of the pictures among which a browser may choose, those that are kept. */
function keptOfList(list: string, files: KeptFiles): string | undefined {
  const kept = list.split(/,\s+/).flatMap((candidate) => {
    const [address = '', ...size] = candidate.trim().split(/\s+/);
    const source = files.source(address, false);
    return source === undefined ? [] : [[source, ...size].join(' ')];
  });
  return kept.length === 0 ? undefined : kept.join(', ');
}

function cleanOwn(name: string, value: unknown, files: KeptFiles): [string, Attribute] | undefined {
  if (name === 'rr_dataURL') {
    const source = typeof value === 'string' ? safeSource(value, files, true) : undefined;
    return source === undefined ? undefined : [name, source];
  }
  if (!ownValue.test(name)) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return [name, value];
  return typeof value === 'string' && /^[\w.%-]{1,40}$/.test(value) ? [name, value] : undefined;
}

/** Style that changed: property → value, value with its priority, or false for removed. */
export function cleanStyleChanges(
  changes: Fields,
  files: KeptFiles,
): Record<string, string | [string, string] | false> {
  const clean: Record<string, string | [string, string] | false> = {};
  for (const [property, value] of Object.entries(changes)) {
    if (!/^-{0,2}[a-z][\w-]*$/i.test(property)) continue;
    if (value === false) clean[property] = false;
    else if (typeof value === 'string') clean[property] = cleanCss(value, files, property);
    else if (Array.isArray(value) && typeof value[0] === 'string') {
      clean[property] = [cleanCss(value[0], files, property), value[1] === 'important' ? 'important' : ''];
    }
  }
  return clean;
}
