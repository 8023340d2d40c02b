import type { CheckCard } from '@earshot/contracts/validation';
import { sentiments } from '@earshot/contracts/filter/feedback-filter';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { answerWords, queueWords } from './validation.words.ts';
import styles from './check-queue.module.css';

interface CheckAnswersProps {
  card: CheckCard;
  /** Wrong was said: now it is asked what is right. */
  isCorrecting: boolean;
  languages: readonly string[];
  themes: readonly { id: number; name: string }[];
  onYes: () => void;
  onNo: () => void;
  onUnsure: () => void;
  onCorrect: (correction: string) => void;
  onCancel: () => void;
}

/** Right, wrong, not sure; and, where it is not said by that, what is right instead. */
export function CheckAnswers(props: CheckAnswersProps) {
  const { card, isCorrecting, onYes, onNo, onUnsure } = props;
  if (isCorrecting) return <Correction {...props} />;
  return (
    <div className={styles.buttons}>
      <Button onClick={onYes}>
        <Icon name="thumbUp" size="s" />
        {queueWords.yes}
        <Kbd>↑</Kbd>
      </Button>
      <Button
        onClick={onNo}
        aria-haspopup={card.kind === 'topic' || card.kind === 'copies' ? undefined : true}
      >
        <Icon name="thumbDown" size="s" />
        {queueWords.no}
        <Kbd>↓</Kbd>
      </Button>
      <Button variant="quiet" onClick={onUnsure}>
        {queueWords.unsure}
        <Kbd>→</Kbd>
      </Button>
    </div>
  );
}

function Correction({ card, languages, themes, onCorrect, onCancel }: CheckAnswersProps) {
  if (card.kind === 'sentiment') {
    return (
      <div className={styles.correction} role="group" aria-label={queueWords.instead}>
        <span className="sm sec">{queueWords.instead}</span>
        {sentiments.map(
          (tone, place) =>
            tone !== card.shown && (
              <Button key={tone} onClick={() => onCorrect(tone)}>
                {answerWords('sentiment', tone, null)}
                <Kbd>{place + 1}</Kbd>
              </Button>
            ),
        )}
        <Button variant="quiet" onClick={onCancel}>
          {queueWords.cancel}
        </Button>
      </div>
    );
  }
  const options =
    card.kind === 'language'
      ? languages
          .filter((code) => code !== 'und' && code !== card.shown)
          .map((code) => ({ value: code, label: answerWords('language', code, null) }))
      : [
          { value: 'none', label: queueWords.noTheme },
          ...themes
            .filter(({ id }) => String(id) !== card.shown)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ];
  return (
    <Choice options={options} mayType={card.kind === 'language'} onCorrect={onCorrect} onCancel={onCancel} />
  );
}

const other = 'other';

interface ChoiceProps {
  options: readonly { value: string; label: string }[];
  /** Another answer than these may be typed. */
  mayType: boolean;
  onCorrect: (correction: string) => void;
  onCancel: () => void;
}

function Choice({ options, mayType, onCorrect, onCancel }: ChoiceProps) {
  const all = mayType ? [...options, { value: other, label: queueWords.otherLanguage }] : options;
  const [chosen, setChosen] = useState(all[0]?.value ?? other);
  const [typed, setTyped] = useState('');
  const correction = chosen === other ? typed.trim().toLowerCase() : chosen;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (correction) onCorrect(correction);
  };
  return (
    <form className={styles.correction} onSubmit={save}>
      <Select label={queueWords.instead} options={all} value={chosen} onChange={setChosen} autoFocus />
      {chosen === other && (
        <TextInput
          label={queueWords.otherLanguage}
          hideLabel
          value={typed}
          maxLength={2}
          required
          pattern="[A-Za-z]{2}"
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <Button type="submit" variant="ink">
        {queueWords.save}
        <Kbd>↵</Kbd>
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {queueWords.cancel}
      </Button>
    </form>
  );
}
