import { eventTypes } from '../masking/recorded-events.ts';
import { nothing, told } from './told-animation.ts';
import type { StartSource } from './source.ts';

/** Calls after which an animation stands elsewhere than its clock says. */
const calls = ['play', 'pause', 'finish', 'reverse', 'cancel', 'updatePlaybackRate'];
/** So many are told at once, then so many a second: more is not followed by a reader's eye. */
const atOnceMax = 200;
const aSecondMax = 40;

type Call = (this: unknown, ...given: unknown[]) => unknown;
type Owner = Record<string, Call | undefined>;

/**
 * Animations that scripts begin (Web Animations API): those of style sheets are told by the sheets. Hooks only note which one was
 * touched; what it does is read afterwards, when what it moves is in the recording.
 */
export const animations: StartSource = (ports) => {
  const known = new WeakMap<Animation, { id: number; number: number }>();
  const touched = new Set<Animation>();
  let last = 0;
  let room = atOnceMax;
  let roomAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasRoom = (): boolean => {
    const now = performance.now();
    room = Math.min(atOnceMax, room + ((now - roomAt) / 1000) * aSecondMax);
    roomAt = now;
    return --room >= 0;
  };

  const tellTouched = ports.guard(() => {
    timer = undefined;
    for (const animation of touched) {
      const { effect, playState } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const id = target ? ports.idOf(target) : -1;
      const before = known.get(animation);
      if (id < 0 || playState === 'idle') {
        // What was never told needs no word.
        if (before) ports.tell('es:animation', { ...before, ...nothing });
      } else if (hasRoom()) {
        const now = { id, number: before?.number ?? ++last };
        known.set(animation, now);
        ports.tell('es:animation', { ...now, ...told(animation) });
      }
    }
    touched.clear();
  });

  const touch = ports.guard((animation: Animation) => {
    if ('animationName' in animation || 'transitionProperty' in animation) return;
    touched.add(animation);
    timer ??= setTimeout(tellTouched, 0);
  });

  const touchAll = () => {
    for (const animation of document.getAnimations()) touch(animation);
  };

  const restores: (() => void)[] = [];
  const hook = (owner: Owner, name: string, animationOf: (by: unknown, made: unknown) => unknown) => {
    const original = owner[name];
    if (typeof original !== 'function') return;
    const own: Call = function call(...given) {
      const made = original.apply(this, given);
      touch(animationOf(this, made) as Animation);
      return made;
    };
    try {
      owner[name] = own;
    } catch {
      // A frozen prototype: its animations are told with each picture of the page.
      return;
    }
    restores.push(() => {
      if (owner[name] === own) owner[name] = original;
    });
  };

  hook(Element.prototype as unknown as Owner, 'animate', (_by, made) => made);
  for (const name of calls) hook(Animation.prototype as unknown as Owner, name, (by) => by);
  touchAll();
  return {
    // A replay may begin with this picture of the page.
    note: ({ type }) => {
      if (type === eventTypes.fullSnapshot) touchAll();
    },
    stop: () => {
      clearTimeout(timer);
      for (const restore of restores) restore();
    },
  };
};
