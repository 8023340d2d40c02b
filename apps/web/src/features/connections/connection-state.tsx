import type { Connection } from '@earshot/contracts/connections';
import { Tag } from '../../ui/text/tag.tsx';
import { connectionWords as words } from './connections.words.ts';

const meanings = { active: 'good', paused: 'plain', needs_attention: 'bad', removing: 'plain' } as const;

export function ConnectionState({ connection }: { connection: Connection }) {
  const { state, problem } = connection;
  // It goes on by itself, but not well.
  if (state === 'active' && problem) return <Tag meaning="warn">{words.failing}</Tag>;
  return <Tag meaning={meanings[state]}>{words.states[state]}</Tag>;
}
