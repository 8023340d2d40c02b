import type { AnswerPart } from '@earshot/contracts/questions';
import type { SharedCitation, ShownRun } from '@earshot/contracts/reports/report-run';
import { ReportFigure } from './report-figure.tsx';
import { QuoteSource } from './report-quote.tsx';
import styles from './report-page.module.css';

interface ReportTextProps {
  paragraphs: readonly AnswerPart[][];
  figures: ShownRun['summary']['figures'];
  citations: readonly SharedCitation[];
}

/** Sentences whose numbers open what they count, with the sources of their quotes below. */
export function ReportText({ paragraphs, figures, citations }: ReportTextProps) {
  const quoteOf = (number: number) => citations.find((one) => one.number === number);
  const cited = citations.filter(({ number }) =>
    paragraphs.some((parts) => parts.some((part) => part.kind === 'citation' && part.number === number)),
  );
  return (
    <div className={styles.text}>
      {paragraphs.map((parts, at) => (
        <p key={at}>
          {parts.map((part, place) => {
            switch (part.kind) {
              case 'text':
                return part.text;
              case 'figure': {
                const named = figures.find(({ name }) => name === part.name);
                if (!named) return part.text;
                return (
                  <ReportFigure key={place} figure={named.figure} label={named.label} text={part.text} />
                );
              }
              case 'quote': {
                const quote = quoteOf(part.number)?.quote;
                return quote === undefined ? '' : `“${quote}”`;
              }
              case 'citation':
                return quoteOf(part.number) ? (
                  <sup key={place} className={styles.mark}>
                    {part.number}
                  </sup>
                ) : (
                  ''
                );
            }
          })}
        </p>
      ))}
      {cited.length > 0 && (
        <ol className={styles.sources}>
          {cited.map((citation) => (
            <li key={citation.number} value={citation.number}>
              <QuoteSource citation={citation} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
