import { useFirstSteps } from '../../features/onboarding/use-first-steps.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { homeWords as words } from './home.words.ts';
import styles from './home.module.css';

/** How far a new workspace is, and the way on; nothing once every step is done. */
export function FirstStepsLine() {
  const steps = useFirstSteps();
  if (!steps) return null;
  return (
    <div className={styles.steps}>
      <span className="grow">{words.steps(steps.done, steps.all)}</span>
      <ButtonLink size="sm" variant="quiet" to={paths.installScript}>
        {words.site}
      </ButtonLink>
      <ButtonLink size="sm" to={paths.getStarted}>
        {words.nextStep}
      </ButtonLink>
    </div>
  );
}
