import { limits } from '@earshot/contracts/limits';
import { paths } from '../../lib/paths.ts';
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
  const link = given.get('link') ?? '';
  return { text, link: /^https?:\/\//i.test(link) ? link : '' };
}

/** A script that a browser keeps as a bookmark: it opens the form with the selected text and the page's address. */
export function bookmarkScript(origin: string): string {
  const address = JSON.stringify(`${origin}${paths.feedback}${mark}`);
  return `javascript:void open(${address}+new URLSearchParams({text:String(getSelection()).slice(0,${longestSelection}),link:location.href}))`;
}
