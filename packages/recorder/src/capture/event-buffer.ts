const sealAfterMs = 5000;
const sealLength = 256 * 1024;

export interface EventBuffer {
  add: (json: string) => void;
  /** Seals what has come so far, as soon as what runs now is through. */
  sealSoon: () => void;
  sealNow: () => void;
  length: () => number;
}

/** Gathers the texts of events until five seconds have passed or they are long enough to be sent. */
export function eventBuffer(onSealed: (events: string[]) => void): EventBuffer {
  let events: string[] = [];
  let length = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sealNow = () => {
    clearTimeout(timer);
    timer = undefined;
    if (events.length === 0) return;
    const sealed = events;
    events = [];
    length = 0;
    onSealed(sealed);
  };

  return {
    add: (json) => {
      events.push(json);
      length += json.length;
      if (length >= sealLength) sealNow();
      else timer ??= setTimeout(sealNow, sealAfterMs);
    },
    sealSoon: () => {
      clearTimeout(timer);
      timer = setTimeout(sealNow, 0);
    },
    sealNow,
    length: () => length,
  };
}
