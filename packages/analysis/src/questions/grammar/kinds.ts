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
    /\b(cancel(s|led|ed|ling|ing|lations?|lation)?|churn(s|ed|ing)?|(want|wants|going|threaten|threatens|threatening|plan|planning|about) to (leave|quit|switch|cancel|terminate|unsubscribe)( us| away)?|(?<=\b(?:talk|talks|talking|think|thinking|speak|speaking|threaten|threatening) (?:about|of) )(?:leaving|quitting|switching)|leav(e|ing) us|(?:they|we|i)(?:'d| would|'ll| will|'re| are|'m| am)(?: going to| about to)? (?:leave|quit)(?: us)?|(?:switch(?:es|ed|ing)?|mov(?:e|es|ed|ing)|go(?:es|ing)?|went|gone|defect(?:s|ed|ing)?)(?: over)? to (?:a |an |another |the |some |our )*(?:competitors?|competition|rivals?|alternatives?|someone else|somebody else|another \S+)|(?:tak(?:e|es|ing)|took) (?:their|my|our) (?:business|custom|money) elsewhere|look(?:s|ed|ing)? (?:elsewhere|for (?:an )?alternatives?)|go(?:es|ing)? elsewhere|jump(?:s|ed|ing)? ship|not renew(?:ing)?|(?:won't|don't|will not|do not) renew|end(?:s|ed|ing)? (?:their|the|a|my|our) (?:contracts?|subscriptions?|memberships?)|quit(s|ting)?|(?:clos|delet|deactivat)(?:e|es|ed|ing)(?: (?:or|and|already|clos(?:e|ed|ing)|delet(?:e|ed|ing))){0,3}(?: down)?(?: their| the| my| an)? accounts?|unsubscrib(e|es|ed|ing)|terminat(e|es|ed|ing)|stop(s|ped|ping)? using( us| it)?|switch(ed|es|ing)? away)\b/,
  ],
];
