import type { VisitAnalysis, VisitFinding, VisitedPage } from '@earshot/contracts/visits';

const perKindAndPage = 5;
const findingsMax = 100;
const charsMax = 300;

/** What a visit has met so far; the same fault is told once. */
export class VisitNotes {
  readonly pages: VisitedPage[] = [];
  readonly #findings: VisitFinding[] = [];
  readonly #tried: VisitAnalysis['tried'] = [];
  readonly #leftOut: string[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  find(kind: VisitFinding['kind'], page: string, what: string, detail: string | null = null): void {
    const finding = {
      kind,
      page,
      what: cut(what),
      detail: detail === null ? null : cut(detail),
      at: this.#now(),
    };
    const alike = this.#findings.filter((one) => one.kind === kind);
    // What stands on every page, such as a faulty header, is one fault.
    if (alike.some((one) => one.what === finding.what && one.detail === finding.detail)) return;
    if (this.#findings.length >= findingsMax) return;
    if (alike.filter((one) => one.page === page).length >= perKindAndPage) return;
    this.#findings.push(finding);
  }

  did(what: string, page: string): void {
    this.#tried.push({ what: cut(what), page, at: this.#now() });
  }

  leaveOut(why: string): void {
    if (!this.#leftOut.includes(why)) this.#leftOut.push(why);
  }

  analysis(): VisitAnalysis {
    return { pages: this.pages, tried: this.#tried, findings: this.#findings, left_out: this.#leftOut };
  }
}

/** As a database keeps it: no NUL, no half of a character, not too long. */
function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('\u0000', '').trim();
  return (line.length > charsMax ? `${line.slice(0, charsMax)}…` : line).toWellFormed();
}
