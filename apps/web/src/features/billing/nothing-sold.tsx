import { planOf } from '@earshot/contracts/plans/plans';
import { planWords as words } from './billing.words.ts';
import styles from './plan.module.css';

/** Where nothing is sold everything is open. */
export function NothingSold() {
  return (
    <section className={`col g3 ${styles.open}`}>
      <p className="sm mut">{words.present}</p>
      <h2 className="display d28">{planOf('self_hosted').name}</h2>
      <p>{words.notSold}</p>
      <p className="sec">{words.notSoldMore}</p>
    </section>
  );
}
