import { drawnPicture, type DrawnPicture } from '@earshot/replay-format/drawn-picture';
import type { Fields } from '@earshot/replay-format/sanitise/values';
import { placeholder, stretched } from './placeholders.ts';

/** So many pictures are kept ready to be shown again. */
const readyMax = 24;
/** Of a canvas that says nothing of its size. */
const usualSize = { width: 300, height: 150 };

/**
 * What canvas elements of a recorded page show. A document that may run no scripts draws none, so that each is shown as a picture: the one
 * that was recorded last, else a placeholder. Where many changes are shown at once, only the last picture of each is; none of
 * the recording's own calls is ever made.
 */
export class Drawings {
  readonly #waiting = new Map<HTMLCanvasElement, DrawnPicture>();
  #last = new WeakMap<Node, DrawnPicture>();
  readonly #ready = new Map<string, HTMLImageElement>();
  /** Of another size it shows as much in another form; with other styles what it shows is lost. */
  readonly #changed = new MutationObserver((changes) => {
    for (const target of new Set(changes.map((change) => change.target)))
      this.#show(target as HTMLCanvasElement);
  });

  /** Another picture of the page says what each shows. */
  forget(): void {
    this.#waiting.clear();
  }

  /** @param node was drawn anew */
  built(node: Node): void {
    if (!isCanvas(node)) return;
    this.#last.delete(node);
    this.#show(node);
    this.#changed.observe(node, { attributeFilter: ['width', 'height', 'style'] });
  }

  later(target: Node | null, change: Fields): void {
    const picture = target && isCanvas(target) ? drawnPicture(change) : undefined;
    if (picture) this.#waiting.set(target as HTMLCanvasElement, picture);
  }

  draw(): void {
    for (const [canvas, picture] of this.#waiting) {
      this.#last.set(canvas, picture);
      this.#show(canvas);
    }
    this.#waiting.clear();
  }

  #show(canvas: HTMLCanvasElement): void {
    const width = sideOf(canvas, 'width');
    const height = sideOf(canvas, 'height');
    const picture = this.#last.get(canvas);
    if (!picture) {
      put(canvas, placeholder('canvas', width, height));
      return;
    }
    const image = this.#imageOf(picture);
    const show = () => {
      if (this.#last.get(canvas) !== picture) return;
      const isItsSize = image.naturalWidth === width && image.naturalHeight === height;
      put(canvas, isItsSize ? image.src : stretched(image.src, width, height));
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

function put(canvas: HTMLCanvasElement, address: string): void {
  const value = `url("${address}")`;
  // To write what stands there would be a change of its own.
  if (canvas.style.content !== value) canvas.style.setProperty('content', value, 'important');
}

function sideOf(canvas: HTMLCanvasElement, name: 'width' | 'height'): number {
  const given = canvas.getAttribute(name) ?? '';
  return /^\d{1,5}$/.test(given) ? Math.max(1, Number(given)) : usualSize[name];
}

function isCanvas(node: Node): node is HTMLCanvasElement {
  return node.nodeName === 'CANVAS';
}
