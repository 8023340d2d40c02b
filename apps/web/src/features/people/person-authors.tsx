import { people, type PersonDetail } from '@earshot/contracts/people';
import { send } from '../../lib/api-client.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { personWords } from './people.words.ts';
import { usePeopleChange } from './use-people-change.ts';
import styles from './person-page.module.css';

/** The authors that are one person, and the way to part them. */
export function PersonAuthors({ person, mayChange }: { person: PersonDetail; mayChange: boolean }) {
  const split = usePeopleChange((authorId: number) => send(people.split, { body: { author_id: authorId } }), {
    says: personWords.splitDone,
    failed: personWords.notSplit,
  });
  return (
    <section className="card" aria-label={personWords.knownAs}>
      <div className="hd">
        <h2 className="h">{personWords.knownAs}</h2>
      </div>
      <ul className={styles.list}>
        {person.authors.map((author) => {
          const known = author.email ?? author.external_id ?? author.name ?? '';
          return (
            <li key={author.author_id}>
              <b>{author.name ?? known}</b>
              {known !== author.name && <span className={styles.note}>{known}</span>}
              <span className={styles.note}>{personWords.knownBy[author.known_by]}</span>
              <span className={styles.note}>{author.sources.map(({ name }) => name).join(', ')}</span>
              {mayChange && person.authors.length > 1 && (
                <Button
                  size="sm"
                  aria-label={personWords.splitOf(known)}
                  busy={split.isPending}
                  onClick={() => split.mutate(author.author_id)}
                >
                  {personWords.split}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
