import type { Constraint } from './constraint.ts';
import type { PaidPeriod } from '../names/paid-columns.ts';
import { paidColumn } from '../names/paid-columns.ts';
import type { NameIndex } from '../names/names.ts';
import type { PlanPart } from '../plan.ts';
import type { Reading } from '../reading/reading.ts';
import { pattern } from '../reading/pattern.ts';

const above = '(?:above|over|more than|greater than|higher than|exceeding|upwards of|beyond)';
const below = '(?:below|under|less than|fewer than|lower than|short of)';
const atLeast = '(?:at least|no fewer than|no less than|a minimum of|minimum)';
const atMost = '(?:at most|no more than|up to|a maximum of|maximum)';
const orMore = String.raw`(?:or|and) (?:more|over|above|up|older|upwards)`;
const orLess = String.raw`(?:or|and) (?:less|fewer|under|below|younger)`;
const N = String.raw`(\d{1,9}k?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)`;
const numbers: Record<string, number> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, twenty: 20,
}; // prettier-ignore

/** "50k" is 50,000. */
function numberOf(said: string): number {
  return numbers[said] ?? (said.endsWith('k') ? Number(said.slice(0, -1)) * 1000 : Number(said));
}

/** Ways to say a bound before a number or behind it, with what makes the condition's value of the number. */
const ways: readonly (readonly ['greater_than' | 'less_than', by: number, before: string, after: string])[] =
  [
    ['greater_than', 0, above, ''],
    ['less_than', 0, below, ''],
    ['greater_than', -1, atLeast, ''],
    ['less_than', 1, atMost, ''],
    ['greater_than', -1, '', orMore],
    ['less_than', 1, '', orLess],
  ];

/** "Age above 60", "older than 60", "more than 50 employees", "100+ hours": numbers of a column. */
export function takeFieldNumbers(reading: Reading, names: NameIndex): Constraint[] {
  const found: Constraint[] = [];
  if (!reading.has(pattern(String.raw`\b${N}\b`))) return found;
  const take = (phrase: RegExp, key: string, condition: 'greater_than' | 'less_than', by = 0, times = 1) => {
    const at = reading.find(phrase);
    if (!at) return;
    const said = at.groups[1] ?? '';
    const value = numberOf(said) * times + by;
    const part: PlanPart = { metadata_filters: [{ key, condition, value }] };
    found.push({
      group: `number:${key}:${condition}`,
      label: `${key} ${condition} ${value}`,
      part,
      place: at.first,
      isExcluded: false,
    });
    reading.takeWords(at.first, at.end, `field:${key}`);
  };
  for (const [noun, key] of names.fieldNouns) {
    const is = String.raw`\b${noun}(?: (?:is|are|was|of|were|count|number))*`;
    for (const [condition, by, before, after] of ways)
      take(pattern(`${is} ${[before, N, after].filter(Boolean).join(' ')}(?= |$)`), key, condition, by);
    if (!/^(?:age|alter|edad)/.test(noun)) continue;
    take(
      pattern(
        String.raw`\b(?:older than|over|above|aged over) (?:the age of )?${N}(?: years?)?(?: old| of age)?\b`,
      ),
      key,
      'greater_than',
    );
    take(
      pattern(
        String.raw`\b(?:younger than|under|below|aged under) (?:the age of )?${N}(?: years?)?(?: old| of age)?\b`,
      ),
      key,
      'less_than',
    );
    take(pattern(String.raw`\b${N} (?:or older|and older|plus|or over|and over)\b`), key, 'greater_than', -1);
  }
  for (const [noun, key] of names.numberNouns) {
    for (const [condition, by, before, after] of ways)
      take(
        pattern(String.raw`\b${[before, N, after].filter(Boolean).join(' ')} (?:of |the )*${noun}(?= |$)`),
        key,
        condition,
        by,
      );
    takePlus(reading, noun, key, take);
  }
  // "Who pay us more than 200 a month (MRR)"
  for (const key of names.numberFields) {
    const column = paidColumn(key);
    if (!column) continue;
    for (const [condition, by, before, after] of ways) {
      const pays = String.raw`\b(?:pays?|paying|paid|spends?|spending) (?:us )?${[before, N, after].filter(Boolean).join(' ')}`;
      for (const { said, times } of periodsOf(column.per))
        take(
          pattern(`${pays}${said}(?: (?:in |of )?(?:mrr|arr|revenue))?(?= |$)`),
          key,
          condition,
          by,
          times,
        );
    }
  }
  return found;
}

const aMonth = ' (?:(?:a|per|each|every) month|monthly)';
const aYear = ' (?:(?:a|per|each|every) year|yearly|annually)';

/** How periods are said behind what is paid, with what makes the column's own period of them; those that it cannot be told in are left out. */
function periodsOf(per: PaidPeriod | null): { said: string; times: number }[] {
  if (per === null) return [{ said: '', times: 1 }];
  return [
    { said: aMonth, times: per === 'year' ? 12 : 1 },
    { said: aYear, times: per === 'month' ? 1 / 12 : 1 },
    { said: '', times: 1 },
  ];
}

/** "100+ hours": the sign stands behind the number. */
function takePlus(
  reading: Reading,
  noun: string,
  key: string,
  take: (phrase: RegExp, key: string, condition: 'greater_than', by: number) => void,
): void {
  const at = reading.find(pattern(String.raw`\b${N} ${noun}(?= |$)`));
  if (at && reading.gapBefore(at.first + 1).startsWith('+'))
    take(pattern(String.raw`\b${N} ${noun}(?= |$)`), key, 'greater_than', -1);
}
