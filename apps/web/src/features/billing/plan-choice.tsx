import type { PlanState } from '@earshot/contracts/billing';
import { paymentTerms, planOf, type PaymentTerms, type Plan } from '@earshot/contracts/plans/plans';
import { Link, useSearchParams } from 'react-router';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { subscribePath, termsOf } from './billing-paths.ts';
import { planWords as words, termWords } from './billing.words.ts';
import { PlanPoints } from './plan-points.tsx';
import styles from './plan.module.css';

const offered = [planOf('free'), planOf('team')];

/** The plans beside each other, with what would change. */
export function PlanChoice({ plan, mayBuy }: { plan: PlanState; mayBuy: boolean }) {
  const [search, setSearch] = useSearchParams();
  const terms = termsOf(search);
  return (
    <section className="col g4" aria-label={words.plans}>
      <div className="row between wrap">
        <h2 className="h">{words.plans}</h2>
        <Segmented
          label={words.terms}
          options={paymentTerms.map((value) => ({ value, label: termWords[value].choice }))}
          value={terms}
          onChange={(value) => setSearch({ payment_terms: value }, { replace: true })}
        />
      </div>
      <ul className={styles.plans}>
        {offered.map((one) => (
          <li key={one.id}>
            <div className="row between">
              <h3 className="h">{one.name}</h3>
              {one.id === plan.plan && <Tag meaning="good">{words.chosen}</Tag>}
            </div>
            <p className={styles.price}>
              <span className={styles.amount}>€{formatCount(one.price[terms])}</span>{' '}
              <span className="sec">{termWords[terms].each}</span>
            </p>
            <PlanPoints plan={one} terms={terms} />
            <span className="grow" />
            <NextStep plan={plan} one={one} terms={terms} mayBuy={mayBuy} />
          </li>
        ))}
      </ul>
      <p className="sm sec">{words.fromThere(planOf('team').name)}</p>
      <p className="sm">
        <Link to={paths.pricing}>{words.compare}</Link>
      </p>
    </section>
  );
}

interface NextStepProps {
  plan: PlanState;
  one: Plan;
  terms: PaymentTerms;
  mayBuy: boolean;
}

function NextStep({ plan, one, terms, mayBuy }: NextStepProps) {
  if (one.id !== 'team') {
    return plan.plan === 'team' ? <p className="sm sec">{words.toFree}</p> : null;
  }
  if (!mayBuy) return <p className="sm sec">{words.askAdmin}</p>;
  const isChosen = plan.plan === 'team';
  return (
    <ButtonLink
      variant={isChosen ? 'default' : 'mark'}
      to={isChosen ? paths.subscribe : subscribePath({ plan: 'team', terms, people: null })}
    >
      {isChosen ? words.change : words.choose(one.name)}
    </ButtonLink>
  );
}
