import { readFileSync } from 'node:fs';

const FILE = new URL('../../packages/analysis/fixtures/short-questions.txt', import.meta.url);

/** A text, with short questions that it answers and some that only sound like it. */
export interface QuestionedText {
  text: string;
  questions: { text: string; isAnswered: boolean }[];
}

/** One half of the fixture: what constants are fitted on, or what they are tested on. */
export function questionedTexts(half: 'fit' | 'test'): QuestionedText[] {
  const texts: QuestionedText[] = [];
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (/^[+-] /.test(line)) {
      texts.at(-1)?.questions.push({ text: line.slice(2), isAnswered: line.startsWith('+') });
    } else {
      texts.push({ text: line, questions: [] });
    }
  }
  return texts.filter((_, i) => i % 2 === (half === 'fit' ? 0 : 1));
}
