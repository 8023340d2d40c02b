import type { EvidencePointer } from '@earshot/contracts/ideas';
import { ideaLimits, ideas } from '@earshot/contracts/ideas';
import { limits } from '@earshot/contracts/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { itemsFoundQuery } from '../../lib/items-found-query.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { IdeaFields } from './idea-fields.tsx';
import { ownTopicsQuery } from './ideas.queries.ts';
import { ideaWords, sendWords as words } from './ideas.words.ts';
import styles from './ideas.module.css';

/** Something that can be sent to the roadmap. */
export interface IdeaOffer {
  title: string;
  pointer: EvidencePointer;
  /** What the pointer stands for, in a line. */
  says: string;
  /** Looked for in the workspace's own feedback; null where there is nothing to look for. */
  about: string | null;
}

/** Sends an idea with its evidence, which is shown before it goes. What was sent before is not sent twice, and says so. */
export function SendIdea({ offer, onClose }: { offer: IdeaOffer; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [text, setText] = useState({ title: offer.title.slice(0, ideaLimits.titleMaxChars), note: '' });
  const [isTried, setTried] = useState(false);
  const [withItems, setWithItems] = useState(true);
  const [topicId, setTopicId] = useState('');
  const searchTerm = offer.about?.slice(0, limits.searchMaxChars) ?? '';
  const found = useQuery({ ...itemsFoundQuery({ searchTerm }), enabled: searchTerm !== '' });
  const { data: own } = useQuery(ownTopicsQuery);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['ideas'] });
  const takeBack = async (ideaId: string) => {
    try {
      await send(ideas.remove, { body: { idea_id: ideaId } });
      showToast(words.takenBack);
    } catch (error) {
      showToast(whatAndWhy(ideaWords.notChanged, problemSentence(error)));
    }
    await refresh();
  };
  const sending = useMutation({
    mutationFn: () => {
      const topic: EvidencePointer[] =
        topicId === '' ? [] : [{ kind: 'topic', custom_trend_id: Number(topicId) }];
      const feedback = withItems && found.data ? [{ search_term: searchTerm }] : [];
      return send(ideas.send, { body: { ...text, evidence: [offer.pointer, ...topic], feedback } });
    },
    onSuccess: async ({ idea, is_new: isNew }) => {
      onClose();
      const before = idea.state === 'dismissed' ? words.alreadyDismissed : words.alreadyThere;
      if (isNew) showToast(words.sent, () => void takeBack(idea.idea_id));
      else showToast(before(idea.title, idea.sent_by, idea.sent_at));
      await refresh();
    },
  });
  const submit = () => {
    setTried(true);
    if (text.title.trim() !== '') sending.mutate();
  };
  const topics = offer.pointer.kind === 'topic' ? [] : (own?.custom_topics ?? []);
  return (
    <FormDialog
      title={words.title}
      onClose={onClose}
      onSubmit={submit}
      action={words.send}
      pending={sending.isPending}
      error={sending.error}
    >
      <IdeaFields text={text} onText={setText} isTried={isTried} error={sending.error} />
      <div className="col g2">
        <strong className="sm">{words.along}</strong>
        <p className={styles.goes}>
          <bdi>{offer.says}</bdi>
        </p>
        {searchTerm !== '' && (
          <OwnItems
            about={searchTerm}
            count={found.data}
            hasFailed={found.isError}
            isTicked={withItems}
            onTick={setWithItems}
          />
        )}
      </div>
      {topics.length > 0 && (
        <Select
          label={words.topic}
          value={topicId}
          onChange={setTopicId}
          options={[
            { value: '', label: words.noTopic },
            ...topics.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
      )}
    </FormDialog>
  );
}

interface OwnItemsProps {
  about: string;
  count: number | undefined;
  hasFailed: boolean;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function OwnItems({ about, count, hasFailed, isTicked, onTick }: OwnItemsProps) {
  if (count === undefined) {
    return <p className="sm mut">{hasFailed ? words.notCounted : words.counting}</p>;
  }
  if (count === 0) return <p className="sm mut">{words.noOwn(about)}</p>;
  return (
    <Checkbox
      label={words.own(count, about)}
      checked={isTicked}
      onChange={(event) => onTick(event.target.checked)}
    />
  );
}
