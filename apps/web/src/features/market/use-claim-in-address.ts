import { useEffect, useRef } from 'react';
import { claimInHash } from '../../lib/market-report-path.ts';

const signsOfReader = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Brings the claim that the address names into view as soon as it is drawn, opening what folds it away. Parts that are drawn
 * anew after that take it along, until the reader does something.
 */
export function useClaimInAddress(hash: string): void {
  const shown = useRef<HTMLElement>(null);
  const isRead = useRef(false);
  useEffect(() => {
    isRead.current = false;
    shown.current = null;
    const read = () => {
      isRead.current = true;
    };
    for (const sign of signsOfReader) window.addEventListener(sign, read, { passive: true });
    return () => {
      for (const sign of signsOfReader) window.removeEventListener(sign, read);
    };
  }, [hash]);
  useEffect(() => {
    const key = claimInHash(hash);
    if (key === null || shown.current?.isConnected || (shown.current && isRead.current)) return;
    const claims = document.querySelectorAll<HTMLElement>('[data-claim]');
    const claim = [...claims].find(({ dataset }) => dataset['claim'] === key);
    if (!claim) return;
    shown.current = claim;
    const fold = claim.closest('details');
    if (fold) fold.open = true;
    claim.tabIndex = -1;
    claim.focus({ preventScroll: true });
    claim.scrollIntoView({ block: 'center' });
  });
}
