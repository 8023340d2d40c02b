import { alerts } from './alerts.ts';
import type { Call } from './call.ts';
import { checks } from './checks.ts';
import { feedback } from './feedback.ts';
import { imports } from './imports.ts';
import { mail } from './mail.ts';
import { measures } from './measures.ts';
import { onboarding } from './onboarding.ts';
import { people } from './people.ts';
import { personalData } from './personal-data.ts';
import { preferences } from './preferences.ts';
import { questions } from './questions.ts';
import { reports } from './reports.ts';
import { recordings } from './recordings.ts';
import { sources } from './sources.ts';
import { system } from './system.ts';
import { themes } from './themes.ts';
import { topics } from './topics.ts';
import { users } from './users.ts';
import { views } from './views.ts';
import { workspaces } from './workspaces.ts';

/** Every call by its group: what the server must serve, the docs show and the stranger tests walk. */
export const callGroups: Record<string, Record<string, Call>> = {
  users,
  workspaces,
  mail,
  onboarding,
  preferences,
  feedback,
  people,
  themes,
  checks,
  topics,
  measures,
  questions,
  alerts,
  reports,
  recordings,
  views,
  personalData,
  sources,
  imports,
  system,
};
