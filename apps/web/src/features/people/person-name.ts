import { peopleWords } from './people.words.ts';

/** What somebody is called on the screen. */
export function personName({ name, email }: { name: string | null; email: string | null }): string {
  return name ?? email ?? peopleWords.unnamed;
}
