import { topicDescriptionMaxChars, topicTitleMaxChars } from '@earshot/contracts/topics';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { fieldError, problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { formWords } from './topics.words.ts';

export interface TopicText {
  title: string;
  description: string;
}

interface TopicFormProps {
  start: TopicText;
  action: string;
  pending: boolean;
  error: unknown;
  onSubmit: (text: TopicText) => void;
  onCancel?: () => void;
  onType?: (text: TopicText) => void;
  /** Above the buttons. */
  children?: ReactNode;
}

/** A topic's title and description. */
export function TopicForm(props: TopicFormProps) {
  const { start, action, pending, error, onSubmit, onCancel, onType, children } = props;
  const [text, setText] = useState(start);
  const [isEmpty, setEmpty] = useState(false);
  const change = (part: Partial<TopicText>) => {
    const next = { ...text, ...part };
    setText(next);
    setEmpty(false);
    onType?.(trimmed(next));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    if (!text.title.trim()) setEmpty(true);
    else onSubmit(trimmed(text));
  };
  const ofTitle = isEmpty ? formWords.needsTitle : fieldError(error, '#/body/title');
  const ofDescription = fieldError(error, '#/body/description');
  return (
    <form className="col g4" onSubmit={submit} noValidate>
      <TextInput
        label={formWords.title}
        hint={formWords.titleHint}
        error={ofTitle}
        value={text.title}
        maxLength={topicTitleMaxChars}
        autoComplete="off"
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label={formWords.description}
        hint={formWords.descriptionHint}
        error={ofDescription}
        value={text.description}
        maxLength={topicDescriptionMaxChars}
        rows={4}
        onChange={(event) => change({ description: event.target.value })}
      />
      {children}
      {error && !ofTitle && !ofDescription ? <Alert meaning="bad">{problemSentence(error)}</Alert> : null}
      <div className="row">
        <Button variant="ink" type="submit" busy={pending}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {formWords.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function trimmed({ title, description }: TopicText): TopicText {
  return { title: title.trim(), description: description.trim() };
}
