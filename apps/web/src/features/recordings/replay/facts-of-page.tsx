import { vitalName, vitalValue } from '@earshot/replay-format/moment-words';
import type { LogEntry } from '@earshot/replay-format/stage-messages';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { replayWords } from './replay.words.ts';
import { usePlayerState } from './player/use-replay-player.ts';
import styles from './details.module.css';

/** The page that is seen now: where it is, and how fast it was. */
export function FactsOfPage({ player, log }: { player: ReplayPlayer; log: readonly LogEntry[] }) {
  const page = usePlayerState(player, ({ at }) =>
    log.findLast((entry) => entry.tag === 'es:page' && entry.at <= at),
  );
  if (page?.tag !== 'es:page') return <p className={styles.none}>{replayWords.soFar}</p>;
  const next = log.find((entry) => entry.tag === 'es:page' && entry.at > page.at)?.at ?? Infinity;
  const vitals = log.flatMap((entry) =>
    entry.tag === 'es:vital' && entry.at >= page.at && entry.at < next ? entry.payload : [],
  );
  const facts: [string, string][] = [
    [replayWords.address, page.payload.url],
    [replayWords.pageTitle, page.payload.title],
    [replayWords.cameFrom, page.payload.referrer],
    [
      replayWords.vitals,
      vitals.map(({ name, value }) => `${vitalName(name)}: ${vitalValue(name, value)}`).join(', '),
    ],
  ];
  return <FactList facts={facts} />;
}

/** Facts that are known; the others are left out. */
export function FactList({ facts }: { facts: readonly [name: string, value: string][] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
