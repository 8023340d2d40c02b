import { limits } from '@earshot/contracts/limits';
import { paths } from '../../lib/paths.ts';
import { ingestLimits } from '@earshot/contracts/ingest-limits';
import type { Preset } from './new-feedback.ts';

/** What the hash of an address begins with that opens the form. A hash is sent to no server and stands in no log. */
const mark = '#add-feedback?';
/** Longer selections are cut, so that every browser opens the address. */
const longestSelection = 4000;

/** What the bookmark button brought; null where the address is none of its. */
export function presetIn(hash: string): Preset | null {
  if (!hash.startsWith(mark)) return null;
  const given = new URLSearchParams(hash.slice(mark.length));
  const text = given.get('text')?.trim().slice(0, limits.feedbackTextMaxChars) ?? '';
  return { text, link: linkOf(given.get('link') ?? '') };
}

/** Of an address that is too long, what stands before its query. */
function linkOf(given: string): string {
  const fits = [given, given.split(/[?#]/)[0] ?? ''].find(
    ({ length }) => length <= ingestLimits.linkMaxChars,
  );
  return fits !== undefined && /^https?:\/\//i.test(fits) ? fits : '';
}

/** A script that a browser keeps as a bookmark: it opens the form with the selected text and the page's address. */
export function bookmarkScript(origin: string): string {
  const address = JSON.stringify(`${origin}${paths.feedback}${mark}`);
  const selected = 'String(getSelection())';
  const text = `${selected}.length>${longestSelection}?${selected}.slice(0,${longestSelection})+'…':${selected}`;
  return `javascript:void open(${address}+new URLSearchParams({text:${text},link:location.href}))`;
}
