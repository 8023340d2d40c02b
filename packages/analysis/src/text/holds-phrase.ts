import { areInflections } from './inflections.ts';
import { tokenise } from './tokenise.ts';
import { foreignFormsOf } from './word-forms.ts';

/** Whether a text holds the words of a phrase side by side, in its order, each in any of its forms, whatever stands between words. */
export function holdsPhrase(phrase: string): (text: string) => boolean {
  const isForm = tokenise(phrase).map((word) => {
    const isForeign = foreignFormsOf(word);
    return (other: string) => areInflections(word, other) || isForeign(other);
  });
  return (text) => {
    const words = tokenise(text);
    return words.some(
      (_, at) => at + isForm.length <= words.length && isForm.every((is, i) => is(words[at + i] ?? '')),
    );
  };
}
