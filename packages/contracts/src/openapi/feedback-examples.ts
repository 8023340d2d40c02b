/** Requests and answers that the API's description shows for feedback. */

const saidAt = '2026-11-19T07:52:00.000Z';
const text = 'The job notes I typed in the lift shaft were gone when I came out.';
const link = 'https://desk.example/tickets/4711';
const rating = { value: 2, min: 1, max: 5 };

export const addFeedbackExamples = {
  body: {
    source: { name: 'Helpdesk' },
    items: [
      {
        text,
        title: 'Lost notes',
        external_id: 'T-4711',
        said_at: saidAt,
        link,
        rating,
        author: { name: 'Élodie Perrin', email: 'elodie@thermolac.example', external_id: 'u-88' },
        account: { name: 'Thermolac', external_id: 'c-12', plan: 'Team', yearly_revenue_eur: 38_000 },
        language: 'en',
        fields: { release: '4.2', seats: 12, trial: false },
      },
      { text: 'Sync works again, thank you.' },
      { text: 'Where are the invoices?', external_id: 'T-4712' },
    ],
  },
  reply: {
    results: [
      { status: 'stored', feedback_text_id: 1, code: null, detail: null },
      { status: 'duplicate', feedback_text_id: 2, code: null, detail: null },
      {
        status: 'refused',
        feedback_text_id: null,
        code: 'plan_limit_reached',
        detail: 'The Free plan includes 500 feedback items a month.',
      },
    ],
    stored: 1,
    duplicate: 1,
    refused: 1,
  },
};

export const getFeedbackExamples = {
  body: { searchTerm: 'notes lost offline', filters: { sentiments: ['negative'] }, limit: 25 },
  reply: {
    results: [
      {
        feedback_text_id: 1,
        review_id: 1,
        source_id: 1,
        source_name: 'Helpdesk',
        title: 'Lost notes',
        text,
        link,
        score: 0.83,
        said_at: saidAt,
        rating,
        sentiment: 'negative',
        sentiment_by: 'rating',
        language: 'en',
        author: { id: 1, name: 'Élodie Perrin' },
        account: { id: 1, name: 'Thermolac' },
      },
    ],
    total_count: 1,
    next_after: null,
  },
};
