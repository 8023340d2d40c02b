import { describe, expect, test } from 'vitest';
import { saidMatters } from './said-matters.ts';

describe('saidMatters', () => {
  test.each([
    ['Still no refund for the parcel', true],
    ['Die Rückerstattung ist nie angekommen', false],
    ['Toujours pas de remboursement', false],
    ['El reembolso no llega', false],
    ['返金がまだです。', false],
  ])('a refund is one matter in every language: %s', (text, isEnglish) => {
    expect(saidMatters(text, isEnglish)).toContain('refund');
  });

  test('a part of a compound is a wording', () => {
    expect(saidMatters('Der Druckerwechsel war mühsam', false)).toContain('print');
  });

  test('words of English are wordings in English alone', () => {
    expect(saidMatters('le son est bon', false)).not.toContain('children');
  });

  test('a text of no known matter says none', () => {
    expect(saidMatters('zzz qqq', true)).toEqual([]);
  });
});
