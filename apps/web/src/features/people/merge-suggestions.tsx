import { people, type MergeSuggestion } from '@earshot/contracts/people';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { feedbackListPath, personPath } from '../../lib/feedback-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { mergeSuggestions } from './people.queries.ts';
import { peopleWords, personWords, suggestionWords } from './people.words.ts';
import { personName } from './person-name.ts';
import { useMerge } from './use-people-change.ts';
import styles from './person-page.module.css';

interface MergeSuggestionsProps {
  opened: boolean;
  mayChange: boolean;
  onClose: () => void;
}

/** Pairs that may be one person, each to be merged or kept apart. */
export function MergeSuggestions({ opened, mayChange, onClose }: MergeSuggestionsProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={suggestionWords.title} size="lg">
      {opened && <SuggestionList mayChange={mayChange} />}
    </Dialog>
  );
}

function SuggestionList({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(mergeSuggestions);
  return (
    <QueryView query={query} what={suggestionWords.what}>
      {({ suggestions }) =>
        suggestions.length === 0 ? (
          <p>{suggestionWords.none}</p>
        ) : (
          <>
            <p className="sec">{suggestionWords.lead}</p>
            <ul className={styles.pairs}>
              {suggestions.map((pair) => (
                <Pair
                  key={`${pair.person.author_id} ${pair.other.author_id}`}
                  pair={pair}
                  mayChange={mayChange}
                />
              ))}
            </ul>
          </>
        )
      }
    </QueryView>
  );
}

function Pair({ pair, mayChange }: { pair: MergeSuggestion; mayChange: boolean }) {
  const { person, other, likeness, shared } = pair;
  const merge = useMerge();
  const apart = useKeepApart();
  const names = [personName(person), personName(other)] as const;
  return (
    <li>
      <div className="grow">
        <Alike who={person} /> <Alike who={other} />
        <p className={styles.note}>{suggestionWords.likeness[likeness](shared)}</p>
      </div>
      {mayChange && (
        <span className="row wrap">
          <Button
            size="sm"
            aria-label={suggestionWords.mergeOf(...names)}
            busy={merge.isPending}
            onClick={() => merge.mutate({ from: other.author_id, into: person.author_id })}
          >
            {suggestionWords.merge}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={suggestionWords.apartOf(...names)}
            busy={apart.isPending}
            onClick={() => apart.mutate({ author_id: other.author_id, into_author_id: person.author_id })}
          >
            {suggestionWords.apart}
          </Button>
        </span>
      )}
    </li>
  );
}

function Alike({ who }: { who: MergeSuggestion['person'] }) {
  const name = personName(who);
  return (
    <p>
      <Link to={personPath(who.author_id)}>{name}</Link>{' '}
      <span className={styles.inline}>
        {[who.name !== null && who.email, who.sources.map((source) => source.name).join(', ')]
          .filter(Boolean)
          .join(' · ')}
        {' · '}
        <NumberLink
          value={who.items.count}
          to={feedbackListPath(who.items.filters)}
          label={peopleWords.itemsOf(who.items.count, name)}
        />
      </span>
    </p>
  );
}

function useKeepApart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (pair: { author_id: number; into_author_id: number }) =>
      send(people.keepApart, { body: pair }),
    onSuccess: async () => {
      showToast(suggestionWords.keptApart);
      await queryClient.invalidateQueries({ queryKey: mergeSuggestions.queryKey });
    },
    onError: (error) => showToast(whatAndWhy(personWords.notMerged, problemSentence(error))),
  });
}
