import type { FieldError, ProblemBody, ProblemCode, SessionEnd } from '@earshot/contracts/call/problems';

/** A failed call: what the server said, or that it could not be reached (`unreachable`). */
export class ApiProblem extends Error {
  readonly code: ProblemCode | 'unreachable';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** The request's id in the server's log; null when no answer came. */
  readonly requestId: string | null;
  /** Seconds to wait before another try, when the server said so. */
  readonly retryAfterSeconds: number | null;
  /** With `second_factor_needed`: what stands for the password that was right. */
  readonly challenge: string | null;
  /** With `not_signed_in`: why the session is over, where its holder has to know. */
  readonly because: SessionEnd | null;

  constructor(
    body: Omit<Partial<ProblemBody>, 'code'> & { code: ApiProblem['code'] },
    retryAfterSeconds?: number,
  ) {
    super(body.detail ?? body.title ?? 'Something went wrong on our side');
    this.name = 'ApiProblem';
    this.code = body.code;
    this.status = body.status ?? 0;
    this.errors = body.errors ?? [];
    this.requestId = body.instance ?? null;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
    this.challenge = body.challenge ?? null;
    this.because = body.because ?? null;
  }
}

/** What is wrong with one field, by its JSON pointer such as `#/body/email`; undefined when nothing is. */
export function fieldError(error: unknown, pointer: string): string | undefined {
  return error instanceof ApiProblem ? error.errors.find((e) => e.pointer === pointer)?.detail : undefined;
}

/** A failure as one sentence for people. */
export function problemSentence(error: unknown): string {
  if (!(error instanceof ApiProblem)) return 'Something went wrong on this page.';
  if (error.code === 'rate_limited' && error.retryAfterSeconds) {
    return `Too many attempts. Try again in ${waitOf(error.retryAfterSeconds)}.`;
  }
  const [first] = error.errors;
  const said = error.code === 'bad_request' && first ? first.detail : error.message;
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

/** Never shorter than what is left to wait: minutes are rounded up. */
function waitOf(seconds: number): string {
  const [count, unit] = seconds < 100 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/** The problem in a failed answer; answers that are no problem document (a proxy's page) get a code by their status. */
export function problemOf(status: number, text: string, retryAfter: string | null): ApiProblem {
  const seconds = Number(retryAfter);
  const wait = retryAfter && Number.isFinite(seconds) ? seconds : undefined;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'code' in body)
      return new ApiProblem(body as ProblemBody, wait);
  } catch {
    // Not JSON: judged by its status below.
  }
  return new ApiProblem(
    {
      code: status >= 500 ? 'unavailable' : 'bad_request',
      status,
      title: `The server returned status ${status}`,
    },
    wait,
  );
}

/** What to say when no answer came at all. */
export function unreachable(): ApiProblem {
  return new ApiProblem({
    code: 'unreachable',
    title: 'The server cannot be reached. Check your connection and try again.',
  });
}
