import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFragmentSecrets, holdFragmentSecrets } from '../../../lib/fragment-secrets.ts';
import { rememberPendingEmail } from '../../../lib/pending-email.ts';
import { endSession, sessionState, storedSession } from '../../../lib/session.ts';
import { fakeApi, problem, type FakeReply, type SentCall } from '../../../testing/fake-api.ts';
import { login } from '../../../testing/login.ts';
import { AuthScreen } from './auth-screen.tsx';
import type { AuthEntry } from './auth-state.ts';

const opens: Record<string, AuthEntry['opens']> = {
  '/login': 'LOGIN',
  '/signup': 'SIGNUP',
  '/verify_email': 'VERIFY_EMAIL',
  '/forgot_password': 'FORGOT_PASSWORD',
  '/reset_password': 'RESET_PASSWORD',
  '/link_validate_email': 'LINK_EMAIL_VALIDATION',
  '/mail_choice': 'MAIL_CHOICE',
  '/change_email': 'CHANGE_EMAIL',
  '/stop_email_change': 'STOP_EMAIL_CHANGE',
};

beforeEach(() => {
  localStorage.clear();
  endSession();
});
afterEach(() => {
  cleanup();
  forgetFragmentSecrets();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens an address of the screen as a browser would, secrets of the fragment included. */
function openAt(address: string, replies: Record<string, FakeReply> = {}) {
  const sent = fakeApi(replies);
  window.history.replaceState(null, '', address);
  holdFragmentSecrets();
  const routes = Object.entries(opens).map(([path, state]) => ({
    path,
    element: <AuthScreen key={path} opens={state} />,
  }));
  render(
    <RouterProvider
      router={createMemoryRouter(routes, {
        initialEntries: [window.location.pathname + window.location.search],
      })}
    />,
  );
  return { sent, user: userEvent.setup() };
}

/** What calls carried; those that only ask carry nothing. */
const bodiesOf = (sent: readonly SentCall[]) => sent.flatMap(({ body }) => body ?? []);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('a server that keeps its mails says so where one waits for a mail', async () => {
  rememberPendingEmail('ines@marrowby.example');
  openAt('/verify_email', { '/api/system/get_mail_way': { mails: 'kept_in_outbox' } });
  expect(await screen.findByText(/^This server has no mail server yet\./)).toBeDefined();
});

test('[AUTH-1] [AUTH-3] LOGIN stores the token and the task id', async () => {
  const { user, sent } = openAt('/login', { '/api/user/get_token': login });
  await title('Welcome back');
  await user.type(screen.getByLabelText('Email'), 'ines@marrowby.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await press(user, 'Log in');
  await waitFor(() => expect(storedSession()).toMatchObject({ token: login.token, task: { id: 7 } }));
  expect(sent[0]?.body).toEqual({ email: 'ines@marrowby.example', password: 'correct horse battery' });
});

test('LOGIN asks for a code where there is a second factor, and begins anew when the challenge is over', async () => {
  const { user, sent } = openAt('/login', {
    '/api/user/get_token': problem('second_factor_needed', { challenge: 'challenge-0123456789abcdef' }),
    '/api/user/finish_login': ({ body }) =>
      (body as { code: string }).code === '123456' ? login : problem('challenge_over'),
  });
  const sendPassword = async () => {
    await user.type(await screen.findByLabelText('Password'), 'correct horse battery');
    await press(user, 'Log in');
    await title('One more step');
  };
  await user.type(screen.getByLabelText('Email'), 'ines@marrowby.example');
  await sendPassword();
  await user.type(screen.getByLabelText('Code'), '000000');
  await press(user, 'Log in');
  expect(await screen.findByText(/took too long or had too many wrong codes/)).toBeDefined();
  await press(user, 'Start again');
  await sendPassword();
  await user.type(screen.getByLabelText('Code'), '123456');
  await press(user, 'Log in');
  await waitFor(() => expect(storedSession()?.token).toBe(login.token));
  expect(sent.at(-1)?.body).toEqual({ challenge: 'challenge-0123456789abcdef', code: '123456' });
});

test('[AUTH-1] LOGIN says at the password when the two do not match', async () => {
  const { user } = openAt('/login', { '/api/user/get_token': problem('wrong_credentials') });
  await user.type(screen.getByLabelText('Email'), 'ines@marrowby.example');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await press(user, 'Log in');
  expect(await screen.findByText('Email and password do not match.')).toBeDefined();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(sessionState().status).toBe('signed_out');
});

test('LOGIN asks nothing of the server while the fields cannot be right', async () => {
  const { user, sent } = openAt('/login');
  await user.type(screen.getByLabelText('Email'), 'ines@marrowby');
  await press(user, 'Log in');
  expect(screen.getByText('Please enter a valid email.')).toBeDefined();
  expect(screen.getByText('Enter your password.')).toBeDefined();
  expect(sent).toEqual([]);
});

test('[AUTH-1] a right password before verification leads to VERIFY_EMAIL', async () => {
  const { user } = openAt('/login', { '/api/user/get_token': problem('email_not_verified') });
  await user.type(screen.getByLabelText('Email'), 'ines@marrowby.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await press(user, 'Log in');
  await title('Check your inbox');
  expect(screen.getByText('ines@marrowby.example')).toBeDefined();
});

test('[AUTH-1] [SITE-6] SIGNUP passes on the section that led there and goes on to VERIFY_EMAIL', async () => {
  const { user, sent } = openAt('/signup?source=hero', {
    '/api/user/create_user': { user_id: login.user_id, email_verification_sent: true },
  });
  await title('Register for free');
  await user.type(screen.getByLabelText('Work email'), 'ines@marrowby.example');
  await user.type(screen.getByLabelText('Company'), 'Marrowby');
  await user.type(screen.getByLabelText('Password'), 'short');
  await press(user, 'Create account');
  expect(screen.getByText('5 of at least 12 characters.')).toBeDefined();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Password'), ' but longer');
  await press(user, 'Create account');
  await title('Check your inbox');
  expect(sent[0]?.body).toMatchObject({
    email: 'ines@marrowby.example',
    company: 'Marrowby',
    source: 'hero',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('SIGNUP shows what the server has against a password beside it', async () => {
  const { user } = openAt('/signup', {
    '/api/user/create_user': problem('password_refused', { detail: 'This password is too common.' }),
  });
  await user.type(screen.getByLabelText('Work email'), 'ines@marrowby.example');
  await user.type(screen.getByLabelText('Password'), 'password1234');
  await press(user, 'Create account');
  expect(await screen.findByText('This password is too common.')).toBeDefined();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});

test('[AUTH-1] email-only sign-up sends the address without a password', async () => {
  const { user, sent } = openAt('/signup?source=hero', {
    '/api/user/create_user': { user_id: login.user_id, email_verification_sent: true },
  });
  await user.click(screen.getByRole('link', { name: 'Choose a password later' }));
  await title('Register with your email');
  await user.type(screen.getByLabelText('Work email'), 'ines@marrowby.example');
  await press(user, 'Send me a link');
  await title('Check your inbox');
  expect(sent[0]?.body).toMatchObject({ email: 'ines@marrowby.example', source: 'hero' });
});

test('[AUTH-1] VERIFY_EMAIL sends again only after a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.setItem('earshot.pending_email', 'ines@marrowby.example');
  const { sent } = openAt('/verify_email', { '/api/user/send_email_verification': { sent: true } });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  expect(screen.getByRole('button', { name: 'Resend in 1:00' })).toHaveProperty('disabled', true);
  await vi.advanceTimersByTimeAsync(60_000);
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(bodiesOf(sent)).toEqual([{ email: 'ines@marrowby.example' }]));
  expect(await screen.findByRole('button', { name: /Resend in/ })).toBeDefined();
});

test('VERIFY_EMAIL asks for the address where this browser does not know it', async () => {
  const { user, sent } = openAt('/verify_email', { '/api/user/send_email_verification': { sent: true } });
  await user.type(screen.getByLabelText('Email'), 'ines@marrowby.example');
  await press(user, 'Send link');
  expect(await screen.findByText('ines@marrowby.example')).toBeDefined();
  expect(bodiesOf(sent)).toHaveLength(1);
});

test('[AUTH-1] LINK_EMAIL_VALIDATION uses the link once and takes its secret out of the address bar', async () => {
  const { sent } = openAt('/link_validate_email#token=secret-of-the-mailed-link', {
    '/api/user/validate_email': { email_is_valid: true, password_is_set: true, token: null },
  });
  expect(window.location.href).not.toContain('secret');
  await title('Address confirmed');
  expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'secret-of-the-mailed-link' }]);
});

test.each<[string, FakeReply]>([
  ['over', problem('link_invalid')],
  [
    'over, as the server says without a problem',
    { email_is_valid: false, password_is_set: false, token: null },
  ],
])(
  'LINK_EMAIL_VALIDATION of a link that is %s says so in its head, and offers a new one or to sign in',
  async (_what, reply) => {
    const { user } = openAt('/link_validate_email#token=secret-that-was-used-before', {
      '/api/user/validate_email': reply,
    });
    await title('This link no longer works');
    expect(document.title).toBe('This link no longer works · Earshot');
    expect(screen.getByText('This link was used or is older than 24 hours.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    await press(user, 'Send a new link');
    expect(await screen.findByLabelText('Email')).toBeDefined();
  },
);

test.each([
  ['/link_validate_email', {}],
  ['/link_validate_email#token=half', { '/api/user/validate_email': problem('bad_request') }],
])('LINK_EMAIL_VALIDATION of a link that is not whole says so in its head: %s', async (address, replies) => {
  openAt(address, replies);
  await title('This link is incomplete');
  expect(screen.getByText(/email programs break long links/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeDefined();
});

/** Pages of mailed links that ask before they use the link, with the call that asks and what they offer in place of a dead one. */
const askingPages = [
  [
    '/reset_password#token=',
    '/api/user/check_link',
    /older than 30 minutes/,
    'Send a new link',
    '/forgot_password',
  ],
  [
    '/change_email#token=',
    '/api/user/check_link',
    /older than 24 hours/,
    'Open profile',
    '/settings/profile',
  ],
  [
    '/stop_email_change#token=',
    '/api/user/check_link',
    /older than 7 days/,
    'Set a new password',
    '/forgot_password',
  ],
  ['/mail_choice#token=', '/api/mail/get_choice', /older than 90 days/, 'Go to the home page', '/'],
  ['/signup#invitation=', '/api/workspaces/get_invitation', /Ask for a new one/, 'Back to login', '/login'],
] as const;

test.each(askingPages)(
  '%s says at once in its head that a link is over, not whole, or cannot be looked up now',
  async (address, call, sentence, offer, target) => {
    const open = (reply: FakeReply) => openAt(`${address}a-secret-of-some-mailed-link`, { [call]: reply });
    const offered = () => screen.getByRole('link', { name: offer }).getAttribute('href');
    open(problem('link_invalid'));
    await title('This link no longer works');
    expect(screen.getByText(sentence)).toBeDefined();
    expect(offered()).toBe(target);
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();

    open(problem('bad_request'));
    await title('This link is incomplete');
    expect(offered()).toBe(target);
    cleanup();

    let down = true;
    const { user, sent } = open(() => (down ? problem('unavailable') : problem('link_invalid')));
    await screen.findByText('The service is currently unavailable.');
    down = false;
    await press(user, 'Try again');
    await title('This link no longer works');
    // Nothing is used by looking.
    expect(new Set(sent.map(({ path }) => path))).toEqual(new Set([call]));
  },
);

test('a check of the link that the server could not make can be tried again', async () => {
  let down = true;
  const { user } = openAt('/link_validate_email#token=secret-in-a-bad-moment', {
    '/api/user/validate_email': () =>
      down ? problem('unavailable') : { email_is_valid: true, password_is_set: true, token: null },
  });
  await screen.findByText('The service is currently unavailable.');
  await title('Your address is not confirmed yet');
  down = false;
  await press(user, 'Try again');
  await title('Address confirmed');
});

test('[AUTH-1] a confirmed address without a password sets one and signs in', async () => {
  localStorage.setItem('earshot.pending_email', 'ines@marrowby.example');
  const { user, sent } = openAt('/link_validate_email#token=secret-of-an-email-only-sign-up', {
    '/api/user/validate_email': {
      email_is_valid: true,
      password_is_set: false,
      token: 'token-to-set-a-password',
    },
    '/api/user/change_password': { password_changed: true },
    '/api/user/get_token': login,
  });
  await user.type(await screen.findByLabelText('Choose a password'), 'correct horse battery');
  await press(user, 'Save and log in');
  await waitFor(() => expect(sessionState().status).toBe('signed_in'));
  expect(sent[1]?.body).toEqual({ token: 'token-to-set-a-password', password: 'correct horse battery' });
});

test('[AUTH-1] FORGOT_PASSWORD leads to PASSWORD_RESET_LINK_SENT, whatever the address', async () => {
  const { user } = openAt('/forgot_password', { '/api/user/send_reset_password_link': { sent: true } });
  await title('Forgot your password?');
  await user.type(screen.getByLabelText('Email'), 'nobody@marrowby.example');
  await press(user, 'Send link');
  await title('Check your inbox');
  expect(screen.getByText(/It works for 30 minutes\./)).toBeDefined();
});

test('[AUTH-1] RESET_PASSWORD leads to PASSWORD_CHANGED', async () => {
  const { user, sent } = openAt('/reset_password#token=secret-of-the-reset-link', {
    '/api/user/check_link': { usable: true },
    '/api/user/change_password': { password_changed: true },
  });
  await title('Set a new password');
  await user.type(screen.getByLabelText('New password'), 'correct horse battery');
  await press(user, 'Save password');
  await title('Password changed');
  expect(sent.map(({ body }) => body)).toEqual([
    { token: 'secret-of-the-reset-link', purpose: 'set_password' },
    { token: 'secret-of-the-reset-link', password: 'correct horse battery' },
  ]);
});

test('RESET_PASSWORD of a link that ends while the password is typed says so and offers a new one', async () => {
  const { user } = openAt('/reset_password#token=secret-of-the-reset-link', {
    '/api/user/check_link': { usable: true },
    '/api/user/change_password': problem('link_invalid'),
  });
  await user.type(await screen.findByLabelText('New password'), 'correct horse battery');
  await press(user, 'Save password');
  await title('This link no longer works');
  expect(screen.getByText('This link was used or is older than 30 minutes.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/forgot_password');
});

test('LOGIN that is limited offers the way in by mail', async () => {
  const { user } = openAt('/login', { '/api/user/get_token': problem('rate_limited') });
  await user.type(screen.getByLabelText('Email'), 'ines@marrowby.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await press(user, 'Log in');
  await screen.findByText(/Get a link by email/);
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe(
    '/forgot_password',
  );
});

test('an invitation names its workspace and asks for no company', async () => {
  const { user, sent } = openAt('/signup#invitation=secret-of-the-invitation', {
    '/api/workspaces/get_invitation': {
      workspace_name: 'Marrowby',
      email: 'tom@marrowby.example',
      role: 'member',
      has_account: false,
    },
    '/api/user/create_user': { user_id: login.user_id, email_verification_sent: false },
    '/api/user/get_token': login,
  });
  await title('Join Marrowby');
  expect(screen.queryByLabelText('Company')).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await press(user, 'Create account and join');
  await waitFor(() => expect(sessionState().status).toBe('signed_in'));
  expect(sent[1]?.body).toMatchObject({
    email: 'tom@marrowby.example',
    invitation: 'secret-of-the-invitation',
  });
});

test('an invitation for an address with an account asks to sign in, then to join', async () => {
  const { user, sent } = openAt('/signup#invitation=secret-of-another-invitation', {
    '/api/workspaces/get_invitation': {
      workspace_name: 'Marrowby',
      email: 'tom@marrowby.example',
      role: 'member',
      has_account: true,
    },
    '/api/user/get_token': login,
    '/api/workspaces/accept_invitation': { ...login, workspace_id: '0198a000-0000-7000-8000-000000000009' },
  });
  expect(await screen.findByText('Log in to join Marrowby.')).toBeDefined();
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await press(user, 'Log in');
  await user.click(await screen.findByRole('button', { name: 'Join Marrowby' }));
  await waitFor(() => expect(storedSession()?.workspace_id).toBe('0198a000-0000-7000-8000-000000000009'));
  expect(sent.at(-1)?.body).toEqual({ token: 'secret-of-another-invitation' });
});

test('MAIL_CHOICE changes nothing when it opens, stops mail with one button, and takes it back with another', async () => {
  const { user, sent } = openAt('/mail_choice#token=choice-token', {
    '/api/mail/get_choice': { silenced: false },
    '/api/mail/choose_mail': ({ body }) => ({ silenced: (body as { silenced: boolean }).silenced }),
  });
  await title('Unsubscribe?');
  expect(window.location.href).not.toContain('choice-token');
  expect(sent.map(({ path }) => path)).toEqual(['/api/mail/get_choice']);
  await press(user, 'Unsubscribe');
  await title('Unsubscribed');
  await press(user, 'Subscribe again');
  await title('Subscribed again');
  await press(user, 'Unsubscribe');
  await title('Unsubscribed');
  expect(sent.slice(1).map(({ body }) => body)).toEqual(
    [true, false, true].map((silenced) => ({ token: 'choice-token', silenced })),
  );
});

test('MAIL_CHOICE shows what was chosen before', async () => {
  openAt('/mail_choice#token=choice-token', { '/api/mail/get_choice': { silenced: true } });
  await title('Unsubscribed');
  expect(screen.queryByText(/^Done\./)).toBeNull();
  expect(screen.getByRole('button', { name: 'Subscribe again' })).toBeDefined();
});

test('MAIL_CHOICE keeps the button when the server is away, and says when the link ended meanwhile', async () => {
  let reply = problem('unavailable');
  const { user } = openAt('/mail_choice#token=choice-token', {
    '/api/mail/get_choice': { silenced: false },
    '/api/mail/choose_mail': () => reply,
  });
  await title('Unsubscribe?');
  await press(user, 'Unsubscribe');
  await screen.findByRole('alert');
  reply = problem('link_invalid');
  await press(user, 'Unsubscribe');
  await title('This link no longer works');
  expect(screen.queryByRole('button')).toBeNull();
});
