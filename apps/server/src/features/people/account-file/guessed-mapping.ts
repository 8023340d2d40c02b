import type { AccountMapping } from '@earshot/contracts/account-files';
import { guessAccountColumns } from '@earshot/tabular/columns/account-columns';
import type { FileFacts } from '@earshot/tabular/facts';
import { moneyOfName, parseMoney } from '@earshot/tabular/values/money';

/** The mapping offered at first. */
export function guessedAccountMapping(facts: FileFacts): AccountMapping {
  const targets = guessAccountColumns(facts.columns);
  const revenue = facts.columns[targets.indexOf('revenue')];
  const named = moneyOfName(revenue?.name ?? '');
  const said = (revenue?.samples ?? []).map((sample) => parseMoney(sample, null));
  const read = said.filter((each) => each !== null && each !== 'unreadable');
  return {
    columns: facts.columns.map(({ name }, at) => ({
      name: name.slice(0, 300),
      target: targets[at] ?? 'ignore',
    })),
    currency: named.currency ?? read.find(({ currency }) => currency !== null)?.currency ?? 'EUR',
    period: named.period ?? read.find(({ period }) => period !== null)?.period ?? 'year',
    rates: {},
    adds_unknown: true,
  };
}
