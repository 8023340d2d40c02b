import { limits } from '@earshot/contracts/limits';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { askWords } from './questions.words.ts';
import styles from './ask-box.module.css';

/** The box for an open question, with examples to begin with. */
export function AskBox({ question, onAsk }: { question: string; onAsk: (question: string) => void }) {
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
        className={styles.box}
        role="search"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          ask(typed);
        }}
      >
        <input
          className={styles.input}
          type="text"
          aria-label={askWords.box}
          placeholder={askWords.box}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={limits.searchMaxChars}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button variant="ink" type="submit" className={styles.ask}>
          {askWords.ask}
        </Button>
      </form>
      <div className={styles.examples}>
        <span className="mut sm">{askWords.try}</span>
        {askWords.examples.map((example) => (
          <Chip key={example} onClick={() => ask(example)}>
            {example}
          </Chip>
        ))}
      </div>
    </div>
  );
}
