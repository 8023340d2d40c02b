import type { Board, BoardCard } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import type { CardComment } from '@earshot/contracts/boards/card-comments';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { Icon } from '../../../ui/page/icon.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { cardCommentsQuery, membersQuery } from '../boards.queries.ts';
import { CommentBox } from './comment-box.tsx';
import { commentWords as words } from './comments.words.ts';
import { partsOf, type Member } from './mentions.ts';
import { useBoardChange } from '../use-board-change.ts';
import styles from './card-comments.module.css';

interface CardCommentsProps {
  board: Board;
  card: BoardCard;
  mayChange: boolean;
  /** Of the comment that is being written. */
  draft: string;
  onDraft: (text: string) => void;
  /** Admins delete comments of others. */
  mayDeleteAll: boolean;
}

/** What members wrote about a card, who hears of it, and where to write. */
export function CardComments({ board, card, mayChange, draft, onDraft, mayDeleteAll }: CardCommentsProps) {
  const { board_id: boardId } = board;
  const list = useInfiniteQuery(cardCommentsQuery(boardId, card.idea_id));
  const { data: people } = useQuery(membersQuery);
  const doing = useComments(boardId, card.idea_id);
  // Nobody else may see a private board.
  const members: Member[] = board.is_private
    ? []
    : (people?.members ?? []).map(({ user_id: userId, displayName: name }) => ({ userId, name }));
  return (
    <QueryView query={list} what={words.what}>
      {({ pages }) => {
        const comments = pages.flatMap((page) => page.comments);
        const [first] = pages;
        return (
          <div className="col g4">
            {first && (
              <div className="row wrap">
                <p className="sm mut grow">{words.watchers(first.watchers.map(({ name }) => name))}</p>
                <Button size="sm" onClick={() => void doing.watch(!first.is_watching)}>
                  {first.is_watching ? words.unwatch : words.watch}
                </Button>
              </div>
            )}
            {comments.length === 0 && <p className="mut">{words.none}</p>}
            {comments.length > 0 && (
              <ol className={styles.comments}>
                {comments.map((comment) => (
                  <li key={comment.comment_id}>
                    <OneComment {...{ comment, members, doing, mayChange, mayDeleteAll }} />
                  </li>
                ))}
              </ol>
            )}
            {list.hasNextPage && (
              <div>
                <Button
                  size="sm"
                  onClick={() => void list.fetchNextPage()}
                  disabled={list.isFetchingNextPage}
                >
                  {words.more}
                </Button>
              </div>
            )}
            {mayChange && (
              <CommentBox
                label={words.label}
                save={words.add}
                start={draft}
                onText={onDraft}
                members={members}
                onSave={doing.add}
              />
            )}
          </div>
        );
      }}
    </QueryView>
  );
}

interface OneCommentProps extends Pick<CardCommentsProps, 'mayChange' | 'mayDeleteAll'> {
  comment: CardComment;
  members: readonly Member[];
  doing: ReturnType<typeof useComments>;
}

function OneComment({ comment, members, doing, mayChange, mayDeleteAll }: OneCommentProps) {
  const [isEditing, setEditing] = useState(false);
  const { by, at, text, mentions, edited_at: editedAt, is_mine: isMine } = comment;
  if (isEditing) {
    return (
      <CommentBox
        label={words.editLabel}
        save={words.save}
        start={text}
        members={members}
        onCancel={() => setEditing(false)}
        onSave={async (next, mentioned) => {
          const isDone = await doing.edit(comment, next, mentioned);
          if (isDone) setEditing(false);
          return isDone;
        }}
      />
    );
  }
  const named = mentions.map(({ user_id: userId, name }) => ({ userId, name }));
  const remove = () => void doing.remove(comment);
  return (
    <>
      <div className="row top">
        <p className="grow">
          <strong>{by}</strong>{' '}
          <span className="sm mut">
            <DateTime iso={at} withTime />
            {editedAt !== null && `, ${words.edited}`}
          </span>
        </p>
        {mayChange && (isMine || mayDeleteAll) && (
          <Menu
            target={
              <Button size="sm" variant="quiet" iconOnly aria-label={words.menuOf(by)}>
                <Icon name="dots" size="s" />
              </Button>
            }
            entries={[
              ...(isMine
                ? [{ kind: 'action' as const, label: words.edit, onSelect: () => setEditing(true) }]
                : []),
              { kind: 'action', label: words.delete, onSelect: remove },
            ]}
          />
        )}
      </div>
      <p className={styles.text}>
        {partsOf(text, named).map(({ text: part, member }, index) =>
          member ? (
            <span key={index} className={styles.mention}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </p>
    </>
  );
}

/** What can be done with comments; each is shown at once, and its failure said. */
function useComments(boardId: string, ideaId: string) {
  const queryClient = useQueryClient();
  const { refresh } = useBoardChange(boardId);
  const of = { board_id: boardId, idea_id: ideaId };
  const attempt = async (what: string, run: () => Promise<unknown>) => {
    try {
      await run();
      return true;
    } catch (error) {
      showToast(whatAndWhy(what, problemSentence(error)));
      return false;
    } finally {
      refresh(ideaId);
      await queryClient.invalidateQueries({ queryKey: cardCommentsQuery(boardId, ideaId).queryKey });
    }
  };
  const one = ({ comment_id: id }: CardComment) => ({ board_id: boardId, comment_id: id });
  return {
    add: (text: string, mentions: string[]) =>
      attempt(words.notSaved, () => send(boards.addComment, { body: { ...of, text, mentions } })),
    edit: (comment: CardComment, text: string, mentions: string[]) =>
      attempt(words.notSaved, () => send(boards.editComment, { body: { ...one(comment), text, mentions } })),
    remove: async (comment: CardComment) => {
      const body = one(comment);
      if (!(await attempt(words.notDeleted, () => send(boards.deleteComment, { body })))) return;
      showToast(
        words.deleted,
        () => void attempt(words.notRestored, () => send(boards.restoreComment, { body })),
      );
    },
    watch: (watch: boolean) =>
      attempt(words.notWatched, () => send(boards.watchCard, { body: { ...of, watch } })),
  };
}
