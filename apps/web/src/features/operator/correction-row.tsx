import type { OfferedCorrection } from '@earshot/contracts/market-corrections';
import { marketCorrections } from '@earshot/contracts/market-corrections';
import { send } from '../../lib/api-client.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { correctedWord, correctionsWords as words } from './operator.words.ts';
import { useOperatorChange } from './use-operator-change.ts';
import styles from './jobs/failed-jobs.module.css';

/** One correction: what was read and where, what its reader says, and what can be decided of it. */
export function CorrectionRow({ offer }: { offer: OfferedCorrection }) {
  const { correction_id: id, host, name, told, url, said_at: saidAt, state, decided_at: decidedAt } = offer;
  const decision = useOperatorChange(
    (next: 'accepted' | 'declined') =>
      send(marketCorrections.decide, { body: { correction_id: id, state: next } }),
    (decided) => words.decided[decided.state],
  );
  return (
    <article className={styles.job} aria-label={`${name}, ${host}`}>
      <div>
        <h3 className="b">
          <bdi>{name}</bdi>, {host}
        </h3>
        <p className="sm mut">
          {words.said} <DateTime iso={saidAt} withTime />
          {decidedAt !== null && (
            <>
              , {words.states[state].toLowerCase()} <DateTime iso={decidedAt} withTime />
            </>
          )}
        </p>
      </div>
      <div className="row">
        {state !== 'accepted' && (
          <Button size="sm" busy={decision.isPending} onClick={() => decision.mutate('accepted')}>
            {words.accept} <span className="vh">{name}</span>
          </Button>
        )}
        {state !== 'declined' && (
          <Button
            size="sm"
            variant="quiet"
            busy={decision.isPending}
            onClick={() => decision.mutate('declined')}
          >
            {words.decline} <span className="vh">{name}</span>
          </Button>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{words.wasRead}</dt>
          <dd>
            {url === null ? (
              <bdi>{told}</bdi>
            ) : (
              <a href={url} rel="noreferrer noopener nofollow" target="_blank">
                <bdi>{told}</bdi>
              </a>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.isSaid}</dt>
          <dd className="b">
            <bdi>{correctedWord(offer.correction)}</bdi>
          </dd>
        </div>
      </dl>
    </article>
  );
}
