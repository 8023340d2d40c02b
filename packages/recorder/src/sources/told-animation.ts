import type { OwnPayloads } from '@earshot/replay-format/own-events';

type Told = Omit<OwnPayloads['es:animation'], 'id' | 'number'>;

/** More is no animation that a person wrote. */
const keyframesMax = 200;

/** Of one that does nothing any more. */
export const nothing: Told = {
  keyframes: [],
  timing: {
    duration: 0,
    iterations: 1,
    delay: 0,
    endDelay: 0,
    iterationStart: 0,
    direction: 'normal',
    easing: 'linear',
    fill: 'none',
  },
  state: 'idle',
  at: 0,
  rate: 1,
};

/** What an animation does and where it stands now. */
export function told(animation: Animation): Told {
  const { playState, currentTime, playbackRate } = animation;
  const effect = animation.effect as KeyframeEffect;
  const { duration, iterations, delay, endDelay, iterationStart, direction, easing, fill } =
    effect.getTiming();
  return {
    keyframes: effect.getKeyframes().slice(0, keyframesMax).map(plain),
    timing: {
      duration: typeof duration === 'number' ? duration : 0,
      // JSON has no number for it.
      iterations: iterations === Infinity ? null : (iterations ?? 1),
      delay: delay ?? 0,
      endDelay: endDelay ?? 0,
      iterationStart: iterationStart ?? 0,
      direction: direction ?? 'normal',
      easing: easing ?? 'linear',
      fill: fill ?? 'none',
    },
    ...(effect.pseudoElement !== null && { pseudo: effect.pseudoElement }),
    state: playState,
    at: typeof currentTime === 'number' ? currentTime : 0,
    rate: playbackRate,
  };
}

/** `computedOffset` follows from the others. */
function plain({ computedOffset: _, ...keyframe }: ComputedKeyframe): Told['keyframes'][number] {
  return Object.fromEntries(
    Object.entries(keyframe).filter(
      ([name, value]) => value !== undefined && (name === 'offset' || value !== null),
    ),
  ) as Told['keyframes'][number];
}
