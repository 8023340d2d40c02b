import type { FoundLink } from './scan-page.ts';
import type { PageKind } from './page.ts';
import { pageKey } from './page-address.ts';
import { kindOfLink } from './page-kind.ts';
import { isSameSite } from './registrable-domain.ts';

export interface Candidate {
  url: string;
  kind: PageKind;
  score: number;
  /** Nothing names it: it is tried because many sites have it. */
  isGuess: boolean;
}

/** Which kinds are read first, and which a second time where there is room. */
const order: readonly PageKind[] = [
  'pricing',
  'features',
  'compare',
  'changelog',
  'customers',
  'feed',
  'careers',
  'compare',
  'pricing',
  'features',
  'changelog',
];
/** A second page of a kind is read only where it is plainly one. */
const plainScore = 3;
const maxCandidates = 500;

/** The own pages of a site that are worth reading, and which of them comes next. */
export class ReadingList {
  readonly #home: string;
  readonly #candidates = new Map<string, Candidate>();
  readonly #read = new Set<string>();
  readonly #turns = new Map<PageKind, number>();

  constructor(home: string) {
    this.#home = home;
    this.#read.add(pageKey(home));
  }

  /** Takes note of links. @returns how many led to own pages that were not known */
  add(links: readonly FoundLink[], seen: Set<string>): number {
    let unknown = 0;
    for (const { url, text } of links) {
      if (!isSameSite(url, this.#home)) continue;
      const key = pageKey(url);
      if (!seen.has(key) && seen.size < 50_000) {
        seen.add(key);
        unknown += 1;
      }
      const found = kindOfLink(url, text, this.#home);
      if (found !== null) this.#note(key, { url, ...found, isGuess: false });
    }
    return unknown;
  }

  addFeeds(feeds: readonly string[]): void {
    // The feed of the whole site comes first, those of comments last.
    for (const url of feeds) {
      if (!isSameSite(url, this.#home)) continue;
      this.#note(pageKey(url), { url, kind: 'feed', score: /comment/i.test(url) ? 0 : 3, isGuess: false });
    }
  }

  /** Notes a page that many sites have, unless one of its kind is known. */
  guess(kind: PageKind, path: string): void {
    if ([...this.#candidates.values()].some((one) => one.kind === kind)) return;
    const url = new URL(path, this.#home).href;
    this.#note(pageKey(url), { url, kind, score: 0, isGuess: true });
  }

  markRead(url: string): void {
    this.#read.add(pageKey(url));
  }

  /** Own pages that compare the site with others. */
  get comparisons(): string[] {
    return [...this.#candidates.values()].filter(({ kind }) => kind === 'compare').map(({ url }) => url);
  }

  /** The next page to read, which is then marked as read; null when nothing is left that is worth it. */
  next(): Candidate | null {
    const turns = new Map<PageKind, number>();
    for (const kind of order) {
      const turn = (turns.get(kind) ?? 0) + 1;
      turns.set(kind, turn);
      if ((this.#turns.get(kind) ?? 0) >= turn) continue;
      const best = this.#bestOf(kind, turn === 1 ? Number.NEGATIVE_INFINITY : plainScore);
      if (best === null) continue;
      this.#turns.set(kind, turn);
      this.markRead(best.url);
      return best;
    }
    return null;
  }

  #bestOf(kind: PageKind, least: number): Candidate | null {
    let best: Candidate | null = null;
    for (const [key, one] of this.#candidates) {
      if (one.kind !== kind || one.score < least || this.#read.has(key)) continue;
      if (best === null || one.score > best.score) best = one;
    }
    return best;
  }

  #note(key: string, candidate: Candidate): void {
    const known = this.#candidates.get(key);
    if (known ? known.score < candidate.score : this.#candidates.size < maxCandidates) {
      this.#candidates.set(key, candidate);
    }
  }
}
