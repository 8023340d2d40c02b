import type { FollowUp, FollowUpGroup } from '@earshot/contracts/boards/follow-ups';
import { followUpGroups } from '@earshot/contracts/boards/follow-ups';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { personPath } from '../../../lib/feedback-paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { followUpPeopleQuery } from '../boards.queries.ts';
import { followUpWords as words } from './follow-up.words.ts';
import styles from './follow-up.module.css';

interface FollowUpPeopleProps {
  boardId: string;
  ideaId: string;
  people: FollowUp['people'];
}

/** Everyone behind the card, by whether and why not they get the email; each group opens its people. */
export function FollowUpPeople({ boardId, ideaId, people }: FollowUpPeopleProps) {
  const shown = followUpGroups.filter((group) => group === 'to_write' || people[group] > 0);
  return (
    <ul className={styles.groups}>
      {shown.map((group) => (
        <Group key={group} boardId={boardId} ideaId={ideaId} group={group} count={people[group]} />
      ))}
    </ul>
  );
}

interface GroupProps {
  boardId: string;
  ideaId: string;
  group: FollowUpGroup;
  count: number;
}

function Group({ boardId, ideaId, group, count }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (count === 0) return <li className={styles.group}>{words.group(group, count)}</li>;
  return (
    <li>
      <button
        type="button"
        className={styles.group}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size="xs" />
        {words.group(group, count)}
      </button>
      <div id={id}>{isOpen && <People boardId={boardId} ideaId={ideaId} group={group} />}</div>
    </li>
  );
}

function People({ boardId, ideaId, group }: Omit<GroupProps, 'count'>) {
  const query = useInfiniteQuery(followUpPeopleQuery(boardId, ideaId, group));
  return (
    <QueryView query={query} what={words.people}>
      {({ pages }) => (
        <>
          <ul className={styles.people}>
            {pages
              .flatMap((page) => page.people)
              .map(({ author_id: id, name, email, language, told }) => (
                <li key={id}>
                  <Link to={personPath(id)}>
                    <bdi>{name ?? email ?? words.unknownName}</bdi>
                  </Link>{' '}
                  <span className="sm mut">
                    {name !== null && email !== null && <bdi>{email}, </bdi>}
                    {told ? (
                      <>
                        {words.state(told.state)}, <DateTime iso={told.at} withTime />
                      </>
                    ) : (
                      words.languageOf(language)
                    )}
                  </span>
                </li>
              ))}
          </ul>
          {query.hasNextPage && (
            <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {words.more}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
