/** The database cannot be started or used; the message is one sentence for the person who starts Earshot. */
export class DatabaseStartError extends Error {}
