import { type StartSource, watchEntries } from './source.ts';

const perPageMax = 2000;

/** What the page loads: addresses, times and sizes as the browser measured them. Nothing is wrapped, no content is seen. */
export const network: StartSource = (ports) => {
  let told = 0;
  const stop = watchEntries(
    'resource',
    (entries) => {
      for (const entry of entries as PerformanceResourceTiming[]) {
        if (ports.isOwnAddress(entry.name) || /^(?:data|blob):/.test(entry.name) || ++told > perPageMax)
          continue;
        ports.tell('es:network', {
          url: entry.name,
          kind: entry.initiatorType,
          status: entry.responseStatus,
          startedAt: Math.round(performance.timeOrigin + entry.startTime),
          duration: Math.round(entry.duration),
          bytes: entry.transferSize,
        });
      }
    },
    ports,
  );
  return { stop };
};
