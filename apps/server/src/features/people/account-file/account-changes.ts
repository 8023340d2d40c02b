import type { AccountState, KnownAccount } from './account-state.ts';
import type { AccountDraft } from './account-rows.ts';

/** What a file changed, for its undo. */
export interface Changes {
  accounts: { id: number; before: AccountState; after: AccountState }[];
  authors: { id: number; before: number | null; after: number }[];
}

export const nothingGiven: AccountState = {
  externalId: null,
  domain: null,
  givenPlan: null,
  givenRevenueEur: null,
  givenRevenueAs: null,
  facts: {},
};

export function stateOf(account: KnownAccount): AccountState {
  const { externalId, domain, givenPlan, givenRevenueEur, givenRevenueAs, facts } = account;
  return { externalId, domain, givenPlan, givenRevenueEur, givenRevenueAs, facts };
}

/** The account with what a row says on top; what the row leaves out stays. */
export function withDraft(state: AccountState, draft: AccountDraft): AccountState {
  return {
    externalId: state.externalId ?? draft.id,
    domain: draft.domain ?? state.domain,
    givenPlan: draft.plan ?? state.givenPlan,
    givenRevenueEur: draft.revenue?.eur ?? state.givenRevenueEur,
    givenRevenueAs: draft.revenue?.as ?? state.givenRevenueAs,
    facts: { ...state.facts, ...draft.facts },
  };
}

/** The account without what a file changed of it; what was changed since stays. */
export function withoutChange(
  now: AccountState,
  { before, after }: Pick<Changes['accounts'][number], 'before' | 'after'>,
): AccountState {
  const back = <Key extends keyof AccountState>(key: Key) =>
    now[key] === after[key] ? before[key] : now[key];
  const keys = new Set([...Object.keys(now.facts), ...Object.keys(before.facts)]);
  const facts = [...keys].flatMap((key) => {
    const value = now.facts[key] === after.facts[key] ? before.facts[key] : now.facts[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    externalId: back('externalId'),
    domain: back('domain'),
    givenPlan: back('givenPlan'),
    givenRevenueEur: back('givenRevenueEur'),
    givenRevenueAs:
      now.givenRevenueEur === after.givenRevenueEur ? before.givenRevenueAs : now.givenRevenueAs,
    facts: Object.fromEntries(facts),
  };
}
