import { emailChange } from '@earshot/contracts/email-change';
import { deletion } from '@earshot/contracts/deletion';
import { twoFactor } from '@earshot/contracts/two-factor';
import { users } from '@earshot/contracts/users';
import { workspaces } from '@earshot/contracts/workspaces';
import type { FastifyInstance } from 'fastify';
import { bearerOf } from '../../platform/http/bearer.ts';
import { bind, bindPublic } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { originOf } from '../account-deps.ts';
import { checkLink } from './check-link.service.ts';
import { deleteAccount } from './delete-account.service.ts';
import {
  askEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  stopEmailChange,
} from './email-change/email-change.service.ts';
import { logIn } from './log-in.service.ts';
import { endOtherSessions, endOwnSession, listSessions } from './sessions/own-sessions.service.ts';
import { changePassword, sendResetPasswordLink } from './passwords/passwords.service.ts';
import { finishLogIn } from './second-factor/second-factor.service.ts';
import { refreshToken } from './sessions/refresh.service.ts';
import { logOut } from './sessions/sessions.service.ts';
import { setPassword } from './passwords/set-password.service.ts';
import { createUser, sendEmailVerification, validateEmail } from './sign-up.service.ts';
import { acceptInvitation, switchWorkspace } from './sessions/switching.service.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from './second-factor/two-factor.service.ts';

export function loginsRoutes(app: FastifyInstance, features: Deps): void {
  const deps = { ...features, callers: app.callers, rateLimiter: app.rateLimiter };

  bindPublic(app, users.isTokenValid, async ({ body, request }) => {
    if ((await app.callers.resolve(body.token))?.via === 'session') return { token_is_valid: true };
    return { token_is_valid: false, because: await app.endOfSession(body.token, request) };
  });
  bindPublic(app, users.refreshInitialToken, ({ body, request }) =>
    refreshToken(deps, body.token, originOf(request)),
  );
  bindPublic(app, users.createUser, ({ body, request }) => createUser(deps, body, originOf(request).address));
  bindPublic(app, users.getToken, ({ body, request }) => logIn(deps, body, originOf(request)));
  bindPublic(app, twoFactor.finishLogin, ({ body, request }) => finishLogIn(deps, body, originOf(request)));
  bindPublic(app, users.changePassword, async ({ body, request }) => {
    await changePassword(deps, body, originOf(request).address);
    return { password_changed: true };
  });
  bindPublic(app, users.checkLink, async ({ body }) => {
    await checkLink(deps, body.token, body.purpose);
    return { usable: true } as const;
  });
  bindPublic(app, users.sendResetPasswordLink, async ({ body, request }) => {
    await sendResetPasswordLink(deps, body, originOf(request).address);
    return { sent: true } as const;
  });
  bindPublic(app, users.sendEmailVerification, async ({ body, request }) => {
    await sendEmailVerification(deps, body.email, originOf(request).address);
    return { sent: true } as const;
  });
  bindPublic(app, users.validateEmail, ({ body, request }) =>
    validateEmail(deps, body.token, originOf(request).address),
  );
  bind(app, users.setPassword, async ({ body }, caller) => {
    await setPassword(deps, caller, body);
    return { password_changed: true } as const;
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
  bind(app, twoFactor.getTwoFactor, (_input, caller) => getTwoFactor(deps, caller));
  bind(app, twoFactor.beginTwoFactor, ({ body }, caller) =>
    beginTwoFactor(deps, caller, body.current_password),
  );
  bind(app, twoFactor.confirmTwoFactor, async ({ body }, caller) => ({
    recovery_codes: await confirmTwoFactor(deps, caller, body.code),
  }));
  bind(app, twoFactor.renewRecoveryCodes, async ({ body }, caller) => ({
    recovery_codes: await renewRecoveryCodes(deps, caller, body),
  }));
  bind(app, twoFactor.turnOffTwoFactor, async ({ body }, caller) => {
    await turnOffTwoFactor(deps, caller, body);
    return { done: true } as const;
  });
  bind(app, emailChange.changeEmail, async ({ body }, caller) => {
    await askEmailChange(deps, caller, body);
    return { sent: true } as const;
  });
  bind(app, emailChange.getEmailChange, (_input, caller) => getEmailChange(deps, caller));
  bind(app, emailChange.cancelEmailChange, async (_input, caller) => {
    await cancelEmailChange(deps, caller);
    return { done: true } as const;
  });
  bindPublic(app, emailChange.confirmEmailChange, async ({ body, request }) => ({
    email: await confirmEmailChange(deps, body.token, originOf(request).address),
  }));
  bindPublic(app, emailChange.stopEmailChange, async ({ body, request }) => ({
    taken_back: await stopEmailChange(deps, body.token, originOf(request).address),
  }));
  bind(app, deletion.deleteAccount, async ({ body }, caller) => {
    await deleteAccount(deps, caller, body);
    return { done: true } as const;
  });
  bind(app, users.logOut, async (_input, caller) => {
    await logOut(deps, caller.sessionKey);
    return { logged_out: true } as const;
  });
  bind(app, workspaces.switchWorkspace, ({ body, request }) =>
    switchWorkspace(
      deps,
      { token: bearerOf(request) ?? '', workspaceId: body.workspace_id },
      originOf(request),
    ),
  );
  bind(app, workspaces.acceptInvitation, ({ body, request }) =>
    acceptInvitation(deps, { token: bearerOf(request) ?? '', invitation: body.token }, originOf(request)),
  );
}
