import type { FieldError, ProblemBody, ProblemCode, SessionEnd } from '@earshot/contracts/call/problems';
import { problems } from '@earshot/contracts/call/problems';

/** The one error features throw on purpose; the HTTP edge turns it into a reply. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: string | undefined;
  readonly because: SessionEnd | undefined;

  constructor(
    code: ProblemCode,
    more: {
      detail?: string;
      errors?: FieldError[];
      retryAfterSeconds?: number;
      challenge?: string;
      because?: SessionEnd | undefined;
    } = {},
  ) {
    super(more.detail ?? problems[code].title);
    this.code = code;
    this.detail = more.detail;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.challenge = more.challenge;
    this.because = more.because;
  }

  get status(): number {
    return problems[this.code].status;
  }

  toBody(requestId: string): ProblemBody {
    return {
      type: `/problems/${this.code}`,
      title: problems[this.code].title,
      status: this.status,
      code: this.code,
      ...(this.detail === undefined ? {} : { detail: this.detail }),
      instance: requestId,
      ...(this.errors === undefined ? {} : { errors: this.errors }),
      ...(this.challenge === undefined ? {} : { challenge: this.challenge }),
      ...(this.because === undefined ? {} : { because: this.because }),
    };
  }
}

/** One field at fault, named by its place in the body: `badField('email', …)`, `badField('items/3/text', …)`. */
export function badField(field: string, detail: string, code: ProblemCode = 'bad_request'): Problem {
  return new Problem(code, { detail, errors: [{ pointer: `#/body/${field}`, detail }] });
}
