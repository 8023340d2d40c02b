import type { Phrases } from '../languages/phrases.ts';
import { forms } from './forms.ts';

const often = '(so|very|that|really|too)';

/** How people ask for feedback in daily speech, with the words that questions are read by. */
export const plainSpeech: Phrases = (
  [
    // What people do in feedback.
    [
      '(moaning|grumbling|griping|whining|whinging|ranting|grousing|kvetching|bitching|carping|raging|fuming|protesting)',
      'complaining',
    ],
    [
      '(moaned|grumbled|griped|whined|whinged|ranted|groused|bitched|carped|raged|fumed|protested)',
      'complained',
    ],
    [
      '(moan|grumble|gripe|whine|whinge|rant|grouse|bitch|carp|rage|fume|kick off|kick up a fuss) about',
      'complain about',
    ],
    ['still (moan|grumble|gripe|whine|whinge)', 'still complain'],
    [
      '(moans|moan|gripes|gripe|grumbles|grumble|whinges|rants|niggles|niggle|bugbears|bugbear|peeves|pet peeves|pet hates|pet hate|grievance|complainings|bellyaches|sore points|sore point|bones of contention|turn offs|letdowns|let downs|gripings)',
      'complaints',
    ],
    [
      '(up in arms|fed up|cheesed off|hacked off|pissed off|ticked off|narked|livid|cross|seething|exasperated|outraged|miserable|put off|let down|turned off|displeased|unimpressed|fuming)',
      'unhappy',
    ],
    [
      '(grumpy|moody|disgruntled|aggrieved|discontented|irate|upset) (people|customers|users|guests|clients|accounts|ones)',
      'unhappy people',
    ],
    [
      "(cannot stand|can't stand|cant stand|loathe|loathes|despise|despises|detest|detests|resent|resents)",
      'hate',
    ],
    ['(rave|raves|gush|gushes) (about|over)', 'praise'],
    ['(rave|raving|raved|gush|gushing|gushed)', 'praise'],
    [
      '(adore|adores|adored|cherish|admire|admires|are fond of|are keen on|are crazy about|are mad about|are nuts about)',
      'love',
    ],
    [
      '(say|says|said|saying|write|wrote|writing|have|had|has) (something|anything|some|any) (nice|good|kind|positive|lovely|great)',
      'praise',
    ],
    [
      '(say|says|said|saying|write|wrote|writing|have|had|has) (nice|good|kind|positive|lovely|great) things',
      'praise',
    ],
    [
      '(say|says|said|saying|write|wrote|writing|have|had|has) (something|anything|some|any) (bad|nasty|negative|unkind|mean|critical)',
      'complain',
    ],
    [
      '(say|says|said|saying|write|wrote|writing|have|had|has) (bad|nasty|negative|unkind|mean|horrible) things',
      'complain',
    ],
    ['(thumbs up|thumb up|kudos|shout outs|plaudits|accolades|applauded)', 'praise'],
    ['(thumbs down|thumb down|slating|slated|slagging off|slagged off)', 'negative'],
    [`(scoring|rated|rating|reviewed|doing|performing) ${often} (badly|low|poorly)`, 'negative'],
    ['(scoring|doing|performing) (badly|low|poorly)', 'negative'],
    [`(scoring|rated|doing|performing) ${often} (well|high|highly)`, 'positive'],
    [
      "(crying out for|cry out for|begging for|beg for|hoping for|hope for|longing for|would like|would love|'d like|'d love|wishing for|clamouring for|clamoring for|pleading for|yearn for)",
      'wish for',
    ],
    ['(rave reviews|glowing reviews|glowing feedback)', 'positive reviews'],
    ['(wishlist|wish list) (items|entries|things|features|ideas)', 'most requested features'],
    ['(top|main|biggest) (most requested features|wishlist|wish list)', 'most requested features'],
    ['(most wanted|most requested|most desired|most asked for) (first|ones)', 'most'],
    [
      '(ranking|rank|list|top|order) of (feature requests|wishes|requested features|requests|suggestions)',
      'most requested features',
    ],
    [
      "(want|wants|wanted|need|needs|like) that (we|you) (do not|don't|dont|can't|cant|cannot) (offer|have|do|give|provide|sell|support)",
      'want us to offer',
    ],
    [
      'what (bugs|bothers|irks|irritates|winds up|ticks off|pains|frustrates|annoys|upsets|angers)',
      'what annoys',
    ],
    [
      "(what's|what is|whats|what was) (good|great|nice|lovely|special|best|brilliant)",
      'what do people praise',
    ],
    [
      "(what's|what is|whats|what was) (bad|awful|terrible|rubbish|horrible|so bad|the matter|up) (about|with|at|in)",
      'what do people complain about in',
    ],
    [
      '(acting up|playing up|on the blink|on the fritz|misbehaving|going haywire|acting weird|acting strange)',
      'trouble',
    ],
    [
      '(bang on|bangs on|banging on|go on|goes on|going on|harp on|harping on|keep on) about',
      'complain about',
    ],
    ['too many adds', 'too many ads'],
    ['to many (ads|adds)', 'too many ads'],
    [
      "(what's|what is|whats|things that|what) (broken|broke|breaks|break|breaking) (the |)most",
      'biggest problems',
    ],
    [
      '(wishes|wish|requests|ideas|suggestions) rather than (complaints|gripes|grumbles|praise|moans)',
      'wishes',
    ],
    ['more or less', 'the'],
    ['something (nice|positive|good|lovely|flattering) for', 'positive for'],
    ['(tell me|let me know|tell us) (briefly|quickly|in short|shortly) (if|whether)', 'do'],
    ['(can|could|would) you (please|) (tell|show) (me|us) (briefly|quickly|) (if|whether)', 'do'],
    // Where all of it happens.
    ['(getting|get|got|go|going|gets) on board', 'boarding'],
    ['(came|come|comes|coming) on board', 'joined'],
    ['(on board|aboard)', 'here'],
    ['how many (hits|results|matches)', 'how many items'],
    ['^(search|look|check) for', 'show'],
    [
      '(relative to|in relation to|in proportion to|compared to|compared with|considering) (its|their|the) (number|volume|amount|count) of (reviews|items|tickets|feedback|responses|answers|comments|messages)',
      'as share',
    ],
    ['proportionally', 'as share'],
    // How much of it.
    ['(number|the number|just the number|a number|count) (please|pls|plz)', 'how many'],
    [
      'how (bad|serious|widespread|big) (is|are|was|were|has) (it|things|that|this) (with|for|about|around)',
      'how many items about',
    ],
    [
      '(any change|any changes|any movement|any shift) in (how often|how frequently|the number of|the share of)',
      'trend of',
    ],
    ['(demand|appetite) for', 'interest in'],
    [
      '(how|just how) (big|bad|serious|widespread|common|frequent|large|much of) (a|an) (issue|problem|thing|deal|concern|topic|worry|complaint) (is|are|was) (it|this|that|they|these) (really|actually|now|overall|)',
      'how many',
    ],
    ['(tally|tallies) (of|for)', 'number of'],
    ['(what percent|which percent|what percentage|percent) of', 'share of'],
    ['(what percent|what pct|pct)', 'share of'],
    [
      '(how much|how many|how large a part|what part|which part|what fraction|what slice|what chunk) of the',
      'share of the',
    ],
    // Order.
    ['(no|number|nr) (1|one)', 'most'],
    ['(single biggest|single worst|single largest)', 'biggest'],
    [
      '(most|best) (liked|loved|praised|appreciated|popular) (thing|things|feature|features|part|parts|aspect|aspects|bit|bits)',
      'what do people like most',
    ],
    [
      '(most|least) (hated|disliked|loathed|criticised|criticized) (thing|things|feature|features|part|parts|aspect|aspects|bit|bits)',
      'biggest complaints',
    ],
    ['(from|in order of) (most|worst|best|biggest) to (least|best|worst|smallest)', 'most'],
    // One beside another.
    [
      '(v|versus|against|as opposed to|stacked against|stack up against|measured against|as against|relative to)',
      'versus',
    ],
    ['(compared|in comparison) (to|with|against)', 'compared to'],
    // Time.
    [
      '(first seen|first reported|first mentioned|first noticed|first came up|first showed up|first raised|first appeared) when',
      'since when',
    ],
    ['when (first seen|first reported|first mentioned|first noticed)', 'since when'],
    [
      '(crept up|creeping up|shot up|gone through the roof|on the up|taking off|took off|ramped up|ramping up|going through the roof)',
      'increasing',
    ],
    [
      '(tailed off|tailing off|eased off|dying out|died down|calmed down|calming down|petering out)',
      'decreasing',
    ],
    ['(ever since|right after|straight after|just after|soon after)', 'since'],
    // Short forms.
    [
      '(excl|excepting|leaving out|leaving aside|not counting|minus|other than|but not counting|ignoring|setting aside)',
      'excluding',
    ],
    ['(w o)', 'without'],
    ['(wrt|with respect to|with regard to|on the subject of|on the topic of|re|ref)', 'about'],
    ['(peoples|folks|punters|peeps|folk|humans|respondents)', 'people'],
  ] as const
).map(([said, meant]) => [forms(said), meant]);
