import { useLayoutEffect, useState, type RefObject } from 'react';

/** How wide a part of the page is, in pixels; `start` until it is measured. */
export function useWidth(part: RefObject<HTMLElement | null>, start: number): number {
  const [width, setWidth] = useState(start);
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
  return width;
}
