export type PictureType = 'image/png' | 'image/webp';

export interface PictureOrder {
  number: number;
  bitmap: ImageBitmap;
  /** Of the picture; the bitmap may be larger. */
  width: number;
  height: number;
  /** Undefined: whichever is the smaller. */
  type: PictureType | undefined;
}

export interface PictureAnswer {
  number: number;
  /** Undefined where it cannot be read, as when it holds pictures of another site. */
  picture?: { base64: string; type: string };
  /** What it took, in milliseconds. */
  took: number;
}

/** Where orders come from and answers go: a worker's own scope, or what stands for it. */
export interface EncoderScope {
  onmessage: ((message: { data: PictureOrder }) => void) | null;
  postMessage: (answer: PictureAnswer) => void;
}

/**
 * Makes files of pictures, in a worker where there is one: its text is sent there, so it names nothing from outside of it. Flat
 * drawings are smaller, and exact, as PNG; others as WebP.
 */
export function encodePictures(scope: EncoderScope): void {
  const quality = 0.85;
  /** Of what would be too large else, such as photographs: still a picture. */
  const lowQuality = 0.4;
  const lengthMax = 700_000;

  const base64Of = async (blob: Blob): Promise<string> => {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 0x8000)
      text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
    return btoa(text);
  };

  const smallest = (blobs: Blob[]): Blob | undefined => {
    const [one, other] = blobs;
    return one && other && other.size * 1.3 < one.size ? other : one;
  };

  const encoded = async ({
    bitmap,
    width,
    height,
    type,
  }: PictureOrder): Promise<PictureAnswer['picture']> => {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const types = type ? [type] : ['image/png', 'image/webp'];
    const made = await Promise.all(types.map((wanted) => canvas.convertToBlob({ type: wanted, quality })));
    let blob = smallest(made);
    if (blob && blob.size > lengthMax)
      blob = await canvas.convertToBlob({ type: 'image/webp', quality: lowQuality });
    return blob && blob.size <= lengthMax ? { base64: await base64Of(blob), type: blob.type } : undefined;
  };

  scope.onmessage = ({ data }) => {
    const began = performance.now();
    const answer = (picture?: PictureAnswer['picture']) =>
      scope.postMessage({
        number: data.number,
        took: performance.now() - began,
        ...(picture && { picture }),
      });
    encoded(data).then(answer, () => answer());
  };
}
