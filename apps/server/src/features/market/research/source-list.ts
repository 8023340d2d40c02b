import type { MarketSource } from '@earshot/contracts/market/market-report';
import type { KeyedSource } from '../runs/stored-parts.ts';
import { sourceKey } from '../runs/stored-parts.ts';
import type { KeptAnswer } from './ask-sources.ts';
import type { SiteEvidence } from './evidence.ts';
import { unreadPricesNotice } from './short-notice.ts';

/** The sources of a run with the numbers that citations carry; a source keeps the number that it got first. */
export class SourceList {
  readonly #sources = new Map<string, KeyedSource>();

  put(key: string, source: Omit<MarketSource, 'number'>): void {
    const number = this.#sources.get(key)?.number ?? this.#sources.size + 1;
    this.#sources.set(key, { key, number, ...source });
  }

  putSite(site: SiteEvidence): void {
    const { host, url, outcome, pagesRead, readAt } = site;
    const detail = site.detail ?? unreadPricesNotice(site);
    this.put(sourceKey({ host, source: 'site' }), {
      ...{ id: 'site', kind: 'site', name: host, url, outcome, detail, found: pagesRead },
      read_at: outcome === 'not_asked' ? null : readAt,
    });
  }

  /** A source that is asked about several companies is one source, which answered when it answered for any. */
  putAnswer({ id, kind, name, url, outcome, detail, items, series, rates, readAt }: KeptAnswer): void {
    const known = this.#sources.get(id);
    const points = series.reduce((sum, { points: all }) => sum + all.length, 0);
    // One euro is one euro: that is no rate.
    const found =
      (known?.found ?? 0) + Math.max(items.length, points, rates ? Object.keys(rates.perEuro).length - 1 : 0);
    const isBetter = !known || (known.outcome !== 'answered' && outcome !== 'off' && outcome !== 'not_asked');
    this.put(id, {
      ...{ id, kind, name, found },
      url: known?.url ?? url,
      ...(isBetter ? { outcome, detail } : { outcome: known.outcome, detail: known.detail }),
      read_at: known?.read_at ?? readAt,
    });
  }

  numberOf(key: string): number | undefined {
    return this.#sources.get(key)?.number;
  }

  get all(): KeyedSource[] {
    return [...this.#sources.values()];
  }
}
