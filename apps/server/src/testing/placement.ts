/*
 * Where tables lie on a database that is distributed by workspace. Those with the column `workspace_id`, and `workspace` itself,
 * lie with their workspace; the tables below apart from it; all others on one node.
 */

/** Small, rarely written tables that every node has. */
export const sharedTables: readonly string[] = ['app_user'];

/** What is looked for before a workspace is known, each spread by its whole key. */
export const lookUpTables: Readonly<Record<string, string>> = {
  ai_report_secret: 'secret_hash',
  api_key_hash: 'key_hash',
  download_ticket: 'token_hash',
  mail_link: 'token_hash',
  market_report: 'id',
  recording_secret: 'secret_hash',
  session_token: 'token_hash',
  site_key: 'key',
  user_email: 'email',
};
