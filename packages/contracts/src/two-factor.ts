import { z } from 'zod';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { Instant, Token } from './call/scalars.ts';
import { LoginResult } from './users.ts';

/** Six digits of an authenticator app, or a recovery code; blanks and dashes do not matter. */
const Code = z.string().min(1).max(40);

/** What shows that it is really the user who asks for something that opens or closes their account. */
export const Proof = {
  current_password: z.string().min(1).max(limits.passwordMaxChars),
  /** Needed while two-factor log-in is on. */
  code: Code.optional(),
};

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()).length(limits.recoveryCodes) });

export const twoFactor = {
  finishLogin: defineCall({
    method: 'POST',
    path: '/api/user/finish_login',
    summary:
      'Finish a login with a code; the challenge from `get_token` is valid for 10 minutes and 5 attempts',
    auth: 'public',
    rateLimit: 'login_by_address',
    body: z.object({ challenge: Token, code: Code }),
    status: 200,
    reply: LoginResult,
    problems: ['wrong_code', 'challenge_over'],
  }),
  getTwoFactor: defineCall({
    method: 'GET',
    path: '/api/user/get_two_factor',
    summary: 'Whether your login requires a code',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: z.object({
      is_on: z.boolean(),
      since: Instant.nullable(),
      /** Recovery codes that were not used yet; 0 while it is off. */
      recovery_codes_left: z.int(),
    }),
  }),
  beginTwoFactor: defineCall({
    method: 'POST',
    path: '/api/user/begin_two_factor',
    summary: 'Create a secret for an authenticator app; nothing changes until you confirm it with a code',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({ current_password: Proof.current_password }),
    status: 200,
    reply: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** `otpauth://` address, for a QR code. */
      address: z.string(),
    }),
    problems: ['wrong_password', 'conflict'],
  }),
  confirmTwoFactor: defineCall({
    method: 'POST',
    path: '/api/user/confirm_two_factor',
    summary: 'Turn on two-factor login with a code from the new secret; your other logins end',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({ code: Code }),
    status: 200,
    reply: RecoveryCodes,
    problems: ['wrong_code', 'conflict'],
  }),
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: '/api/user/renew_recovery_codes',
    summary: 'Create new recovery codes; the old ones stop working',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object(Proof),
    status: 200,
    reply: RecoveryCodes,
    problems: ['wrong_password', 'wrong_code', 'conflict'],
  }),
  turnOffTwoFactor: defineCall({
    method: 'POST',
    path: '/api/user/turn_off_two_factor',
    summary: 'Turn off two-factor login',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object(Proof),
    status: 200,
    reply: z.object({ done: z.literal(true) }),
    problems: ['wrong_password', 'wrong_code', 'conflict'],
  }),
};
