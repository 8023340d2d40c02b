import type { SafeEvent } from '@earshot/replay-format/sanitise';
import { eventTypes } from '@earshot/replay-format/sanitise';
import type { Fields } from '@earshot/replay-format/sanitise/values';
import { sources } from '@earshot/replay-format/sanitise/incremental';
import { changePage, type DrawnPage } from './change-page.ts';
import { Drawings } from './drawings.ts';
import type { NodeMap, RecordedNode } from './recorded-node.ts';
import { Scrolls } from './scrolls.ts';

/** The library's number for a finger that is put down. */
const touchStart = 7;

/** The library's map of a page's nodes. */
export interface LibraryNodes extends NodeMap {
  getIds: () => number[];
  reset: () => void;
}

/** What the library, as it is bundled, asks and tells while it draws. */
export interface PageHooks {
  /** @returns whether the page is the picture now; otherwise the library draws it as a whole */
  changePage: (picture: RecordedNode, draws: Pick<DrawnPage, 'document' | 'build' | 'onBuilt'>) => boolean;
  /** @param isAtOnce whether changes follow that are shown with it */
  pictureDrawn: (picture: RecordedNode, document: Document, isAtOnce: boolean) => void;
  /** @returns whether the library has to do it */
  scroll: (target: Node, place: { x: number; y: number }, isAtOnce: boolean) => boolean;
  drawn: (target: Node | null, change: Fields, isAtOnce: boolean) => void;
}

/** A recorded page as it is drawn. It is made into other pictures of it where that can be, instead of being drawn anew. */
export class ShownPage {
  readonly #nodes: LibraryNodes;
  readonly #scrolls = new Scrolls();
  readonly #drawings = new Drawings();
  readonly #changedSheets = new Set<number>();
  readonly #pointer: HTMLElement | null;
  #before: NodeMap | undefined;

  /**
   * @param nodes are forgotten by the library ahead of each picture; from then on they are remembered here
   * @param pointer stands for the visitor's
   */
  constructor(nodes: LibraryNodes, pointer: HTMLElement | null) {
    this.#nodes = nodes;
    this.#pointer = pointer;
    const reset = nodes.reset.bind(nodes);
    nodes.reset = () => {
      if (nodes.getIds().length > 0) this.#before = copyOf(nodes);
      reset();
    };
  }

  readonly hooks: PageHooks = {
    changePage: (picture, draws) => {
      const before = this.#before;
      this.#before = undefined;
      if (!before) return false;
      try {
        const changedSheets = this.#changedSheets;
        changePage({ ...draws, before, after: this.#nodes, changedSheets }, picture);
      } catch {
        return false;
      }
      draws.document.getSelection()?.removeAllRanges();
      return true;
    },
    pictureDrawn: (picture, document, isAtOnce) => {
      // Those that the picture had follow it as a change.
      if (document.adoptedStyleSheets.length > 0) document.adoptedStyleSheets = [];
      this.#scrolls.startFrom(picture, this.#nodes);
      this.#drawings.forget();
      if (isAtOnce) this.#forgetPointer();
      else this.#scrolls.apply();
    },
    scroll: (target, { x, y }, isAtOnce) => {
      if (isAtOnce) this.#scrolls.later(target, { left: x, top: y });
      else this.#scrolls.know(target);
      return !isAtOnce;
    },
    drawn: (target, change, isAtOnce) => {
      this.#drawings.later(target, change);
      if (!isAtOnce) this.#drawings.draw();
    },
  };

  /** Is told ahead of what is going to be replayed in it. */
  expect(events: readonly SafeEvent[]): void {
    for (const { type, data } of events) {
      if (type !== eventTypes.incremental || typeof data.id !== 'number') continue;
      if (data.source === sources.styleSheetRule || data.source === sources.styleDeclaration)
        this.#changedSheets.add(data.id);
    }
    this.#pointer?.classList.toggle('touch-device', events.some(isTouch));
  }

  /** Is told of each node that was drawn anew. */
  built(node: Node): void {
    this.#drawings.built(node);
  }

  /** Is told how large a film is, which has no picture of its own yet. */
  knowSize({ id, ...size }: { id: number; width: number; height: number }): void {
    const film = this.#nodes.getNode(id);
    if (film) this.#drawings.knowSize(film, size);
  }

  /** Is told when all changes are made that are shown at once. */
  settle(): void {
    this.#scrolls.apply();
    this.#drawings.draw();
  }

  /** Where it stood before tells nothing of the place that is gone to. */
  #forgetPointer(): void {
    this.#pointer?.classList.remove('active', 'touch-active');
    this.#pointer?.style.removeProperty('left');
    this.#pointer?.style.removeProperty('top');
  }
}

function isTouch({ type, data: { source, type: kind } }: SafeEvent): boolean {
  if (type !== eventTypes.incremental) return false;
  return source === sources.touchMove || (source === sources.mouseInteraction && kind === touchStart);
}

/** It keeps the lists, which the library replaces by new ones. */
function copyOf(nodes: LibraryNodes): NodeMap {
  return Object.assign(Object.create(Object.getPrototypeOf(nodes) as object) as LibraryNodes, nodes);
}
