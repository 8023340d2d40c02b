import type { SafeEvent } from '@earshot/replay-format/sanitise';
import { eventTypes } from '@earshot/replay-format/sanitise';

/** Fields of events that hold text of style sheets. */
const styleFields = new Set(['_cssText', 'rule', 'replace', 'replaceSync', 'media']);

/**
 * Has style sheets that ask whether the screen is light or dark see what the recorded visitor had, whoever watches. Changes the
 * events in place; those of recordings that do not tell are left alone.
 */
export function keepScreenColours(events: readonly SafeEvent[]): void {
  let isDark: boolean | undefined;
  for (const { type, data } of events) {
    if (type === eventTypes.meta && typeof data.isDark === 'boolean') ({ isDark } = data);
    else if (isDark !== undefined) rewriteWithin(data, isDark);
  }
}

function rewriteWithin(part: object, isDark: boolean, inStyle = false): void {
  const fields = part as Record<string, unknown>;
  const isStyle = fields.tagName === 'style';
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object' && value !== null) rewriteWithin(value, isDark, inStyle || isStyle);
    else if (typeof value === 'string' && (styleFields.has(name) || (inStyle && name === 'textContent')))
      fields[name] = inColours(value, isDark);
  }
}

/** Style text in which a question for the visitor's colours has the answer in its place. */
export function inColours(text: string, isDark: boolean): string {
  if (!text.includes('color-scheme')) return text;
  const [always, never] = ['(min-width: 0px)', '(max-width: 0px)'];
  return text
    .replace(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/gi, (_, asked: string) =>
      (asked.toLowerCase() === 'dark') === isDark ? always : never,
    )
    .replace(
      /(?<![\w-])color-scheme\s*:\s*(?:light\s+dark|dark\s+light)/gi,
      `color-scheme: ${isDark ? 'dark' : 'light'}`,
    );
}
