import { roleAllows } from '@earshot/contracts/call';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/use-session.ts';
import { QueryView } from '../../ui/states/query-view.tsx';
import { planQuery } from './billing.queries.ts';
import { planWords } from './billing.words.ts';
import { NothingSold } from './nothing-sold.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanMeters } from './plan-meters.tsx';
import { PlanStanding } from './plan-standing.tsx';
import styles from './plan.module.css';

/** The workspace's plan, what is used of it, and what else there is. */
export function EditPlanScreen() {
  const plan = useQuery(planQuery);
  const mayBuy = useMayBuy();
  return (
    <QueryView query={plan} what={planWords.what}>
      {(present) =>
        present.is_sold ? (
          <div className={styles.columns}>
            <div className="col g6">
              <PlanStanding plan={present} />
              <PlanMeters plan={present} />
            </div>
            <PlanChoice plan={present} mayBuy={mayBuy} />
          </div>
        ) : (
          <NothingSold />
        )
      }
    </QueryView>
  );
}

/** True for who may order and end plans. */
export function useMayBuy(): boolean {
  const session = useSession();
  return session.status === 'signed_in' && roleAllows(session.session.role, 'admin');
}
