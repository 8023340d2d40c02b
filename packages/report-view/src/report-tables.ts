import type { MarketReport } from '@earshot/contracts/market/market-report';
import { csvOf } from './csv.ts';
import type { Drawing, ReportOptions } from './drawing.ts';
import { drawingOf } from './drawing.ts';
import { comparedHosts, saidCell } from './sections/features.ts';
import { convertedAmount, teamAmount, teamSizes } from './sections/pricing.ts';
import { confidenceWords, correctionWords, outcomeWords, toneWords } from './words.ts';

export const tableNames = {
  findings: 'Findings',
  voices: 'What users say',
  rivals: 'Competitors',
  plans: 'Plans and prices',
  proposals: 'Plans read by a language model',
  features: 'Features',
  trends: 'Trends',
  news: 'News',
  opportunities: 'Opportunities',
  sources: 'Sources',
  citations: 'Quotes',
} as const;

export type TableName = keyof typeof tableNames;

/** What a reader chose for a file. */
export type FileOptions = Pick<ReportOptions, 'currency'>;

type Row = (string | number | null)[];

/** One table of a report as CSV: a line of names, then the rows; quotes and addresses stand beside what they prove. */
export function renderCsv(report: MarketReport, table: TableName, options: FileOptions = {}): string {
  return csvOf(tableRows(report, table, options));
}

/** The same as rows, the names of the columns first. */
export function tableRows(report: MarketReport, table: TableName, options: FileOptions = {}): Row[] {
  return tables[table](drawingOf(report, options));
}

const tables: Record<TableName, (drawing: Drawing) => Row[]> = {
  findings: (drawing) => [
    ['Finding', 'Detail', 'Confidence', 'Basis', 'Sources', 'Quote', 'Address'],
    ...(drawing.report.findings ?? []).map((finding) => [
      finding.headline,
      finding.detail,
      confidenceWords[finding.confidence],
      finding.basis,
      ...proofOf(drawing, finding.citations),
    ]),
  ],
  voices: ({ report, nameOf, cited }) => [
    ['Company', 'Kind', 'Theme', 'Texts', 'Of', 'Average stars', 'Quote', 'Said', 'Address'],
    ...(report.voices ?? []).flatMap((theme) =>
      theme.citations.map((id) => {
        const citation = cited(id)?.citation;
        return [
          nameOf(theme.host),
          toneWords[theme.tone],
          theme.label,
          theme.count,
          theme.of,
          theme.mean_rating,
          citation?.quote ?? null,
          citation?.said_at ?? null,
          citation?.url ?? null,
        ];
      }),
    ),
  ],
  rivals: (drawing) => [
    ['Competitor', 'Site', 'State', 'Score', 'Reason', 'Weight', 'Sources', 'Quote', 'Address'],
    ...(drawing.report.rivals ?? []).flatMap(({ name, host, state, score, reasons }) =>
      reasons.map((reason) => [
        name,
        host,
        state,
        score,
        reason.text,
        reason.weight,
        ...proofOf(drawing, reason.citations),
      ]),
    ),
  ],
  plans: (drawing) => {
    const { conversion } = drawing;
    const plans = drawing.report.plans ?? [];
    const teams = teamSizes(plans);
    return [
      [
        'Company',
        'Plan',
        'As published',
        'Kind',
        'Amount',
        'Currency',
        'Per',
        'Billed every',
        'Unit',
        'From',
        'Set-up fee',
        ...teams.map((people) => `Per person per month, ${people} people`),
        ...(conversion
          ? [
              ...teams.map((people) => `Per person per month, ${people} people, in ${conversion.currency}`),
              ...['Rates of', 'Source of the rates'],
            ]
          : []),
        'Confidence',
        'Corrected',
        'Sources',
        'Quote',
        'Address',
      ],
      ...plans.map((plan) => [
        drawing.nameOf(plan.host),
        plan.name,
        plan.published,
        plan.kind,
        plan.amount,
        plan.currency,
        plan.per,
        plan.billed_every,
        plan.unit,
        plan.is_from ? 'yes' : 'no',
        plan.setup_fee,
        ...teams.map((people) => teamAmount(plan, people)),
        ...(conversion
          ? [
              ...teams.map((people) => convertedAmount(plan, people, conversion)),
              ...[conversion.rates.day, conversion.rates.source],
            ]
          : []),
        plan.confidence,
        plan.correction === null ? 'no' : correctionWords(plan.correction, drawing.clock),
        ...proofOf(drawing, plan.citations),
      ]),
    ];
  },
  proposals: (drawing) => [
    [
      'Company',
      'Plan',
      'As published',
      'Kind',
      'Amount',
      'Currency',
      'Per',
      'Unit',
      'Sources',
      'Quote',
      'Address',
    ],
    ...(drawing.report.proposals ?? []).map((plan) => [
      drawing.nameOf(plan.host),
      ...[plan.name, plan.published, plan.kind, plan.amount, plan.currency, plan.per, plan.unit],
      ...proofOf(drawing, plan.citations),
    ]),
  ],
  features: (drawing) => {
    const rows = drawing.report.features ?? [];
    const hosts = comparedHosts(drawing, rows);
    return [
      ['Feature', ...hosts.map(drawing.nameOf)],
      ...rows.map((feature) => [
        feature.term,
        ...hosts.map((host) =>
          saidCell(
            drawing,
            feature.cells.find((cell) => cell.host === host),
          ),
        ),
      ]),
    ];
  },
  trends: ({ report, nameOf }) => [
    ['Series', 'Company', 'Month', 'Value', 'Month complete'],
    ...(report.trends ?? []).flatMap(({ name, host, points }) =>
      points.map(({ month, value, partial }) => [name, nameOf(host), month, value, partial ? 'no' : 'yes']),
    ),
  ],
  news: (drawing) => [
    ['Day', 'Company', 'Title', 'Sources', 'Quote', 'Address'],
    ...(drawing.report.news ?? []).map((item) => [
      item.day,
      drawing.nameOf(item.host),
      item.title,
      ...proofOf(drawing, item.citations),
    ]),
  ],
  opportunities: (drawing) => [
    ['Opportunity', 'Follows from', 'Sources', 'Quote', 'Address'],
    ...(drawing.report.opportunities ?? []).map(({ headline, follows, citations }) => [
      headline,
      follows,
      ...proofOf(drawing, citations),
    ]),
  ],
  sources: ({ report }) => [
    ['Number', 'Source', 'Outcome', 'Found', 'Detail', 'Address', 'Read'],
    ...report.sources.map((source) => [
      source.number,
      source.name,
      outcomeWords[source.outcome],
      source.found,
      source.detail,
      source.url,
      source.read_at,
    ]),
  ],
  citations: ({ report, cited }) => [
    ['Label', 'Source', 'Title', 'Quote', 'Text around it', 'Address', 'Said', 'Read'],
    ...report.citations.map((citation) => [
      cited(citation.id)?.label ?? null,
      citation.source,
      citation.title,
      citation.quote,
      citation.excerpt,
      citation.url,
      citation.said_at,
      citation.fetched_at,
    ]),
  ],
};

/** Labels of all quotes of a claim, and the first of them in full. */
function proofOf({ cited }: Drawing, ids: readonly string[]): Row {
  const places = ids.map(cited).filter((place) => place !== undefined);
  const first = places[0]?.citation;
  return [places.map(({ label }) => label).join(' '), first?.quote ?? null, first?.url ?? null];
}
