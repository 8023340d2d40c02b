import { maskFields } from '../feedback/masking/mask-item.service.ts';
import { BeforeTemplates, ItemTurns } from '../feedback/cleaning/as-it-came.service.ts';
import { maskBeforeTemplates, maskSource, maskTurns } from '../feedback/masking/mask-as-it-came.service.ts';
import { maskDeep, maskName, maskText } from '../personal-data/masking.service.ts';
import { maskWithFacts } from './stored-accounts.ts';
import {
  maskContent,
  maskDryRun,
  maskImportFacts,
  maskRejectedCells,
  maskRejectReason,
  maskWords,
} from './stored-imports.ts';
import type { MaskColumn, StoredTexts } from './stored-columns.ts';

const text: MaskColumn = (masking, value) => (typeof value === 'string' ? maskText(masking, value) : value);
const name: MaskColumn = (masking, value) => (typeof value === 'string' ? maskName(masking, value) : value);
const json: MaskColumn = (masking, value) => maskDeep(masking, value);
/** Names of fields are texts too. */
const facts: MaskColumn = (masking, value) => maskFields(masking, value as Record<string, string>);
const withFacts: MaskColumn = (masking, value) => maskWithFacts(masking, value);
const source: MaskColumn = (masking, value) =>
  typeof value === 'string' ? maskSource(masking, value) : value;
const turns: MaskColumn = (masking, value) => maskTurns(masking, ItemTurns.parse(value));
const beforeTemplates: MaskColumn = (masking, value) =>
  maskBeforeTemplates(masking, BeforeTemplates.parse(value));

/**
 * Where personal data may stand besides items, authors and accounts. A test holds this list and the next against the
 * tables, so that a new column is thought of.
 */
export const storedTexts: readonly StoredTexts[] = [
  {
    table: 'item_source_text',
    key: ['item_id'],
    columns: { title: source, text: source, turns, before_templates: beforeTemplates },
  },
  { table: 'item_template', key: ['id'], columns: { text } },
  { table: 'account', key: ['id'], columns: { domain: text, facts, given_revenue_as: text } },
  {
    table: 'account_file',
    key: ['id'],
    columns: { file_name: text, mapping: json, changes: withFacts },
  },
  { table: 'source', key: ['id'], columns: { name } },
  { table: 'saved_view', key: ['id'], columns: { name: text, filter: json, search_term: text } },
  {
    table: 'import_change',
    key: ['import_id', 'item_id'],
    columns: { before: maskContent },
  },
  {
    table: 'cleaning_change',
    key: ['run_id', 'item_id'],
    columns: { before: maskWords },
  },
  {
    table: 'import_run',
    key: ['id'],
    columns: {
      file_name: text,
      facts: maskImportFacts,
      guesses: json,
      mapping: json,
      dry_run: maskDryRun,
      tally: json,
      result: json,
      error: text,
    },
    besides: ['blob_name'],
  },
  {
    table: 'import_reject',
    key: ['import_id', 'row_number'],
    columns: { column_name: text, reason: maskRejectReason, cells: maskRejectedCells },
  },
  { table: 'connection_refusal', key: ['connection_id', 'item_hash'], columns: { reason: text } },
  { table: 'connection_run', key: ['id'], columns: { reasons: json, error: text } },
  { table: 'topic', key: ['id'], columns: { title: text, description: text, filter: json } },
  { table: 'topic_change', key: ['id'], columns: { before: json, after: json } },
  { table: 'topic_preview', key: ['id'], columns: { asked: json, result: json } },
  { table: 'theme', key: ['id'], columns: { found_name: text, given_name: text, other_words: text } },
  { table: 'theme_edit', key: ['id'], columns: { edit: json } },
  {
    table: 'answer',
    key: ['id'],
    columns: { question: text, filter: json, plan: json, content: json, name: text },
  },
  { table: 'alert_rule', key: ['id'], columns: { name: text, filter: json } },
  { table: 'alert_change', key: ['id'], columns: { drivers: json } },
  {
    table: 'ai_report',
    key: ['id'],
    columns: { name: text, filter: json, sections: json, questions: json },
  },
  { table: 'ai_report_run', key: ['id'], columns: { content: json, error: text } },
  { table: 'site', key: ['id'], columns: { name: text } },
  { table: 'saved_recording_filter', key: ['id'], columns: { name: text, filter: json } },
  { table: 'workspace_market_report', key: ['report_id'], columns: { name: text, subject: text } },
  { table: 'idea', key: ['id'], columns: { title: text, note: text } },
  { table: 'idea_evidence', key: ['idea_id', 'place'], columns: { filter: json, search_term: text } },
  { table: 'board', key: ['id'], columns: { title: text } },
  { table: 'board_column', key: ['id'], columns: { title: text } },
  {
    table: 'board_card',
    key: ['idea_id'],
    columns: {
      ...{ tags: json, reach_reason: text, confidence_reason: text, release_version: text },
      ...{ public_title: text, public_text: text },
    },
  },
  { table: 'card_comment', key: ['id'], columns: { text } },
  { table: 'card_decision', key: ['id'], columns: { tags: json, known: json, expected: text } },
  { table: 'board_roadmap', key: ['board_id'], columns: { title: text, intro: text, columns: json } },
  { table: 'card_import', key: ['id'], columns: { file_name: text } },
  {
    table: 'card_origin',
    key: ['idea_id'],
    columns: { file_name: text, status: text, owner: text, external_id: text, url: text, parent: text },
  },
  { table: 'board_change', key: ['board_id', 'revision'], columns: { before: json, after: json } },
  { table: 'recording_clip', key: ['id'], columns: { name: text } },
];

/** Columns of workspaces' tables in which nothing of what customers or members write can stand, as `table.column`. */
export const holdNoFreeText: readonly string[] = [
  // Masked with the item, the author or the account.
  ...['title', 'text', 'link', 'fields', 'external_id', 'content_key'].map((of) => `feedback_item.${of}`),
  ...['identity', 'name', 'email', 'external_id'].map((of) => `author.${of}`),
  ...['identity', 'name', 'external_id', 'plan', 'said_plan', 'given_plan'].map((of) => `account.${of}`),
  'item_feature.features',
  // Deleted whole.
  'request_key.key',
  'request_key.request_hash',
  'request_key.reply',
  // Masked in the page, by the recorder, before it is sent; who a visitor is, is what the page says on purpose.
  ...['first_url', 'last_url', 'person_id', 'person_name', 'person_email'].map((of) => `recording.${of}`),
  ...['account', 'plan', 'metadata', 'browser'].map((of) => `recording.${of}`),
  ...['tab_id', 'body', 'facts', 'refused'].map((of) => `recording_chunk.${of}`),
  ...['tab_id', 'kind', 'label'].map((of) => `recording_moment.${of}`),
  ...['recording_text.text', 'recording_text_use.part'],
  // Files of a page as anybody gets them who asks its site.
  ...['sha256', 'type', 'body'].map((of) => `recorded_asset.${of}`),
  ...['address', 'sha256', 'given_name'].map((of) => `recorded_asset_use.${of}`),
  'site.seen_on',
  ...['origin', 'state'].map((of) => `site_origin.${of}`),
  // Words of the product's own, codes and settings.
  'recording.pack',
  ...['id', 'plan', 'payment_terms', 'status'].map((of) => `subscription.${of}`),
  'site.key',
  'site.identity_secret',
  'site.settings',
  'feedback_item.language',
  'feedback_item.sentiment',
  'feedback_item.sentiment_by',
  'source.kind',
  'source.place',
  'item_count.facet',
  'item_count.value',
  // What a workspace says of its own systems, and the product’s own sentences about them.
  ...[
    'kind',
    'account',
    'settings',
    'secrets',
    'secret_key_id',
    'state',
    'problem',
    'problem_kind',
    'cursor',
  ].map((of) => `connection.${of}`),
  'connection_run.state',
  'connection_refusal.item_hash',
  'import_run.state',
  'import_run.failed_in',
  'import_run.blob_name',
  'import_reject.code',
  'import_change.kind',
  'topic_change.kind',
  'topic_rating.category',
  'theme_edit.kind',
  'theme_build.error',
  'masking_run.error',
  'item_template.writer',
  ...['state', 'failed_in', 'counts_before', 'counts_after', 'switches', 'error'].map(
    (of) => `cleaning_run.${of}`,
  ),
  'person_change.kind',
  'item_word.subject',
  'item_word.said',
  'item_word.engine',
  'item_check.kind',
  'item_check.drawn',
  'item_check.shown_by',
  'item_check.verdict',
  'item_check.before',
  'item_check.language',
  'item_check.said',
  'item_check.shown',
  'tone_model.verdict',
  'alert_rule.kind',
  'alert_change.kind',
  'alert_choice.mail',
  'workspace_market_report.host',
  'workspace_market_report.schedule',
  'ai_report.period',
  'ai_report.score',
  'ai_report.schedule',
  'idea.state',
  'idea_evidence.kind',
  'board.score',
  'board_column.state',
  'board_card.horizon',
  'board_change.kind',
  'card_link.kind',
  ...['card_decision.score_kind', 'card_decision.quotes'],
  'follow_up_person.state',
  ...['card_verdict.verdict', 'card_verdict.reopened_as', 'card_alert.email', 'card_comment.mentions'],
  ...['follow_up_person.recipient_hash', 'follow_up_stop.recipient_hash'],
  // What a workspace writes to its customers reaches them as it was written.
  ...['language', 'subject', 'body'].map((of) => `follow_up_text.${of}`),
  'sample_thing.kind',
  // Hashes, numbers and ids.
  'idea.origin',
  'sample_thing.id',
  // Names a claim of a report on what others publish, and must be one.
  'idea_evidence.claim_key',
  'import_run.columns_key',
  ...['account_file.columns_key', 'account_file.counts', 'account_alias.identity_hash'],
  'item_word.text_hash',
  'item_check.text_hash',
  'erased_person.known_by',
  'topic.model',
  'topic_links.links',
  'topic.quality',
  'topic.queue',
  'tone_model.model',
  'alert_rule.standing',
  'alert_rule.past',
  'person_change.moved',
  // Of the workspace's own people.
  'membership.role',
  'invitation.email',
  'invitation.role',
  'api_key.name',
  'api_key.scope',
  'api_key.starts_with',
];
