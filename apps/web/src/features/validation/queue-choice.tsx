import { checkKinds } from '@earshot/contracts/validation';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Select, type Option } from '../../ui/inputs/select.tsx';
import { oneOf } from './check-paths.ts';
import { themeNamesQuery, topicNamesQuery, type QueueAsked } from './validation.queries.ts';
import { kindWords, queueWords } from './validation.words.ts';
import styles from './check-queue.module.css';

const all = 'all';

interface QueueChoiceProps {
  asked: QueueAsked;
  /** Somebody chose with the mouse, and goes on by keyboard. */
  onChosen: () => void;
}

/** What is asked about: a kind of thing, and one topic or theme. */
export function QueueChoice({ asked, onChosen }: QueueChoiceProps) {
  const [, setSearch] = useSearchParams();
  const topics = useQuery({ ...topicNamesQuery, enabled: asked.kind === 'topic' });
  const themes = useQuery({ ...themeNamesQuery, enabled: asked.kind === 'theme' });
  const choose = (entries: Record<string, string>) =>
    setSearch(Object.entries(entries).filter(([, value]) => value !== all));
  return (
    <div className={styles.choice}>
      <Choice
        label={queueWords.kind}
        options={[
          { value: all, label: queueWords.allKinds },
          ...checkKinds.map((kind) => ({ value: kind, label: kindWords[kind] })),
        ]}
        value={asked.kind}
        onChange={(kind) => choose({ kind: oneOf(checkKinds, kind) ?? all })}
        onChosen={onChosen}
      />
      {asked.kind === 'topic' && (
        <Choice
          label={queueWords.topic}
          options={[
            { value: all, label: queueWords.anyTopic },
            ...(topics.data?.custom_topics ?? []).map(({ id, title }) => ({
              value: String(id),
              label: title,
            })),
          ]}
          value={asked.custom_trend_id}
          onChange={(id) => choose({ kind: 'topic', custom_trend_id: id })}
          onChosen={onChosen}
        />
      )}
      {asked.kind === 'theme' && (
        <Choice
          label={queueWords.theme}
          options={[
            { value: all, label: queueWords.anyTheme },
            ...(themes.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={asked.theme_id}
          onChange={(id) => choose({ kind: 'theme', theme_id: id })}
          onChosen={onChosen}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  options: readonly Option[];
  value: string | number | undefined;
  onChange: (value: string) => void;
  onChosen: () => void;
}

/** Who chose with the mouse goes on by keyboard, outside of the list; who chose by keyboard may want the next entry. */
function Choice({ label, options, value, onChange, onChosen }: ChoiceProps) {
  const byPointer = useRef(false);
  const change = (chosen: string) => {
    onChange(chosen);
    if (byPointer.current) onChosen();
  };
  return (
    <Select
      small
      label={label}
      options={options}
      value={String(value ?? all)}
      onChange={change}
      onPointerDown={() => (byPointer.current = true)}
      onKeyDown={() => (byPointer.current = false)}
    />
  );
}
