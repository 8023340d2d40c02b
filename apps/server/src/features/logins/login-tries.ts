import { loginSlowedAfter } from '@earshot/contracts/call/rate-limits';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';

/** A try to log in to an account, known or not, from a network address. */
export interface LoginTry {
  email: string;
  address: string;
  /** Whether the account's user has shown before that they are at this address. */
  isUsualPlace: boolean;
}

/**
 * Counts a try. Each place has tries of its own, so that strangers lock themselves out alone. Places that are new to the account
 * share a limit besides, high enough for everybody but many at once: while it is being neared they get fewer tries each.
 *
 * @throws Problem `rate_limited`
 */
export function countTry(limiter: RateLimiter, loginTry: LoginTry): void {
  const { email, isUsualPlace } = loginTry;
  limiter.count('login_by_place', placeOf(loginTry));
  if (isUsualPlace) return;
  if (limiter.counted('login_by_account', email) >= loginSlowedAfter)
    limiter.count('login_by_place_slowed', placeOf(loginTry));
  limiter.count('login_by_account', email);
}

/** The password was right: the try counts against nobody. */
export function forgiveTry(limiter: RateLimiter, loginTry: LoginTry): void {
  limiter.takeBack('login_by_place', placeOf(loginTry));
  if (loginTry.isUsualPlace) return;
  limiter.takeBack('login_by_place_slowed', placeOf(loginTry));
  limiter.takeBack('login_by_account', loginTry.email);
}

/** Lets in again who used a mailed link where they had used up their tries. */
export function forgetTries(limiter: RateLimiter, place: Pick<LoginTry, 'email' | 'address'>): void {
  limiter.forget('login_by_place', placeOf(place));
}

function placeOf({ email, address }: Pick<LoginTry, 'email' | 'address'>): string {
  return `${email} from ${address}`;
}
