import { commented } from '../words/notifications.ts';
import { isNameLike } from './names.ts';
import { isOnlyStamp } from './stamps.ts';
import type { TextLine } from './text-line.ts';

const mostHeadChars = 90;
const company = / ?[(（][^()（）]{2,40}[)）]$/u;

/** `Ines Pohl added a comment:` above what she wrote. */
export const isNotificationHead = (line: string): boolean =>
  line.length <= mostHeadChars && commented.test(line);

/** A name, perhaps with its company, above a line that says when: how helpdesks list earlier messages in a mail. */
export function isEntryHead(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at]?.text ?? '';
  const when = lines[at + 1]?.text ?? '';
  return (
    isNameLike(line.replace(company, '')) &&
    isOnlyStamp(when) &&
    /\p{Nd}[^\p{Nd}]{1,12}\p{Nd}{4}|\p{Nd}{4}[./年-]|\p{L}{3}/u.test(when)
  );
}
