import type { AnswerPart, NamedFigure } from '@earshot/contracts/questions';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Figure, Unit } from '@earshot/contracts/analytics';
import type { Scale } from '../word/in-words.ts';
import { figureText } from '../word/in-words.ts';

/** Figures by name, and the sentences that they are filled into. */
export class Draft {
  readonly #scale: Scale | null;
  readonly figures: NamedFigure[] = [];
  readonly paragraphs: AnswerPart[][] = [];

  /** @param scale what means of ratings are told in; null for stars */
  constructor(scale: Scale | null = null) {
    this.#scale = scale;
  }

  /** Names a figure, for a sentence to hold. */
  figure(name: string, label: string, figure: Figure): AnswerPart {
    this.figures.push({ name, label, figure });
    return { kind: 'figure', name, text: figureText(figure, this.#scale) };
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

/** A figure told in other words than its number's own; other parts as they are. */
export function toldAs(part: AnswerPart, text: string): AnswerPart {
  return part.kind === 'figure' ? { ...part, text } : part;
}

/** A number of items, people or accounts that another figure was made of. */
export function countFigure(value: number, unit: Unit, filters: FeedbackFilter): Figure {
  return { value, measure: 'count', unit, n: value, interval: null, filters };
}

/** The words of a paragraph; quotes are read through `quoteOf`. */
export function textOf(
  parts: readonly AnswerPart[],
  quoteOf: (number: number) => string | undefined,
): string {
  return parts
    .map((part) => {
      switch (part.kind) {
        case 'text':
        case 'figure':
          return part.text;
        case 'quote':
          return `“${quoteOf(part.number) ?? ''}”`;
        case 'citation':
          return ` [${part.number}]`;
      }
    })
    .join('');
}
