/**
 * Every rate limit, in one place; `docs/operate.md` shows this table and a test holds the two together.
 *
 * `per` says what is counted: the caller's address (IPv6 by /64), the account named in the request, the account as asked for
 * from one address (`place`), or the signed-in member or API key.
 */
export interface RateLimit {
  per: 'address' | 'account' | 'place' | 'member';
  max: number;
  windowSeconds: number;
}

export const rateLimits = {
  login_by_address: { per: 'address', max: 30, windowSeconds: 300 },
  login_by_place: { per: 'place', max: 10, windowSeconds: 900 },
  /** From places where the user never logged in, once `loginSlowedAfter` tries from such places were wrong. */
  login_by_place_slowed: { per: 'place', max: 2, windowSeconds: 900 },
  /** From all places where the user never logged in. */
  login_by_account: { per: 'account', max: 100, windowSeconds: 900 },
  password_proof: { per: 'account', max: 10, windowSeconds: 900 },
  second_factor: { per: 'account', max: 5, windowSeconds: 900 },
  second_factor_by_day: { per: 'account', max: 30, windowSeconds: 86_400 },
  email_change: { per: 'member', max: 10, windowSeconds: 3600 },
  sign_up: { per: 'address', max: 10, windowSeconds: 3600 },
  reset_link: { per: 'address', max: 10, windowSeconds: 3600 },
  link_use: { per: 'address', max: 30, windowSeconds: 300 },
  token_check: { per: 'address', max: 600, windowSeconds: 60 },
  interactive: { per: 'member', max: 1200, windowSeconds: 60 },
  search: { per: 'member', max: 600, windowSeconds: 60 },
  ask: { per: 'member', max: 300, windowSeconds: 60 },
  ingest: { per: 'member', max: 3000, windowSeconds: 60 },
  upload: { per: 'member', max: 60, windowSeconds: 3600 },
  connect: { per: 'member', max: 60, windowSeconds: 3600 },
  shared_recording: { per: 'address', max: 600, windowSeconds: 60 },
  record: { per: 'address', max: 6000, windowSeconds: 60 },
  widget: { per: 'address', max: 30, windowSeconds: 600 },
  /** From all visitors of a site. */
  widget_by_site: { per: 'account', max: 600, windowSeconds: 3600 },
  visit: { per: 'address', max: 10, windowSeconds: 3600 },
  visit_read: { per: 'address', max: 600, windowSeconds: 60 },
  roadmap_read: { per: 'address', max: 600, windowSeconds: 60 },
  market_submit: { per: 'address', max: 10, windowSeconds: 3600 },
  market_by_email: { per: 'account', max: 10, windowSeconds: 3600 },
  market_read: { per: 'address', max: 600, windowSeconds: 60 },
  contact: { per: 'address', max: 5, windowSeconds: 3600 },
  contact_by_member: { per: 'member', max: 20, windowSeconds: 3600 },
  payment_event: { per: 'address', max: 600, windowSeconds: 60 },
  invite: { per: 'member', max: 50, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** Wrong log-ins to one account, within the window of `login_by_account`, after which places that are new to it get fewer tries. */
export const loginSlowedAfter = 20;

/** Mail that a stranger can trigger: at most this many a day; over it the answer is the same and no mail goes. */
export const strangerMail = { perRecipientPerDay: 3, perAddressPerDay: 10 } as const;

/**
 * Mail that lets people into their account (confirming an address, setting a new password), which strangers can trigger too. Over
 * these the answer is the same and no mail goes.
 */
export const accountMail = {
  /** From one requester to one recipient. */
  perPairPerDay: 3,
  /** From where the recipient logged in before; this alone holds there. */
  perUsualPlacePerDay: 10,
  perRequesterPerDay: 10,
  /** To one recipient, from requesters who ask for the first time that day. */
  firstsPerRecipientPerDay: 10,
  /** To one recipient, from requesters who ask again. */
  repeatsPerRecipientPerDay: 4,
  /** Over `firstsPerRecipientPerDay` one mail still goes in each of these parts of the day. */
  slotHours: 2,
} as const;
