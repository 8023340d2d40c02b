import type { PlainMoment } from './plan.ts';

interface MomentPhrase {
  phrase: RegExp;
  moment: PlainMoment | ((groups: (string | undefined)[]) => PlainMoment);
}

/** Words that stand for something taken out before, such as a path. */
const gone = String.raw`(?: \|)*`;
const calls = '(?:requests?|calls?|api calls?|apis?|endpoints?|responses?)';
const statusOf = (text: string | undefined): PlainMoment => {
  const status = Number(text);
  return { kind: 'failed_request', min_value: status, max_value: status };
};

/** How people speak of moments, those first that hold words of others. */
export const momentPhrases: readonly MomentPhrase[] = [
  {
    phrase: /\b(rage (clicks?|clicked|clicking)|rageclicks?|rage)\b/,
    moment: { kind: 'rage_click' },
  },
  {
    phrase:
      /\b((angry|angrily|frustrated|frantic|furious) clicks?|click(s|ed|ing)? (angrily|furiously|frantically|repeatedly|again and again|over and over))\b/,
    moment: { kind: 'rage_click' },
  },
  {
    // What people do who struggle is click again and again: that is what was recorded of it.
    phrase:
      /\b(struggl(e|es|ed|ing)( with)?|frustrat(e|es|ed|ing|ion|ions)|(get|gets|got|getting|are|is|were|be) stuck|stuck|confus(ed|ing|ion|es)|(get|gets|got) lost)\b/,
    moment: { kind: 'rage_click' },
  },
  {
    phrase:
      /\b(dead (clicks?|clicked|clicking)|deadclicks?|clicks? (that |which )?(did|do|does|had|have|has) (nothing|no effect)|clicks? without (an |any )?(effect|response|reaction)|unresponsive clicks?)\b/,
    moment: { kind: 'dead_click' },
  },
  {
    phrase: /\b(console (errors?|exceptions?)|errors? in the (browser )?console)\b/,
    moment: { kind: 'console_error' },
  },
  {
    phrase: /\b(console warnings?|warnings? in the (browser )?console|warnings?)\b/,
    moment: { kind: 'console_warning' },
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:${calls}|errors?|failed|failures?)?(?: that| which| with| returned| answered| returning| by| an| a| the| http){0,8} ?(?:status|http|code)(?: code| status| error)? ([45]\d\d)s?\b(?: errors?| responses?)?`,
    ),
    moment: (groups) => statusOf(groups[1]),
  },
  {
    phrase: new RegExp(String.raw`\b([45]\d\d)s?\b (?:errors?|responses?|${calls}|status(?:es)?)`),
    moment: (groups) => statusOf(groups[1]),
  },
  {
    phrase: /\b(?:(?:server|5xx) (?:side )?(?:errors?|responses?|failures?)|5xx)\b/,
    moment: { kind: 'failed_request', min_value: 500, max_value: 599 },
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:(?:failed|failing|broken)(?: \S+)? ${calls}|(?:network|${calls}|http|fetch) (?:errors?|failures?|problems?)|${calls}(?: to| for| of)?${gone} (?:that |which )?(?:have |had |were |was |has )?(?:failed|failing|fails?|errored|broke|break|broken))\b`,
    ),
    moment: { kind: 'failed_request' },
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:(?:slow|slowest|long|long running)(?: \S+)? ${calls}|${calls}(?: to| for| of)?${gone} (?:that |which )?(?:are |were |was |is |took |take |takes |have been )(?:the |too |very )?(?:slow|slowest|long|longest))\b`,
    ),
    moment: { kind: 'slow_request' },
  },
  {
    phrase: /\b(slow|slowest|slowly|sluggish|laggy|takes? (?:too |so )?long to load)\b/,
    moment: { kind: 'slow_request' },
  },
  {
    phrase:
      /\b((javascript|js|script|uncaught|thrown|unhandled|front end|frontend|page) ){0,8}(errors?|exceptions?|crash|crashes|crashed)\b/,
    moment: { kind: 'error' },
  },
  {
    phrase: /\b((custom|own|tracked|analytics) ){0,8}events?\b/,
    moment: { kind: 'custom' },
  },
  {
    phrase:
      /\b(left the (tab|window)|switched (away|tabs?)|changed tabs?|(tab|page|window) in the background)\b/,
    moment: { kind: 'hidden' },
  },
  {
    phrase: /\b(typed|typing|type|filled in|filled out|form input|inputs?)\b/,
    moment: { kind: 'input' },
  },
  { phrase: /\b(clicks?|clicked|clicking)\b/, moment: { kind: 'click' } },
];

/** Verbs that say that a page was opened. */
export const visiting =
  /^(visit|visits|visited|visiting|open|opened|opens|opening|view|viewed|views|viewing|saw|see|seen|reach|reached|reaches|reaching|went|go|goes|gone|going|got|get|landed|land|arrived|came|entered|enter|browsed|been|through|loaded|load)$/;
