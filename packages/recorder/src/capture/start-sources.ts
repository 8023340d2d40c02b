import type { RecordedEvent } from '../masking/recorded-events.ts';
import type { JoinedOptions } from '../session/join-options.ts';
import { consoleHook } from '../sources/console-hook.ts';
import { errors } from '../sources/errors.ts';
import { pageFacts } from '../sources/page-facts.ts';
import type { Source, SourcePorts, StartSource } from '../sources/source.ts';
import type { LateParts } from './load-late-parts.ts';

export interface Sources {
  note: (event: RecordedEvent) => void;
  /** Begins again for a new recording. */
  restart: () => void;
  stop: () => void;
}

/**
 * Everything that is recorded beside the page's look, as far as it was asked for.
 *
 * @param late on its way; without it, what it holds is not recorded
 */
export function startSources(
  options: JoinedOptions,
  ports: SourcePorts,
  late: Promise<Pick<LateParts, 'lateSources' | 'lineTeller'>>,
): Sources {
  const wanted = [pageFacts, errors, ...(options.console ? [consoleHook(late)] : [])];
  let running: Source[] | undefined;
  const begin = (some: StartSource[]) => {
    for (const start of some) ports.guard(() => running?.push(start(ports)))();
  };
  const stop = () => {
    for (const source of running ?? []) ports.guard(source.stop)();
    running = undefined;
  };
  const beginAll = () => {
    running = [];
    begin(wanted);
  };
  beginAll();
  late
    .then(({ lateSources }) => {
      const added = lateSources(options);
      wanted.push(...added);
      begin(added);
    })
    .catch(() => undefined);
  return {
    note: (event) => {
      for (const source of running ?? []) source.note?.(event);
    },
    restart: () => {
      stop();
      beginAll();
    },
    stop,
  };
}
