import { tokenise } from '@earshot/analysis/text/tokenise';
import type { FeedbackFilter, PlainFilter } from '@earshot/contracts/filter/feedback-filter';
import { limits } from '@earshot/contracts/limits';
import type { Database } from '../../../platform/database/open.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { TextEngine } from '../../text-engine.ts';
import { revisionOf } from '../find/engine.sql.ts';
import type { About, Found, FoundAbout } from './found-about.ts';
import { withFound } from './found-about.ts';
import { itemsOfMatter } from './items-of-matter.service.ts';
import { idsWithPhrase } from './phrase.sql.ts';
import type { ReadyFilter, ReadyPart } from './ready-filter.service.ts';
import { assertTopicsThere, partsOf, topicsIn } from './ready-filter.service.ts';
import { withTheirThemes } from './their-themes.sql.ts';

/** Ids kept of all answers together; four bytes each. */
const maxIds = 4_000_000;

/** With so many items that have its words a matter is known by them. */
const fewWorded = 3;

/** Finds the items that filters' `about` means, which only the text engine can tell. */
export class ItemsAbout {
  readonly #deps: { database: Database; engine: TextEngine };
  /** Those used longest ago first. */
  readonly #kept = new Map<string, Found>();
  #size = 0;

  constructor(deps: { database: Database; engine: TextEngine }) {
    this.#deps = deps;
  }

  /**
   * The filter, ready for the database: its topics are there, and what its texts mean was looked up. Without topics and texts it is
   * the filter itself, at no cost.
   *
   * @throws Problem `not_found` for a topic that is not there
   */
  async ready(workspaceId: string, filter: FeedbackFilter): Promise<ReadyFilter>;
  async ready(workspaceId: string, filter: FeedbackFilter | undefined): Promise<ReadyFilter | undefined>;
  async ready(workspaceId: string, filter: FeedbackFilter | undefined): Promise<ReadyFilter | undefined> {
    if (!filter) return undefined;
    const topics = topicsIn(filter);
    if (topics.length > 0) {
      await readInWorkspace(this.#deps.database, workspaceId, (tx) =>
        assertTopicsThere(tx, workspaceId, topics),
      );
    }
    return this.readyAsSaved(workspaceId, filter);
  }

  /** The same of a filter that was checked when it was saved: a topic that has gone since matches nothing. */
  async readyAsSaved(workspaceId: string, filter: FeedbackFilter): Promise<ReadyFilter> {
    if (!partsOf(filter).some(({ about }) => about)) return filter as ReadyFilter;
    const { database } = this.#deps;
    const revision = await readInWorkspace(database, workspaceId, (tx) => revisionOf(tx, workspaceId));
    const ready = async (one: PlainFilter): Promise<ReadyPart> => ({
      ...(one as ReadyPart),
      ...(one.about && { about: await this.#found(workspaceId, revision ?? 0, one.about) }),
    });
    const { also, except } = filter;
    return {
      ...(await ready(filter)),
      ...(also && { also: await Promise.all(also.map(ready)) }),
      ...(except && { except: await Promise.all(except.map(ready)) }),
    };
  }

  async #found(workspaceId: string, revision: number, about: About): Promise<FoundAbout> {
    const { text, at_least: atLeast, as_words: asWords, phrase, or = [], each } = about;
    const key = JSON.stringify([workspaceId, text, asWords ?? atLeast, phrase, or, each]);
    const known = this.#kept.get(key);
    if (known && known.revision >= revision) return withFound(about, known);
    const { database, engine } = this.#deps;
    const holding = async (asked: string): Promise<Iterable<number>> => {
      const ids = await engine.itemsWithWords({ workspaceId, revision, text: asked });
      if (!phrase || tokenise(asked).length < 2) return ids;
      return readInWorkspace(database, workspaceId, (tx) => idsWithPhrase(tx, workspaceId, [...ids], asked));
    };
    const isMatter = !asWords && or.length > 0;
    const all = isMatter
      ? await itemsOfMatter({ database, engine, workspaceId, revision }, about)
      : new Set<number>(
          asWords ? await holding(text) : await engine.itemsAbout({ workspaceId, revision, text, atLeast }),
        );
    // Where hardly any item has the words, what is alike decides; else only what is surely alike is added.
    const least = isMatter && all.size >= fewWorded ? Math.max(atLeast, limits.similarityHigh) : atLeast;
    if (isMatter)
      for (const id of await engine.itemsAbout({ workspaceId, revision, text, atLeast: least })) all.add(id);
    if (asWords) for (const one of or) for (const id of await holding(one)) all.add(id);
    const whole = isMatter
      ? await readInWorkspace(database, workspaceId, (tx) => withTheirThemes(tx, workspaceId, [...all]))
      : all;
    const answer = { revision, ids: `{${[...whole].join(',')}}` };
    this.#keep(key, answer);
    return withFound(about, answer);
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
