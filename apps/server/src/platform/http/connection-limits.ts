/*
 * How long a client may take. A head has to come within 15 seconds, of which up to `checkEveryMs` pass until it is looked at; a
 * body that drips is given up within the same.
 */

export const headMs = 8000;
export const checkEveryMs = 2000;
/** Long enough for the largest file on a slow line. */
export const uploadMs = 15 * 60_000;
/** Longer than what proxies and load balancers keep theirs, so that they close first. */
export const idleMs = 65_000;

export interface BodyPace {
  /** Whoever has sent fewer bytes of a body in a window, while the server had room for more, is not waited for. */
  windowMs: number;
  windowBytes: number;
  /** Time for a whole body, of calls that take no files. */
  wholeMs: number;
  /** Time for a whole body of files. */
  filesMs: number;
  lookEveryMs: number;
}

export const bodyPace: BodyPace = {
  windowMs: 8000,
  windowBytes: 4096,
  wholeMs: 120_000,
  filesMs: uploadMs,
  lookEveryMs: 1000,
};
