import { limits } from '@earshot/contracts/limits';
import { useState, type SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { Chip } from '../text/chip.tsx';
import styles from './ask-box.module.css';
import line from './question-line.module.css';

export interface AskBoxWords {
  /** What can be asked about. */
  box: string;
  ask: string;
  try: string;
  examples: readonly string[];
}

interface AskBoxProps {
  words: AskBoxWords;
  question: string;
  onAsk: (question: string) => void;
}

/** The box for an open question, with examples to begin with. */
export function AskBox({ words, question, onAsk }: AskBoxProps) {
  const [typed, setTyped] = useState(question);
  const [seen, setSeen] = useState(question);
  if (question !== seen) {
    setSeen(question);
    setTyped(question);
  }
  const ask = (text: string) => {
    setTyped(text);
    if (text.trim()) onAsk(text.trim());
  };
  return (
    <div>
      <form
        className={line.box}
        role="search"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          ask(typed);
        }}
      >
        <input
          className={line.input}
          type="text"
          aria-label={words.box}
          placeholder={words.box}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={limits.searchMaxChars}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button variant="ink" type="submit" className={line.ask}>
          {words.ask}
        </Button>
      </form>
      <div className={styles.examples}>
        <span className="mut sm">{words.try}</span>
        {words.examples.map((example) => (
          <Chip key={example} onClick={() => ask(example)}>
            {example}
          </Chip>
        ))}
      </div>
    </div>
  );
}
