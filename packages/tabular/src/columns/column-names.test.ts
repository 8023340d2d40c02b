import { expect, test } from 'vitest';
import { targetsOfName } from './column-names.ts';
import { holdsOwnWords, holdsTranslation, namesOthers } from './own-words.ts';

test.each([
  ['Treść opinii', 'text'],
  ['Komentář', 'text'],
  ['Synpunkter', 'text'],
  ['Palaute', 'text'],
  ['Vélemény', 'text'],
  ['Yorum', 'text'],
  ['Текст обращения', 'text'],
  ['Σχόλια', 'text'],
  ['التعليق', 'text'],
  ['תגובה', 'text'],
  ['ご意見・ご要望をお聞かせください', 'text'],
  ['문의 내용', 'text'],
  ['评价内容', 'text'],
  ['Data zgłoszenia', 'said_at'],
  ['Carimbo de data/hora', 'said_at'],
  ['タイムスタンプ', 'said_at'],
  ['Дата создания', 'said_at'],
  ['Imię i nazwisko', 'author_name'],
  ['Müşteri Adı', 'author_name'],
  ['お名前', 'author_name'],
  ['Adresă de e-mail', 'author_email'],
  ['メールアドレス（任意）', 'author_email'],
  ['会社名', 'account_name'],
  ['Şirket', 'account_name'],
  ['総合満足度（5段階）', 'rating'],
  ['Celkové hodnocení v %', 'rating'],
  ['평점', 'rating'],
  ['data.id', 'external_id'],
])('%s is a name for %s', (name, target) => {
  const [best] = targetsOfName(name).toSorted((a, b) => b.fit - a.fit);
  expect(best?.target).toBe(target);
});

test.each([
  'Developer Reply',
  'Admin Response',
  'reviewReply.comment',
  'Odpowiedź biura obsługi',
  'Ответ магазина',
  'Vårt svar',
  '판매자 답글',
  '商家回复',
  'close_notes',
  '(internal) thoughts',
])('%s holds words of those who answer', (name) => {
  expect(holdsOwnWords(name)).toBe(true);
});

test.each(['Response', 'Comment', 'What could our agents do better?', 'Antwort', 'Treść opinii'])(
  '%s may hold words of customers',
  (name) => {
    expect(holdsOwnWords(name)).toBe(false);
  },
);

test('translations and people who answer are told by their names', () => {
  expect(['Translated review', 'Übersetzung', 'Traduction'].every(holdsTranslation)).toBe(true);
  expect(holdsTranslation('Review')).toBe(false);
  expect(['Assignee', 'owner_email', 'Logged By', 'Sachbearbeiter', '担当者'].every(namesOthers)).toBe(true);
  expect(namesOthers('Requester')).toBe(false);
});
