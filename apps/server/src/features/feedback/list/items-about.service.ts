import type { FeedbackFilter, PlainFilter } from '@earshot/contracts/feedback-filter';
import type { Database } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { TextEngine } from '../../text-engine.ts';
import { revisionOf } from '../engine/engine.sql.ts';
import { idsWithPhrase } from './phrase.sql.ts';
import { withTheirThemes } from './their-themes.sql.ts';

type About = NonNullable<PlainFilter['about']>;

/** Which items a filter's `about` means, and at which revision. */
interface Found {
  revision: number;
  /** As PostgreSQL writes a list of integers. */
  ids: string;
}

/**
 * Where a filter's `about` keeps the items that were found for it: a symbol stays with the filter when it is narrowed and
 * copied, and out of replies, addresses and cache keys.
 */
const found = Symbol('items about');
type FoundAbout = About & { [found]?: Found };

/** Ids kept of all answers together; four bytes each. */
const maxIds = 4_000_000;

/** Finds the items that filters' `about` means, which only the text engine can tell. */
export class ItemsAbout {
  readonly #deps: { database: Database; engine: TextEngine };
  /** Those used longest ago first. */
  readonly #kept = new Map<string, Found>();
  #size = 0;

  constructor(deps: { database: Database; engine: TextEngine }) {
    this.#deps = deps;
  }

  /** The same filter, ready for the database. Without any `about` it is the filter itself, at no cost. */
  async ready<Filter extends FeedbackFilter | undefined>(
    workspaceId: string,
    filter: Filter,
  ): Promise<Filter> {
    if (!filter || !asksAbout(filter)) return filter;
    const { database } = this.#deps;
    const revision = await readInWorkspace(database, workspaceId, (tx) => revisionOf(tx, workspaceId));
    const ready = async (one: PlainFilter): Promise<PlainFilter> =>
      one.about ? { ...one, about: await this.#found(workspaceId, revision ?? 0, one.about) } : one;
    const { also, except } = filter;
    return {
      ...(await ready(filter)),
      ...(also && { also: await Promise.all(also.map(ready)) }),
      ...(except && { except: await Promise.all(except.map(ready)) }),
    } as Filter;
  }

  async #found(workspaceId: string, revision: number, about: About): Promise<FoundAbout> {
    const { text, at_least: atLeast, as_words: asWords, phrase, or = [] } = about;
    const key = JSON.stringify([workspaceId, text, asWords ?? atLeast, phrase, or]);
    const known = this.#kept.get(key);
    if (known && known.revision >= revision) return { ...about, [found]: known };
    const { database, engine } = this.#deps;
    const ids = new Set<number>(
      asWords
        ? await engine.itemsWithWords({ workspaceId, revision, text })
        : await engine.itemsAbout({ workspaceId, revision, text, atLeast }),
    );
    const meant = phrase
      ? await readInWorkspace(database, workspaceId, (tx) => idsWithPhrase(tx, workspaceId, [...ids], text))
      : ids;
    const all = new Set(meant);
    for (const id of or.length > 0 ? await engine.itemsWithWords({ workspaceId, revision, text: or }) : [])
      all.add(id);
    const whole =
      asWords || or.length === 0
        ? all
        : await readInWorkspace(database, workspaceId, (tx) => withTheirThemes(tx, workspaceId, [...all]));
    const answer = { revision, ids: `{${[...whole].join(',')}}` };
    this.#keep(key, answer);
    return { ...about, [found]: answer };
  }

  #keep(key: string, answer: Found): void {
    this.#size += answer.ids.length - (this.#kept.get(key)?.ids.length ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, answer);
    for (const [oldest, one] of this.#kept) {
      if (this.#size <= maxIds * 4 || oldest === key) return;
      this.#kept.delete(oldest);
      this.#size -= one.ids.length;
    }
  }
}

/** The items found for an `about`; undefined before {@link ItemsAbout} was asked. */
export function foundFor(about: About): Found | undefined {
  return (about as FoundAbout)[found];
}

function asksAbout({ about, also, except }: FeedbackFilter): boolean {
  return about !== undefined || [...(also ?? []), ...(except ?? [])].some((one) => one.about !== undefined);
}
