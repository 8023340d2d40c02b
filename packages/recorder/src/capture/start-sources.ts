import type { RecordedEvent } from '../masking/recorded-events.ts';
import type { JoinedOptions } from '../session/join-options.ts';
import { clicks } from '../sources/clicks.ts';
import { consoleLines } from '../sources/console.ts';
import { errors } from '../sources/errors.ts';
import { network } from '../sources/network.ts';
import { pageFacts } from '../sources/page-facts.ts';
import type { Source, SourcePorts } from '../sources/source.ts';
import { vitals } from '../sources/vitals.ts';

export interface Sources {
  note: (event: RecordedEvent) => void;
  /** Begins again for a new recording. */
  restart: () => void;
  stop: () => void;
}

/** Everything that is recorded beside the page's look, as far as it was asked for. */
export function startSources(options: JoinedOptions, ports: SourcePorts): Sources {
  const wanted = [
    pageFacts,
    errors,
    clicks,
    vitals,
    ...(options.console ? [consoleLines] : []),
    ...(options.network ? [network] : []),
  ];
  let running: Source[] = [];
  const begin = () => {
    running = [];
    for (const start of wanted) ports.guard(() => running.push(start(ports)))();
  };
  const stop = () => {
    for (const source of running) ports.guard(source.stop)();
  };
  begin();
  return {
    note: (event) => {
      for (const source of running) source.note?.(event);
    },
    restart: () => {
      stop();
      begin();
    },
    stop,
  };
}
