import { accountNouns, itemNouns, peopleNouns } from './nouns.ts';

/**
 * Words that build a question and ask for nothing by themselves. They are passed over only where nothing else made something of
 * them: the object of "mention" or "about" is looked for whatever word it is.
 */
const building =
  `a about above across actually again all also always altogether am among amongst an and any anything anyhow anymore are around arrive arrived
  arrives as ask asked asking asks at available away back basically be because been being between both bring bringing brought but by call
  called came can come comes coming concern concerned concerning concerns contain contained containing contains could currently data dataset
  did directly do does doing done each either else even ever every everything exactly existing far feel feeling feels felt find for from gave
  general generally get gets getting give given gives giving go goes going got had happen happened happening happens has have having hey hello
  hi here him her his how i i'd i'm if in including instead into is it its itself just kindly know known let let's like likely list look
  looked looking looks lot lots made main mainly make makes making many may maybe me mean means mention mentioned mentioning mentions might
  moment more most mostly much must my name named names need needed needs no not now number of off often on one ones only onto or other others
  our ours out over overall own part particular please possible quickly quite rather read reading really receive received regarding related
  relating relate respect respond said same saw say saying says see seem seems seen send sends sent several share she should show showed shown
  shows so some something sort speak speaking specifically still such take taken tell telling tells than that that's the their them then there
  there's these they they're thing things think thinking this those through thus till times to today together told too total totally toward
  towards under until up upon us use used using usually very via view want wants wanted was way ways we we've well went were what what's
  whatever when where where's whether which while who who's whole whom whose why will wish with within without word words would write writes
  writing written wrote yes yet you your yours apart besides during except excluding per amount average count difference distribution figure
  frequently measure overview percent percentage proportion recently lately period time better worse best worst highest lowest top bottom big
  bigger biggest large larger largest small smaller smallest high higher low lower first last latest next previous new newest recent old older
  oldest early don't doesn't didn't isn't aren't wasn't weren't haven't hasn't can't cannot won't fewer fewest least rarest slowest fastest soon
  longer shorter report reported reports reporting ok okay tendency situation affect affected affecting behind express expressed expressing
  experience experienced experiencing encounter exist exists occur occurred occurs occurring appear appeared appears appearing register
  registered common commonly typical typically distinct different unique separate specific certain various describe described describes
  describing discuss discussed discussing discusses refer refers referring reference talk talks talked talking topic topics theme themes
  subject subjects matter matters source sources account accounts language languages rating ratings rated score scores scored star stars
  review reviewed plan plans tier tiers problem problems issue issues trouble troubles complaint complaints request requests requested
  question questions wishes compare compared comparing comparison versus vs trend trends develop developed development change changed changes
  grouped category categories split broken breakdown down sorted ranked rank ranking customer-facing according based basis regards outside
  beyond include includes included distributed distribution spread divided few hear voice voices couple exactly else honestly overview single
  become becomes became becoming run runs ran running brings depend depends open opened opens happier happiest able unable cannot verbatim examples quotes quotations currently volume whats wheres whos pls plz thx thanks thank cheers hm hmm um uh ah oh yeah yep alright ty btw fyi asap sorry
  less since differ differs differing stuff briefly shortly gimme lemme wanna gonna bit bits guys tweet tweeted tweeting nr re point pointed pointing i.e e.g ie eg aka namely neither nor ones
 `
    .split(/\s+/)
    .filter(Boolean);

const scaffolding = new Set(building);
const nouns = new RegExp(`^(?:${itemNouns}|${peopleNouns}|${accountNouns})$`);

export function isScaffolding(word: string): boolean {
  return scaffolding.has(word) || nouns.test(word);
}
