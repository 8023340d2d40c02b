import type { Job } from './job.ts';

/** Every kind of work that is done later or elsewhere. */
export const catalog: readonly Job[] = [];
