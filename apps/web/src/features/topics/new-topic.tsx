import { topics } from '@earshot/contracts/topics';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { TopicForm, type TopicText } from './topic-form.tsx';
import { topicPath } from './topic-paths.ts';
import { topicQuery, topicsQuery } from './topics.queries.ts';
import { formWords } from './topics.words.ts';

/** Defines a topic in words. */
export function NewTopic() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (body: TopicText) => send(topics.create, { body }),
    onSuccess: ({ custom_trend: topic }) => {
      queryClient.setQueryData(topicQuery(topic.id).queryKey, topic);
      void queryClient.invalidateQueries({ queryKey: topicsQuery.queryKey });
      void navigate(topicPath(topic.id));
    },
  });
  return (
    <section className="card padl col g4" aria-label={formWords.head}>
      <h2 className="h">{formWords.head}</h2>
      <TopicForm
        start={{ title: '', description: '' }}
        action={formWords.create}
        pending={create.isPending}
        error={create.error}
        onSubmit={(text) => create.mutate(text)}
      />
    </section>
  );
}
