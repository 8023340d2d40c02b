import { ideaLimits } from '@earshot/contracts/ideas';
import { fieldError } from '../../lib/api-problem.ts';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { sendWords as words } from './ideas.words.ts';

export interface IdeaText {
  title: string;
  note: string;
}

interface IdeaFieldsProps {
  text: IdeaText;
  onText: (text: IdeaText) => void;
  /** It was tried to go on. */
  isTried: boolean;
  error: Error | null;
}

/** Title and note of an idea. */
export function IdeaFields({ text, onText, isTried, error }: IdeaFieldsProps) {
  return (
    <>
      <TextInput
        label={words.name}
        value={text.title}
        maxLength={ideaLimits.titleMaxChars}
        error={isTried && text.title.trim() === '' ? words.nameMissing : fieldError(error, '#/body/title')}
        onChange={(event) => onText({ ...text, title: event.target.value })}
        data-autofocus
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={ideaLimits.noteMaxChars}
        value={text.note}
        error={fieldError(error, '#/body/note')}
        onChange={(event) => onText({ ...text, note: event.target.value })}
      />
    </>
  );
}
