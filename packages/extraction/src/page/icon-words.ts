import { attribute } from './dom.ts';
import type { Element } from './dom.ts';

/** Fonts that draw a word as a picture: its letters are never seen. */
const ICON_FONT = /(?:^|\s)material-(?:icons|symbols)(?:-[a-z]+)*(?=$|\s)/i;
const YES = /^(?:check|done|task_alt|verified|check_circle|check_box)/;
const NO = /^(?:close|cancel|remove|block|clear|not_interested|do_not_disturb)/;

/** What is seen of a word that an icon font draws: a mark for yes or no, else nothing; null for any other text. */
export function iconMark(element: Element, text: string): '✓' | '✗' | '' | null {
  if (!ICON_FONT.test(attribute(element, 'class') ?? '') || !/^[a-z\d_]*$/.test(text)) return null;
  return YES.test(text) ? '✓' : NO.test(text) ? '✗' : '';
}
