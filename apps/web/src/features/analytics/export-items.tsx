import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { analytics } from '@earshot/contracts/analytics';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { analysisWords } from './analytics.words.ts';

interface Props {
  filter: FeedbackFilter;
  count: number;
  /** The count is still that of the filter before: what it promises is not what the file would hold. */
  isCounting: boolean;
}

/** The items of a filter as a file. */
export function ExportItems({ filter, count, isCounting }: Props) {
  const download = useMutation({
    mutationFn: () => send(analytics.export, { body: { filters: filter } }),
    // The answer is an attachment: the page stays.
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => showToast(whatAndWhy(analysisWords.exportFailed, problemSentence(error))),
  });
  return (
    <Button
      title={analysisWords.exportHint}
      busy={download.isPending || isCounting}
      onClick={() => download.mutate()}
    >
      <Icon name="download" size="s" />
      {analysisWords.export(count)}
    </Button>
  );
}
