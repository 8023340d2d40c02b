import { appStore } from './app-store.ts';
import type { ConnectionKind } from './connection-kind.ts';
import { discourse } from './discourse.ts';
import { freshdesk } from './freshdesk.ts';
import { front } from './front.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { googlePlay } from './google-play.ts';
import { helpScout } from './help-scout.ts';
import { hubspot } from './hubspot.ts';
import { intercom } from './intercom.ts';
import { jira } from './jira.ts';
import { linear } from './linear.ts';
import { salesforce } from './salesforce.ts';
import { slack } from './slack.ts';
import { surveymonkey } from './surveymonkey.ts';
import { tally } from './tally.ts';
import { trustpilot } from './trustpilot.ts';
import { typeform } from './typeform.ts';
import { zendesk } from './zendesk.ts';

/** Every system that can be connected, in the order in which the gallery shows them within their group. */
export const connectionKinds: readonly ConnectionKind[] = [
  zendesk,
  intercom,
  helpScout,
  freshdesk,
  front,
  hubspot,
  salesforce,
  github,
  gitlab,
  jira,
  linear,
  slack,
  appStore,
  googlePlay,
  trustpilot,
  discourse,
  typeform,
  surveymonkey,
  tally,
];
