import { useEffect, useState } from 'react';
import { Tag } from '../../ui/text/tag.tsx';

type Answer = 'asking' | 'works' | 'fails';

/** Whether `/readyz` answers this browser now. */
export function DatabaseStatus() {
  const [database, setDatabase] = useState<Answer>('asking');
  useEffect(() => {
    const control = new AbortController();
    fetch('/readyz', { signal: control.signal }).then(
      (answer) => setDatabase(answer.ok ? 'works' : 'fails'),
      () => {
        if (!control.signal.aborted) setDatabase('fails');
      },
    );
    return () => control.abort();
  }, []);
  return (
    <span role="status">
      <noscript>open /readyz to check</noscript>
      {database === 'asking' ? (
        <Tag>asking</Tag>
      ) : (
        <Tag meaning={database === 'works' ? 'good' : 'bad'}>
          {database === 'works' ? 'works' : 'not available'}
        </Tag>
      )}
    </span>
  );
}
