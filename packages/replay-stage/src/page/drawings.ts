import { drawnPicture, type DrawnPicture } from '@earshot/replay-format/drawn-picture';
import type { Fields } from '@earshot/replay-format/sanitise/values';
import { isPlaceholder, placeholder, stretched } from './placeholders.ts';

interface Size {
  width: number;
  height: number;
}

type Drawn = HTMLCanvasElement | HTMLVideoElement;

/** So many pictures are kept ready to be shown again. */
const readyMax = 24;
/** Of a canvas that says nothing of its size. */
const usualSize = { width: 300, height: 150 };

/**
 * What canvas elements and films of a recorded page show. A document that may run no scripts draws none, so that each is shown as a picture: the one
 * that was recorded last, else a placeholder. Where many changes are shown at once, only the last picture of each is; none of
 * the recording's own calls is ever made.
 */
export class Drawings {
  readonly #waiting = new Map<Drawn, DrawnPicture>();
  #last = new WeakMap<Node, DrawnPicture>();
  readonly #sizes = new WeakMap<Node, Size>();
  readonly #ready = new Map<string, HTMLImageElement>();
  /** Of another size it shows as much in another form; with other styles what it shows is lost. */
  readonly #changed = new MutationObserver((changes) => {
    for (const target of new Set(changes.map((change) => change.target))) this.#show(target as Drawn);
  });

  /** Another picture of the page says what each shows. */
  forget(): void {
    this.#waiting.clear();
  }

  /** @param node was drawn anew */
  built(node: Node): void {
    if (!isDrawn(node)) return;
    this.#last.delete(node);
    this.#show(node);
    if (isCanvas(node)) this.#changed.observe(node, { attributeFilter: ['width', 'height', 'style'] });
  }

  later(target: Node | null, change: Fields): void {
    const picture = target && isDrawn(target) ? drawnPicture(change) : undefined;
    if (picture) this.#waiting.set(target as Drawn, picture);
  }

  /** Of a film whose pictures are not recorded, or that comes before them. */
  knowSize(film: Node, size: Size): void {
    if (film.nodeName !== 'VIDEO') return;
    this.#sizes.set(film, size);
    if (!this.#last.has(film)) this.#show(film as Drawn);
  }

  draw(): void {
    for (const [drawn, picture] of this.#waiting) {
      this.#last.set(drawn, picture);
      this.#show(drawn);
    }
    this.#waiting.clear();
  }

  #show(drawn: Drawn): void {
    const picture = this.#last.get(drawn);
    // A film has the size of its pictures, a canvas that of its attributes.
    const size = (!isCanvas(drawn) && (picture ?? this.#sizes.get(drawn))) || drawn;
    const width = sideOf(size, 'width');
    const height = sideOf(size, 'height');
    if (!picture) {
      if (isCanvas(drawn)) put(drawn, placeholder('canvas', width, height));
      // One of which nothing came shows nothing.
      else if (size !== drawn && (!drawn.hasAttribute('poster') || isPlaceholder(drawn.poster)))
        put(drawn, placeholder('film', width, height));
      return;
    }
    const image = this.#imageOf(picture);
    const show = () => {
      if (this.#last.get(drawn) !== picture) return;
      const isItsSize = image.naturalWidth === width && image.naturalHeight === height;
      put(drawn, isItsSize ? image.src : stretched(image.src, width, height));
    };
    if (image.complete) show();
    else image.addEventListener('load', show, { once: true });
  }

  #imageOf({ type, base64 }: DrawnPicture): HTMLImageElement {
    const address = `data:${type};base64,${base64}`;
    const image = this.#ready.get(address) ?? Object.assign(new Image(), { src: address });
    // The one that was shown last goes last.
    this.#ready.delete(address);
    this.#ready.set(address, image);
    const [oldest] = this.#ready.keys();
    if (this.#ready.size > readyMax && oldest !== undefined) this.#ready.delete(oldest);
    return image;
  }
}

function put(drawn: Drawn, address: string): void {
  if (!isCanvas(drawn)) {
    drawn.poster = address;
    return;
  }
  const canvas = drawn;
  const value = `url("${address}")`;
  // To write what stands there would be a change of its own.
  if (canvas.style.content !== value) canvas.style.setProperty('content', value, 'important');
}

function sideOf(of: Drawn | Size, name: 'width' | 'height'): number {
  if (!('nodeName' in of)) return of[name];
  const given = of.getAttribute(name) ?? '';
  return /^\d{1,5}$/.test(given) ? Math.max(1, Number(given)) : usualSize[name];
}

function isCanvas(node: Node): node is HTMLCanvasElement {
  return node.nodeName === 'CANVAS';
}

function isDrawn(node: Node): node is Drawn {
  return isCanvas(node) || node.nodeName === 'VIDEO';
}
