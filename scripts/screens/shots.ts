import { appPages } from '@earshot/contracts/pages';
import type { ProblemCode } from '@earshot/contracts/problems';
import type { Page } from '@playwright/test';

export interface Shot {
  /** File name of its pictures. */
  name: string;
  path: string;
  /** Whose workspace is seen: nobody's, one without feedback, or one with the sample. */
  as: 'nobody' | 'empty' | 'sample';
  /** What all calls but the frame's own do: never answer, or fail. */
  calls?: 'wait' | 'fail';
  /** Calls that fail in a certain way, by path. */
  problems?: Record<string, ProblemCode>;
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

const nobody = (name: string, path: string, rest: Partial<Shot> = {}): Shot => ({ name, path, as: 'nobody', ...rest });

const auth: Shot[] = [
  nobody('login', '/login'),
  nobody('login-mismatch', '/login', {
    problems: { '/api/user/get_token': 'wrong_credentials' },
    act: async (page) => {
      await page.getByLabel('Email').fill('ines@marrowby.example');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByText('do not match').waitFor();
    },
  }),
  nobody('signup', '/signup?source=hero', { act: (page) => page.getByLabel('Password', { exact: true }).fill('a long enough secret') }),
  nobody('signup-email-only', '/signup?email_only=true'),
  nobody('verify-email', '/verify_email'),
  nobody('link-validate-email-dead', '/link_validate_email#token=not-a-token-that-was-ever-mailed', {
    act: (page) => page.getByText('has been used').waitFor(),
  }),
  nobody('forgot-password-invalid', '/forgot_password', {
    act: async (page) => {
      await page.getByLabel('Email').fill('ines@marrowby');
      await page.getByRole('button', { name: 'Send the link' }).click();
    },
  }),
  nobody('reset-password-short', '/reset_password#token=not-a-token-that-was-ever-mailed', {
    act: async (page) => {
      await page.getByLabel('New password').fill('short!');
      await page.getByRole('button', { name: 'Save password' }).click();
    },
  }),
];

const frame: Shot[] = [
  { name: 'palette', path: '/settings/profile', as: 'sample', act: (page) => page.keyboard.press('Control+k') },
  { name: 'shortcuts', path: '/settings/profile', as: 'sample', act: (page) => page.keyboard.press('?') },
  {
    name: 'account-menu',
    path: '/settings/profile',
    as: 'sample',
    act: (page) => page.getByRole('button', { name: /^Account/ }).click(),
  },
  {
    name: 'make-key',
    path: '/settings/api_keys',
    as: 'sample',
    act: (page) => page.getByRole('button', { name: 'Make a key' }).click(),
  },
  { name: 'not-found-signed-in', path: '/feedback/nothing_here', as: 'sample' },
];

/** Every route, and every state that it can be in. */
export const shots: Shot[] = [
  nobody('front', '/'),
  nobody('not-found', '/nothing-here'),
  ...auth,
  ...appPages.flatMap((path): Shot[] => {
    const name = path.slice(1).replaceAll('/', '-');
    // The profile shows the session, which is there already.
    if (path === '/settings/profile') return [{ name, path, as: 'sample' }];
    return [
      { name, path, as: 'sample' },
      { name: `${name}-empty`, path, as: 'empty' },
      { name: `${name}-waiting`, path, as: 'sample', calls: 'wait' },
      { name: `${name}-failed`, path, as: 'sample', calls: 'fail' },
    ];
  }),
  ...frame,
];
