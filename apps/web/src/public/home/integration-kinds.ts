interface IntegrationKind {
  kind: string;
  brings: string;
  /** How it comes in today. */
  today: string;
  /** What is not there yet, or is young; null when nothing is missing. */
  later: string | null;
}

/** Connections are written from what each system publishes of its API, and are young. */
const young = 'Connections: beta';

export const integrationKinds: readonly IntegrationKind[] = [
  {
    kind: 'Helpdesk',
    brings: 'Tickets, replies and satisfaction scores',
    today: 'Zendesk, Freshdesk, Front and Help Scout connect. Others by file export or API',
    later: young,
  },
  {
    kind: 'Messaging and support',
    brings: 'Conversations and tags',
    today: 'Intercom and Slack connect. Others by file export or API',
    later: young,
  },
  {
    kind: 'CRM',
    brings: 'Accounts, plans and revenue to weigh feedback',
    today: 'HubSpot and Salesforce connect. Others by import columns or API fields',
    later: young,
  },
  {
    kind: 'Issue trackers',
    brings: 'What users report there, and the evidence for whoever fixes it',
    today: 'Jira, Linear, GitHub and GitLab connect. Links and clips that expire when you choose',
    later: 'Cards that follow issues: in development',
  },
  {
    kind: 'Reviews, surveys and communities',
    brings: 'Reviews, answers and posts with their ratings',
    today: 'App Store, Google Play, Trustpilot, Typeform, SurveyMonkey, Tally and Discourse connect',
    later: young,
  },
  {
    kind: 'Chat',
    brings: 'Alerts where your team talks',
    today: 'Alerts and digest by email',
    later: 'Posts to channels: in development',
  },
  {
    kind: 'Your own',
    brings: 'Everything you see in the app, and sessions from your site',
    today: 'REST API, any JSON over HTTPS, recorder script, feedback widget, file upload',
    later: 'Feedback widget: beta',
  },
];
