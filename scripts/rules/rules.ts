import type { Rule } from './rule.ts';
import { accounts } from './subjects/accounts.ts';
import { alerts } from './subjects/alerts.ts';
import { answers } from './subjects/answers.ts';
import { api } from './subjects/api.ts';
import { boardsAndIdeas } from './subjects/boards.ts';
import { cleaning } from './subjects/cleaning.ts';
import { columnsOfFiles } from './subjects/columns-of-files.ts';
import { crawling, siteVisits } from './subjects/crawler.ts';
import { emails } from './subjects/emails.ts';
import { feedback, personalData } from './subjects/feedback.ts';
import { figures, search } from './subjects/figures.ts';
import { imports } from './subjects/imports.ts';
import { jobs } from './subjects/jobs.ts';
import { keeping } from './subjects/keeping.ts';
import { limitsOfCalls } from './subjects/limits-of-calls.ts';
import { marketReports } from './subjects/market.ts';
import { people } from './subjects/people.ts';
import { prices } from './subjects/prices.ts';
import { questions } from './subjects/questions.ts';
import { masking, player, recording } from './subjects/recorder.ts';
import { recordings, whatRecordingsTell } from './subjects/recordings.ts';
import { reports } from './subjects/reports.ts';
import { rivals } from './subjects/rivals.ts';
import { connectedSystems } from './subjects/connections.ts';
import { rolesAndPlans } from './subjects/roles-and-plans.ts';
import { checks, sentiment } from './subjects/sentiment.ts';
import { safety } from './subjects/safety.ts';
import { sessionQuestions } from './subjects/session-questions.ts';
import { marketSources } from './subjects/sources.ts';
import { themes, topics } from './subjects/themes.ts';

/** The rules that people ask for, by subject. Each names the one place where it can be changed. */
export const rules: Readonly<Record<string, readonly Rule[]>> = {
  'Accounts and logins': accounts,
  'Roles and plans': rolesAndPlans,
  'Limits of calls': limitsOfCalls,
  'Keys and the API': api,
  Emails: emails,
  'Erasing and keeping': keeping,
  Jobs: jobs,
  'The server and its safety': safety,
  Feedback: feedback,
  Imports: imports,
  'Columns and values of files': columnsOfFiles,
  Connections: connectedSystems,
  Cleaning: cleaning,
  'Personal data': personalData,
  Figures: figures,
  Sentiment: sentiment,
  'Checks by people': checks,
  Themes: themes,
  Topics: topics,
  'Search and similarity': search,
  Questions: questions,
  Answers: answers,
  'Changes and alerts': alerts,
  'Boards and ideas': boardsAndIdeas,
  'People and accounts of customers': people,
  Recorder: recording,
  'What the recorder masks': masking,
  Recordings: recordings,
  'What recordings tell': whatRecordingsTell,
  Player: player,
  'Questions about sessions': sessionQuestions,
  Reports: reports,
  'Market reports': marketReports,
  Competitors: rivals,
  'Sources of market reports': marketSources,
  'Reading prices': prices,
  Crawler: crawling,
  'Site visits': siteVisits,
};
