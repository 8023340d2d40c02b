import { nodeKinds } from '@earshot/replay-format/sanitise/node';
import { changeAttributes } from './change-attributes.ts';
import { inOrder } from './in-order.ts';
import { holdsSheet, isAlike, type NodeMap, type RecordedNode } from './recorded-node.ts';

/** A page as it is drawn, and what it takes to draw parts of it anew. */
export interface DrawnPage {
  document: Document;
  /** What its nodes were drawn from; they may have changed since. */
  before: NodeMap;
  /** Takes up what they stand for from now on. */
  after: NodeMap;
  /** Draws a node with all that is in it, and takes it up. */
  build: (node: RecordedNode) => Node | null;
  /** Is told what was drawn anew once it is in the page. */
  onBuilt: (node: Node, id: number) => void;
  /** Style elements whose rules were changed by script: their text does not tell what they hold. */
  changedSheets: ReadonlySet<number>;
}

/**
 * Makes a drawn page into another picture of it. What both have is left where it is, with whatever it held that the picture does not
 * tell; what is only alike is given the other's attributes and text; the rest is drawn anew.
 *
 * @throws RangeError when the two have no common ground; the page is then half changed, and has to be drawn as a whole
 */
export function changePage(page: DrawnPage, picture: RecordedNode): void {
  new PageChange(page).document(picture);
}

class PageChange {
  readonly #page: DrawnPage;
  /** Drawn to be compared with what is there. */
  readonly #built = new Map<RecordedNode, Node>();
  /** The library's own style element, which no picture holds. It loses its rules when it is moved. */
  readonly #own: Node | null;

  constructor(page: DrawnPage) {
    this.#page = page;
    const before = page.document.head.previousSibling;
    this.#own = before?.nodeName === 'STYLE' && !page.before.getMeta(before) ? before : null;
  }

  document(picture: RecordedNode): void {
    const { document, before, after } = this.#page;
    const was = before.getMeta(document);
    const children = picture.childNodes ?? [];
    const isSame = was?.id === picture.id && was.compatMode === picture.compatMode;
    if (!isSame || !this.#own || document.childNodes.length !== children.length)
      throw new RangeError('Another page');
    after.add(document, picture);
    children.forEach((node, at) => {
      const live = document.childNodes[at];
      const meta = live && before.getMeta(live);
      if (!meta || meta.id !== node.id || meta.type !== node.type) throw new RangeError('Another root');
      if (node.type === nodeKinds.documentType) after.add(live, node);
      else if (this.#canBecome(live, node)) this.#change(live, node);
      else throw new RangeError('Another root');
    });
    if (this.#own.nextSibling !== document.head) throw new RangeError('The library’s styles stand elsewhere');
  }

  #change(live: Node, node: RecordedNode): void {
    if (holdsSheet(node)) return;
    this.#page.after.add(live, node);
    if (node.type === nodeKinds.element) {
      changeAttributes(live as Element, node);
      this.#children(live, node.childNodes ?? []);
    } else if (live.nodeValue !== node.textContent) live.nodeValue = node.textContent ?? '';
  }

  #children(parent: Node, nodes: readonly RecordedNode[]): void {
    const found = nodes.map((node) => this.#find(parent, node));
    const wanted = new Set(found);
    const staying = stayingOf(parent, found);
    let cursor = this.#nextSeen(parent.firstChild);
    const advance = () => (cursor = this.#nextSeen(cursor?.nextSibling ?? null));
    const drop = () => {
      const gone = cursor as ChildNode;
      advance();
      gone.remove();
    };
    nodes.forEach((node, at) => {
      const live = found[at];
      if (live && staying.has(live)) {
        // What is wanted elsewhere is taken there in its turn.
        while (cursor !== live)
          if (wanted.has(cursor)) advance();
          else drop();
        advance();
        this.#change(live, node);
      } else if (live) {
        if (cursor === live) advance();
        else parent.insertBefore(live, cursor);
        this.#change(live, node);
      } else if (cursor && !wanted.has(cursor) && !holdsSheet(node) && this.#canBecome(cursor, node)) {
        const taken = cursor;
        advance();
        this.#change(taken, node);
      } else this.#insert(parent, node, cursor);
    });
    while (cursor)
      if (wanted.has(cursor)) advance();
      else drop();
  }

  /** The node that was drawn for the same recorded one, if it stands in the same parent and can become what is asked for. */
  #find(parent: Node, node: RecordedNode): ChildNode | null {
    const live = this.#page.before.getNode(node.id);
    if (live?.parentNode !== parent || !this.#canBecome(live, node)) return null;
    if (holdsSheet(node) && !this.#isSameSheet(live, node)) return null;
    return live as ChildNode;
  }

  #canBecome(live: Node, node: RecordedNode): boolean {
    const was = this.#page.before.getMeta(live);
    if (!was || !isAlike(was, node)) return false;
    return node.type !== nodeKinds.element || !(live as Element).shadowRoot;
  }

  /** Takes the sheet up when it is. */
  #isSameSheet(live: Node, node: RecordedNode): boolean {
    if (this.#page.changedSheets.has(node.id)) return false;
    const fresh = this.#build(node);
    if (!fresh.isEqualNode(live)) {
      this.#built.set(node, fresh);
      return false;
    }
    this.#page.after.add(live, node);
    node.childNodes?.forEach((child, at) => {
      const text = live.childNodes[at];
      if (text) this.#page.after.add(text, child);
    });
    return true;
  }

  #insert(parent: Node, node: RecordedNode, next: Node | null): void {
    const fresh = this.#built.get(node) ?? this.#build(node);
    parent.insertBefore(fresh, next);
    this.#page.onBuilt(fresh, node.id);
  }

  #build(node: RecordedNode): Node {
    const fresh = this.#page.build(node);
    if (!fresh) throw new RangeError('A node that cannot be drawn');
    return fresh;
  }

  #nextSeen(node: ChildNode | null): ChildNode | null {
    return node === this.#own ? (node?.nextSibling ?? null) : node;
  }
}

/** Of the nodes that are found among a parent's, those around which the others are put. */
function stayingOf(parent: Node, found: readonly (ChildNode | null)[]): ReadonlySet<ChildNode | null> {
  let next = parent.firstChild;
  const isInOrder = found.every((live) => {
    if (!live) return true;
    while (next && next !== live) next = next.nextSibling;
    return next !== null;
  });
  if (isInOrder) return new Set(found);
  const places = new Map<Node, number>([...parent.childNodes].map((live, at) => [live, at]));
  const staying = inOrder(found.map((live) => (live && places.get(live)) ?? -1));
  return new Set(found.filter((live) => live && staying.has(places.get(live) ?? -1)));
}
