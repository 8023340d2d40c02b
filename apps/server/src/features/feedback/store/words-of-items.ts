import type { Tx } from '../../../platform/database/open.ts';
import type { ItemContent } from './item-content.service.ts';
import { putWord, readWords } from './judged-items.sql.ts';
import type { Word } from './peoples-words.ts';
import { holding, toneOfItem, withoutWords, withWords } from './peoples-words.ts';

/** What people said of some items, kept while these are written anew. */
export class WordsOfItems {
  readonly #words: Map<number, Word[]>;
  readonly #found: Word[] = [];

  private constructor(words: readonly Word[]) {
    this.#words = Map.groupBy(words, ({ itemId }) => itemId);
  }

  static async read(tx: Tx, workspaceId: string, itemIds: readonly number[]): Promise<WordsOfItems> {
    return new WordsOfItems(await readWords(tx, workspaceId, itemIds));
  }

  /** The stored item as the engine alone sees it. */
  without<Item extends ItemContent & { id: number }>(item: Item): Item {
    return withoutWords(item, this.#words.get(item.id) ?? []);
  }

  /** The item as it will be shown; remembers what the engine finds beneath. */
  withThem<Item extends ItemContent & { id: number }>(item: Item): Item {
    const words = holding(item, this.#words.get(item.id) ?? []);
    for (const word of words) {
      this.#found.push(
        word.subject === 'sentiment'
          ? { ...word, engine: toneOfItem(item) }
          : { ...word, engine: { language: item.language } },
      );
    }
    return withWords(item, words);
  }

  async saveFound(tx: Tx, workspaceId: string): Promise<void> {
    for (const word of this.#found) await putWord(tx, workspaceId, word);
  }
}
