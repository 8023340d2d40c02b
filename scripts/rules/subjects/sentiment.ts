import type { Rule } from '../rule.ts';
import { analysis, contracts, counted, decided, feature, share } from '../rule.ts';

export const sentiment: readonly Rule[] = [
  decided(
    'The sentiment of a text without a rating',
    analysis('sentiment/tones'),
    'likeliest',
    'the likeliest of three; among equals the milder one',
  ),
  counted(
    'Where only a score is known, negative is one up to',
    analysis('sentiment/tones'),
    'NEGATIVE_UP_TO',
  ),
  counted('… and positive one from', analysis('sentiment/tones'), 'POSITIVE_FROM'),
  share(
    'A rating takes sides from this far off the middle of its scale',
    analysis('sentiment/tones'),
    'RATING_TAKES_SIDES',
  ),
  counted('Sentiment is learned from', analysis('sentiment/tone-learning'), 'FEWEST_LABELS', 'labels'),
  share('What was learned is used when it is better by', analysis('sentiment/tone-learning'), 'LEAST_GAIN'),
  decided(
    'Which wins: words or rating',
    analysis('sentiment/tones'),
    'withRating',
    'both are weighed; a rating at an end loses only to words that are nearly certain',
  ),
  decided(
    'Which wins: what was learnt or the rating',
    analysis('sentiment'),
    'sentimentOf',
    'both are weighed, where it took over',
  ),
  decided(
    'Which tone a rating stands for',
    analysis('sentiment/tones'),
    'toneOfRating',
    'by itself: of five stars three are neutral',
  ),
  decided(
    'Which wins: the engine or a person',
    feature('validation/effects'),
    'settle',
    'what a person said last',
  ),
  counted('A negation turns so many words after it', analysis('sentiment/clause-tone'), 'NEGATION_REACH'),
  counted('Learning starts again after new labels', feature('validation/tone/want-learning'), 'leastChange'),
  decided(
    'What is done when what was learnt changes',
    feature('validation/tone/learn-tone'),
    'learnToneOf',
    'every item is judged anew',
  ),
];
export const checks: readonly Rule[] = [
  counted('Quality is told from', contracts('validation'), 'fewestChecks', 'random checks'),
  counted(
    'Agreement of two people is told from',
    contracts('validation'),
    'fewestPairs',
    'items that both checked',
  ),
  decided(
    'What a person is asked to check next',
    feature('validation/queue.service'),
    'nextChecks',
    'random, checked by one other, uncertain, in turns',
  ),
  decided(
    'What a check changes',
    feature('validation/record.service'),
    'recordCheck',
    'what the item shows, at once',
  ),
  decided(
    'Who can undo a check',
    feature('validation/record.service'),
    'undoCheck',
    'who made it; what others said holds again',
  ),
  decided('What an “unsure” says', feature('validation/said'), 'saidBy', 'nothing'),
  decided(
    'How agreement of two people is told',
    analysis('scores/agreement'),
    'agreementOf',
    'share and Cohen’s kappa',
  ),
];
