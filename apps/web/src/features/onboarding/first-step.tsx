import { roleAllows } from '@earshot/contracts/call';
import type { OnboardingStep } from '@earshot/contracts/onboarding';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/use-session.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { startedWords, stepWords } from './onboarding.words.ts';
import styles from './first-step.module.css';

interface FirstStepProps {
  step: OnboardingStep;
  /** From 1. */
  place: number;
  /** `current` is the first one that is open. */
  state: 'done' | 'current' | 'open';
  hasFeedback: boolean;
  onlySample: boolean;
  waysIn: ReactNode;
}

/** One step: what it is for and the way there, or that it is done. */
export function FirstStep({ step, place, state, hasFeedback, onlySample, waysIn }: FirstStepProps) {
  const session = useSession();
  const words = stepWords[step];
  const isDone = state === 'done';
  const needsFeedback = !hasFeedback && (step === 'question' || step === 'view');
  const mayDo = session.status === 'signed_in' && roleAllows(session.session.role, words.role);
  const bringsIn = step === 'feedback' && !isDone && mayDo;
  const leads = mayDo && !needsFeedback && !bringsIn;
  const isSample = step === 'feedback' && onlySample;
  return (
    <li className={state === 'current' ? `${styles.step} ${styles.current}` : styles.step}>
      <div className={styles.row}>
        <span className={isDone ? `${styles.place} ${styles.done}` : styles.place}>
          {isDone ? <Icon name="check" /> : place}
        </span>
        <div className={styles.words}>
          <h2 className="h">
            {words.title}
            {isDone && <span className="vh"> ({startedWords.isDone})</span>}
          </h2>
          <p className="sec">{sentence()}</p>
        </div>
        {leads && (
          <ButtonLink variant={state === 'current' ? 'mark' : 'default'} size="sm" to={words.to}>
            {isDone && !isSample ? words.again : words.action}
          </ButtonLink>
        )}
      </div>
      {bringsIn && <div className={styles.ways}>{waysIn}</div>}
    </li>
  );

  function sentence(): string {
    if (isSample) return startedWords.onlySample;
    if (isDone) return words.done;
    if (!mayDo) return words.notAllowed;
    return needsFeedback ? `${words.open} ${startedWords.afterFeedback}` : words.open;
  }
}
