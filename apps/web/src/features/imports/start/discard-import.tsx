import { imports, type ImportRun } from '@earshot/contracts/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { importPath } from '../../../lib/feedback-paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { importListQuery, importQuery } from '../imports.queries.ts';
import { matchWords } from '../imports.words.ts';

/** Throws an uploaded file away. Nothing of it was stored, and its owner still has it: no need to ask twice. */
export function DiscardImport({ run }: { run: Pick<ImportRun, 'import_id' | 'file_name'> }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const discard = useMutation({
    mutationFn: () => send(imports.discard, { body: { import_id: run.import_id } }),
    onSuccess: async () => {
      showToast(matchWords.discarded(run.file_name));
      await navigate(importPath());
      queryClient.removeQueries(importQuery(run.import_id));
      await queryClient.invalidateQueries(importListQuery);
    },
    onError: (error) => showToast(whatAndWhy(matchWords.notDiscarded, problemSentence(error))),
  });
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={discard.isPending}
      aria-label={`${matchWords.discard}: ${run.file_name}`}
      onClick={() => discard.mutate()}
    >
      {matchWords.discard}
    </Button>
  );
}
