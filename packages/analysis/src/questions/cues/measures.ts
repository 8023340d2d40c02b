import type { QuestionMeasure } from '../plan.ts';

/** What is measured, by the words that ask for it; the first that is found counts. */
export const measures: readonly [QuestionMeasure, RegExp][] = [
  [
    'mean_rating',
    /\b(average|mean|avg) (csat|nps|(?:customer |overall )?satisfaction)( scores?| ratings?)?\b/,
  ],
  [
    'mean_rating',
    /\bmedian(?: of)?(?: the)?(?: (?:star|customer|overall|review))?(?: (?:ratings?|scores?|stars|grades?|marks?))?\b/,
  ],
  [
    'mean_rating',
    /(?<=\b(?:top|best|worst|rank|ranked|sort|sorted|ranking|highest|lowest)\b.{0,60})\bby (?:the )?(?:average |mean |star |their )?(?:ratings?|scores?)\b/,
  ],
  [
    'sentiment_score',
    /(?<=\b(?:rank|ranked|sort|sorted|ranking|order|ordered)\b.{0,60})\bby (?:the |their |overall |average )?(?:happiness|satisfaction|sentiment|mood)\b/,
  ],
  ['nps', /\b(nps|net promoter score)\b/],
  ['csat', /\b(csat|customer satisfaction( score)?|satisfaction score|satisfaction rate)\b/],
  [
    'mean_rating',
    /\b(stars (?:by|per|for each|of each)\b|(average|mean|avg) (star |customer |overall )?(rating|ratings|stars|score|scores|review|mark|grade)|((?<=\b(?:best|worst|highest|lowest|better|worse) )(star |average )?(rated|ratings?|scores?))|(rated|scored|scores?) (the )?(best|worst|highest|lowest|better|worse)|(star )?(rating|score) on average|how many stars\b.{0,60} on average|(lowest|highest|best|worst|fewest) stars|how (is|are|was|were) \S+( \S+)? rated|(rated|scored) on average|how (well|badly|highly|good) (are|is|were|was|do|does|did)( \S+){0,4} (rated|scored|score)|(lowest|highest|best|worst) (average|mean) (rating|score)|ratings? (by|per|for each|of each|for|of|in)\b(?! \d)|(what|how) (is|are|was|were) (the |our )?(overall )?ratings?|how (satisfied|happy|content|pleased) (are|were|is|was)|(the |our )?(star |customer |overall )?(ratings?|scores?|satisfaction)(?= (is |are |has |have |been |had )?(getting|improv|ris|rose|fall|fell|drop|declin|increas|decreas|going|go|gone|went|chang|develop|evolv|better|worse|higher|lower|up or|down or|over time|trend|worsen))|(?<=\b(trend|development|evolution|course) (of|in) (the |our )?)(average |star )?(ratings?|scores?|satisfaction))\b/,
  ],
  [
    'sentiment_score',
    /\b(?:the |our |overall |general ){0,3}(?:mood|morale|happiness)\b(?= (?:change|changed|differ|compare|better|worse|between|versus|of|in|among)\b)/,
  ],
  [
    'sentiment_score',
    /\b(?:the |our |overall |average |mean ){0,3}sentiment (?=(?:of|for|among|on|about|over|per|by|across)\b)|\b(?:on|in terms of|regarding|for) (?:overall |general |customer )?(?:satisfaction|happiness|sentiment|mood)\b|\b(?:more|less) (?:happy|satisfied|content|pleased|unhappy|angry|dissatisfied|annoyed)(?= (?:than|or|with us)\b|\s*$)/,
  ],
  [
    'sentiment_score',
    /\b(happier|unhappier|angrier|more satisfied|less satisfied|more (?:positive|negative)(?! (?:than )?(?:reviews?|items?|comments?|tickets?|messages?|feedback|tweets?|posts?|responses?|ratings?|answers?|ones|opinions?|cases))|sentiment score|net sentiment|overall sentiment|average sentiment|mean sentiment)\b/,
  ],
];
