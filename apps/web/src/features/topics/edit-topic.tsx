import type { CustomTrend } from '@earshot/contracts/topics';
import { topics } from '@earshot/contracts/topics';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { TopicForm, type TopicText } from './topic-form.tsx';
import { editPreviewQuery } from './topics.queries.ts';
import { detailWords, formWords } from './topics.words.ts';
import { useTopicChanged, useUndoChange } from './use-topic-changed.ts';

/** What was typed is previewed once nothing was typed for so long. */
const restMs = 600;

/** Changes a topic's words, showing first what that does to its items. */
export function EditTopic({ topic, onClose }: { topic: CustomTrend; onClose: () => void }) {
  const [typed, setTyped] = useState<TopicText>(topic);
  const rested = useRested(typed);
  const isOther = rested.title !== topic.title || rested.description !== topic.description;
  const preview = useQuery({
    ...editPreviewQuery(topic.id, { title: rested.title, description: rested.description }),
    enabled: isOther && rested.title !== '',
  });
  const changed = useTopicChanged();
  const undo = useUndoChange(topic.id);
  const save = useMutation({
    mutationFn: (text: TopicText) => send(topics.update, { body: { custom_trend_id: topic.id, ...text } }),
    onSuccess: ({ custom_trend: saved }) => {
      changed(saved);
      showToast(detailWords.saved, undo);
      onClose();
    },
  });
  return (
    <section className="card padl" aria-label={detailWords.edit}>
      <TopicForm
        start={{ title: topic.title, description: topic.description }}
        action={formWords.save}
        pending={save.isPending}
        error={save.error}
        onSubmit={(text) => save.mutate(text)}
        onCancel={onClose}
        onType={setTyped}
      >
        <p className="sm sec" role="status">
          {isOther &&
            (preview.data
              ? detailWords.preview(preview.data)
              : preview.error
                ? problemSentence(preview.error)
                : detailWords.previewing)}
        </p>
      </TopicForm>
    </section>
  );
}

/** The value once it has not changed for a while. */
function useRested(value: TopicText): TopicText {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
