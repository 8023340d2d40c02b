import type { CustomTrend } from '@earshot/contracts/topics';
import { topics } from '@earshot/contracts/topics';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { fileNameOf, saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { useShortcut } from '../../ui/keyboard/use-shortcut.ts';
import { DeleteTopic } from './delete-topic.tsx';
import { EditTopic } from './edit-topic.tsx';
import { detailWords } from './topics.words.ts';
import styles from './topics-screen.module.css';

/** A topic's words and count, and what can be done with it. */
export function TopicHead({ topic, mayChange }: { topic: CustomTrend; mayChange: boolean }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <EditTopic topic={topic} onClose={() => setEditing(false)} />;
  return (
    <section>
      <div className="row between top">
        <h2 className={`display d28 ${styles.head}`}>{topic.title}</h2>
        {mayChange && <EditButton onEdit={() => setEditing(true)} />}
      </div>
      {topic.description && <p className={styles.words}>{topic.description}</p>}
      <div className="row wrap between" style={{ marginTop: 12 }}>
        <p className="sm sec">
          <NumberLink
            value={topic.item_count}
            to={feedbackListPath(topic.item_filters)}
            label={detailWords.items(topic.item_count)}
          />{' '}
          <span aria-hidden="true">{topic.item_count === 1 ? 'item' : 'items'}</span>{' '}
          <span role="status" className="mut">
            {topic.is_fitting ? detailWords.fitting : ''}
          </span>
        </p>
        <div className="row">
          <Button size="sm" variant="quiet" onClick={() => void exportTopic(topic)}>
            <Icon name="download" size="s" />
            {detailWords.export}
          </Button>
          {mayChange && <DeleteTopic topic={topic} />}
        </div>
      </div>
    </section>
  );
}

function EditButton({ onEdit }: { onEdit: () => void }) {
  useShortcut('e', detailWords.edit, onEdit);
  return (
    <Button size="sm" onClick={onEdit}>
      <Icon name="edit" size="s" />
      {detailWords.edit}
      <Kbd>E</Kbd>
    </Button>
  );
}

async function exportTopic({ id, title }: CustomTrend): Promise<void> {
  try {
    const exported = await send(topics.export, { query: { custom_trend_id: id } });
    const json = new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' });
    saveFile(`${fileNameOf(title)}.json`, json);
  } catch (error) {
    showToast(problemSentence(error));
  }
}
