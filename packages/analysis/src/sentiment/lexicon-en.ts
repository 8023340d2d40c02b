/**
 * English words that praise or blame, written by hand and grouped by strength from −4 to 4. Verbs, nouns and
 * adjectives stand in their base form; {@link inflections} adds the others. Words of customers' everyday trouble
 * (late, refund, crash) are here too, because feedback names an event more often than a feeling.
 */
export const ENGLISH: readonly (readonly [strength: number, words: string])[] = [
  [
    4,
    `amazing awesome outstanding superb perfect phenomenal flawless exceptional magnificent spectacular incredible
    unbelievable best wonderful fantastic brilliant marvelous marvellous stellar sublime breathtaking impeccable
    extraordinary masterpiece unmatched unbeatable heavenly divine`,
  ],
  [
    3,
    `love excellent great terrific fabulous delightful gorgeous stunning adore thrilled ecstatic delicious exquisite
    remarkable splendid superior lovely beautiful lifesaver lifesaving gamechanger revolutionary ingenious genius
    blessing godsend treasure gem joy bliss blissful amaze wow kudos bravo hooray yay congratulations congrats
    grateful thankful thank thanks thankyou thx thnx tysm gratitude appreciate appreciation appreciative heartwarming
    magical champion hero rockstar legend rock seamless effortless luxurious dreamy top-notch first-class
    world-class must-have favorite favourite fave delight dazzle cherish superbly exceed invaluable indispensable`,
  ],
  [
    2,
    `good nice happy glad pleased pleasure pleasant enjoy enjoyable fun funny friendly helpful useful handy kind
    polite courteous professional attentive caring thoughtful generous gracious honest trustworthy reliable
    dependable trusted loyal fair impressive impress recommend recommendable worth worthwhile valuable bargain
    efficient effective fast quick quickly speedy prompt promptly swift smooth smoothly easy easily simple
    intuitive straightforward convenient comfortable comfy cozy cosy clean spotless tidy fresh tasty yummy yum
    delectable flavorful flavourful cool neat slick sleek elegant stylish beauty pretty cute charming attractive
    solid sturdy durable robust stable accurate precise crisp sharp vivid powerful versatile innovative creative
    clever smart brainy wise informative insightful educational interesting engaging exciting excite excitement
    inspire inspiring inspirational motivate motivating refreshing relaxing relax calm peaceful soothing safe secure
    success successful succeed win winner win-win victory triumph achieve achievement accomplish improve
    improvement improved better upgrade enhance enhancement benefit beneficial advantage plus perk bonus reward
    rewarding satisfied satisfy satisfying satisfaction content fulfilled proud respect respectful admire
    admirable praise compliment applaud cheer cheers cheerful welcome welcoming hospitable warm warmly smile laugh
    hilarious entertaining amusing awe gentle sweet sweetheart patient knowledgeable competent skilled skillful
    talented expert diligent responsive accommodating flexible understanding compassionate supportive dedicated
    resolved solved fixed free affordable inexpensive reasonable economical premium quality superfast rapid
    lightning flawlessly nicely beautifully perfectly brilliantly wonderfully greatly thankfully luckily lucky
    fortunate fortunately bless blessed fan fans thumbs-up excellently user-friendly hassle-free well-made
    well-designed up-to-date five-star hurray woohoo woot yummy`,
  ],
  [
    1,
    `like liked likable ok okay fine decent adequate acceptable alright satisfactory pleasing well improve helped
    help helping helps hope hopeful hopefully fresh clear clearly clarity organized organised modern new popular
    famous bright light spacious roomy quiet sufficient plenty abundant variety support supported suitable
    appropriate compatible complete thorough consistent consistently ready able capable agree agreeable accept
    approve approval confident confidence trust positive optimistic promising potential prefer preferred interested
    curious eager ideal please pleasantly correct correctly right genuine authentic original legit legitimate
    unique special fancy handle handled works worked careful carefully calmly celebrate gift prize earn save saved
    savings saver discount sale deal grow growth gain progress rich strong strength healthy peace dear friend
    buddy honor honour honestly favor favour fairly yes yep great-looking wanna`,
  ],
  [
    -1,
    `wait waited waiting hold late slow slowly delay delayed delays hour hours hrs hr again still yet why unfortunately
    unsure unclear uncertain doubt doubtful doubtfully hesitate miss missed missing lack lacking lacks limited
    limitation limit less least only few fewer minor basic plain boring bland dull average mediocre meh dated
    outdated old older cheap cheaply noisy loud crowded small cramped tight hot cold dark heavy bulky stiff thin
    hard difficult difficulty complicated complex confusing confuse confused confusion inconvenient inconvenience
    tricky expensive pricey overpriced costly cost fee fees surcharge tax charge charged pay bill ads ad advert
    advertisement popup popups refund refunds request concern concerned concerning question questionable issue
    issues trouble troublesome need needs should must change changed cancel cancelled canceled canceling cancelling
    cancellation return returned exchange replace replacement lost lose losing lag laggy laggard bug bugs buggy
    glitch glitches glitchy hiccup flaw flawed imperfect error errors incorrect incorrectly inaccurate inconsistent
    unreliable unstable restart reboot reinstall uninstall uninstalled deleted delete remove removed downgrade
    stop stopped stops quit leave left odd weird strange suspicious tired tiring sleepy exhaust exhausting long
    longer forever repeated repeatedly repetitive redundant unnecessary pointless unexpected unexpectedly suddenly
    excuse excuses apology apologise apologize sorry sadly sad alas regret regrettable regrettably wish sick ill
    hurt pain sore cry tears alone lonely nervous anxious anxiety worry worried worries worrying stress afraid fear
    scared scary stuck stranded trap trapped hidden hide dirty dusty smelly sticky stained stain old-fashioned
    sloppy messy mess weak weakly soft flimsy fragile blurry foggy vague generic spotty intermittent incomplete
    partial neither nor against oppose refuse refused deny denied denial reject rejected decline declined block
    blocked ban banned restrict restricted restriction suspend suspended lock locked expire expired forgot forget
    forgotten mistake mistakes mistaken misread wrongfully warning complain complained complaint complaints
    gripe grumble ignore ignored ignores unanswered unresolved unsolved unhelpful outage outages downtime offline
    disconnect disconnected disconnects disconnecting interrupted interruption timeout buffering loading drop
    dropped bump bumped rebook reschedule diverted overbooked oversold overbooking misplaced tarmac grounded
    withheld withhold debt overdue penalty fine-print paywall subscription paid spam spammy captcha`,
  ],
  [
    -2,
    `bad badly poor poorly broken break breaks broke crash crashed crashes crashing fail failed fails failing failure
    freeze freezes freezing froze frozen hang hangs damaged damage damages defective defect faulty fault malfunction
    malfunctioned unusable unplayable unwatchable unreadable unresponsive inoperable nonfunctional problem problems
    problematic wrong annoying annoy annoyed annoyance irritating irritate irritated frustrating frustrate frustrated
    frustration disappointing disappoint disappointed disappointment disappointingly unhappy upset upsetting
    unsatisfied dissatisfied unsatisfactory dissatisfaction displeased unpleasant uncomfortable discomfort unpleased
    unfriendly unprofessional impolite rude rudely rudeness arrogant disrespectful disrespect dismissive careless
    carelessness negligent negligence lazy incompetent incompetence clueless ignorant unqualified inept
    unacceptable inexcusable unreasonable unfair unjust unethical dishonest dishonesty misleading mislead misled
    deceive deceived deceptive deceiving deceit lie lied lies lying liar false fake phony bogus counterfeit
    overcharge overcharged overcharging rip-off ripoff ripped robbed rob steal steals stole stolen theft thief thieves
    fraud fraudulent cheat cheated cheats cheating swindle greedy greed gouge gouging shady sketchy dodgy
    waste wasted wastes wasting useless worthless pointless junk crap crappy lousy shoddy subpar inferior lame
    stupid dumb silly ridiculous ridiculously absurd nonsense joke laughable pathetic clunky awkward painful
    painfully nuisance hassle headache nightmarish chaos chaotic shambles disorganized disorganised fiasco debacle
    ugly hideous gross nasty filthy stinks stink stinky smell rotten moldy mouldy stale soggy inedible tasteless
    rancid hate dislike detest loathe despise angry anger mad furious rage fuming livid outraged enraged pissed
    bitter resent hostile aggressive threaten threatened threat harass harassed harassment abuse abused abusive
    insult insulting insulted offensive offend offended racist sexist discriminate discrimination bias biased
    unsafe danger dangerous hazard hazardous risk risky harm harmful injured injury accident bleed blood poison
    virus malware hacked hack breach leak leaked stalker invade invasive intrusive creepy spyware scammy
    abandon abandoned neglect neglected stranding struggle struggled struggling suffer suffered suffering torture
    miserable misery depressed depressing depression hopeless helpless desperate embarrassing embarrassed
    embarrassment shame shameful ashamed shameless disgrace disgusted fed-up letdown sucks suck sucked sucky
    damn dammit darn hell wtf smh ugh argh grr blah yikes boo ffs bs screw screwed shitty bloody freaking fail
    failing nope never worsen worsened worse deteriorate deteriorated decline downhill regressed ruin ruined ruins
    ruining spoil spoiled wreck wrecked destroy destroyed kill kills killed killing die died dead dying death lost
    luggage-lost misconnect misconnected unbearable intolerable impossible unable incapable inability insufficient
    inadequate inefficient ineffective counterproductive unfortunate unlucky mishandled mishandle botched botch
    mess messed screwup blunder penalize punish punished sue lawsuit lawyer illegal violate violated violation
    untrustworthy unstable insecure distrust mistrust avoid avoided beware worst-case goodbye boycott`,
  ],
  [
    -3,
    `terrible terribly horrible horribly awful awfully dreadful dreadfully atrocious abysmal appalling appalled
    disgusting disgust disgraceful deplorable despicable horrendous horrid horrific nightmare hell hellish disaster
    disastrous catastrophe catastrophic tragic tragedy unforgivable outrageous scandalous pathetic garbage trash
    rubbish scam scams scammed scammer scammers scamming crook crooks criminal evil vile revolting repulsive sickening
    vomit puke infuriating infuriated infuriate heartbreaking heartbroken devastated devastating traumatic
    shit fuck fucking fucked bullshit asshole bastard idiot idiots idiotic moron moronic imbecile hateful hatred
    worthless atrocity joke-of ridiculous insane insanity`,
  ],
  [-4, `worst abomination unconscionable god-awful godawful`],
];

/** Expressions whose words alone would mislead; matched before single words, the longest first. */
export const ENGLISH_PHRASES: readonly (readonly [strength: number, phrases: string])[] = [
  [
    3,
    `can not wait|could not be happier|could not ask for more|could not be better|love it|thank you|thanks a lot|
    thank u|well done|two thumbs up|thumbs up|five stars|5 stars|5 star|life saver|game changer|must have|
    highly recommend|way to go|hats off|keep it up|keep up|good job|great job|nice job|good work|great work|
    job well done|blown away|made my day|saved my life|second to none|out of this world`,
  ],
  [
    2,
    `no problem|no problems|no issues|no issue|no complaints|no complaint|no trouble|no worries|no regrets|not bad|
    worth it|worth every|as expected|like a charm|so far so good|user friendly|looking forward|look forward|
    on time|right away|well worth|easy to use|hassle free|no hassle|problem solved|up and running|pretty good`,
  ],
  [0, `good morning|good evening|good afternoon|good night|good luck|would like|i would like|feel like|
    looks like|look like|sounds like|seems like|like to|like this|like that|something like|anything like|
    just like|is like|was like|pretty much|best regards|kind regards|kind of|a good deal of|as well|as well as|
    well as|in order|right now|free to|hold on|help me|can you help|please help|need help|how well|great deal of|
    fine print|wait to|like a|like an|like the|at least|not only|credit card|happy birthday`], // prettier-ignore
  [
    -1,
    `on hold|no longer|used to be|instead of|too many|too much|too long|too slow|too small|too expensive|too late|
    how long|how many times|not sure|at this point|supposed to|all day|over an hour|hours later|hour wait|
    get it together|do better|need to fix|please fix|fix this|fix it|fix the|needs to be|would be nice|could be better|
    no idea|no option|no way to|no one|as usual|so many ads|every time|each time|what happened|what is going on|
    still waiting|still no|would love to|i wish|wish i could|wish it|had to call|have to call`,
  ],
  [
    -2,
    `not working|does not work|do not work|did not work|will not work|not work|stopped working|stop working|
    no response|no reply|no answer|not responding|not helpful|no help|zero help|of no use|no use|no luck|
    does not load|will not load|not load|not loading|will not open|not open|can not log|not log|not logging|
    can not access|can not get|can not use|can not find|can not connect|not connect|could not get|
    never received|not received|never arrived|not arrived|never came|never got|never again|no refund|not fixed|
    not happy|not impressed|not cool|not ok|not okay|not acceptable|not good|not great|not worth|not recommend|
    not trust|not fair|let down|let me down|hung up|hang up|waste of|rip off|ripped off|fed up|sick of|tired of|
    no sense|makes no sense|no excuse|no customer service|no service|lack of|run around|runaround|give up|
    gave up|a joke|what a joke|such a joke|piece of|shame on|for nothing|not even|not once|at all|charged twice|
    double charged|charged me twice|lost my|lost our|lost bag|lost bags|lost luggage|missed my|missed our|
    missed connection|miss my|cancelled flight|flight cancelled|flight delayed|delayed flight|sitting on|stuck on|stuck in|
    stuck at|no explanation|no notice|without notice|no communication|no updates|not allowed|go wrong|went wrong|
    going wrong|falling apart|fell apart|fall apart|log me out|logs me out|kicks me out|kicked me out|
    money back|my money|step backwards|step back|going downhill|get worse|gets worse|got worse|used to love|
    used to work|last time|lost a customer|lost my business|switching to|never fly|never use|never buy|never order|
    never flying|never going|will never|do better|poor service|half assed|who cares|do not bother|do not waste|
    stay away|do not buy|do not use|do not fly|do not care|could care less|could not care less`,
  ],
  [
    -3,
    `worst ever|zero stars|0 stars|one star|1 star|no stars|unable to|are you kidding|you kidding me|epic fail`,
  ],
];

/** How much the word after it counts. */
export const ENGLISH_DEGREES: ReadonlyMap<string, number> = new Map([
  ...'very really so extremely absolutely totally completely utterly incredibly super truly highly insanely deeply entirely fully hugely majorly seriously especially particularly freaking fucking soooo ridiculously'
    .split(' ')
    .map((word) => [word, 1.35] as const),
  ...'quite pretty rather fairly more most much always definitely certainly such too'
    .split(' ')
    .map((word) => [word, 1.15] as const),
  ...'slightly somewhat little bit kinda sorta barely partly almost sometimes occasionally marginally'
    .split(' ')
    .map((word) => [word, 0.6] as const),
]);

export const ENGLISH_NEGATIONS: ReadonlySet<string> = new Set(
  `not no never none nobody nothing nowhere neither nor without hardly barely scarcely cannot cant dont doesnt didnt
  isnt wasnt arent werent wont wouldnt couldnt shouldnt hasnt havent hadnt aint stop lack lacks lacking zero`.split(
    /\s+/,
  ),
);

export const ENGLISH_CONTRASTS: ReadonlySet<string> = new Set(['but', 'however', 'yet', 'except', 'though']);

/** Words without a tone of their own that blame when negated: "does not load", "never answered". */
export const ENGLISH_DUTIES: ReadonlySet<string> = new Set(
  `work works working worked load loads loading open opens opening connect connects connecting respond responds
  responding responded answer answers answered answering reply replied receive received receiving arrive arrived come
  came show shows showing update updated updating sync syncing save saving saved find found get got getting log login
  access use send sent deliver delivered delivery accept accepts accepted let lets allow allows allowed recognize
  recognise recognized sign fix fixed refund refunded pay paid play plays playing download downloading install
  installing scroll scrolling search print charge match matches support supports know care listen listened tell told
  give gives gave honor honour provide provided board boarded rebook check fly post notify notified inform
  informed confirm confirmed display start starts register verify change transfer scan export import remember
  understand able available option options explanation notice information info communication updates staff
  food water power wifi heat air agent agents one response`.split(/\s+/),
);
