import { healthParts } from '@earshot/contracts/operator-server';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../../lib/format.ts';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Fact } from '../../../ui/text/fact.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { Skeleton, SkeletonTable } from '../../../ui/states/skeleton.tsx';
import { ConcernedSites } from './concerned-sites.tsx';
import { HealthChecks } from './health-checks.tsx';
import { OperatorFrame } from '../operator-frame.tsx';
import { healthQuery } from '../operator.queries.ts';
import { healthWords as words } from './server.words.ts';
import { ServiceTable } from './service-table.tsx';
import styles from './health-screen.module.css';

/** How each part of the server is, its version, and what is set up. */
export function HealthScreen() {
  const health = useQuery(healthQuery);
  return (
    <OperatorFrame>
      <QueryView query={health} what="The server’s health" waiting={<HealthWaiting />}>
        {({ checks, services, version, node_version, started_at, memory_bytes }) => (
          <>
            <section className="col g4">
              <h2 className="display d22">{words.title}</h2>
              <HealthChecks checks={checks} />
              <dl className={styles.facts}>
                <Fact name={words.version}>{version}</Fact>
                <Fact name={words.since}>
                  <DateTime iso={started_at} withTime />
                </Fact>
                <Fact name={words.memory}>{formatBytes(memory_bytes)}</Fact>
                <Fact name={words.node}>{node_version}</Fact>
              </dl>
            </section>
            <ConcernedSites />
            <section className="col g3">
              <h2 className="display d22">{words.servicesTitle}</h2>
              <p className="sec">{words.servicesLead}</p>
              <ServiceTable
                caption={words.servicesCaption}
                services={services.filter(({ kind }) => kind === 'service')}
              />
            </section>
            <section className="col g3">
              <h2 className="display d22">{words.sourcesTitle}</h2>
              <ServiceTable
                caption={words.sourcesCaption}
                services={services.filter(({ kind }) => kind === 'source')}
              />
            </section>
          </>
        )}
      </QueryView>
    </OperatorFrame>
  );
}

/** What is known before the answer: the heads, and how many parts there are. */
function HealthWaiting() {
  return (
    <>
      <section className="col g4">
        <h2 className="display d22">{words.title}</h2>
        <ul className={styles.checks} aria-hidden="true">
          {healthParts.map((part) => (
            <li key={part} className={`card ${styles.check}`}>
              <Skeleton width="40%" height={17} />
              <Skeleton width="80%" height={17} />
              <Skeleton width="30%" height={17} />
            </li>
          ))}
        </ul>
        <Skeleton width="320px" height={34} />
      </section>
      <section className="col g3">
        <h2 className="display d22">{words.servicesTitle}</h2>
        <p className="sec">{words.servicesLead}</p>
        <SkeletonTable columns={3} rows={6} />
      </section>
    </>
  );
}
