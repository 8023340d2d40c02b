import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { MailOrder } from '../../jobs/mail-order.ts';
import type { Db } from '../../platform/database/open.ts';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import type { Line } from '../../platform/mail/email-layout.ts';
import { addDays, periodBefore } from '../analytics/days.service.ts';
import { coverageOf, isCovered } from '../analytics/coverage.service.ts';
import { readStanding } from '../analytics/standing.shared.sql.ts';
import { measure } from '../analytics/analytics.service.ts';
import { countedChange } from './change-view.ts';
import { readChanges } from './changes.sql.ts';
import type { Span } from './counts.sql.ts';
import { countEach } from './counts.sql.ts';
import { dayIn } from './day-in.ts';
import type { AlertEmailDraft, EmailDeps } from './email-parts.ts';
import { changeLine, countedLink, dayInWords, nameInEmail, stopOf } from './email-parts.ts';
import { readNewThemes, readReader } from './reader.sql.ts';
import { readRules } from './rules.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

type DigestOrder = Extract<MailOrder, { kind: 'digest' }>;

const themesInEmail = 5;
const changesInEmail = 10;

/** The seven days until one, beside the seven before; null for somebody who wants no digest any more. */
export async function digestEmail(
  { database, publicUrl, now }: EmailDeps,
  { workspaceId, userId, until }: DigestOrder,
): Promise<AlertEmailDraft | null> {
  const week = { from: addDays(until, -6), to: until };
  const read = await readSnapshot(database, workspaceId, async (tx) => {
    const reader = await readReader(tx, workspaceId, userId);
    if (!reader || reader.digestDay === null) return null;
    const sections = [
      { heading: 'Volume', lines: await volumeLines(tx, workspaceId, week, publicUrl, now()) },
      { heading: 'Changes', lines: await changeLines(tx, workspaceId, week, publicUrl, now()) },
      { heading: 'New themes', lines: await themeLines(tx, workspaceId, week, publicUrl) },
    ];
    return { reader, sections };
  });
  if (!read) return null;
  const { reader, sections } = read;
  return {
    to: reader.email,
    words: {
      subject: `Your feedback, ${dayInWords(week.from)} to ${dayInWords(week.to)}`,
      before: [`What customers said from ${dayInWords(week.from)} to ${dayInWords(week.to)}.`],
      sections,
      button: { label: 'Open analysis', address: `${publicUrl}/feedback/analysis` },
      after: [],
    },
    stop: await stopOf(
      database.app,
      publicUrl,
      { workspaceId, userId, email: 'digest' },
      reader.workspaceName,
    ),
  };
}

async function volumeLines(
  db: Db,
  workspaceId: string,
  week: Span,
  publicUrl: string,
  nowMs: number,
): Promise<Line[]> {
  const bySentiment = async ({ from, to }: Span) => {
    const filters: ReadyFilter = { said_from: from, said_to: to };
    const query = { filters, measure: 'count', unit: 'items', order: 'size', limit: 25 } as const;
    const { total, rows } = await measure(db, workspaceId, { ...query, by: 'sentiment' }, nowMs);
    const ofTone = (tone: string) => rows.find(({ key }) => key === tone)?.figure;
    return { total, negative: ofTone('negative'), positive: ofTone('positive') };
  };
  const link = (figure: { value: number | null; filters: FeedbackFilter } | undefined, unit: '' | 'item') =>
    figure ? countedLink(publicUrl, { count: figure.value ?? 0, filters: figure.filters }, unit) : 'none';
  const now = await bySentiment(week);
  const { today } = await readStanding(db, workspaceId, nowMs);
  const earlier = periodBefore(week);
  const coverage = await coverageOf(db, workspaceId, {}, today);
  if (!isCovered(coverage, earlier)) {
    const since = coverage.firstDay === null ? 'has no dates' : `starts on ${dayInWords(coverage.firstDay)}`;
    return [
      [link(now.total, 'item'), `. Your feedback ${since}, so there is no full week to compare with.`],
      ['Negative: ', link(now.negative, ''), '.'],
      ['Positive: ', link(now.positive, ''), '.'],
    ];
  }
  const before = await bySentiment(earlier);
  return [
    [link(now.total, 'item'), ' (', link(before.total, ''), ' the week before).'],
    ['Negative: ', link(now.negative, ''), ' (', link(before.negative, ''), ' the week before).'],
    ['Positive: ', link(now.positive, ''), ' (', link(before.positive, ''), ' the week before).'],
  ];
}

async function changeLines(
  db: Db,
  workspaceId: string,
  week: Span,
  publicUrl: string,
  nowMs: number,
): Promise<Line[]> {
  const { timeZone } = await readStanding(db, workspaceId, nowMs);
  const rules = new Map((await readRules(db, workspaceId)).map((rule) => [rule.id, rule]));
  const lines: Line[] = [];
  for (const row of await readChanges(db, workspaceId, { limit: 100 })) {
    const rule = rules.get(row.ruleId);
    // Found on the morning of the digest, too: it tells of the day before.
    const foundOn = dayIn(timeZone, row.foundAt);
    const isOfWeek = foundOn > week.from && foundOn <= addDays(week.to, 1);
    if (!rule || !isOfWeek || row.notUsefulAt !== null || lines.length >= changesInEmail) continue;
    lines.push(changeLine(publicUrl, await countedChange(db, workspaceId, row, rule)));
  }
  return lines.length > 0 ? lines : [['No significant changes.']];
}

async function themeLines(db: Db, workspaceId: string, week: Span, publicUrl: string): Promise<Line[]> {
  const themes = await readNewThemes(db, workspaceId, week);
  const filters = themes.map(({ id }) => ({ theme_ids: [id], said_from: week.from, said_to: week.to }));
  const counts = await countEach(db, workspaceId, filters);
  const lines = themes
    .map(({ name }, n) => ({ name, count: counts[n] ?? 0, filters: filters[n] ?? {} }))
    .sort((a, b) => b.count - a.count)
    .slice(0, themesInEmail)
    .map((theme): Line => [`${nameInEmail(theme.name, 'theme')}: `, countedLink(publicUrl, theme)]);
  return lines.length > 0 ? lines : [['None this week.']];
}
