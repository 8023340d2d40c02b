/** Phrases that outside readers stumbled on: as the glossary lists them, what finds them, and what to write. */
export interface ReplacedPhrase {
  phrase: string;
  found: RegExp;
  write: string;
}

const one = (phrase: string, found: RegExp, write: string): ReplacedPhrase => ({ phrase, found, write });

export const replacedPhrases: readonly ReplacedPhrase[] = [
  one('is told', /\b(?:is|are) told (?!not to\b)/i, 'shows, reports, gets an email'),
  one(
    'stands in, at, beside',
    /\bstands? (?:in|at|beside|there|here|on top)\b/i,
    'is in, is on, appears next to',
  ),
  one('holds the words', /\bholds? (?:the|these|this|that|no|a|an|some|its)\b/i, 'contains, has'),
  one(
    'holds from now on',
    /\bholds? (?:from|for|over|until|again|between|within)\b/i,
    'applies, takes effect',
  ),
  one('anew', /\banew\b/i, 'again'),
  one('for good', /\bfor good\b/i, 'permanently'),
  one('take back', /\btake[ns]? (?:it |this |them )?back\b/i, 'undo'),
  one('called off', /\bcall(?:ed)? (?:it )?off\b/i, 'stop, cancel'),
  one('thrown away', /\bthrow[ns]? (?:\w+ )?away\b/i, 'discard, delete'),
  one('is looked at', /\b(?:is|are|was|were) looked (?:at|for|after)\b/i, 'Earshot checks, Earshot finds'),
  one('by itself, by themselves', /\bby (?:itself|themselves)\b/i, 'automatically, on a schedule'),
  one('beyond chance', /\bbeyond chance\b/i, 'significant'),
  one('may be chance', /\bmay be chance\b/i, 'not significant'),
  one('cut short', /\bcut short\b/i, 'incomplete'),
  one('not whole', /\bnot whole\b/i, 'incomplete'),
  one('is ticked', /\b(?:is|are) ticked\b|\btick (?:it|all|none|them)\b/i, 'select'),
  one('whoever has', /\bwhoever (?:has|opens|sent|uses|was)\b/i, 'anyone with, the person who'),
  one('anybody', /\banybody\b/i, 'anyone'),
  one('everybody', /\beverybody\b/i, 'everyone'),
  one('the engine says', /\bthe engine (?:says|is unsure|is right)\b/i, 'Earshot says'),
  one('drawn at random', /\bdrawn at random\b/i, 'random'),
  one('tone', /\btones?\b/i, 'sentiment'),
  one('sample data', /\bsample (?:data|feedback)\b/i, 'demo data'),
  one('sign in', /\bsign(?:ed|s)?[ -]in\b/i, 'log in'),
  one('log-in', /\blog-in\b/i, 'login, log in'),
  one('present password', /\bpresent (?:password|address|one|terms|state)\b/i, 'current'),
  one('mailed', /\bmailed\b/i, 'emailed'),
  one('mails', /\bmails\b/i, 'emails'),
  one('narrow down', /\bnarrow down\b/i, 'filter'),
  one('rival', /\brivals?\b/i, 'competitor'),
  one('said and saw', /\bsaid and saw\b/i, 'feedback moments'),
  one('goes on', /\bgoes? on (?!a\b|the\b)/i, 'continue, keep working'),
  one('mend', /\bmend(?:s|ed|ing)?\b/i, 'fix'),
  one('not known', /\bnot known\b(?! yet)/i, 'unknown'),
  one('being built', /\bbeing built\b/i, 'in development'),
  one('any more', /\bany more\b/i, 'no longer'),
  one(
    'The file was not read',
    /\b(?:was|were) not (?:saved|made|exported|copied|deleted|moved|undone)\b/i,
    'Could not read the file',
  ),
  one('is no selector', /\bis no (?:key|page|date|selector|cursor|site|text)\b/i, 'is not a valid selector'),
  one('own id', /\bown id\b/, 'ID'),
  one('goes along', /\bgoes along\b/i, 'is attached'),
  one('bring in', /\bbr(?:ing|ought|ings) (?:\w+ )?in\b(?! data)/i, 'import, add'),
  one('set right', /\bset(?:s)? (?:\w+ )?right\b/i, 'correct'),
  one('fewer but surer', /\bbut (?:surer|noisier)\b/i, 'more precise, less precise'),
  one('hear of it again', /\bhears? of (?:it|them) again\b/i, 'unmute'),
  one('there you are alone', /\byou are (?:not )?alone\b/i, 'you are the only member'),
  one('asked for by', /\basked for by\b/i, 'requested by'),
  one('begins with', /\bbegins with\b/i, 'starts with'),
  one('is a list of its own', /\b(?:person|theme|topic)s? of (?:their|its) own\b/i, 'a separate person'),
  one('a program of yours', /\bof (?:yours|ours)\b/i, 'your program, our browser'),
  one('give a number', /\bgive (?:a|the|an|it) (?:number|address|title|name|amount)\b/i, 'enter a number'),
];
