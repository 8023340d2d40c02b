import { accountNouns, columnNouns, otherGroupings, ownGroupings, peopleNouns } from '../grammar/nouns.ts';
import { isScaffolding } from '../grammar/scaffolding.ts';
import type { NameIndex } from '../names/names.ts';
import type { PlanGrouping } from '../plan.ts';
import type { Reading, Taken } from '../reading/reading.ts';
import { pattern } from '../reading/pattern.ts';

/** "How many different hotels are there?" */
export function takeDistinct(reading: Reading, names: NameIndex): PlanGrouping | null {
  const before = String.raw`\b(?:how many|number of|count (?:the |of )?)(?: the)?`;
  const groups = [
    ...names.fieldNouns.map(([noun, key]): [PlanGrouping, string] => [{ field: key }, noun]),
    ['source' as const, 'sources?'] as [PlanGrouping, string],
    ['language' as const, 'languages?'] as [PlanGrouping, string],
    ['theme' as const, 'themes?'] as [PlanGrouping, string],
  ];
  for (const [by, noun] of groups) {
    if (
      reading.take(
        pattern(String.raw`${before} (?:different|distinct|unique|separate|various) (?:${noun})(?= |$)`),
        'by',
      )
    )
      return by;
    if (
      reading.take(
        pattern(
          String.raw`${before} (?:${noun}) (?:are there|do we have|are in|does the data|occur|exist|appear)\b`,
        ),
        'by',
      )
    )
      return by;
  }
  return null;
}

const each = String.raw`\b(?:by|per|each|every|for each|for every|from each|in each|at each|of each|does each|do the(?: different)?|did each|across(?: the| all)?|among(?: the)?|broken down by|break down by|split by|grouped by|depending on(?: the)?|by the|distributed (?:by|over|across|among)(?: the)?)(?: different| individual| various)*`;
const which = String.raw`\b(?:(?:in |at |on |for |of |from |with )?which|which (?:are|were)|what are|what is(?= the \|)|what were|who are|what|in what|top|biggest|largest|main|most common|most frequent|rank|list|name|identify|breakdown of|distribution of)(?: \|| the| our| all| of| most| biggest| main| top| best| worst| common| frequent| kind of| type of| sort of| two| three| four| five| big| bigger| large| larger| small| key| important| enterprise| loyal| paying| valuable| new| old){0,8}`;

/** A column called as people are: patron, customer. */
const allPeople = new RegExp(`^(?:${peopleNouns}|${accountNouns})$`);

/** "Which sources …", "… by plan", "top themes". */
export function takeGrouping(reading: Reading, names: NameIndex): PlanGrouping | null {
  if (reading.take(/\bwhere\b.{0,1000}\bcomes? from\b/, 'by')) return 'source';
  const own = [...ownGroupings, ...names.peopleNouns].map(([by, noun]) => ({ by, noun, rank: 0 }));
  const fields = names.fieldNouns.map(([noun, key]) => ({
    by: { field: key } as PlanGrouping,
    noun,
    rank: 1,
  }));
  const others = otherGroupings
    .filter(([by]) => by !== 'plan' || names.hasPlans)
    .map(([by, noun]): { by: PlanGrouping; noun: string; rank: number } => {
      // Without accounts those who buy are the people who write.
      return { by: by === 'account' && !names.hasAccounts ? 'author' : by, noun, rank: 2 };
    });
  const found = [each, which].flatMap((before, way) =>
    [...own, ...fields, ...others].flatMap(({ by, noun, rank }) => {
      // "What people say" asks for their words, not for their names, whatever column is called as they are.
      const isOfPeople = by === 'author' || by === 'account' || allPeople.test(noun.split('(?:')[0] ?? '');
      if (
        isOfPeople &&
        way === 1 &&
        reading.has(
          /^what (?:are|were|is|do|did) (?:the |our |all |\| )*(?!the |our |all )[^\s|]+ (?!with|who|that|from|in|by)\S/,
        )
      )
        return [];
      if (
        isOfPeople &&
        way === 1 &&
        reading.has(
          /\bwhat (?:are |were |do |did )?(?:the |our |all )?\S+ (?:say|says|said|think|write|writes|wrote|want|feel|like|talking|saying|writing|complaining|asking|discussing|mentioning|praising)\b/,
        )
      )
        return [];
      // "Reviews by people who moved" are theirs; nothing is parted by them.
      const of = isOfPeople && way === 0 ? '(?! (?:who|that|whose|with|from|in|on)\\b)' : '';
      const at = reading.find(pattern(String.raw`${before} (?:${noun})(?= |$)${of}`));
      return at ? [{ by, at, way, rank }] : [];
    }),
  );
  for (const { by, noun, rank } of [...fields, ...others]) {
    const at =
      reading.find(
        pattern(
          String.raw`\b(?:worst|best|highest|lowest|top)(?: \|)*(?: rated| reviewed| scoring| performing)? (?:${noun})(?= |$)`,
        ),
      ) ??
      reading.find(
        pattern(
          String.raw`^(?:(?:what|which|who) (?:is|are|was|were|the) )?(?:the )?(?:${noun})(?= (?:with|that has|which has|having|who has|who have) (?:the )?(?:\| )*(?:most|fewest|highest|lowest|best|worst|least|more|\|))`,
        ),
      );
    if (at) found.push({ by, at, way: 0.5, rank });
  }
  // "Which app version" of a column called version.
  if (found.length === 0)
    for (const { by, noun, rank } of fields) {
      const at = reading.find(
        pattern(
          String.raw`\b(?:which|what|per|by|each|every) (?:app|product|software|system|service|device|customer|user|client|account) (?:${noun})(?= |$)`,
          'u',
        ),
      );
      if (at) found.push({ by, at, way: 2, rank });
    }
  // "Which seed line" of a column called line.
  if (found.length === 0 && reading.has(/\bwhich [a-z]{3,}/))
    for (const { by, noun, rank } of fields) {
      const at = reading.find(pattern(String.raw`\bwhich [a-z]{3,} (?:${noun})(?= |$)`, 'u'));
      if (
        at &&
        names.words.has(reading.words[at.first + 1]?.text ?? '') &&
        names.valueAt(reading, at.first + 1) === null &&
        !isScaffolding(reading.words[at.first + 1]?.text ?? '')
      )
        found.push({ by, at, way: 2, rank });
    }
  // "Which app has how many reviews by country" has two: what stands after "by" parts the numbers.
  const [first] = found.sort(
    (a, b) => a.way - b.way || a.at.first - b.at.first || b.at.end - a.at.end || a.rank - b.rank,
  );
  if (first) {
    takeBut(reading, first.at, whose);
    // "Which ship_to country": another word for the same column says nothing more.
    const next = reading.words[first.at.end]?.text ?? '';
    const key = typeof first.by === 'object' && 'field' in first.by ? first.by.field : null;
    if (key !== null && !reading.isTaken(first.at.end) && names.isNounOf(next, key))
      reading.takeWords(first.at.end, first.at.end + 1, 'by');
    return first.by === 'theme' ? themeOrTopic(names) : first.by;
  }
  if (
    reading.take(
      /\bwhat(?: is|'s|s)? the (?:general|overall|current|prevailing) (?:mood|sentiment|tone)\b|^how (?:are we|do we|are things) do(?:ing)?\b|^how (?:are|were|is|was) (?:the |our )?(?:\| |(?:recent|latest|newest|new) )*(?:reviews?|feedback|comments|ratings|tickets|messages|answers)(?: (?:looking|going|doing))? $/,
      'by',
    )
  )
    return 'sentiment';
  const who = reading.take(
    pattern(
      String.raw`^(?:and |so |but |ok )?who(?= (?:\S+ ){0,3}(?:complain|complains|praise|praises|write|writes|wrote|mention|mentions|mentioned|ask|asks|asked|want|wants|wanted|gave|give|gives|rated|reported|reports|report|is|are|has|have|had|was|were|said|says|say|talks|likes|loves|hates|cancelled|most|\S+(?= (?:\S+ ){0,3}(?:most|least|fewest)\b)|cannot|can't|struggles|struggle|sent|needs|need|does|did)\b)|^whose\b`,
    ),
    'by',
  );
  if (who) return 'author';
  const named = reading.take(
    pattern(
      String.raw`\b(?:who are (?:they|these|those)|which ones(?: are they)?|name them|names(?: please| pls)?)(?: \|)* ?$`,
    ),
    'by',
  );
  if (named)
    return names.hasAccounts && reading.has(pattern(String.raw`\b(?:${accountNouns})\b`))
      ? 'account'
      : 'author';
  if (!reading.has(/^where\b/)) return null;
  // "Where do guests complain most" asks for the place: the column that names one.
  const places = names.fieldNouns.find(([noun]) =>
    /^(where|hotel|property|branch|store|location|city|district|region|country|clinic|site|shop|office|place|department|zone|area|venue|house|hall|room|floor|building|warehouse|depot|garage|terminal|station|airport|route|campus|ward|counter|kiosk|gym|restaurant|resort)/.test(
      noun,
    ),
  );
  if (!places) return null;
  reading.take(/^where\b/, 'by');
  return { field: places[1] };
}

/** Takes further ways to part the numbers, as in "by plan, per month" and "by plan and country"; gives the words that name them. */
export function takeMoreGroupings(reading: Reading, names: NameIndex): string[] {
  const nouns = [
    ...names.fieldNouns.map(([noun]) => noun),
    ...ownGroupings.map(([, noun]) => noun),
    '(?:weekday|day of the week)',
    '(?:day|week|month|quarter|year)',
  ];
  const isParted = reading.words.some(({ text }) => /^(?:by|per|each)$/.test(text));
  if (!isParted) return [];
  return nouns.flatMap((noun) => {
    const at =
      reading.take(
        pattern(String.raw`\b(?:by|per|split by|and by|for each|in each|at each|each) (?:${noun})(?= |$)`),
        'by',
      ) ??
      reading.take(pattern(String.raw`(?<=\| )and (?:the )?(?:${noun})(?= \|| ?$| (?:${behind})\b)`), 'by');
    return at ? [wordsAt(reading, at)] : [];
  });
}

/** What may follow the last noun that numbers are parted by. */
const behind = 'in|on|of|for|from|since|during|last|this|over|with|that|who|about|mentioning';

const unknownColumns = new RegExp(
  String.raw`\b(?:by|per|for each|in each|split by) (?:the )?((?:${columnNouns
    .flat()
    .filter((noun) => !/^(?:via|os|wo|where|place|medium|kind|art|state|status|stand|update|job)$/.test(noun))
    .join(
      '|',
    )}|weekday|day of the week|hour|hour of the day|time of day|gender|sex|age group|income|cohort|agent|employee)s?)(?= |$)`,
);

/** Takes "by weekday", "per branch" where no column is called so; gives the words. */
export function takeUnknownColumns(reading: Reading): string[] {
  const at = reading.take(unknownColumns, 'by');
  return at ? [wordsAt(reading, at)] : [];
}

/** Says which people or accounts: only the asker knows, so that it stays to be named as not used. */
const whose = /^(?:big|bigger|large|larger|small|key|important|enterprise|loyal|paying|valuable|new|old)$/;

function takeBut(reading: Reading, { first, end }: Taken, left: RegExp): void {
  let from = first;
  for (let place = first; place <= end; place += 1) {
    if (place < end && !left.test(reading.words[place]?.text ?? '')) continue;
    if (from < place) reading.takeWords(from, place, 'by');
    from = place + 1;
  }
}

function wordsAt({ words }: Reading, { first, end }: Taken): string {
  return words
    .slice(first, end)
    .map(({ said }) => said)
    .join(' ');
}

/** What a grouping is called. */
export function groupingName(by: PlanGrouping): string {
  if (typeof by === 'string') return by;
  return 'field' in by ? by.field : by.time;
}

export function themeOrTopic(names: NameIndex): PlanGrouping {
  return names.hasThemes || !names.hasTopics ? 'theme' : 'topic';
}
