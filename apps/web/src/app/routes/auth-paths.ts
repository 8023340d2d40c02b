import type { publicPages } from '@earshot/contracts/pages/pages';
import type { AuthEntry } from '../../features/users/login/auth-state.ts';

/** The addresses that the one authentication screen serves, and the state each opens in. */
export const authPaths = {
  '/login': 'LOGIN',
  '/signup': 'SIGNUP',
  '/forgot_password': 'FORGOT_PASSWORD',
  '/reset_password': 'RESET_PASSWORD',
  '/verify_email': 'VERIFY_EMAIL',
  '/link_validate_email': 'LINK_EMAIL_VALIDATION',
  '/link_validate_email_set_password': 'LINK_EMAIL_VALIDATION',
  '/mail_choice': 'MAIL_CHOICE',
  '/stop_letters': 'STOP_EMAILS',
  '/stop_follow_ups': 'STOP_FOLLOW_UPS',
  '/change_email': 'CHANGE_EMAIL',
  '/stop_email_change': 'STOP_EMAIL_CHANGE',
  '/set_up': 'SET_UP',
} as const satisfies Record<Exclude<(typeof publicPages)[number], `/public/${string}`>, AuthEntry['opens']>;
