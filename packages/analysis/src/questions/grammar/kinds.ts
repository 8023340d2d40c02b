import type { ItemKind } from '../plan.ts';

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
