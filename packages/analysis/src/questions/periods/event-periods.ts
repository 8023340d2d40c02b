import { addDays } from './calendar.ts';
import type { OpenPeriod, Period } from './calendar.ts';
import { monthOf, units, yearIn } from './period-words.ts';
import type { At } from './named-periods.ts';
import { NamedPeriodReader } from './named-periods.ts';

/** What happens on a day and is called after its month: "the August update". */
const eventNouns =
  /^(?:updates?|releases?|launch|changes?|move|upgrade|sale|event|campaign|incident|outage|migration|redesign|rollout|relaunch|opening|refurb\w*|renovation|works?|price|pricing|merger|strike|storm|recall|patch)$/;
/** Who does something, or what something happens to. */
const doers = /^(?:we|they|you|it|he|she|i|the|our|their|this|that|these|those|a|an|new)$/;
const prepositions = /^(?:in|on|at|around|from|during|back|last|early|late|mid)$/;
/** So many words stand between "since" and the day at most. */
const mostWords = 10;

/** Reads periods that begin or end with what happened on a day. */
export class EventReader extends NamedPeriodReader {
  /** "Since they were refurbished in April", "after we raised prices on 3 June", "before the August update". */
  at(place: number): At<OpenPeriod> | null {
    const word = this.word(place);
    if (!/^(?:since|after|before|until)$/.test(word)) return null;
    return this.#named(place, word) ?? (this.period(place + 1, true) ? null : this.#told(place, word));
  }

  #named(place: number, word: string): At<OpenPeriod> | null {
    const start = this.skip(place + 1, /^(?:the|our|this|that)$/);
    if (monthOf(this.word(start)) === null && yearIn(this.word(start)) === null) return null;
    const period = this.period(start, true);
    if (!period) return null;
    let next = period.next;
    if (!eventNouns.test(this.word(next))) return null;
    while (eventNouns.test(this.word(next))) next += 1;
    return { ...edge(word, period), next };
  }

  #told(place: number, word: string): At<OpenPeriod> | null {
    if (!doers.test(this.word(place + 1))) return null;
    for (let at = place + 2; at <= place + mostWords; at += 1) {
      const here = this.word(at);
      if (here === '' || units[this.word(place + 1)] !== undefined) return null;
      if (!prepositions.test(here)) continue;
      const day = this.skip(at, /^(?:in|on|at|around|from|during|of|back)$/);
      const period = this.period(this.skip(day, /^(?:in|on)$/), true);
      if (period && (period.next > at + 1 || at > place + 2))
        return { ...edge(word, period), next: period.next };
    }
    return null;
  }
}

function edge(word: string, { from }: Period): OpenPeriod {
  return word === 'before' || word === 'until' ? { to: addDays(from, -1) } : { from };
}
