import { plans } from '@earshot/contracts/plans/plans';
import { Fragment } from 'react';
import { Icon } from '../../ui/page/icon.tsx';
import { planTable } from './plan-rows.ts';
import { pricingWords as words } from './pricing.words.ts';
import styles from './plan-table.module.css';

/** Every row of every plan. On a phone the table scrolls by itself, and its first column stays. */
export function PlanTable() {
  return (
    // The keyboard scrolls it where it is wider than its place.
    <div className={styles.scroll} role="region" aria-label={words.table} tabIndex={0}>
      <table className={styles.table}>
        <caption className="vh">{words.table}</caption>
        <thead>
          <tr>
            <td />
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planTable.map(({ title, rows }) => (
            <Fragment key={title}>
              <tr className={styles.title}>
                <th scope="rowgroup" colSpan={plans.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map(({ label, of }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {plans.map((plan) => (
                    <td key={plan.id}>
                      <Value value={of(plan)} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  return value ? (
    <>
      <Icon name="check" size="s" />
      <span className="vh">{words.has}</span>
    </>
  ) : (
    <span className="mut">{words.hasNot}</span>
  );
}
