interface IntegrationKind {
  kind: string;
  brings: string;
  /** How it comes in today. */
  today: string;
  /** What is not there yet; null when nothing is missing. */
  later: string | null;
}

const direct = 'Direct connection: being built';

export const integrationKinds: readonly IntegrationKind[] = [
  {
    kind: 'Helpdesk',
    brings: 'Tickets, replies and satisfaction scores',
    today: 'Export file, or your program by API',
    later: direct,
  },
  {
    kind: 'Messaging and support',
    brings: 'Conversations and tags',
    today: 'Export file, or your program by API',
    later: direct,
  },
  {
    kind: 'CRM',
    brings: 'Accounts, plans and revenue, to weigh what is said',
    today: 'Columns of an import, fields sent by API',
    later: direct,
  },
  {
    kind: 'Issue trackers',
    brings: 'The evidence, handed to whoever mends it',
    today: 'Links and clips that end when you say so',
    later: 'Cards that follow issues: being built',
  },
  {
    kind: 'Chat',
    brings: 'Alerts where your team talks',
    today: 'Alerts and digest by mail',
    later: 'Posts to channels: being built',
  },
  {
    kind: 'Your own',
    brings: 'Everything the screens do, and sessions of your site',
    today: 'REST API, recorder script, file upload',
    later: null,
  },
];
