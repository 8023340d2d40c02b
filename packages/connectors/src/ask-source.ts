import { SourceFault } from './source-fault.ts';
import type { SourcePorts } from './source-client.ts';
import { SourceClient } from './source-client.ts';
import type { Source } from './source.ts';
import type { SourceAnswer, SourceFound, SourceSubject } from './source-facts.ts';

/** How the operator set a source up. */
export interface SourceSettings {
  isOn: boolean;
  /** In place of the source's own. */
  baseUrl?: string | undefined;
  key?: string | undefined;
}

export interface SourceTime {
  /** The instant, in milliseconds since 1970, after which nothing more is asked. */
  until: number;
  signal: AbortSignal;
}

/** Asks a source about a subject. Whatever the source does, this answers what became of it, and never throws for it. */
export async function askSource(
  source: Source,
  subject: SourceSubject,
  settings: SourceSettings,
  ports: SourcePorts,
  time: SourceTime,
): Promise<SourceAnswer> {
  const { id, kind, name } = source;
  const { baseUrl = source.defaultBaseUrl ?? '', key = '' } = settings;
  const client = new SourceClient({ source, baseUrl, key, ...time }, ports);
  const answer = (outcome: SourceAnswer['outcome'], detail: string | null): SourceAnswer => {
    const { requests, firstUrl: url, readAt, found } = client;
    return { ...found, id, kind, name, outcome, detail, url, readAt, requests };
  };
  if (!settings.isOn) return answer('off', 'It is not switched on.');
  if (source.keyed && key === '' && settings.baseUrl === undefined) {
    return answer('off', 'It needs a key, and none is set.');
  }
  const missing = source.needs.filter((need) => isUnknown(subject.known[need]));
  if (missing.length > 0) return answer('empty', 'There was nothing to ask it about.');
  try {
    await source.ask(subject, client);
    return isNothing(client.found) ? answer('empty', 'It has nothing on this.') : answer('answered', null);
  } catch (error) {
    const fault =
      error instanceof SourceFault ? error : new SourceFault('failed', 'Its answer could not be read.');
    if (isNothing(client.found)) return answer(fault.outcome, fault.message);
    // That one page of an answer was empty is no fault once there is an answer.
    return answer(
      'answered',
      fault.outcome === 'empty' ? null : `Not all of it was read: ${lowered(fault.message)}`,
    );
  }
}

function isUnknown(value: string | readonly string[] | null): boolean {
  return value === null || value.length === 0;
}

function isNothing({ items, series, peers, learned, rates }: SourceFound): boolean {
  const isCounted = series.some(({ points }) => points.some(({ value }) => value > 0));
  const isEmpty = items.length === 0 && peers.length === 0 && Object.keys(learned).length === 0;
  return isEmpty && !isCounted && rates === null;
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
