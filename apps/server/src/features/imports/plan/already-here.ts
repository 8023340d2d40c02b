import type { Duplicates } from '../../feedback/store/find-duplicates.service.ts';
import type { DraftItem } from './new-items.ts';

/** New items that are compared with what is here: enough to see that a file came before. */
export const comparedItems = 5000;

/** Counts over a file's first new items which look like ones that are already here. */
export class AlreadyHere {
  readonly #find: (items: readonly DraftItem[]) => Promise<Duplicates>;
  readonly #sources = new Set<string>();
  #compared = 0;
  #count = 0;

  constructor(find: (items: readonly DraftItem[]) => Promise<Duplicates>) {
    this.#find = find;
  }

  get compared(): number {
    return this.#compared;
  }

  get count(): number {
    return this.#count;
  }

  get sources(): string[] {
    return [...this.#sources];
  }

  /** @param items new by their ids or content, within `comparedItems` in all */
  async add(items: readonly DraftItem[]): Promise<void> {
    if (items.length === 0) return;
    const { count, sources } = await this.#find(items);
    this.#compared += items.length;
    this.#count += count;
    for (const source of sources) this.#sources.add(source);
  }
}
