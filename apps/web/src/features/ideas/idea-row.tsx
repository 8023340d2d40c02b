import type { Idea } from '@earshot/contracts/ideas';
import type { decidedStates } from '@earshot/contracts/ideas';
import { ideas } from '@earshot/contracts/ideas';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { EditIdea } from './edit-idea.tsx';
import { EvidenceList, type FiltersInWords } from './evidence-list.tsx';
import { boardPath } from '../../lib/board-path.ts';
import { ideaPath } from './ideas-address.ts';
import { ideaWords as words } from './ideas.words.ts';
import { useIdeaChange } from './use-idea-change.ts';
import styles from './ideas.module.css';

type Decided = (typeof decidedStates)[number];

/** What an idea takes from other features. */
export interface IdeaParts extends FiltersInWords {
  /** Puts an idea that waits on a board. */
  toBoard: (idea: Idea) => ReactNode;
}

interface IdeaRowProps extends IdeaParts {
  idea: Idea;
  mayChange: boolean;
  /** It is not in the list any more: the focus needs another place. */
  onGone: () => void;
}

/** An idea: its words, who sent it, what it rests on, and what can be done about it. */
export function IdeaRow({ idea, mayChange, onGone, filterInWords, toBoard }: IdeaRowProps) {
  const { idea_id: id, title, note, state, evidence } = idea;
  const [isEditing, setEditing] = useState(false);
  const change = useIdeaChange(onGone);
  const setState = (to: Decided) => () => send(ideas.setState, { body: { idea_id: id, state: to } });
  const [here, other]: [Decided, Decided] =
    state === 'dismissed' ? ['dismissed', 'waiting'] : ['waiting', 'dismissed'];
  const decide = () =>
    change.mutate({
      ...{ run: setState(other), undo: setState(here) },
      says: other === 'dismissed' ? words.dismissed : words.waitsAgain,
    });
  const remove = () =>
    change.mutate({
      run: () => send(ideas.remove, { body: { idea_id: id } }),
      undo: () => send(ideas.restore, { body: { idea_id: id } }),
      says: words.removed,
    });
  return (
    <article className={styles.idea} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id={id}>
            <Link to={ideaPath(id)}>{title}</Link>
          </h2>
          <p className="sm mut">
            {words.sent(idea.sent_by)}
            <DateTime iso={idea.sent_at} withTime />
            {idea.decided_by !== null && idea.decided_at !== null && (
              <>
                ; {words.decided(state, idea.decided_by)}
                <DateTime iso={idea.decided_at} withTime />
              </>
            )}
          </p>
        </div>
        {mayChange && (
          <div className="row">
            {state === 'waiting' && toBoard(idea)}
            {state === 'on_board' ? (
              <OnBoard board={idea.board} />
            ) : (
              <Button size="sm" busy={change.isPending} onClick={decide}>
                {state === 'waiting' ? words.dismiss : words.wait} <span className="vh">{title}</span>
              </Button>
            )}
            <Menu
              target={
                <Button size="sm" iconOnly aria-label={words.more(title)}>
                  <Icon name="dots" size="s" />
                </Button>
              }
              entries={[
                { ...{ kind: 'action', label: words.edit, icon: 'edit' }, onSelect: () => setEditing(true) },
                {
                  ...{ kind: 'action', label: words.remove, icon: 'trash', danger: true },
                  onSelect: remove,
                },
              ]}
            />
          </div>
        )}
      </div>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <EvidenceList evidence={evidence} filterInWords={filterInWords} />
      {isEditing && <EditIdea idea={idea} onClose={() => setEditing(false)} />}
    </article>
  );
}

/** Where the idea is a card; another member's private board is not named. */
function OnBoard({ board }: Pick<Idea, 'board'>) {
  if (!board) return <span className="sm mut">{words.onBoard}</span>;
  return (
    <Link className="sm" to={boardPath(board.board_id)}>
      <bdi>{board.title}</bdi>
    </Link>
  );
}
