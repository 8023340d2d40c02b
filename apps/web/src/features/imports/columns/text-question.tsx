import type { ImportTarget } from '@earshot/contracts/imports/import-targets';
import { Button } from '../../../ui/inputs/button.tsx';
import { BreakableName } from '../../../ui/text/breakable-name.tsx';
import { textQuestionWords } from '../imports.words.ts';
import type { Rival } from './text-choice.ts';
import styles from './text-question.module.css';

const shownValues = 2;

interface TextQuestionProps {
  rivals: readonly Rival[];
  targets: readonly ImportTarget[];
  onAnswer: (targets: ImportTarget[]) => void;
}

/** Asks which of several columns holds the customer’s words, where none is clearly the one; one click answers. */
export function TextQuestion({ rivals, targets, onAnswer }: TextQuestionProps) {
  const answer = (chosen: readonly number[]) => {
    const places = new Set(rivals.map(({ at }) => at));
    const become = (before: ImportTarget, at: number): ImportTarget =>
      chosen.includes(at) ? 'text' : places.has(at) ? 'ignore' : before;
    onAnswer(targets.map(become));
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="text-question">
      <div className={`hd ${styles.head}`}>
        <h2 className="h" id="text-question">
          {textQuestionWords.heading}
        </h2>
        <span className="sm mut">{textQuestionWords.lead}</span>
      </div>
      <ul className={styles.choices}>
        {rivals.map(({ at, name, samples, guess }) => (
          <li key={at} className={styles.choice}>
            <div className={styles.name}>
              <b className="mono">
                <BreakableName name={name} />
              </b>
              {guess === 'text' && <span className="xs mut">{textQuestionWords.guessed}</span>}
            </div>
            <div className={styles.values}>
              {samples.slice(0, shownValues).map((value, place) => (
                <p key={place} className={styles.value}>
                  {value}
                </p>
              ))}
            </div>
            <Button size="sm" onClick={() => answer([at])}>
              {textQuestionWords.choose(name)}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button size="sm" onClick={() => answer(rivals.map(({ at }) => at))}>
          {textQuestionWords.all(rivals.length)}
        </Button>
      </div>
    </section>
  );
}
