import type { RateLimitName } from '../../../packages/contracts/src/call/rate-limits.ts';
import { rateLimits } from '../../../packages/contracts/src/call/rate-limits.ts';
import type { Rule } from '../rule.ts';
import { contracts, decided, server, spanOf, time } from '../rule.ts';

const limiting = contracts('call/rate-limits');

/** So many in a time, as the table of limits has it. */
function limit(rule: string, name: RateLimitName): Rule {
  const { max, windowSeconds } = rateLimits[name];
  return decided(
    rule,
    limiting,
    `rateLimits.${name}`,
    `${max.toLocaleString('en')} in ${spanOf(windowSeconds * 1000)}`,
  );
}

export const limitsOfCalls: readonly Rule[] = [
  decided(
    'What a limit of calls counts: an address, an account, an account from one address, a member or API key',
    limiting,
    'RateLimit.per',
    '`per` of each limit',
  ),
  decided(
    'How an address is counted',
    server('platform/http/client-address'),
    'countedAs',
    'IPv4 whole, IPv6 by its /64',
  ),
  decided(
    'Over which time calls are counted',
    server('platform/http/rate-limiter'),
    'RateLimiter',
    'fixed windows, on each server by itself',
  ),
  limit('Logins from one network address, right ones too', 'login_by_address'),
  limit('Wrong logins to one account from one network address', 'login_by_place'),
  limit('The same from a place new to the account, once too many were wrong', 'login_by_place_slowed'),
  limit('Wrong logins to one account from all places that are new to it', 'login_by_account'),
  limit('Wrong passwords where a signed-in user is asked for it again', 'password_proof'),
  limit('Wrong codes of a second factor', 'second_factor'),
  limit('… and in a day', 'second_factor_by_day'),
  limit('Changes of address that a member asks for', 'email_change'),
  limit('Sign-ups from one network address', 'sign_up'),
  limit('Links to set a new password that one network address asks for', 'reset_link'),
  limit('Uses of mailed links from one network address', 'link_use'),
  limit('Links and login tokens checked from one network address', 'token_check'),
  limit('Calls of screens, of one member or API key', 'interactive'),
  limit(
    'Lists and searches of feedback, and texts tried out for masking, of one member or API key',
    'search',
  ),
  limit('Questions and other calls that cost much, of one member or API key', 'ask'),
  limit('Calls that send feedback, of one member or API key', 'ingest'),
  limit('Files that one member uploads', 'upload'),
  limit('Calls of a shared recording from one network address', 'shared_recording'),
  limit('Chunks of recordings from one network address', 'record'),
  limit('Feedback from widgets from one network address', 'widget'),
  limit('The same from all visitors of one site', 'widget_by_site'),
  limit('Site visits asked for from one network address', 'visit'),
  limit('Reads of site visits from one network address', 'visit_read'),
  limit('Market reports asked for from one network address', 'market_submit'),
  limit('Market reports asked for with one email address', 'market_by_email'),
  limit('Reads of public roadmaps from one network address', 'roadmap_read'),
  limit('Reads of market reports from one network address', 'market_read'),
  limit('Messages of the contact form from one network address', 'contact'),
  limit('The same of one member', 'contact_by_member'),
  limit('Events of PayPal from one network address', 'payment_event'),
  limit('Invitations of one member', 'invite'),
  time(
    'A client that starts a request has to finish its head within',
    server('platform/http/connection-limits'),
    'headMs',
  ),
  time('A whole body without files may take', server('platform/http/connection-limits'), 'bodyPace.wholeMs'),
  time('An upload may take', server('platform/http/connection-limits'), 'uploadMs'),
];
