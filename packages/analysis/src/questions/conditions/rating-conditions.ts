import type { Constraint } from './constraint.ts';
import { isExcluded } from '../reading/excluded.ts';
import type { PlanPart } from '../plan.ts';
import type { Reading } from '../reading/reading.ts';
import { pattern } from '../reading/pattern.ts';

export interface Scale {
  min: number;
  max: number;
}

const numbers: Record<string, number> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
}; // prettier-ignore
const N = String.raw`(?:an? )?(\d{1,3}(?:\.\d+)?|zero|one|two|three|four|five|six|seven|eight|nine|ten)`;
const rated = String.raw`(?:rated|rating|ratings|score|scores|scored|scoring|graded|grade|stars?|nps(?: score)?|gave(?: us| it)?|give(?: us| it)?|giving(?: us| it)?|smileys?)(?: (?:us|it|with|of|is|are|was|were|a|an|the|as))*`;
const stars = '(?: ?stars?| points?)?';

type Bound = 'at_least' | 'at_most' | 'above' | 'below' | 'exactly';
const bounds: readonly [Bound, string][] = [
  ['below', '(?:below|under|less than|lower than|worse than|fewer than)'],
  ['above', '(?:above|over|more than|higher than|better than|greater than)'],
  ['at_least', '(?:at least|minimum|no less than)'],
  ['at_most', '(?:at most|maximum|up to|no more than|max)'],
];
const after: readonly [Bound, string][] = [
  ['at_least', '(?:or (?:more|higher|better|above|up)|and (?:above|more|up|higher|over)|plus|upwards)'],
  ['at_most', '(?:or (?:less|lower|worse|fewer|below)|and (?:below|less|lower|under))'],
];

/** A rating is met by shares of its scale that are this near, since they are kept in single precision. */
const near = 1e-4;

/** Takes conditions on ratings, in the scale that the workspace's ratings have. */
export function takeRatings(
  reading: Reading,
  scale: Scale,
  starRange: (stars: number) => { rating_min: number; rating_max: number },
): Constraint[] {
  const found: Constraint[] = [];
  const take = (phrase: RegExp, partOf: (groups: (string | undefined)[]) => PlanPart | null): void => {
    for (let at = reading.find(phrase); at; at = reading.find(phrase)) {
      const part = partOf(at.groups);
      if (!part) return;
      const label = reading.words
        .slice(at.first, at.end)
        .map(({ said }) => said)
        .join(' ');
      found.push({ group: 'stars', label, part, place: at.first, isExcluded: isExcluded(reading, at.first) });
      reading.takeWords(at.first, at.end, 'stars');
    }
  };
  const isStars = scale.min === 1 && scale.max === 5;
  const partOf = (bound: Bound, word: string | undefined, isStar: boolean): PlanPart | null => {
    const value = numbers[word ?? ''] ?? Number(word);
    // On another scale "stars" are those that all scales are laid on.
    const own = isStar && !isStars && scale.max > 5 ? { min: 1, max: 5 } : scale;
    if (!Number.isFinite(value) || value < own.min || value > own.max) return null;
    if (bound === 'exactly' && own.min === 1 && own.max === 5 && Number.isInteger(value))
      return starRange(value);
    const share = (value - own.min) / (own.max - own.min);
    switch (bound) {
      case 'exactly':
        return { rating_min: clamped(share - near), rating_max: clamped(share + near) };
      case 'at_least':
        return { rating_min: clamped(share - near) };
      case 'at_most':
        return { rating_max: clamped(share + near) };
      case 'above':
        return { rating_min: clamped(share + near) };
      case 'below':
        return { rating_max: clamped(share - near) };
    }
  };
  take(
    pattern(String.raw`\b(?:${rated} )?(?:between|from) ${N}${stars} (?:and|to) ${N}( stars?| points?)\b`),
    ([, low, high, star]) =>
      joined(
        partOf('at_least', low, /star/.test(star ?? '')),
        partOf('at_most', high, /star/.test(star ?? '')),
      ),
  );
  take(pattern(String.raw`\b${rated} (?:between|from) ${N} (?:and|to) ${N}\b`), ([, low, high]) =>
    joined(partOf('at_least', low, false), partOf('at_most', high, false)),
  );
  for (const [bound, words] of bounds) {
    take(pattern(String.raw`\b(?:${rated} )?${words} ${N} ?(stars?)\b`), ([, word]) =>
      partOf(bound, word, true),
    );
    take(pattern(String.raw`\b${rated} ${words} ${N}${stars}\b`), ([, word]) => partOf(bound, word, false));
  }
  for (const [bound, words] of after) {
    take(pattern(String.raw`\b(?:${rated} )?${N} ?stars? ${words}(?= |$)`), ([, word]) =>
      partOf(bound, word, true),
    );
    take(pattern(String.raw`\b(?:${rated} )?${N} ${words}(?: stars?)(?= |$)`), ([, word]) =>
      partOf(bound, word, true),
    );
    take(pattern(String.raw`\b${rated} ${N} ${words}(?= |$)`), ([, word]) => partOf(bound, word, false));
  }
  take(pattern(String.raw`\b${N} (?:or|and|to) ${N} (stars?)\b`), ([, low, high]) =>
    joined(partOf('at_least', low, true), partOf('at_most', high, true)),
  );
  take(pattern(String.raw`\b${rated} ${N} (?:or|and|to) ${N}\b`), ([, low, high]) =>
    joined(partOf('at_least', low, false), partOf('at_most', high, false)),
  );
  // "What share of rated tickets got 4 or 5", "with a csat of 1"
  if (reading.has(/\b(?:rated|ratings?|csat|nps|scores?|scored|stars?)\b/)) {
    const got = String.raw`\b(?:got|get|gets|received|receive|earned)(?: (?:a|an|the|us))*`;
    take(pattern(String.raw`${got} ${N} (?:or|and|to) ${N}(?= |$)`), ([, low, high]) =>
      joined(partOf('at_least', low, false), partOf('at_most', high, false)),
    );
    take(pattern(String.raw`${got} ${N}(?= $)`), ([, word]) => partOf('exactly', word, false));
  }
  take(/\b(\d{1,2})s\b/, ([, word]) => partOf('exactly', word, false));
  take(pattern(String.raw`\b${N} ?stars?\b`), ([, word]) => partOf('exactly', word, true));
  take(pattern(String.raw`\b${rated} ${N}(?: (?:out of|of) \d+)?\b`), ([, word]) =>
    partOf('exactly', word, false),
  );
  take(pattern(String.raw`\b${N} (?:out of|of) (?:5|10|100|five|ten)\b`), ([, word]) =>
    partOf('exactly', word, false),
  );
  if (scale.min === 0 && scale.max === 10) {
    const share = (value: number) => value / 10;
    take(/\bpromoters?\b/, () => ({ rating_min: clamped(share(9) - near) }));
    take(/\bdetractors?\b/, () => ({ rating_max: clamped(share(6) + near) }));
    take(/\bpassives\b/, () => ({
      rating_min: clamped(share(7) - near),
      rating_max: clamped(share(8) + near),
    }));
  }
  const best = String.raw`\b(?:the )?(?:best|highest|top|maximum|full|perfect) (?:possible )?(?:rating|score|mark|smiley|marks)\b(?! of)`;
  const isRank = /\b(?:which|what|who)\b/;
  if (!reading.has(isRank)) {
    take(pattern(best), () => ({ rating_min: clamped(1 - near) }));
    take(/\b(?:the )?(?:worst|lowest|minimum) (?:possible )?(?:rating|score|mark|smiley)\b(?! of)/, () => ({
      rating_max: clamped(near),
    }));
  }
  return found;
}

function joined(low: PlanPart | null, high: PlanPart | null): PlanPart | null {
  return low && high ? { ...low, ...high } : null;
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, Number(share.toFixed(6))));
}
