/** Longer than most wait: gzip learns the words of a page anew in each chunk, which of five seconds of changes makes 4 % more. */
const closeAfterMs = 12_000;
const closeLength = 256 * 1024;
/** What was not handed over is lost with a tab that is killed, and leaves unpacked as a page closes. */
const handAfterMs = 2000;
const handLength = 32 * 1024;
/** A click may leave the page: what it finds packed leaves small. Shorter than this between two, nothing is gained. */
const clickGapMs = 300;

export interface EventBuffer {
  add: (json: string) => void;
  /** Hands over what has come so far, for the page may be left by what was just done. */
  handSoon: () => void;
  /** Closes the open chunk as soon as what runs now is through. */
  sealSoon: () => void;
  sealNow: () => void;
  /** Characters that were not handed over yet. */
  length: () => number;
}

/**
 * Gathers the texts of events. They are handed over every two seconds, and sooner where they are as long as what was handed before, so that
 * packing the open chunk again and again costs at most twice its length.
 *
 * @param onHanded is given what is new; `closes`: the chunk ends with it
 */
export function eventBuffer(onHanded: (events: string[], closes: boolean) => void): EventBuffer {
  const events: string[] = [];
  let length = 0;
  let handedLength = 0;
  let handedAt = 0;
  let handTimer: ReturnType<typeof setTimeout> | undefined;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;

  const hand = (closes: boolean) => {
    clearTimeout(handTimer);
    handTimer = undefined;
    handedAt = performance.now();
    handedLength = closes ? 0 : handedLength + length;
    length = 0;
    onHanded(events.splice(0), closes);
  };
  const handOpen = () => hand(false);
  const handIn = (ms: number) => {
    handTimer ??= setTimeout(handOpen, ms);
  };

  const sealNow = () => {
    clearTimeout(closeTimer);
    closeTimer = undefined;
    if (length + handedLength > 0) hand(true);
  };

  return {
    add: (json) => {
      events.push(json);
      length += json.length;
      closeTimer ??= setTimeout(sealNow, closeAfterMs);
      if (length + handedLength >= closeLength) sealNow();
      else if (length >= handLength && length >= handedLength) handOpen();
      else handIn(handAfterMs);
    },
    handSoon: () => {
      if (length === 0 || performance.now() - handedAt < clickGapMs) return;
      clearTimeout(handTimer);
      handTimer = undefined;
      handIn(0);
    },
    sealSoon: () => {
      clearTimeout(closeTimer);
      closeTimer = setTimeout(sealNow, 0);
    },
    sealNow,
    length: () => length,
  };
}
