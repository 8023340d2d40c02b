import type { AccountMapping } from '@earshot/contracts/account-files';
import { accountFiles } from '@earshot/contracts/account-files';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { accountsIn, fileWords, matchWords } from './account-files.words.ts';
import { ColumnTargets } from './column-targets.tsx';
import { MatchPreview } from './match-preview.tsx';
import { MoneyOptions } from './money-options.tsx';
import type { ReadFile } from './read-file.ts';
import { SheetChoice } from './sheet-choice.tsx';
import styles from './account-files.module.css';

interface MatchFileProps {
  read: ReadFile;
  onRead: (read: ReadFile) => void;
  onDone: () => void;
}

/** How long a mapping rests before it is matched. */
const restMs = 300;

/** What each column becomes, and which accounts that matches. */
export function MatchFile({ read, onRead, onDone }: MatchFileProps) {
  const { found, key, file } = read;
  const [mapping, setMapping] = useState(found.mapping);
  const [asked] = useDebouncedValue(mapping, restMs);
  const queryClient = useQueryClient();
  const { rows } = found;
  const match = useQuery({
    queryKey: ['people', 'account match', key, asked],
    queryFn: ({ signal }) => send(accountFiles.match, { body: { mapping: asked, rows } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const apply = useMutation({
    mutationFn: () =>
      send(accountFiles.apply, { body: { mapping, rows, file_name: file.name.slice(0, 200) || 'accounts' } }),
    onSuccess: async ({ counts }) => {
      await queryClient.invalidateQueries({ queryKey: ['people'] });
      showToast(matchWords.applied(accountsToUpdate(counts, mapping)));
      onDone();
    },
  });
  const isMatched = !match.isPlaceholderData && asked === mapping && match.data !== undefined;
  const toUpdate = match.data ? accountsToUpdate(match.data.counts, mapping) : 0;
  const change = (part: Partial<AccountMapping>) => setMapping((before) => ({ ...before, ...part }));
  return (
    <>
      <div className={styles.head}>
        <b className="clip">{found.file_name}</b>
        <div className="row wrap">
          <Button onClick={onDone}>{fileWords.another}</Button>
          <Button
            variant="ink"
            disabled={!isMatched || toUpdate === 0}
            busy={apply.isPending}
            onClick={() => apply.mutate()}
          >
            {matchWords.apply(toUpdate)}
          </Button>
        </div>
      </div>
      {apply.error && (
        <Alert meaning="bad">{whatAndWhy(matchWords.notApplied, problemSentence(apply.error))}</Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {found.sheets.length > 1 && <SheetChoice read={read} onRead={onRead} />}
          <ColumnTargets found={found} mapping={mapping} onChange={change} />
          <MoneyOptions
            mapping={mapping}
            without={match.data?.currencies_without_rate ?? []}
            onChange={change}
          />
        </div>
        <aside className={styles.side}>
          <MatchPreview
            match={match.data}
            error={match.error}
            isMatched={isMatched}
            adds={mapping.adds_unknown}
            unread={found.faults}
          />
        </aside>
      </div>
    </>
  );
}

function accountsToUpdate(
  counts: Parameters<typeof accountsIn>[0],
  { adds_unknown }: Pick<AccountMapping, 'adds_unknown'>,
): number {
  return accountsIn(counts) - (adds_unknown ? 0 : counts.unknown);
}
