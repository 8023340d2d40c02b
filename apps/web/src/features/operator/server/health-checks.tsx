import type { HealthCheck, HealthPart, HealthState } from '@earshot/contracts/operator-server';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Tag, type TagMeaning } from '../../../ui/text/tag.tsx';
import { healthWords as words } from './server.words.ts';
import styles from './health-screen.module.css';

const meanings: Record<HealthState, TagMeaning> = {
  good: 'good',
  warn: 'warn',
  bad: 'bad',
  off: 'outline',
};

/** Where more is told of a part. */
const places: Partial<Record<HealthPart, { to: string; label: string }>> = {
  jobs: { to: paths.operatorJobs, label: words.looks.jobs },
  mail: { to: paths.operatorMail, label: words.looks.mail },
  disk: { to: paths.operatorStorage, label: words.looks.disk },
};

/** The parts of the server, each with how it is. */
export function HealthChecks({ checks }: { checks: readonly HealthCheck[] }) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ part, state, detail }) => {
        const place = places[part];
        return (
          <li key={part} className={`card ${styles.check}`}>
            <div className="row between">
              <h3 className="b">{words.parts[part]}</h3>
              <Tag meaning={meanings[state]}>{words.states[state]}</Tag>
            </div>
            <p className="sm">{detail}</p>
            {place && (
              <Link className="sm" to={place.to}>
                {place.label}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
