import type { MarketCitation, MarketReport } from '@earshot/contracts/market/market-report';
import type { Conversion } from './conversion.ts';
import { conversionOf } from './conversion.ts';
import type { Clock } from './figures.ts';
import { clockOf } from './figures.ts';
import { provenReport } from './proven-report.ts';
import type { RoadmapMarks } from './roadmap-marks.ts';

export interface ReportOptions {
  /** IANA name of the reader's zone; UTC, and said so, without one. */
  timeZone?: string;
  /** Draws the buttons that the browser gives a meaning to: add, remove, correct. */
  controls?: boolean;
  /** Address of the page about the crawler; no link without one. */
  crawlerPage?: string;
  /** What prices are also told in: {@link conversionOf}. */
  currency?: string | undefined;
  /** Claims can be sent to a roadmap, and tell where they went. */
  roadmap?: RoadmapMarks | undefined;
}

/** What the parts of a drawn report share. */
export interface Drawing {
  report: MarketReport;
  clock: Clock;
  controls: boolean;
  crawlerPage: string | null;
  /** Null where prices stand as they are. */
  conversion: Conversion | null;
  roadmap: RoadmapMarks | null;
  /** The company's name; its host where nothing better is known. */
  nameOf: (host: string) => string;
  isSubject: (host: string) => boolean;
  cited: (id: string) => CitedPlace | undefined;
}

/** A citation with the label of its chip, such as `3` or `3b`, and the anchor of its quote. */
export interface CitedPlace {
  citation: MarketCitation;
  label: string;
  anchor: string;
}

/** Reads the report once for all parts: only what is proven, its citations labelled. */
export function drawingOf(given: MarketReport, options: ReportOptions): Drawing {
  const report = provenReport(given);
  const companies = new Map(report.companies.map((company) => [company.host, company]));
  const rivals = new Map(report.rivals?.map(({ host, name }) => [host, name]));
  const places = placesOf(report.citations);
  return {
    report,
    clock: clockOf(options.timeZone),
    controls: options.controls ?? false,
    crawlerPage: options.crawlerPage ?? null,
    conversion: conversionOf(report, options.currency),
    roadmap: options.roadmap ?? null,
    nameOf: (host) => companies.get(host)?.name || rivals.get(host) || host,
    isSubject: (host) => companies.get(host)?.is_subject ?? false,
    cited: (id) => places.get(id),
  };
}

function placesOf(citations: readonly MarketCitation[]): Map<string, CitedPlace> {
  const ofSource = Map.groupBy(citations, ({ source }) => source);
  const places = new Map<string, CitedPlace>();
  for (const [source, quotes] of ofSource) {
    quotes.forEach((citation, index) => {
      const label = quotes.length === 1 ? String(source) : `${source}${letters(index)}`;
      places.set(citation.id, { citation, label, anchor: `quote-${label}` });
    });
  }
  return places;
}

/** a … z, aa, ab … */
function letters(index: number): string {
  const before = index >= 26 ? letters(Math.floor(index / 26) - 1) : '';
  return before + String.fromCharCode(97 + (index % 26));
}
