import type { MarketPlan } from '@earshot/contracts/market/market-report';
import type { Plan } from '@earshot/extraction/facts';
import { priceExcerpt } from '@earshot/extraction/pricing/proposed/price-excerpt';
import { isAmong, provenPlans } from '@earshot/extraction/pricing/proposed/proposed-plans';
import { proposePlansJob } from '../../../jobs/market.jobs.ts';
import type { Handler } from '../../../jobs/worker.ts';
import { handle } from '../../../jobs/worker.ts';
import type { Llm } from '../../../platform/llm/llm.ts';
import { LlmSilent } from '../../../platform/llm/llm.ts';
import type { Deps } from '../../deps.ts';
import { CiteBook } from '../research/cite-book.ts';
import type { SiteEvidence } from '../research/evidence.ts';
import { plansOf } from '../research/sections/plans.ts';
import { findReading, keepReading } from '../runs/pages.sql.ts';
import { findRun, putProposals } from '../runs/runs.sql.ts';
import { askForPlans } from './ask-for-plans.ts';
import type { PricePage } from './price-pages.sql.ts';
import { pricePages } from './price-pages.sql.ts';

/** Of a page's text, what a model is shown at most. */
const mostChars = 12_000;
/** What a day's pages gave is kept for the runs of that day. */
const source = 'plans_by_model';

type Needed = Pick<Deps, 'database' | 'llm' | 'now'>;

/** A language model's budget is the process's, so its work is done in the thread that has it. */
export function proposedPlanHandlers(deps: Needed): Handler<unknown>[] {
  return [handle(proposePlansJob, ({ runId }, _given, { signal }) => proposePlans(deps, runId, signal))];
}

/**
 * Has a model read the price pages of a run that is done. What the pages prove of it, and code did not read by itself, is kept
 * apart from the report's plans: nothing is concluded from it. Without a model, or when it answers for no page, nothing is kept.
 */
export async function proposePlans(deps: Needed, runId: string, signal: AbortSignal): Promise<void> {
  const { database, llm } = deps;
  const db = database.app;
  const run = await findRun(db, runId);
  if (!llm || run?.state !== 'done') return;
  const book = new CiteBook();
  const proposals: MarketPlan[] = [];
  let isRead = false;
  for (const page of await pricePages(db, runId)) {
    signal.throwIfAborted();
    const plans = await readPlans(deps, llm, page);
    if (plans === null) continue;
    isRead = true;
    book.knowSite(page.host, { [page.url]: page.id });
    proposals.push(...plansOf({ host: page.host, plans }, book).map(apart));
  }
  if (isRead) await putProposals(db, runId, proposals, book.citedIn(proposals));
}

/** Under a key of its own, since a plan of the same name may have been read. */
function apart(plan: MarketPlan): MarketPlan {
  return { ...plan, key: plan.key.replace('/', '/proposed/') };
}

/** Null where the model gave no answer, and for a page without an amount, which it is not asked about. */
async function readPlans({ database, now }: Needed, llm: Llm, page: PricePage): Promise<Plan[] | null> {
  const db = database.app;
  const { host, day, url, title, lang, body: text } = page;
  const kept = await findReading<Plan[]>(db, { host, day, source });
  if (kept) return kept.facts;
  const excerpt = priceExcerpt({ text, lang }, mostChars);
  if (excerpt === '') return null;
  try {
    const proposals = await askForPlans(llm, excerpt);
    if (proposals === null) return null;
    const known = (await findReading<SiteEvidence>(db, { host, day, source: 'site' }))?.facts.plans ?? [];
    const plans = provenPlans({ url, title, lang, text }, proposals).filter((plan) => !isAmong(plan, known));
    const readAt = new Date(now()).toISOString();
    await keepReading(
      db,
      { host, day, source },
      { outcome: 'answered', detail: null, requests: [], facts: plans, readAt },
    );
    return plans;
  } catch (error) {
    if (!(error instanceof LlmSilent)) throw error;
    return null;
  }
}
