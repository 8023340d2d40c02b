import { addDays } from './calendar.ts';
import type { Span, Stretch } from './calendar.ts';
import { monthOf, units, yearIn } from './period-words.ts';
import type { At } from './stretch-reader.ts';
import { StretchReader } from './stretch-reader.ts';

/** What happens on a day and is called after its month: "the August update". */
const eventNouns =
  /^(?:updates?|releases?|launch|changes?|move|upgrade|sale|event|campaign|incident|outage|migration|redesign|rollout|relaunch|opening|refurb\w*|renovation|works?|price|pricing|merger|strike|storm|recall|patch)$/;
/** Who does something, or what something happens to. */
const doers = /^(?:we|they|you|it|he|she|i|the|our|their|this|that|these|those|a|an|new)$/;
const prepositions = /^(?:in|on|at|around|from|during|back|last|early|late|mid)$/;
/** So many words stand between "since" and the day at most. */
const mostWords = 10;

/** Reads periods that begin or end with what happened on a day. */
export class EventReader extends StretchReader {
  /** "Since they were refurbished in April", "after we raised prices on 3 June", "before the August update". */
  at(place: number): At<Span> | null {
    const word = this.word(place);
    if (!/^(?:since|after|before|until)$/.test(word)) return null;
    return this.#named(place, word) ?? (this.stretch(place + 1, true) ? null : this.#told(place, word));
  }

  #named(place: number, word: string): At<Span> | null {
    const start = this.skip(place + 1, /^(?:the|our|this|that)$/);
    if (monthOf(this.word(start)) === null && yearIn(this.word(start)) === null) return null;
    const stretch = this.stretch(start, true);
    if (!stretch) return null;
    let next = stretch.next;
    if (!eventNouns.test(this.word(next))) return null;
    while (eventNouns.test(this.word(next))) next += 1;
    return { ...edge(word, stretch), next };
  }

  #told(place: number, word: string): At<Span> | null {
    if (!doers.test(this.word(place + 1))) return null;
    for (let at = place + 2; at <= place + mostWords; at += 1) {
      const here = this.word(at);
      if (here === '' || units[this.word(place + 1)] !== undefined) return null;
      if (!prepositions.test(here)) continue;
      const day = this.skip(at, /^(?:in|on|at|around|from|during|of|back)$/);
      const stretch = this.stretch(this.skip(day, /^(?:in|on)$/), true);
      if (stretch && (stretch.next > at + 1 || at > place + 2))
        return { ...edge(word, stretch), next: stretch.next };
    }
    return null;
  }
}

function edge(word: string, { from }: Stretch): Span {
  return word === 'before' || word === 'until' ? { to: addDays(from, -1) } : { from };
}
