interface GroupDescription {
  'x-displayName': string;
  description: string;
}

/** What each group of calls is about, by the group's name. */
export const groupDescriptions: Readonly<Record<string, GroupDescription>> = {
  users: about('Users', 'Signing up, logging in and out, passwords and sessions.'),
  twoFactor: about('Two-factor login', 'Codes of an authenticator app, and recovery codes.'),
  emailChange: about('Email change', 'Changing the email address of a user.'),
  workspaces: about('Workspaces', 'Workspaces, members, invitations and API keys.'),
  leaving: about('Leaving', 'Deleting a workspace or an account.'),
  mail: about('Mail', 'Which mails an address gets.'),
  billing: about('Billing', 'Plans, what is used of them, and subscriptions at PayPal.'),
  contact: about('Contact', 'Messages to the operator of this server.'),
  onboarding: about('Onboarding', 'The first steps of a workspace.'),
  preferences: about('Preferences', 'Entries of the left menu.'),
  feedback: about('Feedback', 'Adding, finding and deleting feedback items.'),
  people: about('People and accounts', 'Who said it, each person once across sources, and their companies.'),
  themes: about('Themes', 'What feedback is about, found without being asked.'),
  checks: about('Checks', 'People checking what the engine decided, and how often it was right.'),
  topics: about('Custom topics', 'Topics in your words, which learn from ratings.'),
  understanding: about('Analysis under way', 'How many items are analysed while figures may still change.'),
  measures: about('Measures', 'Counts, shares and averages of feedback, over time and by property.'),
  questions: about('Questions', 'Open questions about feedback, answered with figures and quotes.'),
  alerts: about('Alerts', 'Rules that watch for changes, and the changes they found.'),
  reports: about('Reports', 'Saved analyses, their runs, and links to them.'),
  recordings: about(
    'Recordings',
    'Recorded sessions, the sites they come from, and what the recorder sends.',
  ),
  recordingAssets: about('Recording assets', 'Pictures, fonts and style sheets of recorded pages.'),
  recordingFilters: about('Saved recording filters', 'Filters of recordings under a name.'),
  recordingShares: about('Recording shares', 'Links to recordings, clips, and recordings as files.'),
  visits: about('Site visits', 'A browser that visits a public site and reports its faults.'),
  market: about('Market reports', 'Reports about a brand and its rivals.'),
  ideas: about('Ideas', 'Findings sent to the roadmap, with their evidence.'),
  sessionQuestions: about('Questions about sessions', 'Questions about recordings, answered with moments.'),
  saidAndSaw: about('Said and saw', 'From feedback to the recording it was given in, and back.'),
  views: about('Views', 'Saved filters of feedback.'),
  personalData: about('Personal data', 'What is masked before it is stored.'),
  sources: about('Sources', 'Where feedback comes from.'),
  imports: about('Imports', 'Importing files: upload, mapping, dry run, commit and undo.'),
  operator: about('Operators', 'Who runs this server, and its background jobs.'),
  marketCorrections: about('Market corrections', 'Facts of market reports that readers set right.'),
  operatorServer: about('Server state', 'Health, storage, waiting mail and refused data, for operators.'),
  operatorInbox: about('Operator inbox', 'Messages of the contact form, for operators.'),
  system: about('System', 'This description, and what the app has to know of its server.'),
};

function about(title: string, description: string): GroupDescription {
  return { 'x-displayName': title, description };
}
