import { apiKeyRole, apiKeyScopes } from '../../../packages/contracts/src/call.ts';
import type { Rule } from '../rule.ts';
import { bytes, contracts, counted, decided, feature, server, time } from '../rule.ts';

const ingest = contracts('ingest-limits');
const keys = feature('workspaces/api-keys.service');

export const api: readonly Rule[] = [
  decided('The least role that makes API keys', contracts('call'), 'apiKeyRole', apiKeyRole),
  decided('What an API key may do: one scope', contracts('call'), 'apiKeyScopes', apiKeyScopes.join(', ')),
  decided('How often the secret of an API key is shown', keys, 'createApiKey', 'once: only its hash is kept'),
  decided(
    'API keys of a member who is removed',
    keys,
    'settleKeysOf',
    'revoked, or handed to who removes them',
  ),
  decided('API keys of a member who leaves', keys, 'settleKeysOf', 'revoked'),
  time('A revoked key stops on every server within', server('platform/auth/callers'), 'rememberMs'),
  time('A secret that opens a file works once, within', server('platform/auth/download-tickets'), 'ticketMs'),
  decided(
    'What is answered of another workspace’s things',
    server('platform/database/workspace-transaction'),
    'inWorkspace',
    'nothing of it is seen: 404, as for what does not exist',
  ),
  bytes('One item sent has at most', ingest, 'ingestLimits.itemMaxBytes'),
  bytes('One call with items has at most', ingest, 'ingestLimits.requestMaxBytes'),
  counted(
    'The ID of an item at its source has at most',
    ingest,
    'ingestLimits.externalIdMaxChars',
    'characters',
  ),
  counted('A link of an item has at most', ingest, 'ingestLimits.linkMaxChars', 'characters'),
  decided(
    'When a batch sent again stores nothing twice',
    feature('feedback/add/add-feedback.service'),
    'addFeedback',
    'by external ID, else by content and its place among equals',
  ),
  decided(
    'Which items of a batch are refused',
    feature('feedback/add/check-items'),
    'checkItems',
    'each by itself; the others are taken',
  ),
  decided(
    'Cells of a downloaded CSV that a spreadsheet would run',
    'packages/tabular/src/csv/csv-line.ts',
    'spreadsheetSafe',
    'get an apostrophe before them',
  ),
];
