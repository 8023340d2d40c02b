import { roleAllows } from '@earshot/contracts/call';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { PersonDetail } from '@earshot/contracts/people';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiProblem } from '../../lib/api-problem.ts';
import { feedbackListPath, personPath } from '../../lib/feedback-paths.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/page/avatar.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { GiveAccount } from './give-account.tsx';
import { idInAddress } from './id-in-address.ts';
import { MergePerson } from './merge-person.tsx';
import { NotHere } from './not-here.tsx';
import { onePerson } from './people.queries.ts';
import { peopleWords, personWords } from './people.words.ts';
import { PersonAccounts } from './person-accounts.tsx';
import { PersonAuthors } from './person-authors.tsx';
import { PersonHistory } from './person-history.tsx';
import { personName } from './person-name.ts';
import styles from './person-page.module.css';

/** What the pages of people and accounts take from other features: everything measured of a filter's items. */
export interface PageParts {
  figures: (filters: FeedbackFilter) => ReactNode;
  /** Takes down what was said by a person, or by somebody of an account. */
  add: (said: {
    customer?: Pick<PersonDetail, 'name' | 'email'>;
    account?: { name: string; external_id?: string | null };
  }) => ReactNode;
}

interface PersonParts extends PageParts {
  /** What the person was told, by the author who stands for them. */
  told: (authorId: number) => ReactNode;
}

/** One person, named by `author_id` in the address. */
export function PersonScreen(parts: PersonParts) {
  const [search] = useSearchParams();
  const id = idInAddress(search, 'author_id');
  const person = useQuery({ ...onePerson(id ?? 0), enabled: id !== null });
  const isGone = person.error instanceof ApiProblem && person.error.status === 404;
  if (id === null || isGone) {
    const sentence = id === null ? personWords.noId : personWords.notFound;
    return <NotHere title={personWords.one} sentence={sentence} to={paths.people} all={personWords.all} />;
  }
  return (
    <QueryView query={person} what={personWords.one}>
      {(detail) => <PersonPage key={detail.author_id} person={detail} parts={parts} />}
    </QueryView>
  );
}

function PersonPage({ person, parts }: { person: PersonDetail; parts: PersonParts }) {
  const session = useSession();
  const navigate = useNavigate();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const [open, setOpen] = useState<'merge' | 'account' | null>(null);
  const name = personName(person);
  const sessions = sessionsPath(person);
  const close = () => setOpen(null);
  return (
    <>
      <PageHead
        trail={<Link to={paths.people}>{peopleWords.title}</Link>}
        title={
          <span className={styles.title}>
            <Avatar seed={`author ${person.author_id}`} size={36} />
            {name}
          </span>
        }
        lead={person.name === null ? undefined : (person.email ?? undefined)}
        actions={
          <>
            {sessions !== null && <ButtonLink to={sessions}>{personWords.sessions}</ButtonLink>}
            {/* Somebody without an address is known in one source alone: elsewhere the same name is another author. */}
            {person.email !== null &&
              parts.add({
                customer: { name: person.name, email: person.email },
                account: accountNameOf(person),
              })}
            {mayChange && (
              <>
                <Button onClick={() => setOpen('account')}>{personWords.give}</Button>
                <Button onClick={() => setOpen('merge')}>{personWords.merge}</Button>
              </>
            )}
            <ButtonLink variant="ink" to={feedbackListPath(person.items.filters)}>
              {personWords.items(person.items.count)}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.page}>
        <div className={styles.main}>{parts.figures(person.items.filters)}</div>
        <aside className={styles.side}>
          <PersonAuthors person={person} mayChange={mayChange} />
          <PersonAccounts person={person} />
          {parts.told(person.author_id)}
          <PersonHistory changes={person.changes} mayChange={mayChange} />
        </aside>
      </div>
      <MergePerson
        person={person}
        opened={open === 'merge'}
        onClose={close}
        onMerged={(id) => void navigate(personPath(id), { replace: true })}
      />
      <GiveAccount person={person} opened={open === 'account'} onClose={close} />
    </>
  );
}

function accountNameOf({ given_account: given, accounts }: PersonDetail): { name: string } | undefined {
  const name = given?.name ?? accounts[0]?.name;
  return name === undefined ? undefined : { name };
}

/** Recordings in which pages told an id or an address of this person; null when none of theirs is known. */
function sessionsPath({ authors }: PersonDetail): string | null {
  const known = authors.flatMap(({ email, external_id: id }) => [email, id].filter((text) => text !== null));
  const ids = [...new Set(known)].slice(0, 50);
  return ids.length === 0 ? null : `${paths.replay}?person=${encodeURIComponent(JSON.stringify(ids))}`;
}
