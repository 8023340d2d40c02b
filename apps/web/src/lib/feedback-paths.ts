import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { withFilter } from '@earshot/contracts/filter/filter-address';
import { paths } from './paths.ts';

/** All feedback that a filter leaves: where a number leads. */
export function feedbackListPath(filter: FeedbackFilter): string {
  return withQuery(paths.feedback, withFilter(new URLSearchParams(), filter));
}

/** The page of one item. */
export function itemPath(reviewId: number): string {
  return `${paths.item}?review_id=${reviewId}`;
}

/** The people behind the items that a filter leaves. */
export function peoplePath(filter: FeedbackFilter): string {
  return withQuery(paths.people, withFilter(new URLSearchParams(), filter));
}

/** The accounts behind the items that a filter leaves. */
export function accountsPath(filter: FeedbackFilter): string {
  return withQuery(paths.accounts, withFilter(new URLSearchParams(), filter));
}

/** The page of one person, named by any of their authors. */
export function personPath(authorId: number): string {
  return `${paths.person}?author_id=${authorId}`;
}

/** The page of one account. */
export function accountPath(accountId: number): string {
  return `${paths.account}?account_id=${accountId}`;
}

/** Feedback about the same as an item. */
export function similarPath(item: { review_id: number; source_id: number }): string {
  return `${paths.find}?review_id=${item.review_id}&source_id=${item.source_id}`;
}

/** Asks a person whether the engine is right about an item. */
export function checkItemPath(reviewId: number, kind: 'sentiment' | 'language'): string {
  return `${paths.validate}?kind=${kind}&review_id=${reviewId}`;
}

/** Makes a topic from an item. */
export function topicFromItemPath(item: { review_id: number; source_id: number }): string {
  return `${paths.topics}?action=create_custom_topic&review_id=${item.review_id}&source_id=${item.source_id}`;
}

/** What is watched for changes. */
export function alertRulesPath(): string {
  return `${paths.alerts}?show=rules`;
}

/** The changes that one rule found. */
export function alertsOfRulePath(ruleId: number): string {
  return `${paths.alerts}?rule_id=${ruleId}`;
}

/** Makes a rule that watches what a filter leaves. */
export function watchFilterPath(filter: FeedbackFilter): string {
  return withQuery(paths.alerts, withFilter(new URLSearchParams({ show: 'rules', new: 'filter' }), filter));
}

/** A saved view: on the question screen when it holds a question, else in the list. */
export function viewPath(view: { view_id: number; search_term: string | null }): string {
  return `${view.search_term ? paths.find : paths.feedback}?view_id=${view.view_id}`;
}

/** The import screen, at one import when given. */
export function importPath(importId?: string): string {
  return importId ? `${paths.import}?import_id=${importId}` : paths.import;
}

function withQuery(path: string, params: URLSearchParams): string {
  return params.size ? `${path}?${params}` : path;
}
