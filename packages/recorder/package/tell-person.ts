import type { Earshot } from '../src/earshot.ts';

/** Who is there, as `identify` takes it. */
export type Person = NonNullable<Parameters<Earshot['identify']>[0]>;

/** Tells a recorder who is there. */
export type TellPerson = (recorder: Earshot, person: Person | null | undefined) => void;

/** Tells only changes. Who logs out is told as null, so that whoever comes next is not taken for them. */
export function tellChanges(): TellPerson {
  let told = '';
  return (recorder, person) => {
    const says = person ? JSON.stringify(person) : '';
    if (says === told) return;
    told = says;
    recorder.identify(person ?? null);
  };
}
