import { noFiles } from '../kept-files.ts';
import type { OwnPayloads } from '../own-events.ts';
import { cleanCss } from './css.ts';
import type { Fields } from './values.ts';
import { fieldsOf, idOf, listOf, numberOf, textOf } from './values.ts';

type Told = OwnPayloads['es:animation'];

const keyframesMax = 200;
const propertiesMax = 60;
const valueMax = 4000;
const directions = ['normal', 'reverse', 'alternate', 'alternate-reverse'];
const fills = ['none', 'forwards', 'backwards', 'both'];
const states = ['idle', 'running', 'paused', 'finished'];

/** An animation of a script, of which nothing but values of styles and numbers is taken; undefined for what is none. */
export function cleanAnimation(told: Fields): Told | undefined {
  const [id, number] = [idOf(told.id), numberOf(told.number)];
  const timing = fieldsOf(told.timing);
  if (id === undefined || number === undefined || !timing) return undefined;
  const size = (value: unknown) => numberOf(value) ?? 0;
  const pseudo = textOf(told.pseudo, 30);
  return {
    id,
    number,
    keyframes: listOf(told.keyframes).slice(0, keyframesMax).map(cleanKeyframe),
    timing: {
      duration: Math.max(0, size(timing.duration)),
      iterations: timing.iterations === null ? null : Math.max(0, numberOf(timing.iterations) ?? 1),
      delay: size(timing.delay),
      endDelay: size(timing.endDelay),
      iterationStart: Math.max(0, size(timing.iterationStart)),
      direction: oneOf(directions, timing.direction),
      easing: textOf(timing.easing, valueMax) ?? 'linear',
      fill: oneOf(fills, timing.fill),
    },
    ...(pseudo && /^::[a-z-]{1,20}$/.test(pseudo) && { pseudo }),
    state: oneOf(states, told.state),
    at: size(told.at),
    rate: numberOf(told.rate) ?? 1,
  };
}

function oneOf(values: readonly string[], given: unknown): string {
  return values.find((value) => value === given) ?? values[0] ?? '';
}

function cleanKeyframe(value: unknown): Told['keyframes'][number] {
  const clean: Told['keyframes'][number] = {};
  for (const [name, given] of Object.entries(fieldsOf(value) ?? {}).slice(0, propertiesMax)) {
    if (!/^(?:--[\w-]{1,100}|[a-z][a-zA-Z]{0,60})$/.test(name)) continue;
    const text = textOf(given, valueMax);
    if (name === 'offset') clean[name] = given === null ? null : (numberOf(given) ?? null);
    else if (text !== undefined) clean[name] = cleanCss(text, noFiles, propertyOf(name));
  }
  return clean;
}

/** The name that style sheets have for it. */
function propertyOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
