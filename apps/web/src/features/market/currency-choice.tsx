import type { MarketReport } from '@earshot/contracts/market/market-report';
import { conversionOf, currenciesOf, noCurrency } from '@earshot/report-view/conversion';
import { Select } from '../../ui/inputs/select.tsx';
import { currencyWords as words } from './market.words.ts';
import { useCurrency } from './use-currency.ts';
import styles from './market-report.module.css';

/** In which currency the prices of a report are compared; nothing where no rate is known. */
export function CurrencyChoice({ report }: { report: MarketReport }) {
  const [asked, ask] = useCurrency();
  const currencies = currenciesOf(report);
  if (currencies.length === 0) return null;
  const nameOf = new Intl.DisplayNames('en-GB', { type: 'currency' });
  return (
    <div className={styles.currency}>
      <Select
        label={words.compare}
        small
        value={conversionOf(report, asked)?.currency ?? noCurrency}
        options={[
          { value: noCurrency, label: words.asPublished },
          ...currencies.map((code) => ({ value: code, label: `${code}, ${nameOf.of(code) ?? code}` })),
        ]}
        onChange={ask}
      />
    </div>
  );
}
