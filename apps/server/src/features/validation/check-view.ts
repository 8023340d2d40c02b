import type { MadeCheck } from '@earshot/contracts/validation';
import { shownBys } from '@earshot/contracts/validation';
import type { CheckKind } from '@earshot/contracts/validation';
import type { ListedCheck } from './list.sql.ts';

type Ids = Pick<MadeCheck, 'custom_trend_id' | 'theme_id' | 'copy_of'>;

/** The id of what a check is about, under the name of its kind. */
export function idsOfSubject(kind: CheckKind, subjectId: number): Ids {
  return {
    custom_trend_id: kind === 'topic' ? subjectId : null,
    theme_id: kind === 'theme' ? subjectId : null,
    copy_of: kind === 'copies' ? subjectId : null,
  };
}

export function shownByOf(shownBy: string): MadeCheck['shown_by'] {
  return shownBys.find((one) => one === shownBy) ?? 'engine';
}

export function checkView(row: ListedCheck): MadeCheck {
  return {
    check_id: row.id,
    kind: row.kind,
    review_id: row.itemId,
    ...idsOfSubject(row.kind, row.subjectId),
    subject_name: row.subjectName,
    shown: row.shown,
    shown_by: shownByOf(row.shownBy),
    drawn: row.drawn,
    text: row.text,
    verdict: row.verdict,
    said: row.said,
    said_name: row.saidName,
    language: row.language,
    checked_by: row.checkedBy,
    is_own: row.isOwn,
    checked_at: row.checkedAt,
    holds: row.holds,
  };
}
