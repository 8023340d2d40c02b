import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { figuresOf } from './figures-of.ts';
import type { GivenRecording } from './player/played-recording.ts';
import { spanOf } from './player/played-recording.ts';
import { visitorName, visitorSeed } from '../visitor-name.ts';
import { replayPath } from './replay-path.ts';
import { replayWords } from './replay.words.ts';
import { usePlayerState } from './player/use-replay-player.ts';
import styles from './replay-head.module.css';

interface ReplayHeadProps {
  given: GivenRecording;
  player: ReplayPlayer;
  /** Buttons beside the link to this second. */
  children: ReactNode;
}

/** Whose session it is, its figures, and the link to this second. */
export function ReplayHead({ given, player, children }: ReplayHeadProps) {
  const { recording } = given;
  const { person, account, plan } = recording;
  const about = [account && replayWords.account(account), plan && replayWords.plan(plan)].filter(Boolean);
  return (
    <>
      <div className={styles.head}>
        <Tooltip label={replayWords.list}>
          <Link className={styles.back} to={paths.replay} aria-label={replayWords.list}>
            <Icon name="chevronLeft" />
          </Link>
        </Tooltip>
        <Avatar seed={visitorSeed(recording)} size={32} />
        <div className={styles.who}>
          <h1 className="display d22 clip">{visitorName(recording)}</h1>
          {about.length > 0 && <p className="sm sec clip">{about.join(', ')}</p>}
        </div>
        <Figures given={given} />
        {person && <Verified isVerified={person.is_verified} />}
        {recording.is_live && <Tag meaning="mark">{replayWords.live}</Tag>}
        <CopyLink sessionId={recording.session_id} from={spanOf(given).from} player={player} />
        {children}
      </div>
      {recording.is_digesting && <p className="sm sec">{replayWords.digesting}</p>}
      {recording.dropped_events > 0 && (
        <p className="sm sec">{replayWords.dropped(recording.dropped_events)}</p>
      )}
    </>
  );
}

function Verified({ isVerified }: { isVerified: boolean }) {
  return (
    <Tooltip label={isVerified ? replayWords.verified : replayWords.unverified}>
      <span>
        <Tag meaning={isVerified ? 'good' : 'outline'}>
          {isVerified ? replayWords.verifiedTag : replayWords.unverifiedTag}
        </Tag>
      </span>
    </Tooltip>
  );
}

interface CopyLinkProps {
  sessionId: string;
  from: number;
  player: ReplayPlayer;
}

function CopyLink({ sessionId, from, player }: CopyLinkProps) {
  const clock = usePlayerState(player, ({ at }) => clockOf(at - from));
  const copy = async () => {
    const address = window.location.origin + replayPath(sessionId, player.state().at - from);
    try {
      await navigator.clipboard.writeText(address);
      showToast(replayWords.linkCopied);
    } catch {
      showToast(replayWords.notCopied);
    }
  };
  return (
    <Button size="sm" onClick={() => void copy()}>
      <Icon name="link" size="s" />
      {replayWords.copyLink(clock)}
    </Button>
  );
}

/** When it was, how long, and what went wrong. */
export function Figures({ given: { recording } }: { given: GivenRecording }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{replayWords.started}</dt>
        <dd>
          <DateTime iso={recording.started_at} withTime />
        </dd>
      </div>
      {figuresOf(recording).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
