import type { Phrases } from '../languages/phrases.ts';
import { forms } from './forms.ts';

const trouble =
  '(dissatisfaction|unhappiness|frustration|complaints|negative reviews|bad reviews|negative feedback|low ratings|low scores|bad ratings|detractors)';
const joy = '(satisfaction|happiness|praise|positive reviews|positive feedback|good reviews|promoters)';
const quotes =
  '(quotes|quote|verbatims|testimonials|examples|soundbites|sound bites|citations|snippets|excerpts)';

/** What people ask a tool for in many ways, each as it is read: what to build, what goes wrong, what it comes to, whose words. */
export const waysOfAsking: Phrases = (
  [
    // What to build next.
    [
      'what (should|could|must|shall|can) (we|i|the team|our team) be (building|developing|adding|making|shipping)',
      'what should we build next',
    ],
    [
      'what (should|ought to|could|must) (go on|be on|go in|go into|be in|come on) (the|our) (roadmap|backlog|next release|next version|next sprint|next update)',
      'what should we build next',
    ],
    ['what belongs on (the|our) roadmap', 'what should we build next'],
    [
      'what (should|do|must|could|would) (we|i|the team|our team) (prioritise|prioritize|tackle next|tackle first|focus on|invest in|concentrate on|be working on|be fixing|put first)',
      'what should we fix first',
    ],
    [
      'where (should|could|must|do) (we|i|the team|our team) (invest|focus|start|begin|put our effort|put our energy|put our money|improve)',
      'what should we fix first',
    ],
    [
      'if (we|i|you) (could|can|had to) (only|just) (fix|solve|improve|address|change) (one|1|a single) (thing|issue|problem)',
      'what should we fix first',
    ],
    [
      'if (we|i|you) (could|can|had to) (fix|solve|improve|address|change) (only|just) (one|1|a single) (thing|issue|problem)',
      'what should we fix first',
    ],
    [
      'if (we|i|you) (could|can|had to) (only|just) (build|add|make|ship) (one|1|a single) (thing|feature)',
      'what should we build next',
    ],
    ['if (we|i) (only|just) had (one|1|a single) (sprint|week|day|month|quarter|developer)', 'the'],
    [
      '(biggest|top|main|most common|most frequent|number one|key|most popular|loudest) (asks|ask|wants|desires|demands)',
      'most requested features',
    ],
    ["(what's|whats) (still|) (missing|lacking|wanted)", 'what is missing'],
    ['(what is|what are) (still|) lacking', 'what is missing'],
    ['what would make … (happier|happy|happiest|stay)', 'what should we build next … the'],
    ['(give me|show me|what is on|whats on) (the|our|their) (wishlist|wish list)', 'most requested features'],
    ['(wishlist|wish list) ranked', 'most requested features'],
    ['(most|more) (sought after|called for|longed for|hoped for)', 'most requested'],
    [
      '(ask|asks|asked|asking|keep asking|keeps asking|kept asking) (us|you|the team|) to (add|build|introduce|develop)',
      'request',
    ],
    // Customers are asked to create an account, too.
    [
      '(ask|asks|asked|asking|keep asking|keeps asking|kept asking) (us|you|the team) to (make|support|create)',
      'request',
    ],
    // What goes wrong.
    [
      "(what's|what is|whats|what has been) (bugging|bothering|annoying|irritating|frustrating|upsetting|hurting|irking|troubling|angering)",
      'what annoys',
    ],
    ['what (hurts|irks|troubles|enrages|infuriates|puts off|turns off)', 'what annoys'],
    ["(what's|what is|whats|what are) (driving|causing|behind|fuelling|fueling)", 'what causes'],
    [
      `(main|key|biggest|top|most common|the|) (drivers|driver|causes|cause|root causes|sources|source) of ${trouble}`,
      'biggest complaints',
    ],
    [
      `(main|key|biggest|top|most common|the|) (drivers|driver|causes|cause|sources|source) of ${joy}`,
      'what do people like most',
    ],
    [
      '(recurring|repeated|recurrent|common) (themes|topics|patterns) (in|among|from) (the|) (negative|bad|unhappy)',
      'biggest complaints in negative',
    ],
    [
      '(recurring|repeated|recurrent|common) (themes|topics|patterns) (in|among|from) (the|) (positive|good|happy)',
      'what do people like most in positive',
    ],
    ['(recurring|repeated|recurrent) (themes|topics|threads|patterns|points)', 'most common themes'],
    ['(recurring|repeated|recurrent) (complaints|problems|issues|gripes)', 'most common complaints'],
    ['rank (the|our|all|) (problems|issues|complaints|pain points|bugs)', 'biggest problems'],
    // What it comes to.
    ['(tl dr|tldr) (of|on|for|about|from)', 'summary of'],
    ['(tl dr|tldr)', 'summary of'],
    [
      '(brief me on|fill me in on|catch me up on|get me up to speed on|walk me through|run me through|debrief on|recap of|recap on|a recap of|round up of|roundup of|rundown of|rundown on|run down of|digest of|synopsis of|boil down|condense|lowdown on)',
      'summary of',
    ],
    [
      '(highlights|key findings|main findings|key learnings|main learnings|learnings|short version|big picture|executive summary|exec summary|essence|bottom line) (from|of|on|for|in)',
      'summary of',
    ],
    ['what (did|do|can|could|have) (we|i) (learn|learnt|learned|take away) from', 'summary of'],
    [
      "(what's|what is|whats) the (vibe|consensus|buzz|story|scoop|state of play|low down|lowdown) (on|about|with|around|in|of|among)",
      'summary of',
    ],
    // Whose words.
    [
      '(pull|pull out|pull up|dig out|dig up|fetch|grab) (me|) (some|a few|a couple of|any|the|all|more)',
      'show me',
    ],
    ['(hit me with|throw me|hand me|shoot me)', 'show me'],
    [
      `(customer|user|client|guest|real|real life|actual|direct|short|good|juicy|strong|punchy|telling|representative|typical|meaty|powerful|memorable|choice) ${quotes}`,
      'quotes',
    ],
    [`(nice|lovely|glowing|great|best|flattering|heart warming) ${quotes}`, 'positive quotes'],
    [`(damning|scathing|harsh|harshest|angry|angriest|nasty|worst|bad) ${quotes}`, 'negative quotes'],
    ['(a few|some|a couple of) (lines|words|voices) from', 'quotes from'],
    // Kinds.
    [
      "(want|wants|wanted|need|needs|ask for|asking for|miss|request) (something|things|features) (that|) (we|you) (do not|don't|dont|lack) (have|offer|do|sell|provide|)",
      'ask for features',
    ],
    ['(ask|asks|asked|asking) (us|) how to', 'ask questions about'],
    [
      '(say|says|said|saying|report|reports|reporting|claim|claims) (that|) (something|things|it) (is|are|was|were) (broken|not working|failing|faulty|defective)',
      'report bugs',
    ],
    ['(about|of|with) (something|things) (not working|being broken|broken|failing)', 'with bugs'],
    ['(contain|contains|include|includes|have|has) (a|any|some) (suggestion|suggestions)', 'are suggestions'],
    ['(contain|contains|include|includes|have|has) (a|any|some) (wish|wishes)', 'are wishes'],
    ['(contain|contains|include|includes) (a|any|some) (question|questions)', 'are questions'],
    ['(contain|contains|include|includes) (a|any|some) (complaint|complaints)', 'are complaints'],
    ['(contain|contains|include|includes) (a|any|some) (compliment|compliments)', 'are compliments'],
    ['(contain|contains|include|includes) (a|an|any|some) (idea|ideas)', 'are ideas'],
    ['at risk of (churning|leaving|cancelling|canceling|churn|going elsewhere|switching)', 'about to cancel'],
    ['(lost or confused|confused or lost|lost and confused|confused and lost)', 'confused'],
    [
      '(reports|report|mentions) (of|that) (something|things|anything) (broken|not working|failing|going wrong)',
      'bug reports',
    ],
    [
      '(actual|genuine|proper|pure|straight|outright|real|plain) (questions|bugs|bug reports|complaints|feature requests|wishes|suggestions)',
      '#kind',
    ],
    ['(the|) (good|nice|happy|kind) ones', 'the positive ones'],
    ['(the|) (bad|nasty|unhappy|angry|poor) ones', 'the negative ones'],
    // Which way it goes.
    ['over the (year|years|course of the year|whole year|months|weeks|quarters)', 'over time'],
    [
      '(growing|rising|increasing|climbing|going up|getting more) or (shrinking|falling|decreasing|dropping|declining|fading|going down|getting less|getting fewer)',
      'growing',
    ],
    [
      '(shrinking|falling|decreasing|dropping|declining|fading|going down) or (growing|rising|increasing|climbing|going up)',
      'growing',
    ],
    [
      '(more|fewer|less) (fewer|less|more) or (the same|same|same old|about the same|unchanged|as before|no change)',
      'trend',
    ],
    // What it comes to.
    [
      '(a|the|) (short|brief|quick|concise|rough|one line|one paragraph) (summary|overview|rundown|roundup|recap)',
      'summary',
    ],
    [
      '(how is it|how are things|how is everything|how is that) (going|looking|coming along)',
      'how are we doing',
    ],
    ['(thoughts|feelings|sentiments|views) (on|about|towards|regarding)', 'what do people think about'],
    ['(have|has|had|having|with|that have|which have) nothing to do with', 'not about'],
    ['(unrelated to|not related to|not to do with)', 'not about'],
    // Follow-ups.
    ['^(exclude|leave out|take out|filter out|skip)', 'excluding'],
    ['(at risk|at stake|on the line) (from|because of|due to|over|with|through)', 'from'],
  ] as const
).flatMap(([said, meant]) =>
  meant === '#kind'
    ? forms(said)
        .split('|')
        .map((one): [string, string] => [one, one.split(' ').slice(1).join(' ')])
    : [[forms(said), meant] as [string, string]],
);
