import type { ItemKind, Tone } from '../plan.ts';

/** Words that ask for feedback of a tone. */
export const tones: readonly [Tone, RegExp][] = [
  [
    'neutral',
    /\b(neutral|neither (?:positive|good|happy) nor (?:negative|bad|unhappy)|neither (?:negative|bad) nor (?:positive|good))\b/,
  ],
  [
    'negative',
    /\b(negatives?|negatively|critical|unfavou?rable|complaints?|complain(ed|s|ing)?|complainers|complainants|unhappy|angry|angriest|furious|mad|frustrat(ed|ing|es|e|ions?)|annoy(s|ed|ing|ance|ances)?|bother(s|ed|ing)?|irritat(es|ed|ing)|dissatisf(ied|action)|dislik(es|e|ed)|hat(es|e|ed)|criticisms?|critici[sz](e[sd]?|ing)|upset|disappoint(ed|ing|s|ment|ments)|struggl(e|es|ed|ing)( with)?|pain points?|grievances|unsatisfied|worst (feedback|reviews?|comments?|messages?)|(bad|poor|low) (feedback|reviews?|ratings?|comments?|messages?|scores?))\b/,
  ],
  [
    'positive',
    /\b(positives?|positively|favou?rable|prais(es?|ed|ing)|happy|happiest|lov(es?|ed|ing)|liked|likes|like (most|best|the most|the best|about)|(?<=^(?:do|does|did) (?:\S+ ){1,3})like|like(?= $)|compliments?|complimented|satisfied|delight(ed|s)?|pleased|enjoy(s|ed|ing)?|appreciat(e|es|ed|ing)|enthusiastic|thankful|best (feedback|reviews?|comments?|messages?)|(good|great|high) (feedback|reviews?|ratings?|comments?|messages?|scores?))\b/,
  ],
];

/** Words that ask for feedback of a kind. What stands in the first group has to be a noun that is asked for. */
export const kinds: readonly [ItemKind, RegExp][] = [
  [
    'wish',
    /\b((feature|improvement|enhancement|change) (requests?|wishes|ideas?|suggestions?)|wishes|wish ?lists?|suggestions?|suggest(s|ed|ing)?( improvements?)?|ideas?|(wish|wishing|ask|asking|asked) for (a )?(new )?(features?|improvements?|something new)|ask(?:ing|ed|s)? (?:us )?(?:to (?:add|build|introduce|change|improve)|for something new)|requested features?|requests?|missing features?)(?: for (?:improvements?|changes?))?\b/,
  ],
  [
    'bug',
    /\b(bugs?( reports?| reported)?|glitch(es)?|defects?|malfunctions?|technical (problems?|issues?|errors?|faults?|difficulties)|software errors?)\b/,
  ],
  [
    'question',
    /\b((ask|asks|asking|asked|pose|contain|contains|are|is|raise) (us )?(a |any )?questions?|open questions?|questions|how-?tos?)\b/,
  ],
  [
    'confusion',
    /\b(confus(ed|ing|ion|es)|puzzl(ed|ing)|bewildered|(do not|don't|did not|didn't) understand|unclear|misunderst(and|ood|andings?))\b/,
  ],
  [
    'cancellation',
    /\b(cancel(s|led|ed|ling|ing|lations?|lation)?|churn(s|ed|ing)?|(want|wants|going|threaten|threatens|threatening|plan|planning|about) to (leave|quit|switch)( us| away)?|(?<=\b(?:talk|talks|talking|think|thinking|speak|speaking|threaten|threatening) (?:about|of) )(?:leaving|quitting|switching)|leav(e|ing) us|quit(s|ting)?|(?:clos|delet|deactivat)(?:e|es|ed|ing)(?: (?:or|and|already|clos(?:e|ed|ing)|delet(?:e|ed|ing))){0,3}(?: down)?(?: their| the| my| an)? accounts?|unsubscrib(e|es|ed|ing)|terminat(e|es|ed|ing)|stop(s|ped|ping)? using( us| it)?|switch(ed|es|ing)? away)\b/,
  ],
];

/** What a kind is called in a plan's words. */
export const kindNames: Record<ItemKind, string> = {
  bug: 'bugs',
  wish: 'wishes',
  question: 'questions',
  confusion: 'confusion',
  cancellation: 'cancellations',
};
