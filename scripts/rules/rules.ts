import type { Rule } from './rule.ts';
import { accounts, emails, rolesAndPlans } from './subjects/accounts.ts';
import { boardsAndIdeas, people } from './subjects/boards.ts';
import { cleaning, feedback, imports, personalData } from './subjects/feedback.ts';
import { checks, figures, search, sentiment, themes, topics } from './subjects/figures.ts';
import { marketReports, reports, siteVisits } from './subjects/market.ts';
import { alerts, questions } from './subjects/questions.ts';
import { masking, recordings, whatRecordingsTell } from './subjects/recordings.ts';

/** The rules that people ask for, by subject. Each names the one place where it can be changed. */
export const rules: Readonly<Record<string, readonly Rule[]>> = {
  'Accounts and logins': accounts,
  'Roles and plans': rolesAndPlans,
  Emails: emails,
  Feedback: feedback,
  Imports: imports,
  Cleaning: cleaning,
  'Personal data': personalData,
  Figures: figures,
  Sentiment: sentiment,
  'Checks by people': checks,
  Themes: themes,
  Topics: topics,
  'Search and similarity': search,
  Questions: questions,
  'Changes and alerts': alerts,
  'Boards and ideas': boardsAndIdeas,
  'People and accounts of customers': people,
  Recordings: recordings,
  'What recordings tell': whatRecordingsTell,
  'What the recorder masks': masking,
  Reports: reports,
  'Market reports': marketReports,
  'Site visits': siteVisits,
};
