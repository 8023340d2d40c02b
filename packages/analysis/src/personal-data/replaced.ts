import { MASKS } from './kinds.ts';
import type { PersonalSpan } from './kinds.ts';

/** The text with the given places replaced by what they are. */
export function replaced(text: string, spans: readonly PersonalSpan[]): string {
  let masked = '';
  let at = 0;
  for (const { kind, start, end } of spans) {
    masked += text.slice(at, start) + MASKS[kind];
    at = end;
  }
  return masked + text.slice(at);
}
