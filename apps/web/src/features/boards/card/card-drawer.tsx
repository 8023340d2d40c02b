import type { Board, BoardCard, CardDetail } from '@earshot/contracts/boards/board-cards';
import { roleAllows } from '@earshot/contracts/call';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { boardPath } from '../../../lib/board-path.ts';
import { formatCount } from '../../../lib/format.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useCopy } from '../../../ui/inputs/use-copy.ts';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import type { EvidenceInWords } from './evidence-in-words.ts';
import { cardQuery } from '../boards.queries.ts';
import { briefWords, drawerWords as words } from '../boards.words.ts';
import { CardBrief } from './card-brief.tsx';
import { CardComments } from '../comments/card-comments.tsx';
import { CardEvidenceList } from './card-evidence-list.tsx';
import { CardHistory } from './card-history.tsx';
import { CardOrigin } from './card-origin.tsx';
import { CardRelease } from './card-release.tsx';
import { CardSaid } from './card-said.tsx';
import { CardScore } from './card-score.tsx';
import { EditCard } from './edit-card.tsx';
import { CardActDialog, type CardAct } from '../relations/card-act-dialog.tsx';
import { CardActions } from '../relations/card-actions.tsx';
import { CardLinks } from '../relations/card-links.tsx';
import { GoneCard } from '../relations/gone-card.tsx';
import { FollowUpDialog } from '../follow-up/follow-up-dialog.tsx';
import styles from './card-drawer.module.css';

interface CardDrawerProps extends EvidenceInWords {
  board: Board;
  cards: readonly BoardCard[];
  /** Undefined of a card that is not on the board. */
  card: BoardCard | undefined;
  ideaId: string;
  mayChange: boolean;
  /** Where a card can go, as entries of a menu. */
  movesOf: (card: BoardCard) => MenuEntry[];
  onClose: () => void;
  /** Opens the card that this one was merged into. */
  onMerged: (intoId: string) => void;
}

/** Everything that a card rests on: beside the board where there is room, else over it. */
export function CardDrawer(props: CardDrawerProps) {
  const isBeside = useMediaQuery('(min-width: 1280px)', false, { getInitialValueInEffect: false });
  const place = useRef<HTMLElement>(null);
  const heading = useId();
  // Kept when the window gets so narrow, or so wide, that the card changes its place.
  const [part, setPart] = useState<Part>('said');
  const [draft, setDraft] = useState('');
  const [isBriefing, setBriefing] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const [act, setAct] = useState<CardAct | null>(null);
  const onTell = () => setTelling(true);
  const shown = {
    heading,
    draft,
    onDraft: setDraft,
    part,
    onPart: setPart,
    isBriefing,
    onBriefing: setBriefing,
    onTell,
    onAct: setAct,
  };
  const { onClose, card } = props;
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && place.current?.contains(document.activeElement)) onClose();
    };
    if (!isBeside) return undefined;
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [isBeside, onClose]);
  return (
    <>
      {isBeside ? (
        <aside ref={place} className={styles.aside} aria-labelledby={heading}>
          <div className={styles.bar}>
            <span className="mut grow">{words.label}</span>
            <CopyLink boardId={props.board.board_id} ideaId={props.ideaId} />
            <Button size="sm" variant="quiet" iconOnly aria-label={words.close} onClick={onClose}>
              <Icon name="close" size="s" />
            </Button>
          </div>
          <Content {...props} {...shown} />
        </aside>
      ) : (
        <SidePanel opened onClose={onClose} title={words.label} side="right">
          <Content {...props} {...shown} />
        </SidePanel>
      )}
      {act && card && (
        <CardActDialog
          {...{ act, card, onMerged: props.onMerged }}
          board={props.board}
          cards={props.cards}
          onClose={() => setAct(null)}
        />
      )}
      {isTelling && card?.released && (
        <FollowUpDialog
          boardId={props.board.board_id}
          card={card}
          releasedAt={card.released.at}
          onClose={() => setTelling(false)}
        />
      )}
    </>
  );
}

function CopyLink({ boardId, ideaId }: { boardId: string; ideaId: string }) {
  const copy = useCopy(words);
  const address = new URL(boardPath(boardId, ideaId), window.location.href).href;
  return (
    <Button size="sm" variant="quiet" iconOnly aria-label={words.copyLink} onClick={() => copy(address)}>
      <Icon name="link" size="s" />
    </Button>
  );
}

interface ContentProps extends CardDrawerProps {
  heading: string;
  draft: string;
  onDraft: (text: string) => void;
  part: Part;
  onPart: (part: Part) => void;
  isBriefing: boolean;
  onBriefing: (isBriefing: boolean) => void;
  /** Opens what the people behind the card are told. */
  onTell: () => void;
  onAct: (act: CardAct) => void;
}

function Content({ heading, isBriefing, onBriefing, ...props }: ContentProps) {
  const { board, card, ideaId, mayChange, movesOf } = props;
  const detail = useQuery({ ...cardQuery(board.board_id, ideaId), enabled: card !== undefined });
  const [isEditing, setEditing] = useState(false);
  if (!card) return <GoneCard boardId={board.board_id} ideaId={ideaId} onMerged={props.onMerged} />;
  const column = board.columns.find((one) => one.column_id === card.column_id);
  return (
    <div className={styles.content}>
      <h2 className="display d28" id={heading}>
        {card.title}
      </h2>
      <div className="row wrap">
        {mayChange && (
          <Menu
            align="start"
            target={
              <Button size="sm">
                <Icon name="arrowRight" size="s" />
                {words.moveTo}
              </Button>
            }
            entries={movesOf(card)}
          />
        )}
        {mayChange && (
          <Button size="sm" onClick={() => setEditing(true)} disabled={!detail.data}>
            <Icon name="edit" size="s" />
            {words.edit}
          </Button>
        )}
        <Button size="sm" onClick={() => onBriefing(true)}>
          <Icon name="file" size="s" />
          {briefWords.open}
        </Button>
        {mayChange && detail.data && (
          <CardActions card={card} cards={props.cards} detail={detail.data} onAct={props.onAct} />
        )}
        {column && <Tag meaning="info">{column.title}</Tag>}
      </div>
      <Facts card={card} detail={detail.data} />
      {detail.data && (
        <CardLinks board={board} ideaId={ideaId} links={detail.data.links} mayChange={mayChange} />
      )}
      <CardScore
        board={board}
        cards={props.cards}
        card={card}
        trust={detail.data?.evidence.flatMap((one) => one.trust ?? [])}
        mayChange={mayChange}
      />
      <QueryView query={detail} what={words.what}>
        {(data) => <Parts {...props} card={card} detail={data} />}
      </QueryView>
      {isBriefing && <CardBrief boardId={board.board_id} ideaId={ideaId} onClose={() => onBriefing(false)} />}
      {isEditing && detail.data && (
        <EditCard board={board} card={card} note={detail.data.note} onClose={() => setEditing(false)} />
      )}
    </div>
  );
}

function Facts({
  card: { owner, target_on: target, tags },
  detail,
}: {
  card: BoardCard;
  detail: CardDetail | undefined;
}) {
  return (
    <div className="col g2">
      {detail && detail.note !== '' && <p className={styles.note}>{detail.note}</p>}
      <p className="sm mut">
        {owner && `${words.owner}: ${owner.name}. `}
        {target !== null && (
          <>
            {words.target}: <DateTime iso={`${target}T12:00:00.000Z`} />.{' '}
          </>
        )}
        {detail && (
          <>
            {words.sent(detail.sent_by)}
            <DateTime iso={detail.sent_at} />.
          </>
        )}
      </p>
      {detail?.origin && <CardOrigin origin={detail.origin} owner={owner} />}
      {tags.length > 0 && (
        <div className="row wrap">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </div>
      )}
    </div>
  );
}

const parts = ['said', 'evidence', 'comments', 'release', 'history'] as const;
type Part = (typeof parts)[number];

interface PartsProps extends Omit<ContentProps, 'heading' | 'isBriefing' | 'onBriefing'> {
  card: BoardCard;
  detail: CardDetail;
}

/** What customers said, what that was found by, and what was done: one at a time. */
function Parts(props: PartsProps) {
  const {
    board,
    card,
    detail,
    mayChange,
    evidenceInWords,
    draft,
    onDraft,
    part: shown,
    onPart,
    onTell,
  } = props;
  const id = useId();
  const session = useSession();
  const counts: Record<Part, number | null> = {
    ...{ said: detail.counts?.items ?? 0, evidence: detail.evidence.length, comments: detail.comment_count },
    ...{ release: null, history: null },
  };
  const go = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = parts[(parts.indexOf(shown) + step + parts.length) % parts.length];
    if (step === 0 || !next) return;
    onPart(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  const drawn: Record<Part, () => ReactNode> = {
    said: () => <CardSaid detail={detail} />,
    evidence: () => <CardEvidenceList {...{ board, card, detail, mayChange, evidenceInWords }} />,
    comments: () => (
      <CardComments
        board={board}
        card={card}
        mayChange={mayChange}
        draft={draft}
        onDraft={onDraft}
        mayDeleteAll={session.status === 'signed_in' && roleAllows(session.session.role, 'admin')}
      />
    ),
    release: () => <CardRelease board={board} card={card} mayChange={mayChange} onTell={onTell} />,
    history: () => <CardHistory board={board} cards={props.cards} card={card} mayChange={mayChange} />,
  };
  return (
    <div>
      <div className={styles.tabs} role="tablist" aria-label={words.tabs} onKeyDown={go}>
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            role="tab"
            id={`${id}-${part}`}
            aria-selected={part === shown}
            aria-controls={`${id}-panel`}
            tabIndex={part === shown ? 0 : -1}
            onClick={() => onPart(part)}
          >
            {words[part]}{' '}
            {counts[part] !== null && <span className={styles.count}>{formatCount(counts[part])}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} className={styles.panel}>
        {drawn[shown]()}
      </div>
    </div>
  );
}
