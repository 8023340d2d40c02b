import type { Evidence } from '@earshot/extraction/facts';
import { createHash } from 'node:crypto';
import type { Cite } from '../runs/stored-parts.ts';

/** Quotes longer than this are not shown as proof; the beginning of a long text stands for it. */
const mostQuoted = 600;

interface KnownPage {
  id: string;
  /** Null where one address has one text. */
  text: string | null;
}

/** The citations of a run: gives each quote of a page one id, the same each time. */
export class CiteBook {
  readonly #cites = new Map<string, Cite>();
  /** Stored pages by the host that they speak of and their address. */
  readonly #pages = new Map<string, KnownPage[]>();

  /** Makes the pages of a site known by their addresses. */
  knowSite(host: string, pageIds: Readonly<Record<string, string>>): void {
    for (const [url, id] of Object.entries(pageIds)) this.#pages.set(`${host} ${url}`, [{ id, text: null }]);
  }

  /** Makes a text known that a source gave; several may stand at one address. */
  knowText(host: string, { url, pageId, text }: { url: string; pageId: string; text: string }): void {
    const key = `${host} ${url}`;
    const known = this.#pages.get(key) ?? [];
    if (!known.some(({ id }) => id === pageId)) this.#pages.set(key, [...known, { id: pageId, text }]);
  }

  /** The citation of a quote; null when its page was not stored. */
  ofEvidence(host: string, { url, quote }: Evidence): string | null {
    const pages = this.#pages.get(`${host} ${url}`) ?? [];
    const page = pages.find(({ text }) => text === null || text.includes(quote));
    return page === undefined || quote.trim() === '' ? null : this.ofPage(page.id, quote);
  }

  /** All of them, or nothing where one has no page. */
  ofAll(host: string, evidence: readonly Evidence[]): string[] {
    return this.ofProofs(evidence.map((one) => ({ host, evidence: one })));
  }

  /** As {@link ofAll}, each with the company that its page speaks of. */
  ofProofs(proofs: readonly { host: string; evidence: Evidence }[]): string[] {
    const ids = proofs.map(({ host, evidence }) => this.ofEvidence(host, evidence));
    return ids.every((id) => id !== null) ? [...new Set(ids)] : [];
  }

  ofPage(pageId: string, text: string): string {
    const quote = cut(text);
    const id = createHash('sha256').update(`${pageId}\n${quote}`).digest('hex').slice(0, 12);
    this.#cites.set(id, { id, pageId, quote });
    return id;
  }

  /** Those that a section names, to be stored with it. */
  citedIn(value: unknown): Cite[] {
    const named = new Set(JSON.stringify(value).match(/[0-9a-f]{12}/g));
    return [...this.#cites.values()].filter(({ id }) => named.has(id));
  }
}

/** At a word, so that it is still a run of the text's characters. */
function cut(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= mostQuoted) return trimmed;
  const end = trimmed.lastIndexOf(' ', mostQuoted);
  // Half of a character is none of the text.
  return trimmed.slice(0, end > 0 ? end : mostQuoted).replace(/[\ud800-\udbff]$/, '');
}
