import type { Check, OutsideQuestion, QuestionClass } from '../../format.ts';

/** Collects the questions of a workspace, and numbers them. */
export class Asked {
  readonly questions: OutsideQuestion[] = [];
  readonly #workspace: string;

  constructor(workspace: string) {
    this.#workspace = workspace;
  }

  /** A question in English, or in `language`. Gives its id. */
  ask(about: QuestionClass, question: string, checks: Check | Check[], language = 'en'): string {
    return this.#add({ language, question, class: about, checks: [checks].flat() });
  }

  /** A question on from `after`, or from the one asked last. */
  then(
    question: string,
    checks: Check | Check[],
    language = 'en',
    after = this.questions.at(-1)?.id ?? '',
  ): string {
    return this.#add({ language, question, after, class: 'follow-up', checks: [checks].flat() });
  }

  #add(question: Omit<OutsideQuestion, 'id' | 'workspace'>): string {
    const id = `${this.#workspace}-${String(this.questions.length + 1).padStart(2, '0')}`;
    this.questions.push({ id, workspace: this.#workspace, ...question });
    return id;
  }
}
