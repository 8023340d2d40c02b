import { expect, test } from 'vitest';
import { asksForCompany, asksToRate } from './survey-questions.ts';

test.each([
  'How satisfied are you with the delivery?',
  'Overall, how easy was it to book?',
  'Please rate your stay',
  'Wie zufrieden sind Sie insgesamt?',
  '¿Cómo calificaría nuestro servicio?',
  'Hoe tevreden bent u?',
])('%s asks for a rating', (name) => {
  expect(asksToRate(name)).toBe(true);
});

// A high number says nothing good there.
test.each(['How difficult was it to cancel?', 'How likely are you to leave?', 'How did you hear of us?'])(
  '%s does not',
  (name) => {
    expect(asksToRate(name)).toBe(false);
  },
);

test.each([
  'Which company do you work for?',
  'Für welches Unternehmen arbeiten Sie?',
  'Name of your organisation',
])('%s asks for a company', (name) => {
  expect(asksForCompany(name)).toBe(true);
});

test('a question about something of the company asks for none', () => {
  expect(asksForCompany('What do you like about the company car?')).toBe(false);
});
