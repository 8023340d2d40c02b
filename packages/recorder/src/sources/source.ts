import type { OwnPayloads, OwnTag } from '@earshot/replay-format/own-events';
import type { RecordedEvent } from '../masking/recorded-events.ts';

/** What a source of facts beside the page's look is given. */
export interface SourcePorts {
  /** @param at when it was, in milliseconds since 1970; now, unless it waited */
  tell: <Tag extends OwnTag>(tag: Tag, payload: OwnPayloads[Tag], at?: number) => void;
  /** Runs a listener so that nothing it throws reaches the page. */
  guard: <Arguments extends unknown[]>(run: (...given: Arguments) => void) => (...given: Arguments) => void;
  idOf: (element: Node) => number;
  /** The part of the page of this number; null when it is gone. */
  partOf: (id: number) => Node | null;
  /** Nothing on this part of the page is masked. */
  isOpen: (element: Element) => boolean;
  /** Addresses that belong to the recorder itself. */
  isOwnAddress: (url: string) => boolean;
  onError: () => void;
}

export interface Source {
  /** Sees each event of the page before it is gathered. */
  note?: (event: RecordedEvent) => void;
  stop: () => void;
}

export type StartSource = (ports: SourcePorts) => Source;

/** Listens with the guard, in the capturing phase, and can be stopped. */
export function listen(
  target: EventTarget,
  names: string[],
  listener: (event: Event) => void,
  ports: Pick<SourcePorts, 'guard'>,
): () => void {
  const guarded = ports.guard(listener);
  for (const name of names) target.addEventListener(name, guarded, { capture: true, passive: true });
  return () => {
    for (const name of names) target.removeEventListener(name, guarded, { capture: true });
  };
}

/** Watches measurements of the browser; kinds that it does not know are passed over. */
export function watchEntries(
  type: string,
  onEntries: (entries: PerformanceEntry[]) => void,
  ports: Pick<SourcePorts, 'guard'>,
): () => void {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes.includes(type)) {
    return () => {};
  }
  const observer = new PerformanceObserver(ports.guard((list) => onEntries(list.getEntries())));
  observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 40 }) });
  return () => observer.disconnect();
}
