import type { AccountMapping } from '@earshot/contracts/account-files';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { mappingWords } from './account-files.words.ts';
import { RateInput } from './rate-input.tsx';
import styles from './account-files.module.css';

interface MoneyOptionsProps {
  mapping: AccountMapping;
  /** Currencies of the file that no rate is known of. */
  without: readonly string[];
  onChange: (part: Partial<AccountMapping>) => void;
}

const usual = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'CAD',
  'AUD',
  'JPY',
  'INR',
  'BRL',
];

/** How amounts are read, and whether accounts are added. */
export function MoneyOptions({ mapping, without, onChange }: MoneyOptionsProps) {
  const { currency, period, rates } = mapping;
  const hasRevenue = mapping.columns.some(({ target }) => target === 'revenue');
  const foreign = [...new Set([...Object.keys(rates), ...without])].sort();
  const currencies = usual.includes(currency) ? usual : [currency, ...usual];
  return (
    <section className="card">
      <div className="hd">
        <h2 className="h">{mappingWords.options}</h2>
      </div>
      <div className={styles.fields}>
        {hasRevenue && (
          <>
            <Select
              label={mappingWords.currency}
              options={currencies.map((value) => ({ value, label: value }))}
              value={currency}
              onChange={(value) => onChange({ currency: value })}
            />
            <Select
              label={mappingWords.period}
              options={(['year', 'month'] as const).map((value) => ({
                value,
                label: mappingWords.periods[value],
              }))}
              value={period}
              onChange={(value) => onChange({ period: value })}
            />
            {foreign.map((code) => (
              <RateInput
                key={code}
                currency={code}
                rate={rates[code]}
                onChange={(rate) => {
                  const { [code]: _before, ...others } = rates;
                  onChange({ rates: rate === null ? others : { ...others, [code]: rate } });
                }}
              />
            ))}
          </>
        )}
        <Checkbox
          label={mappingWords.addsUnknown}
          checked={mapping.adds_unknown}
          onChange={(event) => onChange({ adds_unknown: event.currentTarget.checked })}
        />
      </div>
    </section>
  );
}
