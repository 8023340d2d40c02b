import type { CheckFilter, CheckKind } from '@earshot/contracts/validation';
import { checkKinds, checkVerdicts, draws, shownBys } from '@earshot/contracts/validation';
import { paths } from '../../lib/paths.ts';

export const views = ['queue', 'report', 'compared', 'checks'] as const;
export type CheckView = (typeof views)[number];

export function viewOf(search: URLSearchParams): CheckView {
  return oneOf(views, search.get('view')) ?? 'queue';
}

export function kindOf(search: URLSearchParams): CheckKind | undefined {
  return oneOf(checkKinds, search.get('kind'));
}

/** An id in the address; undefined when there is none. */
export function idIn(search: URLSearchParams, name: string): number | undefined {
  const id = Number(search.get(name));
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

/** The list of exactly the checks that a filter leaves. */
export function checksPath(filter: CheckFilter): string {
  const search = new URLSearchParams({ view: 'checks' });
  for (const [name, value] of Object.entries(filter)) search.set(name, String(value));
  return `${paths.validate}?${search}`;
}

/** The filter in an address; what cannot be one is left out. */
export function checkFilterOf(search: URLSearchParams): CheckFilter {
  const language = search.get('language');
  return {
    kind: kindOf(search),
    verdict: oneOf(checkVerdicts, search.get('verdict')),
    drawn: oneOf(draws, search.get('drawn')),
    shown_by: oneOf(shownBys, search.get('shown_by')),
    language: language !== null && /^[a-z]{2,3}$/.test(language) ? language : undefined,
    custom_trend_id: idIn(search, 'custom_trend_id'),
    theme_id: idIn(search, 'theme_id'),
    review_id: idIn(search, 'review_id'),
    counted: booleanIn(search, 'counted'),
    own: booleanIn(search, 'own'),
    checked_by: uuidIn(search, 'checked_by'),
  };
}

/** Things that two people checked, of one kind. */
export function comparedPath(kind: CheckKind, outcome: 'same' | 'different'): string {
  return `${paths.validate}?view=compared&kind=${kind}&outcome=${outcome}`;
}

/** Asks about one thing of one item. */
export function checkThingPath(
  kind: CheckKind,
  { review_id: id, custom_trend_id: topicId }: { review_id: number; custom_trend_id: number | null },
): string {
  const topic = topicId === null ? '' : `&custom_trend_id=${topicId}`;
  return `${paths.validate}?kind=${kind}&review_id=${id}${topic}`;
}

function uuidIn(search: URLSearchParams, name: string): string | undefined {
  const value = search.get(name);
  return value !== null && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value) ? value : undefined;
}

function booleanIn(search: URLSearchParams, name: string): boolean | undefined {
  const value = search.get(name);
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

export function oneOf<Value extends string>(
  values: readonly Value[],
  given: string | null,
): Value | undefined {
  return values.find((value) => value === given);
}
