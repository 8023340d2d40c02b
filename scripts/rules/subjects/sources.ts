import { sourceIds } from '../../../packages/connectors/src/source-ids.ts';
import type { Rule } from '../rule.ts';
import { counted, decided, feature, server, time } from '../rule.ts';

const connector = (file: string) => `packages/connectors/src/${file}.ts`;

export const marketSources: readonly Rule[] = [
  decided('Which sources there are', connector('source-ids'), 'sourceIds', `${sourceIds.length} sources`),
  decided(
    'Which sources are asked',
    server('config'),
    'EARSHOT_SOURCES_OFF',
    'all that need no key, and those with one; a setting switches them off',
  ),
  decided(
    'What became of a source: off, empty, answered, failed',
    connector('ask-source'),
    'askSource',
    'told of each',
  ),
  counted('Items taken from one source', connector('source-client'), 'maxItems'),
  time('All sources of the subject are waited for', feature('market/research/gather-pack'), 'sourcesMs'),
  time('… and of each competitor', feature('market/research/gather-pack'), 'rivalSourcesMs'),
];
