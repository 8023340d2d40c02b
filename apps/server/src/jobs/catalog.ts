import type { Job } from './job.ts';
import { sendMail } from './mail-order.ts';

/** Every kind of work that is done later or elsewhere. */
export const catalog: readonly Job[] = [sendMail];
