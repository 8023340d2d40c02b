/** A card that is on a board, or was merged into one that is. */
export interface KnownCard {
  title: string;
  /** The id and address that another tool gave it; null for a card that was not imported, or has none. */
  externalId: string | null;
  url: string | null;
}

/** Tells which cards of a file are on a board already. */
export class KnownCards {
  readonly #byId: Map<string | null, KnownCard[]>;
  readonly #byTitle: Map<string, KnownCard[]>;

  constructor(cards: readonly KnownCard[]) {
    this.#byId = Map.groupBy(cards, ({ externalId }) => externalId);
    this.#byTitle = Map.groupBy(cards, ({ title }) => titleKey(title));
  }

  /**
   * By the other tool's id, else by title. Every tool and file has a card 7: a bare number is the same card's only with its title or
   * address. Two of the same title that have different ids are two cards.
   */
  doubleOf({ title, externalId, url }: KnownCard): 'id' | 'title' | null {
    const ofId = externalId === null ? [] : (this.#byId.get(externalId) ?? []);
    const isSame = (card: KnownCard) =>
      !isBareNumber(externalId ?? '') ||
      titleKey(card.title) === titleKey(title) ||
      (url !== null && card.url === url);
    if (ofId.some(isSame)) return 'id';
    const ofTitle = this.#byTitle.get(titleKey(title)) ?? [];
    return ofTitle.some((card) => externalId === null || card.externalId === null) ? 'title' : null;
  }
}

/** The same for titles that differ in case and spaces alone. */
export function titleKey(title: string): string {
  return title.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** "7", "#7". */
function isBareNumber(id: string): boolean {
  return /^\W*\d+\W*$/.test(id);
}
