import type { MarketPlan, MarketReport } from '@earshot/contracts/market/market-report';
import type { Conversion } from './conversion.ts';
import type { Drawing } from './drawing.ts';
import { drawingOf } from './drawing.ts';
import { count, dayName, money, rounded } from './figures.ts';
import { markdownText } from './markdown-text.ts';
import { webAddress } from './markup.ts';
import { emptySentence, missing } from './section.ts';
import { briefedOf } from './sections/briefing.ts';
import { comparedHosts, saidCell } from './sections/features.ts';
import { conversionSentence, convertedAmount, perPerson, teamAmount, teamSizes } from './sections/pricing.ts';
import { proposedPrice } from './sections/proposed-plans.ts';
import { trendSentence } from './sections/trends.ts';
import type { FileOptions } from './report-tables.ts';
import type { SectionName } from './words.ts';
import {
  confidenceWords,
  correctionWords,
  emptyWords,
  outcomeWords,
  sectionTitle,
  sectionTitles,
  toneWords,
  words,
} from './words.ts';

/** The report in a paragraph, as its page has it; the findings below carry the numbers of the sources. */
function briefingLine(report: MarketReport): string {
  const says = briefedOf(report).map(({ finding }) => markdownText(finding.headline));
  return says.length === 0 ? '' : `**${words.inShort}** ${says.join(' ')}`;
}

/** A report as Markdown: the claims with the numbers of their sources, then sources and quotes. */
export function renderMarkdown(given: MarketReport, options: FileOptions = {}): string {
  const drawing = drawingOf(given, options);
  const { report, clock } = drawing;
  const subject = report.companies.find(({ is_subject: isSubject }) => isSubject);
  const blocks = [
    `# ${markdownText(subject?.name || report.name || report.subject)}`,
    subject?.description ? markdownText(subject.description) : '',
    `${words.print}, ${clock.day(report.ended_at ?? report.asked_at)}.`,
    report.notice === null ? '' : markdownText(report.notice),
    ...(report.news ?? [])
      .filter(({ notice, host }) => notice !== undefined && host === subject?.host)
      .map(({ title }) => `**${words.onHomePage}:** ${markdownText(title)}`),
    briefingLine(report),
    ...inOrder(lines(drawing)).flatMap(([name, rows]) => [
      `## ${sectionTitle(name, report)}`,
      rows === null
        ? missing(report)
        : rows.length === 0
          ? emptySentence(report, name)
          : rows.join(rows[0]?.startsWith('|') ? '\n' : '\n\n'),
    ]),
    `## ${words.sources}`,
    report.sources
      .filter(({ outcome }) => outcome !== 'off')
      .map(sourceLine)
      .join('\n'),
    offLine(report),
    ...report.citations.map((citation) => {
      const address = webAddress(citation.url);
      return `**${drawing.cited(citation.id)?.label ?? ''}** “${markdownText(onOneLine(citation.quote))}” ${markdownText(citation.title)}, read ${clock.day(citation.fetched_at)}, ${clock.time(citation.fetched_at)}${address === null ? '' : `, ${linked(address)}`}`;
    }),
    `## ${words.requests}`,
    table([['Host', 'Requests'], ...report.requests.map(({ host, count: n }) => [host, count(n)])]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** As the report's page has them. */
function inOrder(told: [SectionName, string[] | null][]): [SectionName, string[] | null][] {
  const order = Object.keys(sectionTitles);
  return told.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

/** What is switched off, in one line; empty where nothing is. */
function offLine({ sources }: MarketReport): string {
  const off = sources.filter(({ outcome }) => outcome === 'off').map(({ name }) => markdownText(name));
  return off.length === 0 ? '' : `Switched off on this server: ${off.join(', ')}.`;
}

function lines(drawing: Drawing): [SectionName, string[] | null][] {
  const { report, nameOf } = drawing;
  const cite = (ids: readonly string[]) =>
    `\\[${ids.map((id) => drawing.cited(id)?.label ?? '').join(', ')}\\]`;
  const changed: [SectionName, string[] | null][] =
    report.changes === null
      ? []
      : [
          [
            'changes',
            report.changes.map((one) => `- ${markdownText(nameOf(one.host))}: ${markdownText(one.text)}`),
          ],
        ];
  const listedRivals = report.rivals?.filter(({ state }) => state === 'listed');
  return [
    [
      'findings',
      report.findings?.map(
        (finding, index) =>
          `${index + 1}. **${markdownText(finding.headline)}** ${markdownText(finding.detail)} ${cite(finding.citations)} ${confidenceWords[finding.confidence]}: ${markdownText(finding.basis)}.`,
      ) ?? null,
    ],
    ...changed,
    [
      'voices',
      report.voices?.map((theme) => {
        const rating = theme.mean_rating === null ? '' : `, average ${rounded(theme.mean_rating)} stars`;
        const quotes = theme.citations
          .map((id) => drawing.cited(id)?.citation)
          .filter((citation) => citation !== undefined)
          .map(
            ({ quote, said_at: saidAt, id }) =>
              `> “${markdownText(onOneLine(quote))}” ${cite([id])}${saidAt === null ? '' : ` ${dayName(saidAt)}`}`,
          );
        return `**${markdownText(nameOf(theme.host))}, ${toneWords[theme.tone].toLowerCase()}: ${markdownText(theme.label)}** (${count(theme.count)} of ${count(theme.of)}${rating})\n\n${quotes.join('\n>\n')}`;
      }) ?? null,
    ],
    [
      'rivals',
      listedRivals?.map(
        (rival) =>
          `- **${markdownText(rival.name)}**${rival.host === null ? '' : ` (${markdownText(rival.host)})`}, weight ${rounded(rival.score)}: ${rival.reasons.map((reason) => `${markdownText(reason.text)}${reason.citations.length > 0 ? ` ${cite(reason.citations)}` : ''}`).join('; ')}`,
      ) ?? null,
    ],
    ['pricing', report.plans && [...planTable(drawing, cite), ...proposalTable(drawing, cite)]],
    ['features', report.features && featureTable(drawing)],
    [
      'trends',
      report.trends?.map(
        (trend) =>
          `- ${markdownText(trend.name)}: ${markdownText(trendSentence(nameOf(trend.host), trend))} \\[${trend.source}\\]`,
      ) ?? null,
    ],
    [
      'news',
      report.news?.map(
        (item) =>
          `- ${item.notice ? words.onHomePage : item.day === null ? 'Undated' : dayName(item.day)}, ${markdownText(nameOf(item.host))}: ${markdownText(item.title)} ${cite(item.citations)}`,
      ) ?? null,
    ],
    [
      'opportunities',
      report.opportunities?.map(
        ({ headline, follows, citations }, index) =>
          `${index + 1}. **${markdownText(headline)}** ${markdownText(follows)} ${cite(citations)}`,
      ) ?? null,
    ],
  ];
}

function planTable(drawing: Drawing, cite: (ids: readonly string[]) => string): string[] {
  const { conversion } = drawing;
  const plans = drawing.report.plans ?? [];
  if (plans.length === 0) return [];
  const teams = teamSizes(plans);
  return [
    table([
      [
        'Vendor and plan',
        'As published',
        ...teams.map((people) => `Per person per month, ${people}`),
        ...(conversion ? teams.map((people) => `In ${conversion.currency}, ${people}`) : []),
        'Source',
      ],
      ...plans.map((plan) => [
        markdownText(`${drawing.nameOf(plan.host)}, ${plan.name}`) +
          (plan.correction === null ? '' : ` (${correctionWords(plan.correction, drawing.clock)})`),
        markdownText(plan.published),
        ...teams.map((people) => bound(plan, people) + perPerson(plan, people)),
        ...(conversion ? teams.map((people) => convertedWord(plan, people, conversion)) : []),
        cite(plan.citations),
      ]),
    ]),
    ...(conversion ? ['', conversionSentence(drawing, conversion)] : []),
  ];
}

/** What only a language model read, below the plans. */
function proposalTable(drawing: Drawing, cite: (ids: readonly string[]) => string): string[] {
  const { plans, proposals } = drawing.report;
  if (proposals === null || proposals.length === 0) return [];
  const rows = proposals.map((plan) => [
    markdownText(`${drawing.nameOf(plan.host)}, ${plan.name}`),
    ...[markdownText(plan.published), markdownText(proposedPrice(plan)), cite(plan.citations)],
  ]);
  return [
    ...(plans?.length === 0 ? [emptyWords.pricing ?? ''] : []),
    ...['', `**${words.byModel}**`, '', words.byModelNote, ''],
    table([['Vendor and plan', 'As published', 'Price', 'Source'], ...rows]),
  ];
}

function convertedWord(plan: MarketPlan, people: number, conversion: Conversion): string {
  const sum = convertedAmount(plan, people, conversion);
  return sum === null ? '–' : bound(plan, people) + money(sum, conversion.currency);
}

/** What stands before a sum that is a lower bound. */
function bound(plan: MarketPlan, people: number): string {
  return plan.is_from && teamAmount(plan, people) !== null ? 'from ' : '';
}

function featureTable(drawing: Drawing): string[] {
  const rows = drawing.report.features ?? [];
  if (rows.length === 0) return [];
  const hosts = comparedHosts(drawing, rows);
  return [
    table([
      ['Feature', ...hosts.map((host) => markdownText(drawing.nameOf(host)))],
      ...rows.map((feature) => [
        markdownText(feature.term),
        ...hosts.map((host) =>
          markdownText(
            saidCell(
              drawing,
              feature.cells.find((cell) => cell.host === host),
            ),
          ),
        ),
      ]),
    ]),
  ];
}

function sourceLine(source: MarketReport['sources'][number]): string {
  const address = source.url === null ? null : webAddress(source.url);
  return `- ${source.number}: ${markdownText(source.name)}, ${outcomeWords[source.outcome]}, ${count(source.found)} found${address === null ? '' : `, ${linked(address)}`}`;
}

function table([names = [], ...rows]: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(names), line(names.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Lines of a quote, such as a title and what stands below it, parted as in a quoted verse. */
function onOneLine(quote: string): string {
  return quote
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' / ');
}

function linked(address: string): string {
  return `<${address.replaceAll('<', '%3C').replaceAll('>', '%3E')}>`;
}
