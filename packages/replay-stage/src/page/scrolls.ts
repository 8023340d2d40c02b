import type { NodeMap, RecordedNode } from './recorded-node.ts';
import { eachNode } from './recorded-node.ts';

interface Place {
  left: number;
  top: number;
}

/**
 * How far the parts of a recorded page are scrolled. Where many changes are shown at once, each part is scrolled when the last of
 * them was made: a browser has to lay the page out for every scroll that comes after a change.
 */
export class Scrolls {
  readonly #waiting = new Map<Node, Place>();
  /** What does not stand at its beginning. */
  #scrolled = new Set<Node>();

  later(target: Node, place: Place): void {
    this.#waiting.set(target, place);
  }

  /** @param target was scrolled by somebody else */
  know(target: Node): void {
    this.#scrolled.add(target);
  }

  /** As a picture has it: what it says nothing of stands at its beginning. */
  startFrom(picture: RecordedNode, nodes: NodeMap): void {
    this.#waiting.clear();
    for (const target of this.#scrolled) this.#waiting.set(target, { left: 0, top: 0 });
    eachNode(picture, ({ id, attributes }) => {
      const [left, top] = [attributes?.['rr_scrollLeft'], attributes?.['rr_scrollTop']];
      const target = left === undefined && top === undefined ? null : nodes.getNode(id);
      if (target) this.later(target, { left: Number(left ?? 0), top: Number(top ?? 0) });
    });
  }

  apply(): void {
    for (const [target, { left, top }] of this.#waiting) {
      this.#scrolled.delete(target);
      if (!target.isConnected) continue;
      if (left !== 0 || top !== 0) this.#scrolled.add(target);
      const scrolled =
        target.nodeType === Node.DOCUMENT_NODE ? (target as Document).defaultView : (target as Element);
      scrolled?.scrollTo({ left, top, behavior: 'instant' });
    }
    this.#waiting.clear();
  }
}
