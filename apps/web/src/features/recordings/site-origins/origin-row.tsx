import type { SiteOrigin } from '@earshot/contracts/recordings';
import { furtherOrigins } from '@earshot/contracts/recordings/site-origins';
import { Button } from '../../../ui/inputs/button.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { siteOriginsWords as words } from './site-origins.words.ts';
import styles from './site-origins.module.css';

const meanings = { learnt: 'warn', allowed: 'good', refused: 'bad', unknown: 'outline' } as const;

interface OriginRowProps {
  known: SiteOrigin;
  /** Undefined for those who may not decide. */
  onDecide: ((verdict: 'allowed' | 'refused' | 'forgotten') => void) | undefined;
  busy: boolean;
}

/** One origin: what holds of it, what was refused, and what may be decided. */
export function OriginRow({ known, onDecide, busy }: OriginRowProps) {
  const { origin, state, refused_count: count, last_refused_at: last } = known;
  const button = (verdict: 'allowed' | 'refused' | 'forgotten', label: string) => (
    <Button
      size="sm"
      variant="quiet"
      busy={busy}
      aria-label={words.of(label, origin)}
      onClick={() => onDecide?.(verdict)}
    >
      {label}
    </Button>
  );
  return (
    <li className={styles.row}>
      <div className={styles.origin}>
        <span className={styles.name}>{words.nameOf(origin)}</span>
        <span className="sm sec">
          {last === null ? (
            <>
              {words.since} <DateTime iso={known.first_seen_at} />
            </>
          ) : (
            <>
              {words.refusals(count)} <DateTime iso={last} withTime />
            </>
          )}
        </span>
      </div>
      <Tag meaning={meanings[state]}>{words.states[state]}</Tag>
      {onDecide && origin !== furtherOrigins && (
        <div className={styles.actions}>
          {state !== 'allowed' && button('allowed', words.allow)}
          {state !== 'refused' && button('refused', words.refuse)}
          {(state === 'allowed' || state === 'refused') && button('forgotten', words.forget)}
        </div>
      )}
    </li>
  );
}
