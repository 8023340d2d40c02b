import { limits } from '@earshot/contracts/limits';
import { useId, useRef, useState, type SubmitEvent, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { findWords } from '../feedback.words.ts';
import { suggestedQuestions, type SuggestedQuestion } from './suggested-questions.ts';
import line from '../../../ui/inputs/question-line.module.css';
import styles from './question-box.module.css';

interface QuestionBoxProps {
  value: string;
  onChange: (text: string) => void;
  /** The button or Enter, with anything but blanks in the box. */
  onAsk: () => void;
}

/** The box for questions. While it is empty and focused it offers some; picking one fills it. */
export function QuestionBox({ value, onChange, onAsk }: QuestionBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [active, setActive] = useState(-1);
  const open = focused && !dismissed && value === '';

  const pick = ({ text, replace }: SuggestedQuestion) => {
    onChange(text);
    setActive(-1);
    // The box shows the new text only after this event.
    if (replace) requestAnimationFrame(() => select(input.current, text.indexOf(replace), replace.length));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (value.trim()) onAsk();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setDismissed(true);
      setActive(-1);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (value !== '') return;
      event.preventDefault();
      setDismissed(false);
      setActive(next(open ? active : -1, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && open) {
      const picked = suggestedQuestions[active];
      if (!picked) return;
      event.preventDefault();
      pick(picked);
    }
  };

  return (
    <form className={line.box} role="search" onSubmit={submit}>
      <input
        ref={input}
        className={line.input}
        type="text"
        role="combobox"
        aria-label={findWords.box}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={findWords.box}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.searchMaxChars}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          setDismissed(false);
          setActive(-1);
        }}
        onKeyDown={keys}
      />
      <Button variant="ink" type="submit" className={line.ask}>
        {findWords.ask}
      </Button>
      <ul
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={findWords.suggestions}
        hidden={!open}
      >
        {open &&
          suggestedQuestions.map((question, at) => (
            <li
              key={question.text}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              className={at === active ? styles.active : undefined}
              // The box must keep the focus, or it would close before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(question)}
            >
              {question.text}
            </li>
          ))}
      </ul>
    </form>
  );
}

/** The option after `at` in a round, -1 standing before the first. */
function next(at: number, step: 1 | -1): number {
  const count = suggestedQuestions.length;
  if (at === -1) return step === 1 ? 0 : count - 1;
  return (at + step + count) % count;
}

function select(input: HTMLInputElement | null, from: number, length: number): void {
  input?.focus();
  input?.setSelectionRange(from, from + length);
}
