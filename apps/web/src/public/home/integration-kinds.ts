interface IntegrationKind {
  kind: string;
  brings: string;
  /** How it comes in today. */
  today: string;
  /** What is not there yet; null when nothing is missing. */
  later: string | null;
}

const direct = 'Direct integration: in development';

export const integrationKinds: readonly IntegrationKind[] = [
  {
    kind: 'Helpdesk',
    brings: 'Tickets, replies and satisfaction scores',
    today: 'File export or API',
    later: direct,
  },
  {
    kind: 'Messaging and support',
    brings: 'Conversations and tags',
    today: 'File export or API',
    later: direct,
  },
  {
    kind: 'CRM',
    brings: 'Accounts, plans and revenue to weigh feedback',
    today: 'Import columns or API fields',
    later: direct,
  },
  {
    kind: 'Issue trackers',
    brings: 'The evidence for whoever fixes it',
    today: 'Links and clips that expire when you choose',
    later: 'Cards that follow issues: in development',
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
    today: 'REST API, recorder script, file upload',
    later: null,
  },
];
