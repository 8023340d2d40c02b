import type { AnswerPart } from '@earshot/contracts/questions';
import type { RecordingFilter } from '@earshot/contracts/recordings';
import type { SessionAnswer, SessionFigure } from '@earshot/contracts/session-questions';
import { sessionFigureText } from './session-words.service.ts';

/** Figures by name, the rows of a ranking, and the sentences that figures are filled into. */
export class SessionDraft {
  readonly figures: SessionFigure[] = [];
  readonly rows: SessionAnswer['rows'] = [];
  readonly paragraphs: AnswerPart[][] = [];

  /** Names a figure, for a sentence to hold. */
  figure(figure: SessionFigure): AnswerPart {
    this.figures.push(figure);
    return { kind: 'figure', name: figure.name, text: sessionFigureText(figure) };
  }

  /** A paragraph of texts and parts; empty texts are left out. */
  say(...parts: (string | AnswerPart)[]): void {
    this.paragraphs.push(
      parts.flatMap((part): AnswerPart[] =>
        typeof part !== 'string' ? [part] : part === '' ? [] : [{ kind: 'text', text: part }],
      ),
    );
  }
}

/** A number of sessions, people, accounts or moments with the sessions it was counted in. */
export function countedFigure(
  name: string,
  label: string,
  {
    value,
    unit,
    sessions,
    filters,
  }: Pick<SessionFigure, 'value' | 'unit' | 'sessions'> & { filters: RecordingFilter },
): SessionFigure {
  return { name, label, value, unit, sessions, filters };
}
