import { alerts } from '@earshot/contracts/alerts';
import type { CallBody } from '@earshot/contracts/call';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { fieldError, problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { watchableViewsQuery } from './alerts.queries.ts';
import { ruleWords } from './alerts.words.ts';

type NewRuleBody = CallBody<typeof alerts.createRule>;

interface NewRuleProps {
  /** The filter of the list one came from. */
  given: FeedbackFilter | null;
  onClose: () => void;
}

/** Watches a saved view, words, or the filter that came along. */
export function NewRule({ given, onClose }: NewRuleProps) {
  const [by, setBy] = useState<'view' | 'words'>('view');
  const [viewId, setViewId] = useState('');
  const [words, setWords] = useState('');
  const [name, setName] = useState('');
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: (body: NewRuleBody) => send(alerts.createRule, { body }),
    onSuccess: () => {
      onClose();
      showToast(ruleWords.created);
      return queryClient.invalidateQueries({ queryKey: ['alerts'] });
    },
  });
  const byView = given === null && by === 'view';
  const filters = given ?? (words.trim() ? { contains: words.trim() } : null);
  const body: NewRuleBody | null = byView
    ? viewId
      ? { view_id: Number(viewId) }
      : null
    : filters && (name.trim() || words.trim())
      ? { name: name.trim() || words.trim(), filters }
      : null;
  const error = create.error;
  return (
    <form
      className="col g4"
      onSubmit={(event) => {
        event.preventDefault();
        if (body && !create.isPending) create.mutate(body);
      }}
    >
      {given === null && (
        <Segmented
          label={ruleWords.what}
          options={[
            { value: 'view', label: ruleWords.byView },
            { value: 'words', label: ruleWords.byWords },
          ]}
          value={by}
          onChange={setBy}
        />
      )}
      {byView && <ViewChoice value={viewId} onChange={setViewId} />}
      {given !== null && <p>{ruleWords.theFilter}</p>}
      {!byView && given === null && (
        <TextInput
          label={ruleWords.ofWords}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {!byView && (
        <TextInput
          label={ruleWords.filterName}
          placeholder={words}
          error={fieldError(error, '#/body/name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {error && <Alert meaning="bad">{problemSentence(error)}</Alert>}
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="quiet" onClick={onClose}>
          {ruleWords.cancel}
        </Button>
        <Button variant="ink" type="submit" disabled={!body} busy={create.isPending}>
          {ruleWords.create}
        </Button>
      </div>
    </form>
  );
}

function ViewChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const views = useQuery(watchableViewsQuery);
  const plain = (views.data?.views ?? []).filter(({ search_term: question }) => !question);
  const options = [
    { value: '', label: ruleWords.choose },
    ...plain.map(({ view_id: id, name }) => ({ value: String(id), label: name })),
  ];
  return <Select label={ruleWords.view} options={options} value={value} onChange={onChange} />;
}
