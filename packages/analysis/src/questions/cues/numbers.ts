import type { Cues } from './asked.ts';
import type { NameIndex } from '../names/names.ts';
import { accountNouns, itemNouns, peopleNouns } from '../grammar/nouns.ts';
import { wordsIn } from '../names/column-nouns.ts';
import { paidColumn } from '../names/paid-columns.ts';
import { pattern } from '../reading/pattern.ts';
import type { Reading } from '../reading/reading.ts';

/** What accounts pay, however a column calls it. */
const money =
  '(?:revenue|annual revenue|yearly revenue|arr|mrr|acv|spend|contract value|contract size|account value)';
/** Only where what accounts pay is no column of numbers is it asked of accounts themselves. */
const paying = new RegExp(
  String.raw`\b(?:pays?|paying|paid|spend|spends|spending)(?: us)?(?: the)? (most|least)(?: ${money})?\b|\b(?:biggest|highest|top|best) (?:paying|spenders?|payers?)\b`,
);

/**
 * Numbers of a column: their average, median, highest and lowest, and what is ranked by them. "What is the average age", "rank the accounts by
 * ARR", "which clinic has the highest number of visits".
 */
export function takeNumber(reading: Reading, names: NameIndex, cues: Cues): void {
  const nouns = [
    ...names.fieldNouns.filter(([, key]) => names.numberFields.has(key)),
    ...names.numberNouns.filter(([, key]) => names.numberFields.has(key)),
    ...[...names.numberFields].filter((key) => paidColumn(key) !== null).map((key) => [money, key] as const),
  ];
  const paid = nouns.find(([noun]) => noun === money);
  const most = paid ? reading.take(paying, 'measure') : null;
  if (paid && most) {
    const isLeast = most.groups[1] === 'least';
    if (isLeast) cues.order = 'least';
    cues.number = { field: paid[1], of: isLeast ? 'lowest' : 'highest' };
    // "Pay us most (ARR)" names the column, too.
    reading.take(pattern(String.raw`(?<=\| )${paid[0]}(?= |$)`), 'measure');
    return;
  }
  // "How many tickets have the highest priority" counts them.
  const isCounted = reading.has(/\bhow many\b/);
  for (const [noun, key] of nouns) {
    const named = String.raw`(?:the |of |our |their |its |yearly |annual )*(?:number of |amount of )?${noun}`;
    const asked =
      reading.take(pattern(String.raw`\b(average|mean|avg|median|typical) ${named}(?= |$)`), 'measure') ??
      (isCounted || isThing(noun, key)
        ? null
        : reading.take(
            pattern(
              String.raw`\b(highest|largest|biggest|maximum|max|most|lowest|smallest|minimum|min|least|fewest) ${named}(?= |$)`,
            ),
            'measure',
          )) ??
      reading.take(pattern(String.raw`\b${named} on (average)\b`), 'measure');
    const ranked =
      asked === null
        ? reading.find(
            pattern(
              String.raw`\b(?:(?:ranked|sorted|ordered|judged|weighed) )?by ${named}(?: (?:highest|largest|biggest|most|lowest|smallest|least) first)?(?= |$)`,
            ),
          )
        : null;
    const isRank = ranked !== null && (noun === money || (reading.has(isRanking) && !reading.has(matters)));
    if (asked === null && ranked === null) continue;
    // "Complaints by age" parts them by it.
    if (ranked !== null && !isRank) continue;
    if (ranked) reading.takeWords(ranked.first, ranked.end, 'measure');
    const word = (asked?.groups ?? []).slice(1).find((one) => one !== undefined) ?? '';
    const said = (ranked?.groups[0] ?? '').trim();
    const isLow = lowest.test(word) || /(?:lowest|smallest|least) first$/.test(said);
    if (isLow) cues.order = 'least';
    const of =
      word === 'median' ? word : lowest.test(word) ? 'lowest' : highest.test(word) ? 'highest' : 'mean';
    const isEnd = of === 'highest' || of === 'lowest';
    cues.number = { field: key, of, ...(isEnd && reading.has(/\b(?:per|each|every)\b/) && { each: true }) };
    if (names.hasAccounts && of !== 'highest' && of !== 'lowest' && reading.has(ofAccounts))
      cues.unit = 'accounts';
    return;
  }
  for (const noun of names.unclearNouns) {
    const found = reading.find(
      pattern(
        String.raw`\b(?:by|average|mean|median|highest|largest|biggest|lowest|smallest|least|most) (?:the |of |our |their |its )*${noun}(?= |$)`,
      ),
    );
    if (!found) continue;
    const said = reading.words.slice(found.first, found.end).map((word) => word.said);
    reading.takeWords(found.first, found.end, 'measure');
    cues.unusedBy.push(said.join(' '));
  }
}

const things = new RegExp(
  `^(?:${itemNouns}|complaints?|problems?|issues?|requests?|bugs?|wish(?:es)?|${accountNouns})$`,
);
const people = new RegExp(`^(?:${peopleNouns})$`);

/** "The most tickets" are counted, though `num_tickets` has numbers; people are, but for a column that is called just so. */
function isThing(noun: string, key: string): boolean {
  const word = noun.replace(/\(\?:y\|ies\)$/, 'y').replace(/\(\?:[^()]*\)\??$/, '');
  const isPeople = people.test(word) && !/^employees?$/.test(word) && wordsIn(key).length > 1;
  return things.test(word) || isPeople;
}

const lowest = /^(?:lowest|smallest|minimum|min|least|fewest)$/;
const highest = /^(?:highest|largest|biggest|maximum|max|most)$/;
/** "The average ARR of accounts that complain": each of them counts once. */
const ofAccounts = pattern(
  String.raw`\b(?:of|for|among|from)(?: the| all| our| those)? (?:${accountNouns})\b`,
);
/** "Top complaints by age" are parted by it, and no number is asked for. */
const matters =
  /\b(?:themes?|topics?|matters?|complaints?|wish(?:es)?|requests?|problems?|issues?|features?|reasons?|things?)\b/;
const isRanking =
  /\b(?:rank|ranked|ranking|sort|sorted|order|ordered|top|which|list|who|biggest|largest|highest|lowest|first)\b/;
