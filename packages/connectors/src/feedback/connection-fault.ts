export const connectionFaultKinds = [
  /** The token is wrong, has expired or was revoked: a person has to give another. */
  'login',
  /** The token is good and may not do this: a scope or a role is missing. */
  'forbidden',
  /** Nothing of this kind is at the address: a wrong subdomain, project or channel. */
  'not_found',
  /** Too many requests: to be asked again later. */
  'limited',
  /** No answer, or one of its own failures (5xx): to be asked again later. */
  'unavailable',
  /** An answer that is not what the system documents, or one that breaks off. */
  'unreadable',
] as const;
export type ConnectionFaultKind = (typeof connectionFaultKinds)[number];

/** Why a system could not be read. The sentence is shown to admins: it names what is missing and holds no secret. */
export class ConnectionFault extends Error {
  readonly kind: ConnectionFaultKind;
  /** Of `limited` and `unavailable`: how long it asks to be left alone, in milliseconds; null where it does not say. */
  readonly retryAfterMs: number | null;
  /** The setting to change, where one alone is at fault. */
  readonly field: string | null;

  /** @param message one sentence: “The token may not read tickets: it needs the scope tickets:read.” */
  constructor(
    kind: ConnectionFaultKind,
    message: string,
    retryAfterMs: number | null = null,
    field: string | null = null,
  ) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
    this.field = field;
  }
}
