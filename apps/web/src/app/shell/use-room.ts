import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a column that scrolls shows all of itself, measured again whenever its height or its contents change. What is
 * drawn less of where it is false may not change the column's own height.
 *
 * @param contents what is in it when all is drawn, as a text that differs when that does
 */
export function useRoom(column: RefObject<HTMLElement | null>, contents: string): boolean {
  const [height, setHeight] = useState(0);
  const [shortFor, setShortFor] = useState<string | null>(null);
  const hasRoom = shortFor !== `${height} ${contents}`;
  useEffect(() => {
    const drawn = column.current;
    if (!drawn) return;
    // It is told at once when it begins to observe: what is drawn anew is measured by observing again.
    const observer = new ResizeObserver(() => {
      setHeight(drawn.clientHeight);
      if (drawn.scrollHeight > drawn.clientHeight) setShortFor(`${drawn.clientHeight} ${contents}`);
    });
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [column, contents, hasRoom]);
  return hasRoom;
}
