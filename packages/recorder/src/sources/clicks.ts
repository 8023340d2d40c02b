import { eventTypes, sources } from '../masking/recorded-events.ts';
import { clickable, labelOf } from './click-labels.ts';
import { listen, type StartSource, watchEntries } from './source.ts';

const rageClicks = 3;
const rageMs = 1000;
const ragePixels = 30;
const deadMs = 3000;

/** Changes that answer a click; a moving mouse and the click itself do not. */
const answers: ReadonlySet<unknown> = new Set([
  sources.mutation,
  sources.scroll,
  sources.input,
  sources.mediaInteraction,
  sources.styleSheetRule,
  sources.styleDeclaration,
  sources.adoptedStyleSheet,
  sources.selection,
  sources.canvas,
]);

/** Clicks in anger (three within a second in one place) and clicks that nothing came of within three seconds. */
export const clicks: StartSource = (ports) => {
  let series: { x: number; y: number; at: number; element: Element; count: number } | undefined;
  let seriesEnd: ReturnType<typeof setTimeout> | undefined;
  let answeredAt = 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const answered = () => {
    answeredAt = performance.now();
  };

  const endSeries = ports.guard(() => {
    if (series && series.count >= rageClicks) {
      const { element, count } = series;
      ports.tell('es:rage-click', { id: ports.idOf(element), label: labelOf(element, ports), clicks: count });
    }
    series = undefined;
  });

  const followSeries = (event: MouseEvent, element: Element, at: number) => {
    const { clientX: x, clientY: y } = event;
    const goesOn = series && at - series.at <= rageMs && Math.hypot(x - series.x, y - series.y) <= ragePixels;
    if (!goesOn) endSeries();
    // Each click goes on with the one before: a long series is one event, with its number.
    series = { x, y, at, element, count: goesOn && series ? series.count + 1 : 1 };
    clearTimeout(seriesEnd);
    seriesEnd = setTimeout(endSeries, rageMs);
  };

  const awaitAnswer = (element: Element, at: number) => {
    const part =
      element.closest(clickable) ?? (getComputedStyle(element).cursor === 'pointer' ? element : null);
    if (!part) return;
    const timer = setTimeout(
      ports.guard(() => {
        timers.delete(timer);
        const isAnswered = answeredAt >= at || document.visibilityState === 'hidden' || !part.isConnected;
        if (!isAnswered) ports.tell('es:dead-click', { id: ports.idOf(part), label: labelOf(part, ports) });
      }),
      deadMs,
    );
    timers.add(timer);
  };

  const stopClicks = listen(
    document,
    ['click'],
    (event) => {
      const element = event.composedPath()[0];
      if (!(event instanceof MouseEvent) || !(element instanceof Element) || !event.isTrusted) return;
      const at = performance.now();
      followSeries(event, element, at);
      awaitAnswer(element, at);
    },
    ports,
  );
  const stopNavigation = listen(window, ['popstate', 'hashchange', 'beforeunload', 'blur'], answered, ports);
  const stopLoads = watchEntries(
    'resource',
    (entries) => {
      if (entries.some(({ name }) => !ports.isOwnAddress(name))) answered();
    },
    ports,
  );
  return {
    note: ({ type, data }) => {
      if (type !== eventTypes.incremental) return;
      if (answers.has(data.source)) answered();
    },
    stop: () => {
      stopClicks();
      stopNavigation();
      stopLoads();
      clearTimeout(seriesEnd);
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
