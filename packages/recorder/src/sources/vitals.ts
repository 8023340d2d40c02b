import { listen, type Source, type StartSource, watchEntries } from './source.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface InteractionTiming extends PerformanceEntry {
  interactionId?: number;
}

/** Shifts belong together within five seconds, without a pause of one (web.dev, "Cumulative Layout Shift"). */
const shiftWindowMs = 5000;
const shiftPauseMs = 1000;

/** How fast the page was for its reader, told when the page is left. */
export const vitals: StartSource = (ports): Source => {
  const found = new Map<string, number>();
  let shift = { sum: 0, from: 0, to: 0 };

  const stops = [
    watchEntries(
      'paint',
      (entries) => {
        for (const { name, startTime } of entries)
          if (name === 'first-contentful-paint') found.set('FCP', startTime);
      },
      ports,
    ),
    watchEntries(
      'navigation',
      ([entry]) => entry && found.set('TTFB', (entry as PerformanceNavigationTiming).responseStart),
      ports,
    ),
    watchEntries(
      'largest-contentful-paint',
      (entries) => {
        for (const { startTime } of entries) found.set('LCP', startTime);
      },
      ports,
    ),
    watchEntries(
      'layout-shift',
      (entries) => {
        for (const { value, hadRecentInput, startTime } of entries as LayoutShift[]) {
          if (hadRecentInput) continue;
          const goesOn = startTime - shift.to < shiftPauseMs && startTime - shift.from < shiftWindowMs;
          shift = goesOn
            ? { sum: shift.sum + value, from: shift.from, to: startTime }
            : { sum: value, from: startTime, to: startTime };
          found.set('CLS', Math.max(found.get('CLS') ?? 0, shift.sum));
        }
      },
      ports,
    ),
    watchEntries(
      'event',
      (entries) => {
        for (const { duration, interactionId } of entries as InteractionTiming[]) {
          if (interactionId) found.set('INP', Math.max(found.get('INP') ?? 0, duration));
        }
      },
      ports,
    ),
    // Before what listens on the page itself: so they go with what is sent last.
    listen(
      window,
      ['visibilitychange', 'pagehide'],
      ({ type }) => {
        if (type !== 'pagehide' && document.visibilityState !== 'hidden') return;
        for (const [name, value] of found)
          ports.tell('es:vital', { name, value: Math.round(value * 1000) / 1000 });
        found.clear();
      },
      ports,
    ),
  ];
  return {
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};
