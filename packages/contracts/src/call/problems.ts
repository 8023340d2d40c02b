/** Every failure the API can answer with: stable code → HTTP status and title (RFC 9457). */
export const problems = {
  bad_request: { status: 400, title: 'The request is not valid' },
  link_invalid: { status: 400, title: 'This link was already used or has expired' },
  password_refused: { status: 400, title: 'This password cannot be used' },
  not_signed_in: { status: 401, title: 'You are not logged in' },
  wrong_credentials: { status: 401, title: 'Email and password do not match' },
  plan_limit_reached: { status: 402, title: 'Plan limit reached' },
  // 403: a client takes 401 of a call with a token for the end of its session.
  second_factor_needed: { status: 403, title: 'You also need a code from your authenticator app' },
  wrong_code: { status: 403, title: 'Wrong code' },
  challenge_over: { status: 403, title: 'This login took too long or had too many wrong codes. Start again' },
  wrong_password: { status: 403, title: 'Wrong password' },
  email_not_verified: { status: 403, title: 'The email address is not verified yet' },
  origin_refused: { status: 403, title: 'This site accepts nothing from this origin' },
  not_allowed: { status: 403, title: 'Your role does not allow this' },
  signup_closed: { status: 403, title: 'Sign-up is by invitation only' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'This URL does not support this method' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  conflict: { status: 409, title: 'The current state does not allow this' },
  key_reused: { status: 409, title: 'This idempotency key was used for another request' },
  recording_over: { status: 410, title: 'This recording has ended' },
  too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'This content type is not supported' },
  connection_refused: { status: 422, title: 'The connection does not work' },
  file_refused: { status: 422, title: 'The file cannot be imported' },
  rate_limited: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'The request headers are too large' },
  internal_error: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The service is currently unavailable' },
  storage_full: { status: 503, title: 'The disk is nearly full, so nothing can be saved' },
  shutting_down: { status: 503, title: 'The server is stopping' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** Problems any call may answer with; a call lists only what it adds. */
export const commonProblems: readonly ProblemCode[] = [
  'bad_request',
  'too_large',
  'request_timeout',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'unavailable',
];

/** Ends of a session that its holder has to know of: a token that had been replaced was used again, so there is a copy of it. */
export const sessionEnds = ['token_reused'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** One field at fault: `pointer` is a JSON pointer into the request, such as `#/body/email`. */
export interface FieldError {
  pointer: string;
  detail: string;
}

/** The body of every failed call, served as `application/problem+json`. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail?: string;
  /** The request's id, as in the server's log. */
  instance: string;
  errors?: FieldError[];
  /** With `second_factor_needed`: what `finish_login` takes together with the code. */
  challenge?: string;
  /** With `not_signed_in`: why the session is over, where its holder has to know. */
  because?: SessionEnd;
}
