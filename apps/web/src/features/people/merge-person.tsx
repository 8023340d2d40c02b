import type { PersonDetail } from '@earshot/contracts/people';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { peopleList } from './people.queries.ts';
import { peopleWords, personWords } from './people.words.ts';
import { personName } from './person-name.ts';
import { useMerge } from './use-people-change.ts';
import styles from './person-page.module.css';

interface MergePersonProps {
  person: PersonDetail;
  opened: boolean;
  onClose: () => void;
  onMerged: (authorId: number) => void;
}

/** Finds the other person whom this one is merged with. */
export function MergePerson({ person, opened, onClose, onMerged }: MergePersonProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={personWords.mergeTitle(personName(person))}>
      {opened && <MergeForm person={person} onClose={onClose} onMerged={onMerged} />}
    </Dialog>
  );
}

const shownAtMost = 10;

function MergeForm({ person, onClose, onMerged }: Omit<MergePersonProps, 'opened'>) {
  const [words, setWords] = useState(person.name ?? '');
  const [other, setOther] = useState<number | null>(null);
  const [sought] = useDebouncedValue(words.trim(), 150);
  const query = useInfiniteQuery(peopleList(sought ? { search: sought } : {}, shownAtMost));
  const merge = useMerge((id) => {
    onClose();
    onMerged(id);
  });
  return (
    <form
      className="col g4"
      onSubmit={(event) => {
        event.preventDefault();
        if (other !== null && !merge.isPending) merge.mutate({ from: other, into: person.author_id });
      }}
    >
      <TextInput
        label={personWords.mergeSearch}
        type="search"
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setOther(null);
        }}
        data-autofocus
      />
      <QueryView query={query} what={peopleWords.what}>
        {({ pages }) => {
          const found = (pages[0]?.results ?? []).filter(({ author_id: id }) => id !== person.author_id);
          return found.length === 0 ? (
            <p className="sec">{personWords.mergeNobody}</p>
          ) : (
            <fieldset className={styles.choices}>
              <legend className="vh">{personWords.mergeSearch}</legend>
              {found.map((one) => (
                <label key={one.author_id}>
                  <input
                    type="radio"
                    name="other"
                    checked={other === one.author_id}
                    onChange={() => setOther(one.author_id)}
                  />
                  <span>
                    {personName(one)}{' '}
                    <span className={styles.inline}>
                      {[
                        one.name !== null && one.email,
                        one.sources.map(({ name }) => name).join(', '),
                        one.account?.name,
                        personWords.items(one.items.count),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </label>
              ))}
            </fieldset>
          );
        }}
      </QueryView>
      <p className="sm sec">{personWords.mergeHint}</p>
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="quiet" onClick={onClose}>
          {personWords.cancel}
        </Button>
        <Button variant="ink" type="submit" disabled={other === null} busy={merge.isPending}>
          {personWords.mergeDo}
        </Button>
      </div>
    </form>
  );
}
