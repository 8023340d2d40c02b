import { PoliteFetch } from '@earshot/crawler/polite-fetch';
import { sourceWaves } from '@earshot/connectors/all-sources';
import { askSource } from '@earshot/connectors/ask-source';
import type { Source } from '@earshot/connectors/source';
import type { SourceAnswer, SourceSeries, SourceSubject } from '@earshot/connectors/source-facts';
import { findReading, keepPage, keepReading, usePages } from '../runs/pages.sql.ts';
import type { PackRun } from './pack-run.ts';
import { siteLimits, sitePorts } from './site-ports.ts';
import { sourcePorts } from './source-ports.ts';

/** What a source said of a company on a day, kept so that the packs of a day share it. */
export interface KeptAnswer extends Omit<SourceAnswer, 'items' | 'series' | 'readAt'> {
  /** The host that it is of. */
  host: string;
  items: KeptItem[];
  series: KeptSeries[];
  readAt: string | null;
}

export interface KeptItem {
  pageId: string;
  title: string;
  url: string;
  text: string;
  saidAt: string | null;
  rating: number | null;
}

/** Counts of months, stored as text so that they can be quoted. */
export type KeptSeries = SourceSeries & { pageId: string; text: string };

export interface Question {
  subject: SourceSubject;
  /** As the report names the company; it need not be the registered part of the host. */
  host: string;
  /** Which sources; all of them when not given. */
  only?: ReadonlySet<string>;
  /** Somebody typed what is asked for: no address that holds it is kept. */
  isTyped?: boolean;
  /** Milliseconds that all of them have together in a run of the usual length. */
  withinMs: number;
  /** Told of each answer as it comes. */
  onAnswer: (answer: KeptAnswer) => Promise<void>;
}

/**
 * Asks the sources about a company, wave by wave, since later ones need what earlier ones learn. Each has its own pace; what
 * does not fit into the time is said to be not asked. Never throws for what a source does.
 */
export async function askSources(pack: PackRun, question: Question): Promise<void> {
  const until = Date.now() + Math.min(pack.partMs(question.withinMs), Math.max(0, pack.leftMs - 6000));
  let { subject } = question;
  for (const wave of sourceWaves) {
    const answers = await Promise.all(
      wave
        .filter(({ id }) => question.only?.has(id) ?? true)
        .map(async (source) => {
          const answer = await answerOf(pack, source, { ...question, subject }, until);
          await question.onAnswer(answer);
          return answer;
        }),
    );
    const learned = Object.assign({}, ...answers.map((one) => one.learned)) as SourceAnswer['learned'];
    subject = { ...subject, known: { ...subject.known, ...learned } };
  }
}

async function answerOf(
  pack: PackRun,
  source: Source,
  { subject, host, isTyped = false }: Question,
  until: number,
): Promise<KeptAnswer> {
  const { deps, run } = pack;
  const db = deps.database.app;
  const key = { host, day: run.day, source: source.id };
  const kept = await findReading<KeptAnswer>(db, key);
  if (kept) {
    await usePages(
      db,
      run.id,
      [...kept.facts.items, ...kept.facts.series].map(({ pageId }) => pageId),
    );
    return kept.facts;
  }
  const settings = deps.config.sources[source.id] ?? { isOn: true };
  const { answer, requests } = await ask(pack, source, subject, settings, until);
  const { items: _items, series: _series, readAt, url, ...rest } = answer;
  const told: KeptAnswer = {
    ...rest,
    host,
    url: isTyped ? originOf(url) : url,
    requests,
    readAt: readAt?.toISOString() ?? null,
    items: await keepItems(pack, source, host, answer),
    series: await keepSeries(pack, source, host, answer),
  };
  if (['answered', 'empty'].includes(answer.outcome)) {
    await keepReading(db, key, {
      ...{ outcome: answer.outcome, detail: answer.detail, requests, facts: told },
      readAt: told.readAt ?? new Date(deps.now()).toISOString(),
    });
  }
  return told;
}

function originOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).origin : null;
}

async function ask(
  pack: PackRun,
  source: Source,
  subject: SourceSubject,
  settings: Parameters<typeof askSource>[2],
  until: number,
): Promise<{ answer: SourceAnswer; requests: SourceAnswer['requests'] }> {
  const { deps, signal } = pack;
  // Of hosts that wish it, robots.txt is read as for their pages.
  const polite = new PoliteFetch(sitePorts(pack), { ...siteLimits(pack), until });
  const ports = sourcePorts(deps, polite);
  const answer = await askSource(source, subject, settings, ports, { until, signal });
  return { answer, requests: [...answer.requests, ...polite.requests] };
}

/** Stores what was said, so that it can be quoted: posts and reviews, and who is named as a peer and why. */
async function keepItems(
  pack: PackRun,
  source: Source,
  host: string,
  { items, peers, readAt }: SourceAnswer,
): Promise<KeptItem[]> {
  const named = peers.map(({ name, text, url }) => ({
    ...{ title: name, text: `${name}\n${text}`, url, publishedAt: null, rating: null },
  }));
  const kept: KeptItem[] = [];
  for (const { title, url, text, publishedAt, rating } of [...items, ...named]) {
    const said = text.includes(title) ? text : `${title}\n${text}`;
    const saidAt = publishedAt?.toISOString() ?? null;
    const page = { url, title: title || source.name, text: said, saidAt, facts: { rating } };
    kept.push({ ...(await keepText(pack, source, host, readAt, page)), title, url, saidAt, rating });
  }
  return kept;
}

async function keepSeries(
  pack: PackRun,
  source: Source,
  host: string,
  { series, readAt }: SourceAnswer,
): Promise<KeptSeries[]> {
  const kept: KeptSeries[] = [];
  for (const one of series) {
    const lines = one.points.map(
      ({ month, value, partial }) => `${month}: ${value}${partial ? ' so far' : ''}`,
    );
    const text = [one.name, ...lines].join('\n');
    const page = { url: one.url, title: one.name, text, saidAt: null, facts: {} };
    kept.push({ ...one, ...(await keepText(pack, source, host, readAt, page)) });
  }
  return kept;
}

interface SaidText {
  url: string;
  title: string;
  text: string;
  saidAt: string | null;
  facts: object;
}

/** @returns the text as it is stored, since quotes are taken from there */
async function keepText(
  { deps, run }: PackRun,
  source: Source,
  host: string,
  readAt: Date | null,
  { url, title, text, saidAt, facts }: SaidText,
): Promise<{ pageId: string; text: string }> {
  // What the database cannot hold is no text.
  const body = text.replaceAll('\0', '').toWellFormed();
  const pageId = await keepPage(deps.database.app, run.id, {
    ...{ host, day: run.day, source: source.id, url, title: title.replaceAll('\0', ''), body, saidAt, facts },
    ...{ fetchedAt: (readAt ?? new Date(deps.now())).toISOString(), firstParty: false },
  });
  return { pageId, text: body };
}
