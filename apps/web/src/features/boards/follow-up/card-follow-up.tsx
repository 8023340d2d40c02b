import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/inputs/button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { followUpQuery } from '../boards.queries.ts';
import { followUpWords as words } from './follow-up.words.ts';
import styles from './follow-up.module.css';

interface CardFollowUpProps {
  boardId: string;
  ideaId: string;
  releasedAt: string;
  /** Opens what they are told; null for those who may not. */
  onTell: (() => void) | null;
}

/** Who can be told of the release, and who was. */
export function CardFollowUp({ boardId, ideaId, releasedAt, onTell }: CardFollowUpProps) {
  const followUp = useQuery(followUpQuery(boardId, ideaId, releasedAt));
  return (
    <section className={styles.section} aria-label={words.head}>
      <h3 className="h">{words.head}</h3>
      <QueryView query={followUp} what={words.what}>
        {(data) => {
          const became = words.became(data);
          return (
            <>
              <p>{words.summary(data)}</p>
              {(became !== null || data.is_under_way) && (
                <p className="sm mut" role="status">
                  {became} {data.is_under_way && words.underWay}{' '}
                  {data.started && (
                    <>
                      {words.lastBy(data.started.by)} <DateTime iso={data.started.at} withTime />.
                    </>
                  )}
                </p>
              )}
              {onTell && (
                <div>
                  <Button size="sm" onClick={onTell}>
                    <Icon name="mail" size="s" />
                    {data.people.to_write > 0 ? words.open : words.openAgain}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
