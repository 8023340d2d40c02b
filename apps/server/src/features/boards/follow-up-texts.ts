import type { FollowUpText } from '@earshot/contracts/boards/follow-ups';
import type { TextRow } from './follow-ups.sql.ts';

/** The text for people who write in a language: the one in it, else the fallback. Undefined where there is none yet. */
export function textFor(texts: readonly TextRow[], language: string): TextRow | undefined {
  return texts.find((text) => text.language === language) ?? texts.find(({ isFallback }) => isFallback);
}

export function textView({ language, subject, body, isFallback }: TextRow): FollowUpText {
  return { language, subject, text: body, is_fallback: isFallback };
}
