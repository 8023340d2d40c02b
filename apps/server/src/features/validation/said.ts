import type { CheckKind, CheckVerdict } from '@earshot/contracts/validation';
import { sentiments } from '@earshot/contracts/filter/feedback-filter';
import { badField } from '../../platform/http/problem.ts';

interface Given {
  kind: CheckKind;
  shown: string;
  verdict: CheckVerdict;
  correction?: string | undefined;
}

/** Two letters, as languages are told. */
const languageCode = /^[a-z]{2}$/;

/**
 * What is right by a verdict; null when unsure.
 *
 * @throws Problem `bad_request` when the correction is missing, says the same again, or is none of this kind
 */
export function saidBy({ kind, shown, verdict, correction }: Given): string | null {
  if (verdict === 'unsure') return null;
  if (verdict === 'agree') return shown;
  const said = correction ?? onlyOther(kind, shown);
  if (said === null) throw badField('correction', 'Enter the right answer.');
  if (said === shown) throw badField('correction', 'This is what was shown.');
  if (!isAnswer(kind, said)) throw badField('correction', wordingOf[kind]);
  return said;
}

/** Where there are two answers, who disagrees has said it all. */
function onlyOther(kind: CheckKind, shown: string): string | null {
  if (kind === 'topic') return shown === 'in' ? 'out' : 'in';
  return kind === 'copies' ? 'apart' : null;
}

function isAnswer(kind: CheckKind, said: string): boolean {
  switch (kind) {
    case 'sentiment':
      return sentiments.some((one) => one === said);
    case 'language':
      return languageCode.test(said);
    case 'topic':
      return said === 'in' || said === 'out';
    case 'theme':
      return said === 'none' || /^[1-9]\d{0,8}$/.test(said);
    case 'copies':
      return said === 'apart';
  }
}

const wordingOf: Readonly<Record<CheckKind, string>> = {
  sentiment: 'A sentiment is negative, neutral or positive.',
  language: 'A language is a code of two lowercase letters.',
  topic: 'An item is in or out.',
  theme: 'Enter the ID of a theme, or none.',
  copies: 'An item is a duplicate or not.',
};
