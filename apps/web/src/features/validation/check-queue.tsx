import type { CheckCard } from '@earshot/contracts/validation';
import { sentiments } from '@earshot/contracts/filter/feedback-filter';
import { useRef, useState, type RefObject } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { AskedItem } from './asked-item.tsx';
import { CheckAnswers } from './check-answers.tsx';
import { idIn, kindOf } from './check-paths.ts';
import type { QueueAsked } from './validation.queries.ts';
import { queueWords } from './validation.words.ts';
import { useCheckKeys } from './use-check-keys.ts';
import { useChecking } from './use-checking.ts';
import { QueueChoice } from './queue-choice.tsx';
import styles from './check-queue.module.css';

/** Asks of one thing after the other whether the engine is right. */
export function CheckQueue() {
  const [search] = useSearchParams();
  const kind = kindOf(search);
  const asked: QueueAsked = {
    kind,
    ...(kind === 'topic' && { custom_trend_id: idIn(search, 'custom_trend_id') }),
    ...(kind === 'theme' && { theme_id: idIn(search, 'theme_id') }),
    ...(kind && { review_id: idIn(search, 'review_id') }),
  };
  const card = useRef<HTMLElement>(null);
  return (
    <div className={styles.queue}>
      <QueueChoice asked={asked} onChosen={() => card.current?.focus()} />
      <Checking key={JSON.stringify(asked)} asked={asked} cardRef={card} />
    </div>
  );
}

interface CheckingProps {
  asked: QueueAsked;
  cardRef: RefObject<HTMLElement | null>;
}

function Checking({ asked, cardRef }: CheckingProps) {
  const { queue, answer, undo } = useChecking(asked);
  const [correcting, setCorrecting] = useState<CheckCard | null>(null);
  const card = queue.data?.cards[0] ?? null;
  const isCorrecting = card !== null && correcting === card;
  const give = (...given: Parameters<typeof answer>) => {
    setCorrecting(null);
    answer(...given);
  };
  const yes = () => give({ verdict: 'agree' });
  const no = () => {
    if (card?.kind === 'topic' || card?.kind === 'copies') give({ verdict: 'disagree' });
    else setCorrecting(card);
  };
  const unsure = () => give({ verdict: 'unsure' });
  useCheckKeys({
    ...{ yes, no, unsure, undo },
    tone: (place) => {
      const tone = sentiments[place];
      if (card?.kind !== 'sentiment' || !tone) return;
      give(tone === card.shown ? { verdict: 'agree' } : { verdict: 'disagree', correction: tone });
    },
  });
  return (
    <>
      <section ref={cardRef} tabIndex={-1} aria-label={queueWords.what} className={styles.card}>
        <div className={styles.item} aria-live="polite">
          <QueryView query={queue} what={queueWords.what}>
            {() => (card ? <AskedItem card={card} /> : <NothingLeft asked={asked} />)}
          </QueryView>
        </div>
        {card && (
          <CheckAnswers
            card={card}
            isCorrecting={isCorrecting}
            languages={queue.data?.languages ?? []}
            themes={queue.data?.themes ?? []}
            onYes={yes}
            onNo={no}
            onUnsure={unsure}
            onCorrect={(correction) => give({ verdict: 'disagree', correction })}
            onCancel={() => setCorrecting(null)}
          />
        )}
      </section>
      <div className="row between sm">
        <span className="sec">{queue.data && queueWords.own(queue.data.own)}</span>
        <Button size="sm" variant="quiet" disabled={queue.data?.own === 0} onClick={undo}>
          <Icon name="undo" size="s" />
          {queueWords.undo}
          <Kbd>Z</Kbd>
        </Button>
      </div>
    </>
  );
}

function NothingLeft({ asked: { kind, review_id: id } }: { asked: QueueAsked }) {
  if (id === undefined) {
    return (
      <EmptyState
        sentence={(kind && queueWords.emptyOfKind[kind]) ?? queueWords.empty}
        action={<Link to={paths.import}>{queueWords.bring}</Link>}
      />
    );
  }
  return (
    <EmptyState
      sentence={queueWords.noSuchItem}
      action={<Link to={`${paths.validate}?kind=${kind ?? ''}`}>{queueWords.back}</Link>}
    />
  );
}
