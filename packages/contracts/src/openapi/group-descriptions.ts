interface GroupDescription {
  'x-displayName': string;
  description: string;
}

/** What each group of calls is about, by the group's name. */
export const groupDescriptions: Readonly<Record<string, GroupDescription>> = {
  users: about('Users', 'Sign-up, login, logout, passwords and logins.'),
  twoFactor: about('Two-factor login', 'Authenticator app codes and recovery codes.'),
  emailChange: about('Email change', 'Change a user’s email address.'),
  workspaces: about('Workspaces', 'Workspaces, members, invitations and API keys.'),
  deletion: about('Deletion', 'Delete a workspace or an account.'),
  mail: about('Mail', 'Which emails an address receives.'),
  billing: about('Billing', 'Plans, usage, and PayPal subscriptions.'),
  contact: about('Contact', 'Messages to the operator of this server.'),
  onboarding: about('Onboarding', 'Setup steps of a workspace.'),
  preferences: about('Preferences', 'Left menu entries.'),
  feedback: about('Feedback', 'Add, find and delete feedback items.'),
  people: about(
    'People and accounts',
    'The people behind feedback, across all sources, and their companies.',
  ),
  accountFiles: about('Account files', 'Plans, revenue and fields of accounts from a file, with undo.'),
  themes: about('Themes', 'What feedback is about, found automatically.'),
  validation: about('Validation', 'Validate what Earshot decided, and see how often it is right.'),
  topics: about('Custom topics', 'Topics you describe, which learn from ratings.'),
  enrichment: about('Enrichment', 'How many items are still being analyzed, while figures may change.'),
  analytics: about('Analytics', 'Counts, shares and averages of feedback, over time and by property.'),
  questions: about('Questions', 'Open questions about feedback, answered with figures and quotes.'),
  alerts: about('Alerts', 'Rules that watch for changes, and the changes they find.'),
  reports: about('Reports', 'Saved analyses, their runs, and links to them.'),
  recordings: about('Recordings', 'Recorded sessions, their sites, and the data the recorder sends.'),
  recordingAssets: about('Recording assets', 'Images, fonts and style sheets of recorded pages.'),
  recordingFilters: about('Saved recording filters', 'Named filters of recordings.'),
  widget: about('Feedback widget', 'What the feedback widget in a site’s pages sends.'),
  recordingShares: about('Recording shares', 'Links to recordings, clips, and downloads.'),
  visits: about('Site visits', 'A browser visits a public site and reports problems.'),
  market: about('Market reports', 'Reports about a brand and its competitors.'),
  ideas: about('Ideas', 'Findings sent to the roadmap, with their evidence.'),
  boards: about('Boards', 'Boards whose cards are ideas, scored by their evidence.'),
  sessionQuestions: about('Questions about sessions', 'Questions about recordings, answered with moments.'),
  feedbackMoments: about('Feedback moments', 'Link feedback to the recording it was given in, and back.'),
  views: about('Views', 'Saved filters of feedback.'),
  personalData: about('Personal data', 'What is masked before storage.'),
  sources: about('Sources', 'Where feedback comes from.'),
  imports: about('Imports', 'Import files: upload, mapping, dry run, commit and undo.'),
  connections: about('Connections', 'Connected systems that are synced automatically: connect, sync, pause.'),
  cleaning: about(
    'Cleaning',
    'Clean items that were stored before Earshot separated the customer’s words, and switch templates.',
  ),
  operator: about('Operators', 'Operators of this server, and its background jobs.'),
  marketCorrections: about('Market corrections', 'Corrections that readers make to market reports.'),
  operatorServer: about('Server state', 'Health, storage, queued email and refused data, for operators.'),
  operatorInbox: about('Operator inbox', 'Contact form messages, for operators.'),
  system: about('System', 'This API description, and server settings for the app.'),
};

function about(title: string, description: string): GroupDescription {
  return { 'x-displayName': title, description };
}
