import { KeptReply } from '../../../platform/http/kept-reply.ts';
import { RevisionCache } from '../../../platform/revision-cache.ts';

interface Page<Reply> {
  reply: Promise<KeptReply<Reply>>;
  /** 0 while it is made. */
  weight: number;
}

/** Keeps replies until their workspace changes; those used longest ago go first. */
export class PageCache<Reply> {
  readonly #pages: RevisionCache<Page<Reply>>;
  readonly #weigh: (reply: Reply) => number;

  constructor({ maxWeight, weigh }: { maxWeight: number; weigh: (reply: Reply) => number }) {
    this.#pages = new RevisionCache({ maxWeight, weigh: ({ weight }) => weight });
    this.#weigh = weigh;
  }

  /**
   * The reply for `key` at the revision or a later one; those who ask while it is made wait for the same.
   *
   * @param make is told whether an earlier one was kept
   */
  at(key: string, revision: number, make: (isKnown: boolean) => Promise<Reply>): Promise<KeptReply<Reply>> {
    return this.#pages.at(key, revision, (older) => this.#page(key, () => make(older !== undefined))).reply;
  }

  #page(key: string, make: () => Promise<Reply>): Page<Reply> {
    const page: Page<Reply> = {
      weight: 0,
      reply: make().then(
        (reply) => {
          page.weight = this.#weigh(reply);
          this.#pages.reweigh(key, page);
          return new KeptReply(reply);
        },
        (error: unknown) => {
          this.#pages.drop(key, page);
          throw error;
        },
      ),
    };
    return page;
  }
}
