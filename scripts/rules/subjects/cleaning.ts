import type { Rule } from '../rule.ts';
import { cleaner, contracts, counted, decided, feature, share } from '../rule.ts';

const limits = contracts('limits');
const turns = (file: string) => cleaner(`turns/${file}`);

export const cleaning: readonly Rule[] = [
  counted('A cleaning can be undone for', limits, 'cleaningUndoDays', 'days'),
  decided(
    'What of an email is quoted from an earlier one',
    turns('mail-quotes'),
    'quotesOf',
    'left out of what the customer said',
  ),
  counted('Fixed words that make a template, at least', cleaner('repeats/repeated-parts'), 'leastWords'),
  counted('Items with it, at least', cleaner('repeats/repeated-parts'), 'leastCount'),
  share('… and of all items', cleaner('repeats/repeated-parts'), 'leastShare'),
  counted('Uses by one author that make it an agent’s', cleaner('repeats/repeated-parts'), 'usesByAuthor'),
  counted('Signature: lines looked at from the end', turns('message-edges'), 'mostSignatureLines'),
  counted('Templates that can be switched at once', limits, 'templateSwitchesAtMost'),
  decided(
    'Whose words are whose in a message',
    cleaner('part-turns'),
    'partTurns',
    'by turns; where nothing tells, they are the customer’s',
  ),
  decided(
    'Which messages are answers of agents',
    turns('agent-words'),
    'isAnswer',
    'by weighed signs: thanks, help offered, a support team’s name',
  ),
  decided(
    'Which messages nobody wrote: absences, receipts, bounces',
    turns('automatic-messages'),
    'isAutomatic',
    'by their words and length',
  ),
  decided(
    'What is a signature',
    turns('contact-lines'),
    'isSignatureLine',
    'names, titles, companies, addresses, numbers at the end',
  ),
  decided(
    'What is a greeting',
    turns('greeting-lines'),
    'isGreetingLine',
    'a line that greets and says nothing else',
  ),
  decided('What is legal text', cleaner('words/footers'), 'isLegalText', 'a warning or a company’s register'),
  decided(
    'What of an agent’s note of a call is the customer’s',
    turns('call-reports'),
    'saidInReport',
    'what it gives in quotation marks',
  ),
  decided(
    'What is a note of a call',
    cleaner('words/call-records'),
    'isCallNote',
    'a first line that names a call, of a customer as of another',
  ),
  decided(
    'Translated reviews',
    turns('translated-reviews'),
    'untranslated',
    'keep what was written, without the translation',
  ),
  decided(
    'Forms that a tool sends',
    turns('filled-records'),
    'recordLines',
    'keep the answers, without the labels',
  ),
  decided(
    'Text that was read in the wrong encoding',
    cleaner('encodings/double-encoded'),
    'repairDoubleEncoded',
    'is read again: “fÃ¼r” becomes “für”',
  ),
  decided(
    'Whether new templates are taken out',
    feature('cleaning/work/learn-items'),
    'learnFromItems',
    'no: they are off until somebody switches them on',
  ),
  decided(
    'Which cleaning can be undone',
    feature('cleaning/run-view'),
    'mayUndo',
    'the last that was applied',
  ),
  decided(
    'What undoing a cleaning leaves',
    feature('cleaning/work/undo-items'),
    'undoItems',
    'items that were changed since, each named',
  ),
];
