import type { Answer, AnswerPart, Citation } from '@earshot/contracts/questions';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { figurePath } from '../../lib/figure-path.ts';
import { CitationNote } from './citation-note.tsx';
import { askWords } from './questions.words.ts';
import numberStyles from '../../ui/text/number-link.module.css';
import styles from './answer-text.module.css';

/** The answer: numbers open what they count, citations open in place. */
export function AnswerText({ answer }: { answer: Answer }) {
  const [open, setOpen] = useState<{ paragraph: number; number: number } | null>(null);
  if (!answer.response.trim()) return <p className={styles.text}>{askWords.empty}</p>;
  return (
    <div className={styles.answer}>
      {answer.paragraphs.map((parts, paragraph) => {
        const cited = open?.paragraph === paragraph ? citationOf(answer, open.number) : undefined;
        return (
          <Fragment key={paragraph}>
            <p className={styles.text}>
              {parts.map((part, at) => (
                <Part
                  key={at}
                  part={part}
                  answer={answer}
                  openNumber={cited?.number}
                  onOpen={(number) => setOpen(cited?.number === number ? null : { paragraph, number })}
                />
              ))}
            </p>
            {cited && <CitationNote citation={cited} onClose={() => setOpen(null)} />}
          </Fragment>
        );
      })}
    </div>
  );
}

interface PartProps {
  part: AnswerPart;
  answer: Answer;
  openNumber: number | undefined;
  onOpen: (number: number) => void;
}

function Part({ part, answer, openNumber, onOpen }: PartProps) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'figure': {
      const named = answer.figures.find(({ name }) => name === part.name);
      if (!named) return part.text;
      const { figure, label } = named;
      return (
        <Link
          className={numberStyles.number}
          to={figurePath(figure.unit, figure.filters)}
          aria-label={askWords.opens(label, part.text)}
          data-figure={JSON.stringify({ value: figure.value, measure: figure.measure, unit: figure.unit })}
        >
          {part.text}
        </Link>
      );
    }
    case 'quote':
      return `“${citationOf(answer, part.number)?.quote ?? ''}”`;
    case 'citation':
      return (
        <button
          type="button"
          className={styles.cite}
          aria-expanded={openNumber === part.number}
          aria-label={askWords.citation(part.number)}
          onClick={() => onOpen(part.number)}
        >
          {part.number}
        </button>
      );
  }
}

function citationOf({ citations }: Answer, number: number): Citation | undefined {
  return citations.find((one) => one.number === number);
}
