import { roleAllows } from '@earshot/contracts/call';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { useShortcut } from '../../ui/keyboard/use-shortcut.ts';
import { CreateFromItem } from './create-from-item.tsx';
import { NewTopic } from './new-topic.tsx';
import { TopicList } from './topic-list.tsx';
import { TopicView } from './topic-view.tsx';
import { readId } from './topic-paths.ts';
import { topicsQuery } from './topics.queries.ts';
import { topicWords } from './topics.words.ts';
import styles from './topics-screen.module.css';

/** Topics that people define: `custom_topic_id` names the one in view, `action=create_custom_topic` makes one from an item. */
export function TopicsScreen() {
  const [search] = useSearchParams();
  const session = useSession();
  const list = useQuery(topicsQuery);
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const id = readId(search.get('custom_topic_id'));
  const isCreating = search.get('action') === 'create_custom_topic' && id === null;
  return (
    <div className={styles.screen}>
      <PageHead
        title={topicWords.title}
        lead={topicWords.lead}
        actions={mayChange && <CreateButton isOn={id !== null} />}
      />
      <div className={id === null ? `${styles.columns} ${styles.two}` : styles.columns}>
        <QueryView query={list} what={topicWords.what}>
          {({ custom_topics: all }) => <TopicList topics={all} selected={id} mayChange={mayChange} />}
        </QueryView>
        {isCreating && mayChange ? (
          <CreateFromItem
            reviewId={readId(search.get('review_id'))}
            sourceId={readId(search.get('source_id'))}
          />
        ) : id !== null ? (
          <TopicView key={id} id={id} mayChange={mayChange} />
        ) : mayChange ? (
          <NewTopic />
        ) : (
          list.data?.custom_topics.length !== 0 && <EmptyState sentence={topicWords.pick} />
        )}
      </div>
    </div>
  );
}

function CreateButton({ isOn }: { isOn: boolean }) {
  const navigate = useNavigate();
  const open = () => void navigate(paths.topics);
  useShortcut('c', topicWords.create, open);
  return (
    <Button variant="ink" onClick={open} disabled={!isOn}>
      <Icon name="plus" size="s" />
      {topicWords.create}
      <Kbd>C</Kbd>
    </Button>
  );
}
