import type { Tone } from '../plan.ts';

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
