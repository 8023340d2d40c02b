import type { Logger } from 'pino';

/** What the database's parts write to; the server's logger is one. */
export type DatabaseLog = Pick<Logger, 'info' | 'warn' | 'error'>;
