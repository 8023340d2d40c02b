/** Kinds of personal data, and what a masked place reads. */
export const MASKS = {
  email: '[e-mail]',
  phone: '[phone]',
  card: '[card]',
  iban: '[IBAN]',
  national_id: '[national id]',
  ip_address: '[IP address]',
  postal_address: '[address]',
  passport: '[passport]',
  birth_date: '[date of birth]',
  secret_link: '[link with a secret]',
} as const;

export type PersonalKind = keyof typeof MASKS;

/** A place in a text, in UTF-16 units, the end not included. */
export interface PersonalSpan {
  kind: PersonalKind;
  start: number;
  end: number;
}

/** A place that nothing else may be found in; `null` for a link without a secret. */
export interface Candidate {
  kind: PersonalKind | null;
  start: number;
  end: number;
}
