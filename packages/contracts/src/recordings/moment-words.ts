import type { MomentCondition } from '../recordings.ts';

type MomentKind = MomentCondition['kind'];

/** One and many of each kind of moment. */
export const momentNouns: Readonly<Record<MomentKind, readonly [string, string]>> = {
  page: ['page view', 'page views'],
  click: ['click', 'clicks'],
  rage_click: ['rage click', 'rage clicks'],
  dead_click: ['dead click', 'dead clicks'],
  input: ['input', 'inputs'],
  error: ['error', 'errors'],
  console_error: ['console error', 'console errors'],
  console_warning: ['console warning', 'console warnings'],
  failed_request: ['failed request', 'failed requests'],
  slow_request: ['slow request', 'slow requests'],
  custom: ['custom event', 'custom events'],
  identify: ['identification', 'identifications'],
  hidden: ['move to the background', 'moves to the background'],
  shown: ['return from the background', 'returns from the background'],
  vital: ['web vital', 'web vitals'],
  dropped: ['dropped event', 'dropped events'],
};

/** "an error “total” on /cart after a rage click" */
export function momentInWords({ after, ...moment }: MomentCondition): string {
  const { kind, says, on_page: page, min_value: min, max_value: max } = moment;
  const text = says && ('is' in says ? says.is : says.part);
  const value =
    min === undefined && max === undefined
      ? ''
      : min === max
        ? ` with status ${min}`
        : ` with status ${min ?? 0} to ${max ?? 599}`;
  const own =
    kind === 'page'
      ? text === undefined
        ? 'a page view'
        : `a visit to ${text}`
      : `${withArticle(momentNouns[kind][0])}${text === undefined ? '' : ` “${text}”`}${value}`;
  const where = page ? ` on ${'is' in page ? page.is : page.part}` : '';
  return `${own}${where}${after ? ` after ${momentInWords(after)}` : ''}`;
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
