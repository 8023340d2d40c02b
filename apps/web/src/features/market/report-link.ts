import type { MarketLink } from '@earshot/contracts/market';
import { paths } from '../../lib/paths.ts';

const keyOf = (uuid: string) => `earshot.market_report.${uuid}`;

/**
 * Keeps a report's secret in this tab, so that its page can be loaded again while no address and no history holds it.
 *
 * @returns false where the browser keeps nothing: then the address has to keep it
 */
export function keepReportLink({ uuid, token }: MarketLink): boolean {
  try {
    sessionStorage.setItem(keyOf(uuid), token);
    return sessionStorage.getItem(keyOf(uuid)) === token;
  } catch {
    return false;
  }
}

export function forgetReportLink(uuid: string): void {
  try {
    sessionStorage.removeItem(keyOf(uuid));
  } catch {
    // Nothing was kept.
  }
}

/** The report that an address names, with the secret in it or the one that this tab keeps; null without one. */
export function reportLinkOf(search: URLSearchParams): MarketLink | null {
  const uuid = search.get('uuid');
  if (uuid === null) return null;
  const token = search.get('token') ?? keptToken(uuid);
  return token === null ? null : { uuid, token };
}

function keptToken(uuid: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(uuid));
  } catch {
    return null;
  }
}

/** The whole address of a report, to be given to others. */
export function reportAddress({ uuid, token }: MarketLink): string {
  return `${window.location.origin}${paths.marketReport}?${new URLSearchParams({ uuid, token })}`;
}
