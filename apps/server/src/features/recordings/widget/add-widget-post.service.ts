import { ingestLimits } from '@earshot/contracts/ingest-limits';
import { widgetSourceName } from '@earshot/contracts/recordings/widget-source';
import type { WidgetPost } from '@earshot/contracts/widget';
import type { NewFeedback } from '@earshot/contracts/feedback';
import { cleanAddress } from '@earshot/recorder/masking/addresses';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import { addFeedback } from '../../feedback/add/add-feedback.service.ts';
import type { Maskings } from '../../personal-data/masking.service.ts';
import type { KnownSite } from '../ingest/site-directory.ts';
import { judgeOrigin } from '../origins/judge-origin.ts';
import { recordedVisitor, type RecordedVisitor } from './widget.sql.ts';

/**
 * Stores what a visitor wrote as feedback in the site's source. Sent again, the first one stands. It names its session in a field, by
 * which its moment is found; of whom the page told the recorder, it has the name, once the session's first chunk was read.
 *
 * @throws Problem `plan_limit_reached`, `storage_full`
 */
export async function addWidgetPost(
  deps: Deps & { maskings: Maskings },
  site: KnownSite,
  post: WidgetPost,
): Promise<void> {
  const { workspaceId, siteId, name } = site;
  const link = pageOf(post.page, site);
  const { session_id: sessionId } = post;
  const recorded =
    sessionId === undefined
      ? undefined
      : await readInWorkspace(deps.database, workspaceId, (tx) =>
          recordedVisitor(tx, workspaceId, sessionId),
        );
  // Its first chunk may still be on its way; one of another site is not this visitor's.
  const isOfSite = recorded === undefined || recorded.siteId === siteId;
  const item: NewFeedback = {
    text: post.text,
    external_id: post.id,
    said_at: new Date(deps.now() - post.age_ms).toISOString(),
    ...(link !== null && { link }),
    ...(post.rating !== undefined && { rating: { value: post.rating, min: 1, max: 5 } }),
    ...authorOf(post.email, isOfSite ? recorded : undefined),
    ...(sessionId !== undefined && isOfSite && { fields: { session_id: sessionId } }),
  };
  const batch = { source: { name: widgetSourceName(name) }, items: [item] };
  try {
    const { results } = await addFeedback(deps, { workspaceId }, batch, `widget-${siteId}-${post.id}`);
    const refused = results.find(({ status }) => status === 'refused');
    if (refused) throw new Problem(refused.code ?? 'bad_request', { detail: refused.detail ?? '' });
  } catch (error) {
    // It came before, and says another time only because it waited longer.
    if (!(error instanceof Problem && error.code === 'key_reused')) throw error;
  }
}

/**
 * The page without query, fragment and what looks random in its path, as the recorder writes addresses; null for a page that is none of the
 * site's, which only a program names. Of a path that is too long for a link once it is masked, the origin is left.
 */
function pageOf(page: string, site: KnownSite): string | null {
  const { origin, pathname } = new URL(page);
  if (judgeOrigin(site, origin) === 'refused') return null;
  const { mask_all_text: maskText, mask_uuids: maskUuids } = site.settings;
  const masked = cleanAddress(origin + pathname, { allowQueryKeys: [], maskText, maskUuids });
  const { href } = new URL(masked);
  return href.length <= ingestLimits.linkMaxChars ? href : `${origin}/`;
}

/** The address that the visitor typed; else whom the page told the recorder. */
function authorOf(
  email: string | undefined,
  recorded: RecordedVisitor | undefined,
): Pick<NewFeedback, 'author'> {
  if (email !== undefined && email !== recorded?.personEmail?.toLowerCase()) return { author: { email } };
  if (!recorded) return {};
  const { personId, personName, personEmail } = recorded;
  if (personId === null && personName === null && personEmail === null) return {};
  return {
    author: {
      ...(personId !== null && { external_id: personId }),
      ...(personName !== null && { name: personName }),
      ...(personEmail !== null && { email: personEmail }),
    },
  };
}
