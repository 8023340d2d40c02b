import { z } from 'zod';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { Instant } from './call/scalars.ts';

/** Kinds of personal data: what a masked place reads, what they are called, and what one of them is called. */
export const personalKinds = {
  email: { mask: '[e-mail]', name: 'Email addresses', one: 'an email address' },
  phone: { mask: '[phone]', name: 'Phone numbers', one: 'a phone number' },
  card: { mask: '[card]', name: 'Payment cards', one: 'the number of a payment card' },
  iban: { mask: '[IBAN]', name: 'Bank accounts (IBAN)', one: 'a bank account' },
  national_id: {
    mask: '[national id]',
    name: 'National identity and tax numbers',
    one: 'a national identity or tax number',
  },
  ip_address: { mask: '[IP address]', name: 'IP addresses', one: 'an IP address' },
  postal_address: { mask: '[address]', name: 'Postal addresses', one: 'a postal address' },
  passport: { mask: '[passport]', name: 'Passport numbers', one: 'a passport number' },
  birth_date: { mask: '[date of birth]', name: 'Dates of birth', one: 'a date of birth' },
  secret_link: {
    mask: '[link with a secret]',
    name: 'Links that let the bearer in',
    one: 'a link that lets the bearer in',
  },
} as const;
export type PersonalKindName = keyof typeof personalKinds;

const Kind = z.enum(Object.keys(personalKinds) as [PersonalKindName, ...PersonalKindName[]]);
const Kinds = z.array(Kind).max(Object.keys(personalKinds).length);

const Choice = {
  /** Masked in everything that comes in from now on, before it is stored. */
  masked_kinds: Kinds,
  /** Authors keep neither name nor e-mail address: each is shown as “Person 3f9a”, one person as one. */
  hides_people: z.boolean(),
};

export const MaskingRun = z.object({
  state: z.enum(['running', 'done', 'failed']),
  item_count: z.int(),
  items_done: z.int(),
  /** Items in which something was masked. */
  items_masked: z.int(),
  asked_at: Instant,
  finished_at: Instant.nullable(),
  error: z.string().nullable(),
});
export type MaskingRun = z.infer<typeof MaskingRun>;

export const PersonalDataSettings = z.object({
  ...Choice,
  /** Of the choice, what may still stand readable in what was stored before it was made. */
  unmasked: z.object({ kinds: Kinds, people: z.boolean() }),
  /** The newest masking of what was stored before; null when none was asked for. */
  run: MaskingRun.nullable(),
});
export type PersonalDataSettings = z.infer<typeof PersonalDataSettings>;

export const personalData = {
  getSettings: defineCall({
    method: 'GET',
    path: '/api/personal_data/get_settings',
    summary: 'Which kinds of personal data are masked before storage',
    auth: 'viewer',
    rateLimit: 'interactive',
    status: 200,
    reply: PersonalDataSettings,
  }),
  updateSettings: defineCall({
    method: 'POST',
    path: '/api/personal_data/update_settings',
    summary: 'Choose what is masked in new data',
    auth: 'admin',
    rateLimit: 'interactive',
    body: z.object(Choice),
    status: 200,
    reply: PersonalDataSettings,
  }),
  tryMasking: defineCall({
    method: 'POST',
    path: '/api/personal_data/try_masking',
    summary: 'Preview what would be masked in a text; the text is not stored',
    auth: 'viewer',
    rateLimit: 'search',
    body: z.object({ text: z.string().max(limits.maskingTryMaxChars), masked_kinds: Kinds }),
    status: 200,
    reply: z.object({
      masked: z.string(),
      /** Places in the text as sent, in UTF-16 units, the end not included. */
      spans: z.array(z.object({ kind: Kind, start: z.int(), end: z.int() })),
    }),
  }),
  maskStored: defineCall({
    method: 'POST',
    path: '/api/personal_data/mask_stored',
    summary: 'Mask existing data with the current settings; this cannot be undone',
    auth: 'admin',
    rateLimit: 'interactive',
    status: 202,
    reply: PersonalDataSettings,
    problems: ['conflict'],
  }),
};
