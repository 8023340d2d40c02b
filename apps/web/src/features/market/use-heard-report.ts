import type { MarketReport } from '@earshot/contracts/market/market-report';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../lib/api-problem.ts';
import type { HeardParts } from './report-stream.ts';

export interface HeardReport {
  report: MarketReport | null;
  /** Why there is no report, or no more of it. */
  problem: ApiProblem | null;
  /** Puts another state of the report in place, as an answer to a change gave it. */
  put: (report: MarketReport) => void;
  /** Listens again, for all of it. */
  again: () => void;
}

type Hear = (had: string | undefined, signal: AbortSignal) => AsyncGenerator<HeardParts>;

const firstWaitMs = 500;
const mostWaitMs = 10_000;

export function isOver({ state }: Pick<MarketReport, 'state'>): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

/** A report as it grows. A line that breaks is taken up again, from what was heard last. @param hear must stay the same */
export function useHeardReport(hear: Hear): HeardReport {
  const [report, setReport] = useState<MarketReport | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [turn, setTurn] = useState(0);
  const listening = useRef<AbortController>(null);
  useEffect(() => {
    const stop = new AbortController();
    listening.current = stop;
    void listen(hear, stop.signal, {
      onParts: (parts) => {
        setProblem(null);
        setReport((before) => ({ ...before, ...parts }) as MarketReport);
      },
      onProblem: setProblem,
    });
    return () => stop.abort();
  }, [hear, turn]);
  return {
    report,
    problem,
    put: (next) => {
      // What is over grows no more: a line that still says otherwise is late.
      if (isOver(next)) listening.current?.abort();
      setReport(next);
    },
    again: () => {
      setProblem(null);
      setTurn((before) => before + 1);
    },
  };
}

interface Ears {
  onParts: (parts: HeardParts['parts']) => void;
  onProblem: (problem: ApiProblem) => void;
}

async function listen(hear: Hear, signal: AbortSignal, { onParts, onProblem }: Ears): Promise<void> {
  let had: string | undefined;
  let failures = 0;
  const isStopped = () => signal.aborted;
  while (!isStopped()) {
    try {
      for await (const { id, parts } of hear(had, signal)) {
        had = id;
        failures = 0;
        onParts(parts);
        if (parts.state !== undefined && isOver({ state: parts.state })) return;
      }
    } catch (error) {
      if (isStopped()) return;
      if (error instanceof ApiProblem && !mayPass(error)) return onProblem(error);
      failures += 1;
      if (failures > 2 && error instanceof ApiProblem) onProblem(error);
    }
    await pause(Math.min(mostWaitMs, firstWaitMs * 2 ** failures), signal);
  }
}

/** True for what another try may mend: the line, a server that restarts, a limit that ends. */
function mayPass({ status }: ApiProblem): boolean {
  return status === 0 || status === 429 || status >= 500;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
