import type { Moment, MomentKind } from './facts.ts';

/** Feedback is marked among the moments, and kept elsewhere. */
export type MarkedKind = MomentKind | 'feedback';

/** Kinds of moments as people read them. */
export const kindWords: Record<MarkedKind, string> = {
  page: 'New page',
  click: 'Click',
  rage_click: 'Rage click',
  dead_click: 'Dead click',
  input: 'Typing',
  error: 'Error',
  console_error: 'Console error',
  console_warning: 'Console warning',
  failed_request: 'Failed request',
  slow_request: 'Slow request',
  custom: 'Custom event',
  identify: 'Identified',
  hidden: 'Left the tab',
  shown: 'Returned to the tab',
  vital: 'Web vital',
  dropped: 'Not recorded',
  feedback: 'Feedback',
};

/** A moment as a list says it: what happened, and a word about it. */
export function momentWords({ kind, label, value }: Pick<Moment, 'label' | 'value'> & { kind: MarkedKind }): {
  what: string;
  about: string;
} {
  const named = (word: string) => (label ? `${word} on ${label}` : word);
  switch (kind) {
    case 'page':
      return { what: `Opened ${pathOf(label)}`, about: '' };
    case 'click':
      return { what: label ? `Clicked ${label}` : 'Clicked', about: '' };
    case 'rage_click':
      return { what: named('Rage click'), about: value ? counted(value, 'click') : '' };
    case 'dead_click':
      return { what: named('Dead click'), about: '' };
    case 'input':
      return { what: label ? `Typed in ${label}` : 'Typed', about: '' };
    case 'failed_request':
      return { what: `${pathOf(label)} failed`, about: value ? `Status ${value}` : noAnswer };
    case 'slow_request':
      return { what: `${pathOf(label)} was slow`, about: value ? `${(value / 1000).toFixed(1)} s` : '' };
    case 'identify':
      return { what: `Identified as ${label}`, about: '' };
    case 'vital':
      return { what: vitalName(label), about: value === null ? '' : vitalValue(label, value) };
    case 'dropped':
      return {
        what: kindWords.dropped,
        about: `${counted(value ?? 0, 'event')}: ${label.replaceAll('_', ' ')}`,
      };
    case 'hidden':
    case 'shown':
      return { what: kindWords[kind], about: '' };
    default:
      return { what: label || kindWords[kind], about: label ? kindWords[kind] : '' };
  }
}

/** Of a request whose status the browser did not tell. */
export const noAnswer = 'no answer';

/** Web vitals by what they measure. Source: web.dev, Web Vitals. */
const vitalWords: Readonly<Record<string, string>> = {
  TTFB: 'First byte',
  FCP: 'First content shown',
  LCP: 'Largest content shown',
  INP: 'Slowest answer to an action',
  CLS: 'Layout shift',
};

/** A web vital in words, with its usual short name. */
export function vitalName(name: string): string {
  const words = vitalWords[name];
  return words ? `${words} (${name})` : name;
}

/** CLS is a score, all others are milliseconds. */
export function vitalValue(name: string, value: number): string {
  return name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
}

/** An address without what all pages of a site share. */
export function pathOf(address: string): string {
  return /^https?:\/\/[^/?#]*([^#]*)/i.exec(address)?.[1] || address;
}

function counted(count: number, thing: string): string {
  return `${count} ${count === 1 ? thing : `${thing}s`}`;
}
