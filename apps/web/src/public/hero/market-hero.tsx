import { useEffect, useState } from 'react';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { heroWords as words } from './hero.words.ts';
import { HeroEmail, HeroSubject } from './hero-forms.tsx';
import { useMarketRequest } from './use-market-request.ts';
import styles from './market-hero.module.css';

/** The landing hero: a subject, an address, a report. */
export function MarketHero() {
  // A whole page, since the server draws the report into it.
  const request = useMarketRequest((address) => window.location.assign(address));
  const [typed, setTyped] = useState('');
  const { step, chooseSubject, startOver } = request;
  useEffect(() => {
    // The form was sent before the page's script ran.
    const early = new URLSearchParams(window.location.search).get('subject');
    if (early === null) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the page was built without knowing its address
    setTyped(early);
    chooseSubject(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for what the address brought
  }, []);
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <h1 id="hero" className="display d84">
        {words.head}
      </h1>
      <p className={`lede ${styles.lede}`}>{words.text}</p>
      <div className={styles.ask}>
        {step === 'subject' && <HeroSubject request={request} typed={typed} onChosen={setTyped} />}
        {step === 'email' && <HeroEmail request={request} />}
        {step === 'done' && (
          <div className={styles.done}>
            <Alert meaning="good">{words.thanks}</Alert>
            <Button
              size="lg"
              onClick={() => {
                setTyped('');
                startOver();
              }}
            >
              {words.again}
            </Button>
          </div>
        )}
      </div>
      <p className={`sm sec ${styles.note}`}>{words.note}</p>
      <noscript>
        <p className="sm sec">{words.noScript}</p>
      </noscript>
      <ul className={styles.bullets}>
        {words.bullets.map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
    </section>
  );
}
