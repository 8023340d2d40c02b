import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether a column that scrolls shows all of itself, measured again whenever its height or its contents change. What is
 * drawn less of where it is false may not change the column's own height.
 *
 * @param contents what is in it when all is drawn, as a text that differs when that does
 */
export function useRoom(column: RefObject<HTMLElement | null>, contents: string): boolean {
  const [height, setHeight] = useState(0);
  const [shortFor, setShortFor] = useState<string | null>(null);
  const measured = `${height} ${contents}`;
  const hasRoom = shortFor !== measured;
  useEffect(() => {
    if (!column.current) return;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height ?? 0));
    observer.observe(column.current);
    return () => observer.disconnect();
  }, [column]);
  useLayoutEffect(() => {
    const drawn = column.current;
    if (hasRoom && drawn && drawn.scrollHeight > drawn.clientHeight) setShortFor(measured);
  }, [column, hasRoom, measured]);
  return hasRoom;
}
