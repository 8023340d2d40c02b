import type { Rule } from '../rule.ts';
import { analysis, counted, decided, feature } from '../rule.ts';

const reader = (file: string) => analysis(`questions/${file}`);

export const questions: readonly Rule[] = [
  decided(
    'What “bugs”, “wishes” or “complaints” in a question asks for',
    reader('grammar/kinds'),
    'kinds',
    'by word',
  ),
  decided(
    'Phrases that make an item one of a kind',
    reader('grammar/kind-phrases'),
    'kindPhrases',
    'by phrase',
  ),
  decided('Which wordings tell a matter', reader('grammar/wordings'), 'matters', 'by list'),
  decided(
    'What “March”, “Q3” or “last quarter” mean',
    reader('periods/named-periods'),
    'NamedPeriodReader',
    'the calendar month, quarter or year',
  ),
  decided(
    'Which days the period before another has',
    reader('periods/calendar'),
    'periodBefore',
    'calendar weeks from Monday, months, quarters, years',
  ),
  counted('“Recent” is the last', reader('periods/periods'), 'recentDays', 'days'),
  counted(
    'Data is counted back from its newest item when that is older than',
    reader('plan-question'),
    'staleDays',
    'days',
  ),
  decided(
    'What words leave out',
    reader('reading/excluded'),
    'isExcluded',
    '“without”, “except”, “not about”',
  ),
  decided('What is compared with what', reader('conditions/comparison'), 'holdAgainst', 'by its words'),
  decided(
    'What a question is grouped by',
    reader('cues/grouping'),
    'takeGrouping',
    '“by”, “per”, “each”, “which”',
  ),
  decided(
    'How stars and ratings are read',
    reader('conditions/rating-conditions'),
    'takeRatings',
    'by number and scale',
  ),
  decided('What no feedback can tell', reader('beyond'), 'beyondFeedback', 'refused with its reason'),
  decided(
    'When a question goes on with the one before',
    reader('follow-up'),
    'refersBack',
    'by how it starts',
  ),
  counted('Questions that go on with one, at most', feature('questions/found'), 'mostFollowUps'),
  decided(
    'When a question is two',
    reader('two-parts'),
    'twoParts',
    '“and”, “?” or “;” before words that ask in their own right',
  ),
  decided(
    'What the second of two questions is about',
    reader('plan-parts'),
    'planSecond',
    'what the first is about or found, where it says “they” or names nothing',
  ),
  decided(
    'What else a question may have meant',
    reader('close-readings'),
    'closeReadings',
    'words as words, words as a value',
  ),
  decided(
    'When a misspelt word is read as another',
    reader('reading/spelling'),
    'isNear',
    'one letter off, two in long words',
  ),
  decided(
    'How misspelt words of a matter are read',
    feature('questions/plan/asked-spelling'),
    'askedSpelling',
    'as items spell them, but for words in quotation marks',
  ),
  decided(
    'How else the words of a matter may be joined',
    reader('matters/joined-words'),
    'joinedOf',
    '“milk meter” and “milkmeter”, “popup” and “pop up”',
  ),
  decided(
    'Which of several ratings is the main one',
    reader('names/rating-columns'),
    'mainOf',
    'that of the items, else what is called overall, or satisfaction',
  ),
  decided(
    'What is counted: items, people, accounts, revenue',
    reader('cues/units'),
    'takeUnit',
    'by its words, else items',
  ),
  decided(
    '“Problems”, “what to build next”',
    reader('cues/standing'),
    'takeStanding',
    'a ranking of what is said',
  ),
  decided(
    'What “mention” and quotation marks ask for',
    reader('matters/mentioned-words'),
    'takeMentioned',
    'the words themselves',
  ),
  decided(
    'When “requests” are all tickets',
    reader('matters/requests-as-items'),
    'requestsAsItems',
    'where items come from a desk',
  ),
  decided(
    '“Older than 60”, “100+ hours”',
    reader('conditions/field-numbers'),
    'takeFieldNumbers',
    'numbers of a column',
  ),
  decided(
    '“Irish”, “Koreans”',
    reader('names/called-places'),
    'calledPlaces',
    'the places that are values of a column',
  ),
  decided(
    'Questions in other languages',
    reader('languages/other-languages'),
    'inEnglish',
    'read by tables of words',
  ),
  decided(
    'A matter of several words',
    feature('questions/plan/ground-matters'),
    'withGroundedMatters',
    'is found by one of them, where that mostly means it',
  ),
];
