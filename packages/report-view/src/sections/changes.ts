import type { Drawing } from '../drawing.ts';
import type { Part } from '../markup.ts';
import { foreign, html } from '../markup.ts';
import { section } from '../section.ts';

const kinds = { added: 'New', removed: 'Removed', changed: 'Changed' } as const;
const rank = { high: 0, normal: 1, low: 2 } as const;

/** What is different from the report before, the weightiest first; nothing at all for a first report. */
export function changes(drawing: Drawing): Part {
  const given = drawing.report.changes;
  if (given === null) return null;
  const rows = given.toSorted((a, b) => rank[a.importance] - rank[b.importance]);
  return section(
    drawing,
    'changes',
    rows,
    () =>
      html`<ul class="mr-changes">
        ${rows.map(
          (change) =>
            html`<li>
              <span class="mr-tag ${change.importance === 'high' && 'is-warn'}">${kinds[change.kind]}</span>
              <div>
                <strong>${drawing.nameOf(change.host)}</strong>: ${foreign(change.text)}
                ${
                  change.before !== null &&
                  change.after !== null &&
                  html`<p class="mr-small mr-mut">
                    Was ${foreign(change.before)}, is now ${foreign(change.after)}
                  </p>`
                }
              </div>
            </li>`,
        )}
      </ul>`,
  );
}
