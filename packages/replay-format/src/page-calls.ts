/** Who is there, as the page says. `signature`: HMAC by the customer's server, in hexadecimal, when there is one. */
export interface ToldPerson {
  userId: string;
  name?: string;
  email?: string;
  account?: string;
  plan?: string;
  signature?: string;
}

/** Values by their names, as a page tells them. */
export type ToldValues = Record<string, string | number | boolean | null>;
