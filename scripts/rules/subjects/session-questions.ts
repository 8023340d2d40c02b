import type { Rule } from '../rule.ts';
import { analysis, counted, decided, feature } from '../rule.ts';

const reader = (file: string) => analysis(`session-questions/${file}`);
const asked = (file: string) => feature(`session-questions/${file}`);

export const sessionQuestions: readonly Rule[] = [
  decided(
    'What a question about sessions asks for',
    reader('session-cues'),
    'takeSessionCues',
    'by its words: a share, a comparison, a ranking, a list',
  ),
  decided(
    'Which moments it speaks of',
    reader('mentions'),
    'takeMentions',
    'by its words: “rage click”, “failed request”',
  ),
  decided(
    '“Without”, “did not”',
    reader('mentions'),
    'isNegated',
    'a word before says that it did not happen',
  ),
  decided('Which pages it names', reader('pages-named'), 'takePages', 'by path, or a word of a path'),
  decided('What came after what', reader('joined-moments'), 'joinedMoments', 'by “after”, “before”, “then”'),
  decided(
    '“Longer than 5 minutes”',
    reader('spans-and-sizes'),
    'takeSizes',
    'lengths, and numbers that pages told',
  ),
  decided(
    'Words that mean nothing recorded',
    reader('leftover'),
    'takeLeftover',
    'are answered as not known',
  ),
  decided('What no recording can tell', reader('untold'), 'untoldBySessions', 'the future, reasons'),
  decided(
    'When a question about sessions goes on with the one before',
    reader('continued-plan'),
    'continuedPlan',
    'what is named anew takes the place of its kind',
  ),
  decided('Which sessions fit two filters', asked('narrowed-sessions'), 'narrowedSessions', 'those of both'),
  decided(
    'Which moments an answer about sessions cites',
    asked('cited-moments'),
    'citedMoments',
    'one of each session; of a single one its course',
  ),
  counted('… of a single session', asked('cited-moments'), 'citedOfOneMax'),
];
