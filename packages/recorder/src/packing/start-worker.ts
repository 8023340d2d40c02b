import type { EngineModule } from './load-engine.ts';

/** Where the worker's script comes from: an address of the page's own origin, the script's own copy, or nowhere. */
export type WorkerChoice = { url: string } | 'own' | 'none';

/** @returns undefined where the browser or the page's policy has no worker for us; the policy may also tell later, by an error event */
export function startWorker(choice: WorkerChoice, { makeEngine }: EngineModule): Worker | undefined {
  if (choice === 'none') return undefined;
  try {
    if (choice !== 'own') return new Worker(choice.url);
    const script = `(${Function.prototype.toString.call(makeEngine)})().serve(self)`;
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const worker = new Worker(url);
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    return worker;
  } catch {
    return undefined;
  }
}
