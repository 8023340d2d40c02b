/** Longer than most wait: gzip learns the words of a page anew in each chunk, which of five seconds of changes makes 4 % more. */
const sealAfterMs = 12_000;
/** Pictures of the page are looked for once events that name them were read, and some are gone soon. */
const withPicturesMs = 3000;
const sealLength = 256 * 1024;

export interface EventBuffer {
  add: (json: string) => void;
  /** Seals what has come so far, as soon as what runs now is through. */
  sealSoon: () => void;
  sealNow: () => void;
  length: () => number;
}

/** Gathers the texts of events until some seconds have passed or they are long enough to be sent. */
export function eventBuffer(onSealed: (events: string[]) => void, keepsPictures: boolean): EventBuffer {
  const events: string[] = [];
  let length = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sealNow = () => {
    clearTimeout(timer);
    timer = undefined;
    length = 0;
    if (events.length > 0) onSealed(events.splice(0));
  };

  return {
    add: (json) => {
      events.push(json);
      length += json.length;
      if (length >= sealLength) sealNow();
      else timer ??= setTimeout(sealNow, keepsPictures ? withPicturesMs : sealAfterMs);
    },
    sealSoon: () => {
      clearTimeout(timer);
      timer = setTimeout(sealNow, 0);
    },
    sealNow,
    length: () => length,
  };
}
