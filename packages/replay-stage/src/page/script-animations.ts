import type { OwnPayloads } from '@earshot/replay-format/own-events';

type Told = OwnPayloads['es:animation'];

interface Shown {
  told: Told;
  /** When it was told so. */
  toldAt: number;
  animation: Animation | undefined;
}

/** Of animations that run at once; a page that tells more shows the others where they begin. */
const shownMax = 3000;

/** What scripts of the recorded page animated, made anew: the page's own scripts do not run in a replay. */
export class ScriptAnimations {
  readonly #nodeOf: (id: number) => Node | null;
  readonly #shown = new Map<number, Shown>();
  #speed = 1;

  constructor(nodeOf: (id: number) => Node | null) {
    this.#nodeOf = nodeOf;
  }

  /** Another picture of the page was drawn, after which each that is left is told again. */
  forget(): void {
    for (const { animation } of this.#shown.values()) animation?.cancel();
    this.#shown.clear();
  }

  take(told: Told, toldAt: number): void {
    this.#shown.get(told.number)?.animation?.cancel();
    this.#shown.delete(told.number);
    if (told.state === 'idle' || this.#shown.size >= shownMax) return;
    this.#shown.set(told.number, { told, toldAt, animation: undefined });
  }

  speed(speed: number): void {
    this.#speed = speed;
  }

  /** Brings all to where they stood at an instant, and has them run on from there, or stand. */
  settle(at: number, isPlaying: boolean): void {
    for (const shown of this.#shown.values()) {
      const { told, toldAt } = shown;
      const isRunning = told.state === 'running';
      const animation = (shown.animation ??= this.#begin(told));
      if (!animation) continue;
      animation.playbackRate = told.rate * this.#speed;
      if (told.state === 'finished') animation.currentTime = told.at;
      else animation.currentTime = told.at + (isRunning ? (at - toldAt) * told.rate : 0);
      // Only one that has not ended runs on: from its end it would begin anew.
      if (isPlaying && isRunning && !hasEnded(animation)) animation.play();
      else animation.pause();
    }
  }

  /** Undefined when the part is not there, or this browser cannot do it. */
  #begin({ id, keyframes, timing, pseudo }: Told): Animation | undefined {
    const target = this.#nodeOf(id) as Partial<Element> | null;
    try {
      return target?.animate?.(keyframes, {
        ...(timing as Omit<Told['timing'], 'iterations'> & KeyframeAnimationOptions),
        iterations: timing.iterations ?? Infinity,
        ...(pseudo !== undefined && { pseudoElement: pseudo }),
      });
    } catch {
      return undefined;
    }
  }
}

function hasEnded({ currentTime, playbackRate, effect }: Animation): boolean {
  const end = Number(effect?.getComputedTiming().endTime);
  return playbackRate < 0 ? Number(currentTime) <= 0 : Number(currentTime) >= end;
}
