import type { BoardCard } from '@earshot/contracts/board-cards';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { followUpQuery } from './boards.queries.ts';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import { followUpWords as words } from './follow-up.words.ts';
import styles from './follow-up.module.css';

export interface CardFollowUpProps {
  boardId: string;
  card: BoardCard;
  releasedAt: string;
  mayChange: boolean;
}

/** Who can be told of the release, and who was. */
export function CardFollowUp({ boardId, card, releasedAt, mayChange }: CardFollowUpProps) {
  const [isOpen, setOpen] = useState(false);
  const followUp = useQuery(followUpQuery(boardId, card.idea_id, releasedAt));
  return (
    <section className={styles.section} aria-label={words.head}>
      <h3 className="h">{words.head}</h3>
      <QueryView query={followUp} what={words.what}>
        {(data) => {
          const became = words.became(data);
          return (
            <>
              <p>{words.summary(data)}</p>
              {became !== null && (
                <p className="sm mut" role="status">
                  {became} {data.is_under_way && words.underWay}{' '}
                  {data.started && (
                    <>
                      {words.lastBy(data.started.by)} <DateTime iso={data.started.at} withTime />.
                    </>
                  )}
                </p>
              )}
              {mayChange && (
                <div>
                  <Button size="sm" onClick={() => setOpen(true)}>
                    <Icon name="mail" size="s" />
                    {data.people.to_write > 0 ? words.open : words.openAgain}
                  </Button>
                </div>
              )}
              {isOpen && (
                <FollowUpDialog
                  boardId={boardId}
                  card={card}
                  followUp={data}
                  onClose={() => setOpen(false)}
                  onChanged={() => void followUp.refetch()}
                />
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
