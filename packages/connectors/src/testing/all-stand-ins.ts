import type { StandIn } from './stand-in.ts';
import { appStoreStandIn } from './stand-ins/app-store.ts';
import { discourseStandIn } from './stand-ins/discourse.ts';
import { freshdeskStandIn } from './stand-ins/freshdesk.ts';
import { frontStandIn } from './stand-ins/front.ts';
import { githubStandIn } from './stand-ins/github.ts';
import { gitlabStandIn } from './stand-ins/gitlab.ts';
import { googlePlayStandIn } from './stand-ins/google-play.ts';
import { helpScoutStandIn } from './stand-ins/help-scout.ts';
import { hubspotStandIn } from './stand-ins/hubspot.ts';
import { intercomStandIn } from './stand-ins/intercom.ts';
import { jiraStandIn } from './stand-ins/jira.ts';
import { linearStandIn } from './stand-ins/linear.ts';
import { salesforceStandIn } from './stand-ins/salesforce.ts';
import { slackStandIn } from './stand-ins/slack.ts';
import { surveymonkeyStandIn } from './stand-ins/surveymonkey.ts';
import { tallyStandIn } from './stand-ins/tally.ts';
import { trustpilotStandIn } from './stand-ins/trustpilot.ts';
import { typeformStandIn } from './stand-ins/typeform.ts';
import { zendeskStandIn } from './stand-ins/zendesk.ts';

/** One for each kind of connection. */
export const allStandIns: readonly StandIn[] = [
  zendeskStandIn,
  intercomStandIn,
  helpScoutStandIn,
  freshdeskStandIn,
  frontStandIn,
  hubspotStandIn,
  salesforceStandIn,
  githubStandIn,
  gitlabStandIn,
  jiraStandIn,
  linearStandIn,
  slackStandIn,
  appStoreStandIn,
  googlePlayStandIn,
  trustpilotStandIn,
  discourseStandIn,
  typeformStandIn,
  surveymonkeyStandIn,
  tallyStandIn,
];
