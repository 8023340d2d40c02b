import type { Cues } from './asked.ts';
import { themeOrTopic } from './grouping.ts';
import type { NameIndex } from '../names/names.ts';
import type { Reading } from '../reading/reading.ts';
import { pattern } from '../reading/pattern.ts';

const problemNouns =
  '(?:problems?|issues?|complaints?|pain points?|bugs?|troubles?|annoyances|frustrations|difficulties|concerns|faults|errors|things)';
const superlatives = String.raw`(?<!(?:has|have|had|gets|got|get) (?:the )?)(?:top|biggest|largest|main|most common|most frequent|commonest|worst|key|major|leading|greatest|most reported|most mentioned|most important|most urgent|frequent|common|urgent|important|serious)`;

/** Questions that stand for a ranking of what is said: the top problems, what to build next, what is liked most. */
export function takeStanding(reading: Reading, names: NameIndex, cues: Cues): void {
  const rank = (phrase: RegExp, change: Partial<Cues>): boolean => {
    if (cues.kind !== null || !reading.take(phrase, 'kind')) return false;
    const by = themeOrTopic(names);
    const isOfMatters = by === 'theme' && change.order !== 'change';
    Object.assign(cues, { kind: 'rank', by, ...(isOfMatters && { asks: 'matters' }), ...change });
    return true;
  };
  const isWished = rank(
    /\bwhat (should|could|must|can|shall|would) (we|i|the team|our team|they|you) (\S+ )?(build|add|develop|implement|introduce|offer|ship|create|make)( next| first| now)?\b|\b(most|top|frequently|often|commonly) (requested|wanted|wished for|asked for|desired)( (features?|things?|improvements?|additions?))?\b|\bwhat (do|does|are|would|features? do|features? are)( \S+){1,6} (wants? (us|you) to (add|build|offer|make|do|change|improve|introduce|create|develop)|want|wants|wish|wishing|ask|asking|request|requesting|like to have|like to see|missing|miss)( for)?( (the )?(most|next))?\b|\bwhat (is|are) (still )?(missing|most wanted|wanted|requested)\b|\bwhat features?( \S+){0,4} (want|need|miss|request|ask|missing|requested|wanted)( for)?\b|\b(build|add|develop|ship) next\b|\bthings? (?:that |which )?(?:\S+ ){1,4}?(?:want|wants|wish for|ask for|asks for|need|needs|would like)\b|\b(?:which|what) (?:single |one |new )?(?:improvements?|changes?|additions?|features?|enhancements?|functionality|functions?|extras?)\b.{0,40}\b(?:helps?|matters?|please|mean|want|wants|wanted|ask|asks|asked|asking|requested|request|wish|suggest|suggests|suggested|propose|proposed|need|needed|demand|demanded|benefit|happier)(?: (?:us )?for)?(?: (?:the )?most)?\b|\bwhat would (?:make|help) (?:our |the )?\S+ (?:happier|happy|most)\b/,
    { wanted: 'wish' },
  );
  const isPaidFor = rank(/\bwhat would (?:\S+ ){1,3}?(?:pay|upgrade|stay)(?: more| extra)? for\b/, {
    wanted: 'wish',
  });
  const isChange = rank(
    /\b(?<!\bfor )(?:anything|what|what's|whats|any|which)(?: is| are)?(?: \S+)? new(?: (?:topics?|themes?|issues?|problems?|complaints?|things?|matters?))?(?: (?:that |which )?(?:people|customers|users|clients|they|guests))?(?: (?:have|are|did))?(?: (?:just|recently|now))?(?: (?:start|started|begin|began))?(?: (?:to )?(?:talk|talking|say|saying|complain|complaining|mention|mentioning|come up|coming up|bring up|raise))?(?: (?:about|up))?\b(?! (?:features?|version|app|layout|design|update))|\b(?:biggest|largest|sharpest|steepest|strongest|fastest|most|what) (?:jump|rise|increase|spike|surge|growth|leap|drop|fall|decline|decrease)s? (?:in|of|among)\b|\b(?:which|what) \S+ (?:are|is) new\b|\b(?:trending|trend) (?:up|upwards?|down)\b(?! (?:or |up |down )+(?:up|down|sideways|flat|stable))|\bwhat(?: is|'s|s)?(?: the)? (?:rising|growing|falling|emerging|hot|on the rise)\b|\bdid (?:anything|something|things|much|a lot) change\b|\bhas anything changed\b|\b(?:any|which|what) changes\b(?! (?:do|did|should|are|would|people))|\bwhat(?: has| have| is| are|'s|s)?(?: the)? (?:changed|new|different|changes)\b(?! (?:features?|things?|version|app))/,
    { order: 'change' },
  );
  if (!isWished && !isPaidFor && !isChange)
    rank(
      pattern(
        String.raw`\b(?:what should (?:we|i|the team) (?:fix|improve|solve|address|tackle|work on|repair|change|do)(?: first| next| about)?|what (?:should|could|must|can) \S+(?: \S+)? (?:do|improve|change|fix)(?: better| differently| first)|(?:things?|bits?|parts?) (?:that )?(?:we|i|the team) (?:should|must|need to|have to|ought to|could) (?:fix|improve|solve|address|tackle|repair|change)(?: first| next)?|what (?:needs|need) (?:fixing|improvement|improving|to be fixed)|fix (?:first|next)|where do(?:es)? it hurt|${superlatives}(?: \S+){0,2} ${problemNouns}|what(?: \S+){0,3} (?:go|goes|going|went|gone) wrong|what went wrong|what is (?:wrong|broken)|what(?: \S+){0,3} ${problemNouns} (?:do|are|did|most))\b`,
      ),
      { tone: 'negative' },
    );
  // "The five most common questions": what is ranked is of a kind or sentiment, which others read.
  rank(
    pattern(
      String.raw`\b(?:${superlatives.replace('frequent|common|', '')}|top(?: \|)|most often asked|most asked|frequently asked)(?= (?:\S+ )?(?:questions?|compliments?|praises?|suggestions?|ideas|wishes|requests)\b)`,
    ),
    {},
  );
}
