import type { SourceSettings } from '../ask-source.ts';
import { askSource } from '../ask-source.ts';
import type { SourceReply } from '../read-answer.ts';
import type { SourcePorts, SourceRequest } from '../source-client.ts';
import type { KnownOfSubject, SourceAnswer, SourceSubject } from '../source-facts.ts';
import type { Source } from '../source.ts';
import { nothingKnown } from '../source-facts.ts';

const now = Date.UTC(2026, 8, 20, 12);

export const crewlark: SourceSubject = {
  name: 'Crewlark',
  host: 'crewlark.com',
  isCommonWord: false,
  country: 'us',
  now: new Date(now),
  known: nothingKnown,
};

export interface Sent {
  status?: number;
  headers?: SourceReply['headers'];
  body?: unknown;
  fault?: string;
}

/** What the other end answers to a request: something to send as JSON, or a `Sent`. */
export type Answer = (request: SourceRequest) => unknown;

export interface Asked {
  answer: SourceAnswer;
  requests: SourceRequest[];
  /** The gap that was kept before each. */
  gaps: number[];
}

export interface AskingOptions {
  known?: Partial<KnownOfSubject>;
  subject?: Partial<SourceSubject>;
  settings?: Partial<SourceSettings>;
  ports?: Partial<SourcePorts>;
}

export const sent = (value: Sent): Sent & { isSent: true } => ({ ...value, isSent: true });

/** Asks a source about Crewlark, with the other end in the place of the net. */
export async function asked(source: Source, reply: Answer, options: AskingOptions = {}): Promise<Asked> {
  const requests: SourceRequest[] = [];
  const gaps: number[] = [];
  const ports: SourcePorts = {
    request: async (request) => {
      requests.push(request);
      const given = reply(request);
      const { status = 200, headers = {}, body, fault } = isSent(given) ? given : { body: given };
      if (fault !== undefined) throw Object.assign(new Error(fault), { fault });
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
      return { status, headers, body: new TextEncoder().encode(text) };
    },
    take: (_host, { gapMs }, work) => {
      gaps.push(gapMs);
      return work();
    },
    allows: async () => true,
    now: () => now,
    ...options.ports,
  };
  const subject = { ...crewlark, known: { ...nothingKnown, ...options.known }, ...options.subject };
  const settings = { isOn: true, key: 'secret', ...options.settings };
  const time = { until: now + 60_000, signal: new AbortController().signal };
  return { answer: await askSource(source, subject, settings, ports, time), requests, gaps };
}

function isSent(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && 'isSent' in value;
}
