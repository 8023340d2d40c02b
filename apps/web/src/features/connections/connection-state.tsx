import type { Connection } from '@earshot/contracts/connections';
import { Tag } from '../../ui/text/tag.tsx';
import { connectionWords as words } from './connections.words.ts';

const meanings = { active: 'good', paused: 'plain', needs_attention: 'bad', removing: 'plain' } as const;

export function ConnectionState({ connection }: { connection: Connection }) {
  const { state, problem } = connection;
  // It goes on by itself, but not well.
  const meaning = state === 'active' && problem ? 'warn' : meanings[state];
  return <Tag meaning={meaning}>{words.states[state]}</Tag>;
}
