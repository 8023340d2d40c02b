import { useState, type SyntheticEvent } from 'react';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { typedIn } from '../../lib/typed-in.ts';
import { heroWords as words } from './hero.words.ts';
import type { MarketRequest } from './use-market-request.ts';
import styles from './market-hero.module.css';

interface HeroSubjectProps {
  request: MarketRequest;
  /** What the field holds at first. */
  typed: string;
  onChosen: (typed: string) => void;
}

/**
 * Step 1. Sent before the page's script runs, it comes back in the address; what was typed by then stays, since the field
 * keeps its text itself.
 */
export function HeroSubject({ request: { fault, chooseSubject }, typed, onChosen }: HeroSubjectProps) {
  const choose = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const subject = typedIn(event.currentTarget, 'subject');
    onChosen(subject);
    chooseSubject(subject);
  };
  return (
    <form action="/" onSubmit={choose}>
      <div className={styles.line}>
        <input
          className={styles.input}
          name="subject"
          aria-label={words.subject}
          placeholder={words.subject}
          autoComplete="off"
          maxLength={500}
          aria-invalid={fault !== null || undefined}
          aria-describedby="hero-fault"
          defaultValue={typed}
        />
        <Button type="submit" variant="mark" size="lg" className={styles.act}>
          {words.analyze}
        </Button>
      </div>
      <Fault fault={fault} />
    </form>
  );
}

/** Step 2. */
export function HeroEmail({ request }: { request: MarketRequest }) {
  const { subject, fault, hasFailed, isSending, submit, startOver } = request;
  const [email, setEmail] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(email);
      }}
    >
      <p className={styles.subject}>
        <span role="status">{words.generating(subject)}</span>
        <Button variant="quiet" size="sm" onClick={startOver}>
          {words.change}
        </Button>
      </p>
      <div className={styles.line}>
        <input
          className={styles.input}
          type="email"
          aria-label={words.email}
          placeholder={words.email}
          autoComplete="email"
          // The field takes the place of the one that was just sent.
          autoFocus
          aria-invalid={fault !== null || undefined}
          aria-describedby="hero-fault"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="mark" size="lg" className={styles.act} busy={isSending}>
          {words.submit}
        </Button>
      </div>
      <Fault fault={fault} />
      {hasFailed && (
        <div className={styles.failed}>
          <Alert meaning="bad">{words.failed}</Alert>
        </div>
      )}
    </form>
  );
}

function Fault({ fault }: { fault: string | null }) {
  return (
    <p id="hero-fault" className={styles.fault} role="alert">
      {fault}
    </p>
  );
}
