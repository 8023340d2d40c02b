/** What files may change of an account. */
export interface AccountState {
  externalId: string | null;
  domain: string | null;
  givenPlan: string | null;
  givenRevenueEur: number | null;
  givenRevenueAs: string | null;
  facts: Record<string, string>;
}

export interface KnownAccount extends AccountState {
  id: number;
  identity: string;
  name: string;
}
