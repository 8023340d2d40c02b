/** Functions of a window's contexts after which a canvas may look otherwise. */
const drawing: Record<string, string[]> = {
  CanvasRenderingContext2D: [
    'clearRect',
    'fillRect',
    'strokeRect',
    'fill',
    'stroke',
    'fillText',
    'strokeText',
    'drawImage',
    'putImageData',
    'reset',
  ],
  WebGLRenderingContext: ['clear', 'drawArrays', 'drawElements'],
  WebGL2RenderingContext: [
    'clear',
    'drawArrays',
    'drawElements',
    'drawArraysInstanced',
    'drawElementsInstanced',
    'drawRangeElements',
  ],
  ImageBitmapRenderingContext: ['transferFromImageBitmap'],
};

type Drawn = (this: DrawingContext, ...given: unknown[]) => unknown;
type Prototype = Record<string, Drawn | undefined>;

export interface DrawingContext {
  canvas: HTMLCanvasElement | OffscreenCanvas;
  getContextAttributes?: () => WebGLContextAttributes | null;
}

/**
 * Tells after each call that draws. Contexts that are asked for from now on let their drawing be read after it was shown.
 *
 * @returns gives the window its own functions back
 */
export function watchDrawingCalls(view: Window, onDrawn: (by: DrawingContext) => void): () => void {
  const restores: (() => void)[] = [];
  const replace = (owner: Prototype | undefined, name: string, by: (original: Drawn) => Drawn): void => {
    const original = owner?.[name];
    if (!owner || typeof original !== 'function') return;
    const own = by(original);
    try {
      owner[name] = own;
    } catch {
      // A frozen prototype: its canvases are looked at now and then instead.
      return;
    }
    restores.push(() => {
      if (owner[name] === own) owner[name] = original;
    });
  };
  const prototypeOf = (name: string) =>
    (view as unknown as Record<string, { prototype: Prototype } | undefined>)[name]?.prototype;
  for (const [context, names] of Object.entries(drawing))
    for (const name of names)
      replace(
        prototypeOf(context),
        name,
        (original) =>
          function drawn(...given) {
            const result = original.apply(this, given);
            onDrawn(this);
            return result;
          },
      );
  replace(
    prototypeOf('HTMLCanvasElement'),
    'getContext',
    (original) =>
      function context(kind, given, ...more) {
        const isThreeD = /^(?:experimental-)?webgl2?$/.test(String(kind));
        const asked = isThreeD ? { ...(given as object | undefined), preserveDrawingBuffer: true } : given;
        return original.call(this, kind, asked, ...more);
      },
  );
  return () => {
    for (const restore of restores) restore();
  };
}
