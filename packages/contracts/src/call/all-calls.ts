import { accountFiles } from '../account-files.ts';
import { alerts } from '../alerts.ts';
import { enrichment } from '../enrichment.ts';
import { billing } from '../billing.ts';
import type { Call } from '../call.ts';
import { cleaning } from '../cleaning.ts';
import { validation } from '../validation.ts';
import { connections } from '../connections.ts';
import { contact } from '../contact.ts';
import { emailChange } from '../email-change.ts';
import { feedback } from '../feedback.ts';
import { boards } from '../boards.ts';
import { ideas } from '../ideas.ts';
import { imports } from '../imports.ts';
import { deletion } from '../deletion.ts';
import { mail } from '../mail.ts';
import { marketCorrections } from '../market-corrections.ts';
import { market } from '../market.ts';
import { analytics } from '../analytics.ts';
import { onboarding } from '../onboarding.ts';
import { operator } from '../operator.ts';
import { operatorInbox } from '../operator-inbox.ts';
import { operatorServer } from '../operator-server.ts';
import { people } from '../people.ts';
import { personalData } from '../personal-data.ts';
import { preferences } from '../preferences.ts';
import { questions } from '../questions.ts';
import { reports } from '../reports.ts';
import { recordingAssets } from '../recording-assets.ts';
import { recordingFilters } from '../recording-filters.ts';
import { recordingShares } from '../recording-shares.ts';
import { recordings } from '../recordings.ts';
import { feedbackMoments } from '../feedback-moments.ts';
import { sessionQuestions } from '../session-questions.ts';
import { sources } from '../sources.ts';
import { system } from '../system.ts';
import { themes } from '../themes.ts';
import { topics } from '../topics.ts';
import { twoFactor } from '../two-factor.ts';
import { users } from '../users.ts';
import { views } from '../views.ts';
import { visits } from '../visits.ts';
import { widget } from '../widget.ts';
import { workspaces } from '../workspaces.ts';

/** Every call by its group: what the server must serve, the docs show and the stranger tests walk. */
export const callGroups: Record<string, Record<string, Call>> = {
  users,
  twoFactor,
  emailChange,
  workspaces,
  deletion,
  mail,
  billing,
  contact,
  onboarding,
  preferences,
  feedback,
  people,
  accountFiles,
  themes,
  validation,
  topics,
  analytics,
  enrichment,
  questions,
  alerts,
  reports,
  recordings,
  recordingAssets,
  recordingFilters,
  recordingShares,
  widget,
  visits,
  market,
  ideas,
  boards,
  sessionQuestions,
  feedbackMoments,
  views,
  personalData,
  sources,
  imports,
  connections,
  cleaning,
  operator,
  marketCorrections,
  operatorServer,
  operatorInbox,
  system,
};
