const failuresMax = 20;

export interface FailureCount {
  note: (error: unknown) => void;
  /** The same function, but nothing that it throws goes further than this count. */
  guard: <Arguments extends unknown[]>(run: (...given: Arguments) => void) => (...given: Arguments) => void;
}

/** Faults of the recorder stay in the recorder; too many switch it off. */
export function failureCount(onTooMany: () => void): FailureCount {
  let failures = 0;
  const note = () => {
    if (++failures !== failuresMax) return;
    try {
      onTooMany();
    } catch {
      // Nothing is left to be done.
    }
  };
  return {
    note,
    guard:
      (run) =>
      (...given) => {
        try {
          run(...given);
        } catch {
          note();
        }
      },
  };
}
