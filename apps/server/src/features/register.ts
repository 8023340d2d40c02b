import type { FastifyInstance } from 'fastify';
import { checksRoutes } from './checks/checks.routes.ts';
import { alertsRoutes } from './alerts/alerts.routes.ts';
import type { Deps } from './deps.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import { measuresRoutes } from './measures/measures.routes.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { preferencesRoutes } from './preferences/preferences.routes.ts';
import { questionsRoutes } from './questions/questions.routes.ts';
import { recordingsRoutes } from './recordings/recordings.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { sampleRoutes } from './sample/sample.routes.ts';
import { sourcesRoutes } from './sources/sources.routes.ts';
import { themesRoutes } from './themes/themes.routes.ts';
import { topicsRoutes } from './topics/topics.routes.ts';
import { usersRoutes } from './users/users.routes.ts';
import { viewsRoutes } from './views/views.routes.ts';
import { workspacesRoutes } from './workspaces/workspaces.routes.ts';

/** Every feature's routes: the one place where features meet on the server. */
export async function registerFeatures(app: FastifyInstance, deps: Deps): Promise<void> {
  usersRoutes(app, deps);
  workspacesRoutes(app, deps);
  await mailRoutes(app, deps);
  onboardingRoutes(app, deps);
  preferencesRoutes(app, deps);
  feedbackRoutes(app, deps);
  peopleRoutes(app, deps);
  topicsRoutes(app, deps);
  measuresRoutes(app, deps);
  questionsRoutes(app, deps);
  reportsRoutes(app, deps);
  await alertsRoutes(app, deps);
  themesRoutes(app, deps);
  checksRoutes(app, deps);
  viewsRoutes(app, deps);
  personalDataRoutes(app, deps);
  sourcesRoutes(app, deps);
  await importsRoutes(app, deps);
  await recordingsRoutes(app, deps);
  sampleRoutes(app, deps);
  referenceRoutes(app, deps);
}
