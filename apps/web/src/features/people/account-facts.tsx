import type { AccountDetail } from '@earshot/contracts/people';
import type { ReactNode } from 'react';
import { formatValue } from '../../lib/format-figure.ts';
import { accountWords } from './people.words.ts';
import styles from './person-page.module.css';

const euros = (value: number) => formatValue({ measure: 'count', unit: 'revenue' }, value);

/** Plan and revenue of an account, with what feedback says where a person gave something else. */
export function AccountFactsCard({ account }: { account: AccountDetail }) {
  const { said_revenue_eur: saidRevenue, given_revenue_eur: givenRevenue } = account;
  return (
    <section className="card" aria-label={accountWords.account}>
      <dl className={styles.list}>
        <Fact
          name={accountWords.plan}
          value={account.plan}
          given={account.given_plan !== null}
          said={account.said_plan}
        />
        <Fact
          name={accountWords.revenue}
          value={account.yearly_revenue_eur === null ? null : euros(account.yearly_revenue_eur)}
          given={givenRevenue !== null}
          said={saidRevenue === null ? null : euros(saidRevenue)}
          written={account.given_revenue_as}
        />
        {account.external_id !== null && (
          <Fact name="ID" value={account.external_id} given={false} said={null} />
        )}
        {account.domain !== null && (
          <Fact name={accountWords.domain} value={account.domain} given={false} said={null} />
        )}
        {Object.entries(account.facts).map(([name, value]) => (
          <Fact key={name} name={name} value={value} given={false} said={null} />
        ))}
      </dl>
    </section>
  );
}

function Fact({
  name,
  value,
  given,
  said,
  written = null,
}: {
  name: string;
  value: ReactNode;
  given: boolean;
  said: string | null;
  /** As a file wrote it. */
  written?: string | null;
}) {
  return (
    <div>
      <dt className="sm sec">{name}</dt>
      <dd>
        {value ?? <span className="mut">{accountWords.unknown}</span>}
        {given && (
          <span className={styles.note}>
            {accountWords.given}
            {written !== null && `. ${accountWords.asWritten(written)}`}
            {said !== null && `. ${accountWords.said(said)}`}
          </span>
        )}
      </dd>
    </div>
  );
}
