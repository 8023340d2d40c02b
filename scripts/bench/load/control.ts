import type { Server } from './processes.ts';
import { load, processorSeconds } from './processes.ts';

/** What the machine gave in one round. */
export interface Machine {
  /**
   * Share of two cores that a bare server and its load got, up to 1. Nobody else at work, the busier of the two would
   * never wait, so requests would come as fast as its processor time for each allows.
   */
  share: number;
  /** Processor time of the bare server, a request of 10 kB, in milliseconds. */
  controlCpuMs: number;
}

/** Asks the bare server as fast as Earshot is asked. */
export async function measureMachine(control: Server, seed: number): Promise<Machine> {
  const before = processorSeconds(control.pid);
  const { requests, seconds, clientCpuMs } = await load({
    address: control.address,
    path: '/',
    tokens: ['none'],
    kind: 'first',
    seed,
    items: 1,
    connections: 16,
    seconds: 2,
  });
  const controlCpuMs = ((processorSeconds(control.pid) - before) * 1000) / requests;
  const undisturbed = 1000 / Math.max(controlCpuMs, clientCpuMs);
  return { share: Math.min(1, requests / seconds / undisturbed), controlCpuMs };
}
