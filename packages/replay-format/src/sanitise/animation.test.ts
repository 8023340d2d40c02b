import { expect, test } from 'vitest';
import { sanitise } from '../sanitise.ts';

const told = {
  id: 7,
  number: 1,
  keyframes: [
    { offset: null, easing: 'linear', opacity: '0' },
    { offset: 1, backgroundImage: 'url(https://evil.test/a.png)', transform: 'rotate(9deg)', '--own': 'red' },
  ],
  timing: {
    duration: 400,
    iterations: null,
    delay: 0,
    endDelay: 0,
    fill: 'both',
    direction: 'normal',
    easing: 'ease',
  },
  state: 'running',
  at: 12,
  rate: 1,
};

function cleaned(payload: object): Record<string, unknown> | undefined {
  const event = sanitise({ type: 5, timestamp: 1, data: { tag: 'es:animation', payload } });
  return event?.data.payload as Record<string, unknown> | undefined;
}

test('[PLAY-1] of an animation of a script values of styles and numbers stay, and nothing is loaded', () => {
  const clean = cleaned(told);
  expect(clean).toMatchObject({ id: 7, number: 1, state: 'running', at: 12, rate: 1 });
  expect(clean?.timing).toEqual({ ...told.timing, iterationStart: 0 });
  expect(clean?.keyframes).toEqual([
    { offset: null, easing: 'linear', opacity: '0' },
    { offset: 1, backgroundImage: 'url("")', transform: 'rotate(9deg)', '--own': 'red' },
  ]);
});

test.each([[{ ...told, id: 'x' }], [{ ...told, timing: 5 }], [{ ...told, number: null }]])(
  'what is no animation is left out: %o',
  (payload) => {
    expect(cleaned(payload)).toBeUndefined();
  },
);

test('[PLAY-1] what is not known of it becomes what does nothing, and long lists are cut', () => {
  const wild = {
    ...told,
    state: '<b>',
    rate: 1e99,
    pseudo: '::before{}',
    keyframes: Array.from({ length: 500 }, () => ({ onclick: { a: 1 }, 'x y': '1', color: 'red' })),
    timing: { duration: -5, iterations: 'x', fill: 'evil', direction: {}, easing: 5 },
  };
  const clean = cleaned(wild);
  expect(clean).toMatchObject({ state: 'idle', rate: 1 });
  expect(clean).not.toHaveProperty('pseudo');
  expect(clean?.keyframes).toHaveLength(200);
  expect((clean?.keyframes as object[])[0]).toEqual({ color: 'red' });
  expect(clean?.timing).toMatchObject({
    duration: 0,
    iterations: 1,
    fill: 'none',
    direction: 'normal',
    easing: 'linear',
  });
});
