import { users } from '@earshot/contracts/users';
import type { FastifyInstance } from 'fastify';
import { bind, bindPublic } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { originOf } from './account-deps.ts';
import { logIn } from './log-in.service.ts';
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions.service.ts';
import { changePassword, sendResetPasswordLink } from './passwords.service.ts';
import { updateProfile } from './profile.service.ts';
import { logOut, refreshToken } from './sessions.service.ts';
import { setPassword } from './set-password.service.ts';
import { createUser, sendEmailVerification, validateEmail } from './sign-up.service.ts';

export function usersRoutes(app: FastifyInstance, features: Deps): void {
  const deps = { ...features, callers: app.callers, rateLimiter: app.rateLimiter };

  bindPublic(app, users.isTokenValid, async ({ body }) => ({
    token_is_valid: (await app.callers.resolve(body.token))?.via === 'session',
  }));
  bindPublic(app, users.refreshInitialToken, ({ body, request }) =>
    refreshToken(deps, body.token, originOf(request)),
  );
  bindPublic(app, users.createUser, ({ body, request }) => createUser(deps, body, originOf(request).address));
  bindPublic(app, users.getToken, ({ body, request }) => logIn(deps, body, originOf(request)));
  bindPublic(app, users.changePassword, async ({ body }) => {
    await changePassword(deps, body.token, body.password);
    return { password_changed: true };
  });
  bindPublic(app, users.sendResetPasswordLink, async ({ body, request }) => {
    await sendResetPasswordLink(deps, body, originOf(request).address);
    return { sent: true } as const;
  });
  bindPublic(app, users.sendEmailVerification, async ({ body, request }) => {
    await sendEmailVerification(deps, body.email, originOf(request).address);
    return { sent: true } as const;
  });
  bindPublic(app, users.validateEmail, ({ body }) => validateEmail(deps, body.token));
  bind(app, users.setPassword, async ({ body }, caller) => {
    await setPassword(deps, caller, body);
    return { password_changed: true } as const;
  });
  bind(app, users.updateProfile, async ({ body }, caller) => {
    await updateProfile(deps, caller, body.displayName);
    return body;
  });
  bind(app, users.listSessions, async (_input, caller) => ({ sessions: await listSessions(deps, caller) }));
  bind(app, users.endSession, async ({ body }, caller) => {
    await endOwnSession(deps, caller, body.session_id);
    return { done: true } as const;
  });
  bind(app, users.endOtherSessions, async (_input, caller) => {
    await endOtherSessions(deps, caller);
    return { done: true } as const;
  });
  bind(app, users.logOut, async (_input, caller) => {
    await logOut(deps, caller.sessionKey);
    return { logged_out: true } as const;
  });
}
