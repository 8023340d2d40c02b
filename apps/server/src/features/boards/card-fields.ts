import type { CardFields } from './cards.sql.ts';
import type { Differing } from './changes.sql.ts';

/** Of a card what a person decides, without all else that its row holds. */
export function fieldsOf(row: CardFields): CardFields {
  const { columnId, rank, horizon, ownerId, targetOn, tags, impact, effort } = row;
  const { reachGiven, reachReason, confidenceGiven, confidenceReason, releasedAt, releaseVersion } = row;
  return {
    ...{ columnId, rank, horizon, ownerId, targetOn, tags, impact, effort },
    ...{ reachGiven, reachReason, confidenceGiven, confidenceReason, releasedAt, releaseVersion },
  };
}

/** The same under the names that the history has, which are those of the calls; `rank` is the place among all cards. */
export function namedFields(fields: CardFields): Differing {
  return {
    ...{ column_id: fields.columnId, rank: fields.rank, horizon: fields.horizon, owner_id: fields.ownerId },
    ...{ target_on: fields.targetOn, tags: fields.tags, impact: fields.impact, effort: fields.effort },
    ...{ reach: fields.reachGiven, reach_reason: fields.reachReason },
    ...{ confidence: fields.confidenceGiven, confidence_reason: fields.confidenceReason },
    ...{ released_at: fields.releasedAt, version: fields.releaseVersion },
  };
}

const fieldOf: Readonly<Record<string, keyof CardFields>> = {
  ...{ column_id: 'columnId', rank: 'rank', horizon: 'horizon', owner_id: 'ownerId' },
  ...{ target_on: 'targetOn', tags: 'tags', impact: 'impact', effort: 'effort' },
  ...{ reach: 'reachGiven', reach_reason: 'reachReason' },
  ...{ confidence: 'confidenceGiven', confidence_reason: 'confidenceReason' },
  ...{ released_at: 'releasedAt', version: 'releaseVersion' },
};

/** Of a line of the history the fields that a card's row has. */
export function fieldsNamed(named: Differing): Partial<CardFields> {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => {
      const field = fieldOf[name];
      return field === undefined ? [] : [[field, value]];
    }),
  );
}
