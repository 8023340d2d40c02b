import type { KeyedSource } from '../runs/stored-parts.ts';
import type { SiteEvidence } from './evidence.ts';

const noWay = 'this server may have no internet access';

/** Why a report on a name has nothing: nobody knows its site, or none of those who might could be asked. */
export function noSiteNotice(sources: readonly KeyedSource[]): string {
  const asked = sources.filter(({ id, outcome }) => id !== 'site' && outcome !== 'off');
  if (asked.length === 0) {
    return 'The sources that look up a brand’s website are switched off on this server. Enter the website’s URL instead.';
  }
  return isCutOff(sources)
    ? `None of the sources that look up a brand’s website could be reached: ${noWay}. Try again later, or enter the website’s URL.`
    : 'No website found for this name. Enter the website’s URL instead.';
}

/** Why a report has no page of its own subject. */
export function unreadNotice({ outcome, detail }: SiteEvidence, sources: readonly KeyedSource[]): string {
  const isAlone = outcome === 'failed' && isCutOff(sources);
  const parts = ['The site could not be read.', detail, isAlone && `No source answered either: ${noWay}.`];
  return parts.filter(Boolean).join(' ');
}

/** Where a site names prices, of which no plan could be made surely; null where it has plans, or names no prices. */
export function unreadPricesNotice({ plans, leftOut, unreadPrices }: SiteEvidence): string | null {
  const page = unreadPrices ?? leftOut?.[0]?.evidence.url ?? null;
  if (plans.length > 0 || page === null) return null;
  return `${page} has prices, but not in a form that can be read reliably.`;
}

/** What becomes of a source that nothing was heard of; one that was left out for want of time may be well. */
const silent: ReadonlySet<KeyedSource['outcome']> = new Set(['failed', 'empty', 'off']);

/** True where sources were asked and not one of them gave any answer, not even a refusal. */
function isCutOff(sources: readonly KeyedSource[]): boolean {
  const asked = sources.filter(({ id }) => id !== 'site');
  return (
    asked.some(({ outcome }) => outcome === 'failed') &&
    asked.every(({ outcome, read_at: readAt }) => readAt === null && silent.has(outcome))
  );
}
