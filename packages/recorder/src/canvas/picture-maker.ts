import {
  encodePictures,
  type EncoderScope,
  type PictureAnswer,
  type PictureOrder,
} from './encode-pictures.ts';

export interface PictureMaker {
  make: (order: Omit<PictureOrder, 'number'>) => Promise<PictureAnswer>;
  stop: () => void;
}

/** Has pictures made by a worker of its own, and on the page's thread where its policy has none. */
export function pictureMaker(): PictureMaker {
  const waiting = new Map<number, (answer: PictureAnswer) => void>();
  let last = 0;
  const onAnswer = ({ data }: { data: PictureAnswer }) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  };
  const own: EncoderScope = { onmessage: null, postMessage: (data) => onAnswer({ data }) };
  encodePictures(own);
  let worker = startWorker();
  if (worker) {
    worker.onmessage = onAnswer;
    worker.onerror = () => {
      worker = undefined;
      for (const number of waiting.keys()) onAnswer({ data: { number, took: 0 } });
    };
  }
  return {
    make: (given) =>
      new Promise((resolve) => {
        const order = { ...given, number: ++last };
        waiting.set(last, resolve);
        try {
          if (worker) worker.postMessage(order, [order.bitmap]);
          else own.onmessage?.({ data: order });
        } catch {
          // A picture that holds another site's is handed to nobody.
          onAnswer({ data: { number: order.number, took: 0 } });
        }
      }),
    stop: () => worker?.terminate(),
  };
}

function startWorker(): Worker | undefined {
  try {
    const text = `(${Function.prototype.toString.call(encodePictures)})(self)`;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    const worker = new Worker(url);
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    return worker;
  } catch {
    return undefined;
  }
}
